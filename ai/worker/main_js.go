package main

import (
	"syscall/js"

	"tabuleiro/ai"
)

var server = ai.NewServer(players, post)

func main() {
	js.Global().Set("handle", js.FuncOf(handle))
	js.Global().Set("filesOf", js.FuncOf(filesFor))
	js.Global().Set("learn", js.FuncOf(learnFile))
	select {} // the exported functions need a program that runs
}

// handle takes a message from the page.
func handle(_ js.Value, args []js.Value) any {
	server.Handle(messageOf(args[0]))
	return nil
}

// filesFor returns the names of the files for the variant with a key.
func filesFor(_ js.Value, args []js.Value) any {
	var names []any
	for _, name := range filesOf(args[0].String()) {
		names = append(names, name)
	}
	return names
}

// learnFile takes the key of a variant, the name of one of its files and what is
// in it, unpacked. It returns what is wrong with it, or "".
func learnFile(_ js.Value, args []js.Value) any {
	content := make([]byte, args[2].Length())
	js.CopyBytesToGo(content, args[2])
	if err := learn(args[0].String(), args[1].String(), content); err != nil {
		return err.Error()
	}
	return ""
}

// think searches about so many nodes. It returns 1 if there is nothing more to
// do, else 0.
//
//go:wasmexport think
func think(nodes int32) int32 {
	if server.Step(int(nodes)) {
		return 1
	}
	return 0
}

// finish ends the search and answers with the best move found so far.
//
//go:wasmexport finish
func finish() { server.Finish() }

func post(m ai.Message) {
	js.Global().Call("postMessage", map[string]any(m))
}

// messageOf keeps the strings and numbers of an object.
func messageOf(v js.Value) ai.Message {
	m := ai.Message{}
	if v.Type() != js.TypeObject {
		return m
	}
	names := js.Global().Get("Object").Call("keys", v)
	for i := range names.Length() {
		name := names.Index(i).String()
		switch field := v.Get(name); field.Type() {
		case js.TypeString:
			m[name] = field.String()
		case js.TypeNumber:
			m[name] = field.Float()
		}
	}
	return m
}
