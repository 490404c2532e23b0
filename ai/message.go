package ai

import (
	"math/bits"
	"strconv"
)

// What a message may hold. The bounds are wide: they keep nonsense out, and
// what the page asks for stays far below.
const (
	maxID     = 1 << 52
	maxPly    = 10_000
	maxDepth  = 200
	maxMillis = 600_000
	maxNodes  = 1 << 40
	maxScore  = 1 << 20
	maxText   = 1 << 18 // bytes of one text
)

// VersionError reports a message of another version of the protocol: the page
// and the worker are not from the same build.
type VersionError struct{ Version int }

func (e *VersionError) Error() string {
	return "protocol " + strconv.Itoa(e.Version) + ", not " + strconv.Itoa(Protocol)
}

// FieldError reports a field of a message that is missing or cannot be.
type FieldError struct{ Field string }

func (e *FieldError) Error() string { return "bad field " + e.Field }

// ReadRequest reads what Request.Message wrote. It returns a *VersionError or a
// *FieldError, and then as much of the request as could be read.
func ReadRequest(m Message) (Request, error) {
	f := fields{message: m}
	f.version()
	var r Request
	r.ID = f.number("id", 0, maxID)
	r.Ply = f.number("ply", 0, maxPly)
	r.Key = f.key("key")
	r.Game.Variant = f.text("variant")
	r.Game.Start = f.text("start")
	r.Game.Moves = f.list("moves")
	r.Game.End = f.text("end")
	r.Millis = f.number("millis", 0, maxMillis)
	r.Depth = f.number("depth", 0, maxDepth)
	r.Nodes = f.number("nodes", 0, maxNodes)
	r.Seed = f.seed("seed")
	r.Level = f.text("level")
	r.Threat = f.number("threat", 0, 1) == 1
	return r, f.err
}

// ReadReply reads what Reply.Message wrote. It returns a *VersionError or a
// *FieldError, and then as much of the reply as could be read.
func ReadReply(m Message) (Reply, error) {
	f := fields{message: m}
	f.version()
	var r Reply
	r.ID = f.number("id", 0, maxID)
	r.Ply = f.number("ply", 0, maxPly)
	r.Key = f.key("key")
	r.Move = f.text("move")
	r.Error = ErrorCode(f.text("error"))
	r.Detail = f.text("detail")
	r.Depth = f.number("depth", 0, maxDepth)
	r.Score = f.number("score", -maxScore, maxScore)
	r.Nodes = f.number("nodes", 0, maxNodes)
	r.Line = f.list("line")
	r.Threat = f.list("threat")
	r.Danger = f.number("danger", -maxScore, maxScore)
	return r, f.err
}

// fields reads a message field by field and keeps the first error.
type fields struct {
	message Message
	err     error
}

func (f *fields) fail(err error) {
	if f.err == nil {
		f.err = err
	}
}

func (f *fields) version() {
	if v := f.number("protocol", 0, maxID); f.err == nil && v != Protocol {
		f.fail(&VersionError{v})
	}
}

func (f *fields) number(name string, low, high int) int {
	v, ok := f.message[name].(float64)
	if !ok || !(v >= float64(low) && v <= float64(high)) || v != float64(int(v)) {
		f.fail(&FieldError{name})
		return 0
	}
	return int(v)
}

func (f *fields) text(name string) string {
	v, ok := f.message[name].(string)
	if !ok || len(v) > maxText {
		f.fail(&FieldError{name})
		return ""
	}
	return v
}

// list reads words that are joined by single spaces.
func (f *fields) list(name string) []string {
	text := f.text(name)
	if text == "" {
		return nil
	}
	var words []string
	for start, i := 0, 0; i <= len(text); i++ {
		if i < len(text) && text[i] != ' ' {
			continue
		}
		if i == start || len(words) == maxPly {
			f.fail(&FieldError{name})
			return nil
		}
		words = append(words, text[start:i])
		start = i + 1
	}
	return words
}

// join is the inverse of list.
func join(words []string) string {
	var text []byte
	for i, w := range words {
		if i > 0 {
			text = append(text, ' ')
		}
		text = append(text, w...)
	}
	return string(text)
}

// key reads a position key: KeyText, or "" in a reply to no request.
func (f *fields) key(name string) string {
	text := f.text(name)
	if text != "" {
		f.uint(name, text, 16)
	}
	return text
}

func (f *fields) seed(name string) uint64 { return f.uint(name, f.text(name), 10) }

// uint reads a number as strconv.FormatUint writes it.
func (f *fields) uint(name, text string, base uint64) uint64 {
	var n uint64
	for i := range len(text) {
		digit, ok := digitOf(text[i], base)
		high, low := bits.Mul64(n, base)
		next, carry := bits.Add64(low, digit, 0)
		if !ok || high != 0 || carry != 0 {
			f.fail(&FieldError{name})
			return 0
		}
		n = next
	}
	if strconv.FormatUint(n, int(base)) != text {
		f.fail(&FieldError{name})
		return 0
	}
	return n
}

func digitOf(c byte, base uint64) (digit uint64, ok bool) {
	switch {
	case '0' <= c && c <= '9':
		digit = uint64(c - '0')
	case 'a' <= c && c <= 'f':
		digit = uint64(c-'a') + 10
	default:
		return 0, false
	}
	return digit, digit < base
}
