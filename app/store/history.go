package store

import (
	"slices"
	"strconv"

	"tabuleiro/rules"
)

// HistoryLimit is how many finished games are kept of each game; the oldest go.
const HistoryLimit = 200

// Past is a finished game.
type Past struct {
	Link    string       `json:"link"` // the game as package link writes it
	Variant string       `json:"variant"`
	Mode    string       `json:"mode"`            // one of Modes
	Level   string       `json:"level,omitempty"` // of the computer
	Side    string       `json:"side"`            // that the person played: "white" or "black"
	Result  rules.Result `json:"result"`
	Moves   int          `json:"moves"`  // of both sides
	Undone  bool         `json:"undone"` // a move was taken back
	Started int64        `json:"started"`
	Ended   int64        `json:"ended"` // unix milliseconds
}

// History is the finished games of one game, the last one first.
type History struct {
	Games []Past `json:"games"`
}

// HistoryDocument names the finished games of a game: "draughts".
func HistoryDocument(game string) Document { return Document{Kind: KindHistory, Variant: game} }

// History returns the finished games of a game, the last one first.
func (s *Store) History(game string) []Past {
	history, _ := s.history(HistoryDocument(game))
	return history.Games
}

// Remember adds a finished game to those stored at this moment, so that two tabs
// lose nothing. A *FullError or *BlockedError says that it is remembered as long
// as the page lasts.
func (s *Store) Remember(game string, p Past) error {
	if err := p.check(); err != nil {
		return err
	}
	d := HistoryDocument(game)
	var text string
	err := s.fit(d, func() error { // with fewer of the others, if there is no room
		history, revision := s.history(d)
		history.add(p)
		text = encode(revision+1, &history)
		return s.write(d, text)
	})
	if err != nil {
		s.storage.hold(d.key(), text)
	}
	return s.told(err)
}

func (s *Store) history(d Document) (history History, revision int64) {
	revision, ok := s.read(d, &history)
	if !ok {
		return History{}, 0
	}
	return history, revision
}

// add puts a game where it belongs by its end. One that is there already is not
// added again.
func (h *History) add(p Past) {
	at := 0
	for at < len(h.Games) && h.Games[at].Ended >= p.Ended {
		if h.Games[at].Ended == p.Ended && h.Games[at].Link == p.Link {
			return
		}
		at++
	}
	h.Games = append(h.Games[:at:at], append([]Past{p}, h.Games[at:]...)...)
	h.Games = h.Games[:min(len(h.Games), HistoryLimit)]
}

// forgetPast makes room by forgetting the oldest finished game of the game that
// has most of them, if there is one.
func (s *Store) forgetPast() bool {
	var longest Document
	var games []Past
	for _, d := range s.documents() {
		if d.Kind != KindHistory {
			continue
		}
		if history, _ := s.history(d); len(history.Games) > len(games) {
			longest, games = d, history.Games
		}
	}
	if len(games) == 0 {
		return false
	}
	_, revision := s.history(longest)
	return s.write(longest, encode(revision+1, &History{games[:len(games)-1]})) == nil
}

func (h *History) check(Document) error {
	if len(h.Games) > HistoryLimit {
		return &ValueError{"games", strconv.Itoa(len(h.Games))}
	}
	for _, p := range h.Games {
		if err := p.check(); err != nil {
			return err
		}
	}
	return nil
}

func (p Past) check() error {
	_, won := p.Result.Winner()
	switch {
	case p.Link == "" || p.Variant == "":
		return &ValueError{"link", p.Link}
	case p.Moves < 0:
		return &ValueError{"moves", strconv.Itoa(p.Moves)}
	case !slices.Contains(Modes, p.Mode):
		return &ValueError{"mode", p.Mode}
	case !isSide(p.Side):
		return &ValueError{"side", p.Side}
	case !won && p.Result != rules.Draw:
		return &ValueError{"result", string(p.Result)}
	}
	return nil
}
