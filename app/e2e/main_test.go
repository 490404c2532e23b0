//go:build e2e

// Package e2e tests the built site in a browser, as a person uses it: with a
// finger, a mouse or a keyboard, with and without a network.
//
// A test serves the site with [Serve], opens it with [Open] and then says what
// a person does: Tap("c3"), Drag("c3", "d4"), Press("Jogar"), Key("Enter").
// E2E_DIST names a built site to test instead of building it; E2E_PICTURES a
// folder for pictures of what failed tests saw.
package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// chrome opens the browsers of all tests.
var chrome *driver

func TestMain(m *testing.M) {
	code, err := runTests(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

func runTests(m *testing.M) (code int, err error) {
	if dist, err = builtSite(); err != nil {
		return 1, err
	}
	if chrome, err = startDriver(); err != nil {
		return 1, err
	}
	defer chrome.stop()
	return m.Run(), nil
}

func builtSite() (string, error) {
	if folder := os.Getenv("E2E_DIST"); folder != "" {
		return folder, nil
	}
	top := filepath.Join("..", "..")
	if output, err := exec.Command(filepath.Join(top, "build.sh")).CombinedOutput(); err != nil {
		return "", fmt.Errorf("build.sh: %w\n%s", err, output)
	}
	return filepath.Join(top, "dist"), nil
}
