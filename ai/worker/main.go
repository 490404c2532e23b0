//go:build !js

package main

func main() { println("the worker runs in a browser: build it with GOOS=js GOARCH=wasm") }
