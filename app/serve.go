//go:build !js

package main

import (
	"cmp"
	"fmt"
	"net"
	"net/http"
	"os"

	"tabuleiro/web"
)

func init() { commands["serve"] = serve }

// serve serves a folder on this machine alone, at the port in PORT or else any
// free one, and prints the address.
func serve(args []string) error {
	if len(args) != 1 {
		return fmt.Errorf("usage: go run ./app serve folder")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:"+cmp.Or(os.Getenv("PORT"), "0"))
	if err != nil {
		return err
	}
	fmt.Printf("http://%s/\n", listener.Addr())
	return http.Serve(listener, web.Handler(args[0]))
}
