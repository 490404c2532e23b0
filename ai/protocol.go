package ai

import (
	"strconv"

	"tabuleiro/rules"
)

// Protocol is the version of the messages between the page and the worker.
const Protocol = 2

// Request asks for a move. A request replaces the one before it, whose replies
// the page then ignores by their ID.
type Request struct {
	ID   int          // chosen by the page, repeated in the replies
	Game rules.Record // the whole game, up to the position to think about
	Ply  int          // how many moves it has
	Key  string       // KeyText of the position
	Limits
	Threat bool // also tell what the opponent would do if it were their turn
}

// NewRequest asks for a move in the position that a game has reached.
func NewRequest(id int, g rules.Game, l Limits) Request {
	return Request{ID: id, Game: g.Record(), Ply: g.Ply(), Key: KeyText(g.Position()), Limits: l}
}

// Reply answers a request: with an Error; or with any number of Infos and then
// a Move.
type Reply struct {
	ID     int       // of the request
	Ply    int       // of the request
	Key    string    // of the request
	Move   string    // as Move.String writes it; "" while the search goes on
	Error  ErrorCode // why there is no move, or ""
	Detail string    // the evidence of Error, for a log and not for players
	Info
	Threat []string // the play if it were the opponent's turn; none if it was not asked for or they could not move
	Danger int      // the score of Threat, for the opponent
}

// ErrorCode says why a request has no answer.
type ErrorCode string

// The error codes.
const (
	ErrLoad     ErrorCode = "load"     // the engine could not be loaded; sent by ai-worker.js
	ErrProtocol ErrorCode = "protocol" // the page and the worker speak different versions
	ErrMessage  ErrorCode = "message"  // the message is not a request
	ErrVariant  ErrorCode = "variant"  // no engine plays the variant
	ErrLevel    ErrorCode = "level"    // there is no such level
	ErrLimits   ErrorCode = "limits"   // nothing would ever end the search
	ErrRecord   ErrorCode = "record"   // the game cannot be replayed
	ErrStale    ErrorCode = "stale"    // the game replayed is not at the ply and key
	ErrOver     ErrorCode = "over"     // the game has ended
	ErrEngine   ErrorCode = "engine"   // the engine failed: a bug
)

// KeyText writes the key of a position as messages carry it.
func KeyText(p rules.Position) string { return strconv.FormatUint(p.Key(), 16) }

// Message is a request or a reply as it travels: a flat object of strings and
// numbers, and no number but float64.
type Message map[string]any

// Message writes the request for the worker.
func (r Request) Message() Message {
	return Message{
		"protocol": float64(Protocol),
		"id":       float64(r.ID),
		"variant":  r.Game.Variant,
		"start":    r.Game.Start,
		"moves":    join(r.Game.Moves),
		"end":      r.Game.End,
		"ply":      float64(r.Ply),
		"key":      r.Key,
		"millis":   float64(r.Millis),
		"depth":    float64(r.Depth),
		"nodes":    float64(r.Nodes),
		"seed":     strconv.FormatUint(r.Seed, 10),
		"level":    r.Level,
		"threat":   number(r.Threat),
	}
}

// Message writes the reply for the page.
func (r Reply) Message() Message {
	return Message{
		"protocol": float64(Protocol),
		"id":       float64(r.ID),
		"ply":      float64(r.Ply),
		"key":      r.Key,
		"move":     r.Move,
		"error":    string(r.Error),
		"detail":   r.Detail,
		"depth":    float64(r.Depth),
		"score":    float64(r.Score),
		"nodes":    float64(r.Nodes),
		"line":     join(r.Line),
		"threat":   join(r.Threat),
		"danger":   float64(r.Danger),
	}
}

func number(yes bool) float64 {
	if yes {
		return 1
	}
	return 0
}
