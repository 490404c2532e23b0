package board_test

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// node is an element of a rendered component.
type node struct {
	tag      string
	attr     map[string]string
	text     string
	children []*node
}

// parse reads what a component renders.
func parse(t *testing.T, ui app.UI) *node {
	t.Helper()
	decoder := xml.NewDecoder(strings.NewReader(app.HTMLString(ui)))
	decoder.Strict = false
	root := &node{}
	open := []*node{root}
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			return root
		}
		if err != nil {
			t.Fatal(err)
		}
		top := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			n := &node{tag: token.Name.Local, attr: map[string]string{}}
			for _, a := range token.Attr {
				n.attr[a.Name.Local] = a.Value
			}
			top.children = append(top.children, n)
			open = append(open, n)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			top.text += strings.TrimSpace(string(token))
		}
	}
}

// all returns the elements in a tree that have all of some classes, in order.
func (n *node) all(classes ...string) []*node {
	var found []*node
	if n.has(classes...) {
		found = append(found, n)
	}
	for _, child := range n.children {
		found = append(found, child.all(classes...)...)
	}
	return found
}

// one returns the element that has all of some classes.
func (n *node) one(t *testing.T, classes ...string) *node {
	t.Helper()
	found := n.all(classes...)
	if len(found) != 1 {
		t.Fatalf("%d elements are %v, want one", len(found), classes)
	}
	return found[0]
}

func (n *node) has(classes ...string) bool {
	for _, class := range classes {
		if !strings.Contains(" "+n.attr["class"]+" ", " "+class+" ") {
			return false
		}
	}
	return len(classes) > 0
}

// withRole returns the elements that have a role.
func (n *node) withRole(role string) []*node {
	var found []*node
	if n.attr["role"] == role {
		found = append(found, n)
	}
	for _, child := range n.children {
		found = append(found, child.withRole(role)...)
	}
	return found
}
