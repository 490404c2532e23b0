package pdn

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	digits  = "0123456789"
	letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_"
	spaces  = " \t\n\v\f\u00a0"
)

// scanner reads a text from left to right.
type scanner struct {
	text string
	at   int
	seen struct { // the place that was asked for last
		at    int
		place Place
	}
}

func newScanner(text string) *scanner {
	in := &scanner{text: text}
	in.seen.place = Place{1, 1}
	return in
}

// place returns where an offset is. Offsets are asked for in their order.
func (in *scanner) place(at int) Place {
	p := &in.seen.place
	if at < in.seen.at {
		in.seen.at, *p = 0, Place{1, 1}
	}
	for _, r := range in.text[in.seen.at:at] {
		if p.Column++; r == '\n' {
			p.Line, p.Column = p.Line+1, 1
		}
	}
	in.seen.at = at
	return *p
}

func (in *scanner) done() bool { return in.at >= len(in.text) }

// peek returns the next byte, or 0 at the end.
func (in *scanner) peek() byte {
	if in.done() {
		return 0
	}
	return in.text[in.at]
}

// skip passes over a byte if it comes next.
func (in *scanner) skip(b byte) bool {
	if in.done() || in.text[in.at] != b {
		return false
	}
	in.at++
	return true
}

// run passes over some characters and returns them.
func (in *scanner) run(characters string) string {
	start := in.at
	in.at = len(in.text) - len(strings.TrimLeft(in.text[in.at:], characters))
	return in.text[start:in.at]
}

// until passes over all up to one of some bytes or the end.
func (in *scanner) until(bytes string) string {
	start := in.at
	if n := strings.IndexAny(in.text[in.at:], bytes); n >= 0 {
		in.at += n
	} else {
		in.at = len(in.text)
	}
	return in.text[start:in.at]
}

// word passes over a name and returns it.
func (in *scanner) word() string { return in.run(letters + digits) }

// space passes over white space.
func (in *scanner) space() { in.run(spaces) }

// blank passes over white space and lines that begin with %.
func (in *scanner) blank() {
	for in.space(); in.peek() == '%'; in.space() {
		in.line()
	}
}

// line passes over the rest of the line.
func (in *scanner) line() { in.until("\n") }

// resume passes over all up to where another game may begin: a tag, or the first
// move after an empty line.
func (in *scanner) resume() {
	for empty := false; !in.done(); {
		in.line()
		in.skip('\n')
		rest := strings.TrimLeft(in.text[in.at:], " \t")
		if strings.HasPrefix(rest, "[") && strings.IndexAny(rest[1:], letters) == 0 ||
			empty && strings.HasPrefix(rest, "1.") {
			return
		}
		empty = strings.HasPrefix(rest, "\n")
	}
}

// ends reports whether nothing but the next game follows an offset.
func (in *scanner) ends(at int) bool {
	rest := strings.TrimLeft(in.text[at:], spaces)
	return rest == "" || rest[0] == '['
}

// signs are what may stand between two squares. The long ones are read as "-"
// and "x".
var signs = []struct{ text, regular string }{
	{"-", "-"}, {"x", "x"}, {":", ":"}, {"X", "x"}, {"×", "x"}, {"–", "-"}, {"—", "-"}, {"−", "-"},
}

// sign passes over a sign that a square follows and returns it.
func (in *scanner) sign() string {
	start := in.at
	in.space()
	for _, s := range signs {
		if rest, found := strings.CutPrefix(in.text[in.at:], s.text); found {
			rest = strings.TrimLeft(rest, spaces)
			if n := len(rest); n > 0 && (isDigit(rest[0]) || n > 1 && isFile(rest[0]) && isDigit(rest[1])) {
				in.at = len(in.text) - n
				return s.regular
			}
		}
	}
	in.at = start
	return ""
}

func isDigit(b byte) bool { return '0' <= b && b <= '9' }

// isFile reports whether a letter may name a file of a board.
func isFile(b byte) bool { return 'a' <= b|32 && b|32 <= 'p' }

// square passes over a square, a number or a file and rank, or a file alone.
func (in *scanner) square() string {
	file := ""
	if c := in.peek(); isFile(c) {
		file = string(c | 32)
		in.at++
	}
	return file + strings.TrimLeft(in.run(digits), "0")
}

// scanMove passes over a move or the number of one. It returns the move with a
// sign between each two squares, or "" for a number.
func (in *scanner) scanMove() (text string, ok bool) {
	start := in.at
	text = in.square()
	written := in.text[start:in.at]
	number := written != "" && isDigit(written[0])
	if number && in.skip('.') {
		in.run(".")
		return "", true
	}
	if pairs, ok := pairs(written); ok && number && in.breaks() {
		end := in.at
		if in.sign() == "" { // "1001-1" is no pair, but a square that no board has
			return pairs, true
		}
		in.at = end
	}
	var squares int
	for squares = 1; text != ""; squares++ {
		sign := in.sign()
		if sign == "" && isFile(text[0]) && isFile(in.peek()) {
			sign = "-" // "c3d4", "cd4"
		}
		if sign == "" {
			break
		}
		next := in.square()
		if next == "" || !isDigit(next[len(next)-1]) {
			return "", false
		}
		text += sign + next
	}
	if squares == 1 { // a number without its dot
		return "", number && len(written) < 4 && (in.done() || strings.IndexByte(spaces, in.peek()) >= 0)
	}
	return text, in.breaks()
}

// results are what ends a game, and what it is written as.
var results = []struct{ text, regular string }{
	{"1/2-1/2", "1/2-1/2"}, {"1/2:1/2", "1/2-1/2"}, {"½-½", "1/2-1/2"}, {"½:½", "1/2-1/2"},
	{"1/2", "1/2-1/2"}, {"½", "1/2-1/2"}, {"+:-", "1-0"}, {"-:+", "0-1"}, {"-:-", "0-0"},
	{"1-0", "1-0"}, {"0-1", "0-1"}, {"2-0", "2-0"}, {"0-2", "0-2"}, {"1-1", "1-1"}, {"0-0", "0-0"},
	{"1:0", "1-0"}, {"0:1", "0-1"}, {"2:0", "2-0"}, {"0:2", "0-2"}, {"1:1", "1-1"}, {"0:0", "0-0"},
	{"1 - 0", "1-0"}, {"0 - 1", "0-1"}, {"2 - 0", "2-0"}, {"0 - 2", "0-2"}, {"1 - 1", "1-1"},
}

// scanResult passes over a result and returns it, or "". A move, "1-18", is not
// one.
func (in *scanner) scanResult() string {
	for _, r := range results {
		rest, found := strings.CutPrefix(in.text[in.at:], r.text)
		if found && (rest == "" || !isDigit(rest[0]) && strings.IndexByte("-:x.", rest[0]) < 0) {
			in.at = len(in.text) - len(rest)
			return r.regular
		}
	}
	return ""
}

// breaks reports whether what was read is a word of its own.
func (in *scanner) breaks() bool {
	r, _ := utf8.DecodeRuneInString(in.text[in.at:])
	return in.done() || !unicode.IsLetter(r) && !unicode.IsDigit(r)
}

// pairs reads squares of two digits each without signs: "3228".
func pairs(text string) (string, bool) {
	if len(text) < 4 || len(text)%2 != 0 {
		return "", false
	}
	var squares []string
	for ; text != ""; text = text[2:] {
		if text[:2] == "00" {
			return "", false
		}
		squares = append(squares, strings.TrimLeft(text[:2], "0"))
	}
	return strings.Join(squares, "-"), true
}
