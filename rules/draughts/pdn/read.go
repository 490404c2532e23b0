package pdn

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxDepth is how deep variations may stand in each other.
const maxDepth = 100

// Read takes a file apart into its games. It reads UTF-8 and, where that is not
// valid, Latin-1; any ends of lines; and a byte order mark. It never fails as a
// whole: a game that cannot be read further has its Err set, and reading goes on
// with the next one.
func Read(file []byte) []*Game {
	in := newScanner(decode(file))
	var games []*Game
	for !in.done() {
		if g := in.game(); !g.empty() {
			games = append(games, g)
		}
	}
	return games
}

func decode(file []byte) string {
	text := strings.TrimPrefix(string(file), "\ufeff")
	if !utf8.ValidString(text) {
		runes := make([]rune, len(text))
		for i := range len(text) {
			runes[i] = rune(text[i])
		}
		text = string(runes)
	}
	return strings.ReplaceAll(strings.ReplaceAll(text, "\r\n", "\n"), "\r", "\n")
}

// game reads the next game; an empty one where there is only space.
func (in *scanner) game() *Game {
	p := parser{scanner: in, game: &Game{}}
	for {
		p.body(&p.game.Moves, 0)
		switch {
		case p.ended || p.done():
			return p.game
		case p.peek() != '[':
			p.resume() // after an error
			return p.game
		case p.game.started() || p.repeats():
			return p.game
		}
		p.tag()
	}
}

// started reports whether the game has more than what may stand between tags.
func (g *Game) started() bool {
	return slices.ContainsFunc(g.Moves, func(m Move) bool { return m.Text != "" || m.Setup != "" })
}

// parser reads one game.
type parser struct {
	*scanner
	game  *Game
	ended bool // by a result
}

// fail keeps the first error of the game and returns false.
func (p *parser) fail(at int, fault Fault, about string) bool {
	if p.game.Err == nil {
		p.game.Err = &Error{Place: p.place(at), Fault: fault, Text: about}
	}
	return false
}

// repeats reports whether the tag that comes next begins another game: it
// follows an empty line and says what has been said.
func (p *parser) repeats() bool {
	before := p.text[:p.at]
	space := before[len(strings.TrimRight(before, spaces)):]
	name := (&scanner{text: p.text, at: p.at + 1}).word()
	said := func(t Tag) bool { return t.Name == name }
	return strings.Count(space, "\n") > 1 && slices.ContainsFunc(p.game.Tags, said)
}

// tag reads [Name "value"]. The value may hold quotation marks, escaped or not.
func (p *parser) tag() {
	start := p.at
	p.at++
	p.space()
	name := p.word()
	p.space()
	if name == "" || !p.skip('"') {
		p.fail(start, BadTag, "")
		p.line()
		return
	}
	value, ok := p.value()
	if !ok {
		p.fail(start, OpenTag, name)
		p.line()
		return
	}
	p.game.Tags = append(p.game.Tags, Tag{name, strings.Join(strings.Fields(value), " "), p.place(start)})
}

// value reads up to the quotation mark and bracket that close a tag.
func (p *parser) value() (string, bool) {
	var value strings.Builder
	for i := p.at; i < len(p.text); i++ {
		switch rest := p.text[i:]; {
		case strings.HasPrefix(rest, `\"`) || strings.HasPrefix(rest, `\\`):
			i++
			value.WriteByte(p.text[i])
		case rest[0] == '"' && strings.HasPrefix(strings.TrimLeft(rest[1:], " \t\n"), "]"):
			p.at = i + strings.IndexByte(rest, ']') + 1
			return value.String(), true
		case rest[0] == '\n' && strings.HasPrefix(rest[1:], "["):
			return "", false
		default:
			value.WriteByte(rest[0])
		}
	}
	return "", false
}

// body reads moves up to a result, the next tag, the end of the variation or
// what cannot be read.
func (p *parser) body(line *Line, depth int) {
	b := body{parser: p, line: line, depth: depth}
	if last := b.last(); last != nil { // what stood between tags
		b.next, *line = *last, (*line)[:len(*line)-1]
	}
	for !p.ended && b.item() {
	}
	if b.next.Setup != "" || len(b.next.Before) > 0 {
		b.flush()
	}
}

// body is a line that is being read.
type body struct {
	*parser
	line  *Line
	depth int
	next  Move // what is said ahead of the move to come
}

// last returns the move that a remark is about, or nil.
func (b *body) last() *Move {
	if n := len(*b.line); n > 0 {
		return &(*b.line)[n-1]
	}
	return nil
}

// about returns the move that a sign is about: the one before, or the one to
// come if there is none or something stands between.
func (b *body) about() *Move {
	if last := b.last(); last != nil && last.Text != "" && b.next.bare() {
		return last
	}
	return &b.next
}

// flush ends the move that is being read.
func (b *body) flush() {
	if b.next.Text == "" {
		b.next.Strength, b.next.Glyphs = "", nil
	}
	*b.line = append(*b.line, b.next)
	b.next = Move{}
}

