// Command app is Tabuleiro. In a browser it is the program itself; elsewhere
// it is the tool that writes the static site, serves and packs it:
//
//	go run ./app site -out dist
//	go run ./app serve dist
//	go run ./app pack dist dist.zip
package main

import (
	"fmt"
	"os"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/pages"
)

// commands are what the tool can do, by name; a browser has none.
var commands = map[string]func(args []string) error{}

func main() {
	// One page whatever the folder it is served from: the screens are in the
	// fragment of the address, which the page reads itself.
	app.RouteWithRegexp(".*", pages.Root)
	app.RunWhenOnBrowser()

	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) > 0 && commands[args[0]] != nil {
		return commands[args[0]](args[1:])
	}
	return fmt.Errorf("usage: go run ./app site|serve|pack")
}
