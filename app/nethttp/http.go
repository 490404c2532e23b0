// Package http stands in for net/http in the program for the browser. The
// framework is a server too, and what it needs of net/http for that would be a
// fifth of the download; build.sh puts this package in its place.
//
// It declares what the framework names, and nothing that works: in a browser
// none of it is ever called.
package http

import (
	"errors"
	"io"
	"net/url"
)

// The names that the framework uses.
const (
	MethodGet                 = "GET"
	StatusOK                  = 200
	StatusNotModified         = 304
	StatusNotFound            = 404
	StatusInternalServerError = 500
)

// Header is the head of a request or a response.
type Header map[string][]string

// Set replaces the values of a key.
func (h Header) Set(key, value string) { h[key] = []string{value} }

// Get returns the first value of a key.
func (h Header) Get(key string) string {
	if values := h[key]; len(values) > 0 {
		return values[0]
	}
	return ""
}

// Handler, ResponseWriter, Request, Response, Client and Dir have the shape of
// those of net/http.
type (
	Handler interface {
		ServeHTTP(ResponseWriter, *Request)
	}
	ResponseWriter interface {
		Header() Header
		Write([]byte) (int, error)
		WriteHeader(status int)
	}
	Request struct {
		URL    *url.URL
		Host   string
		TLS    *struct{}
		Header Header
	}
	Response struct {
		StatusCode int
		Header     Header
		Body       io.ReadCloser
	}
	Client struct{}
	Dir    string
)

var errBrowser = errors.New("not in a browser")

// DefaultClient reaches nothing.
var DefaultClient = &Client{}

// Do fails.
func (*Client) Do(*Request) (*Response, error) { return nil, errBrowser }

// Get fails.
func Get(string) (*Response, error) { return nil, errBrowser }

// NewRequest fails.
func NewRequest(method, address string, body io.Reader) (*Request, error) { return nil, errBrowser }

// NotFound answers nothing.
func NotFound(ResponseWriter, *Request) {}

// FileServer returns no handler.
func FileServer(Dir) Handler { return nil }