// item reads whatever comes next, if that belongs to the line.
func (b *body) item() bool {
	b.blank()
	if b.done() {
		return false
	}
	if b.result() {
		return true
	}
	switch c := b.peek(); {
	case c == '{':
		return b.comment()
	case c == ';':
		b.at++
		b.remark(b.until("\n"))
	case c == '$':
		return b.glyph()
	case c == '(':
		return b.variation()
	case c == ')':
		return b.depth == 0 && b.fail(b.at, StrayParenthesis, "")
	case strings.HasPrefix(b.text[b.at:], "[%"): // a command that is in no comment
		b.remark(b.until("]") + "]")
		b.skip(']')
	case c == '[':
		return false
	case c == '/':
		return b.setup()
	case c == '!' || c == '?':
		b.about().Strength += b.run("!?")
	case c == '.' || c == '-':
		b.run(".-") // an unknown move: the dots of "1. ..." and the dashes of "41. - -"
	default:
		return b.move()
	}
	return true
}

// remark adds a comment to the move before, unless something stands between.
func (b *body) remark(text string) {
	text = plain(text)
	about := b.about()
	switch {
	case text == "":
	case about == &b.next || len(about.Variations) > 0:
		b.next.Before = append(b.next.Before, text)
	default:
		about.After = append(about.After, text)
	}
}

// plain returns the text of a comment in one line, and without what would end it.
func plain(text string) string {
	return strings.ReplaceAll(strings.Join(strings.Fields(text), " "), "}", ")")
}

func (b *body) comment() bool {
	start := b.at
	b.at++
	text := b.until("}")
	if !b.skip('}') {
		return b.fail(start, OpenComment, "")
	}
	b.remark(text)
	return true
}

// glyph reads "$7".
func (b *body) glyph() bool {
	start := b.at
	b.at++
	n, err := strconv.ParseUint(b.run(digits), 10, 10)
	if err != nil {
		return b.fail(start, BadGlyph, "")
	}
	about := b.about()
	about.Glyphs = append(about.Glyphs, int(n))
	return true
}

// variation reads a line in parentheses, or the strength "(?)".
func (b *body) variation() bool {
	start := b.at
	b.at++
	if signs := b.run("!?"); signs != "" && b.skip(')') {
		b.about().Strength += "(" + signs + ")"
		return true
	}
	b.at = start + 1
	switch {
	case b.last() == nil && b.next.Setup == "":
		return b.fail(start, EarlyVariation, "")
	case b.depth == maxDepth:
		return b.fail(start, DeepVariation, "")
	}
	var line Line
	b.body(&line, b.depth+1)
	if len(line) > 0 {
		b.vary(line)
	}
	return b.skip(')') || b.fail(start, OpenVariation, "")
}

// vary adds a variation to the move before, with the comments in between, or to
// a setup that no move follows.
func (b *body) vary(line Line) {
	if b.next.Setup != "" {
		b.flush()
	}
	about := b.last()
	between := &about.After
	if about.Text == "" {
		between = &about.Before
	}
	*between = append(*between, b.next.Before...)
	b.next = Move{}
	about.Variations = append(about.Variations, line)
}

// setup reads /FEN "..."/.
func (b *body) setup() bool {
	start := b.at
	b.at++
	text := b.until("/")
	fen := strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(text), "FEN"))
	if fen = strings.Trim(fen, `" `); !b.skip('/') || fen == "" || strings.ContainsAny(fen, "\n\"{}") {
		return b.fail(start, BadSetup, "")
	}
	if b.next.Setup != "" {
		b.flush()
	}
	b.next.Setup = fen
	return true
}

// result reads what ends a game and tells the tag Result of it. In a variation a
// result is a comment.
func (b *body) result() bool {
	start, stated := b.at, b.game.Tag("Result")
	text := b.scanResult()
	if text == "" && stated != "" && strings.HasPrefix(b.text[b.at:], stated) && b.ends(b.at+len(stated)) {
		text = stated // of a scoring that only this event knows: "4-6"
		b.at += len(stated)
	}
	switch {
	case text == "" && b.depth == 0 && b.skip('*'):
		b.ended = true
		return true
	case text == "":
		return false
	case b.depth > 0:
		b.remark(text)
		return true
	}
	b.ended = true
	known, ok := scores[stated]
	if !ok || stated == "*" {
		b.game.SetTag("Result", text)
	} else if known != scores[text] {
		b.fail(start, TwoResults, text)
	}
	return true
}

// move reads a move or the number of one.
func (b *body) move() bool {
	start := b.at
	text, ok := b.scanMove()
	switch {
	case !ok || newScanner(text).scanResult() != "": // "01-01"
		b.at = start
		return b.fail(start, NotAMove, (&scanner{text: b.text, at: start}).until(spaces))
	case text == "":
		return true
	}
	b.next.Text, b.next.Place = text, b.place(start)
	b.flush()
	if b.peek() == '*' && (b.depth > 0 || !b.ends(b.at+1)) {
		b.at++ // not the end: old books mark a forced move so
		b.last().Glyphs = append(b.last().Glyphs, 7)
	}
	return true
}
