package store

import (
	"errors"
	"fmt"
	"slices"
)

// The modes of a game.
const (
	Computer = "computer" // a person against the computer
	Two      = "two"      // two people on one device
	Link     = "link"     // two people, each on a device of their own, by links
)

// Modes lists them.
var Modes = []string{Computer, Two, Link}

// Alternate is the side of a Choice that changes from game to game. The others
// are those of rules.Color.String.
const Alternate = "alternate"

// The numberings of Settings.
const (
	Numbers = "numbers" // 1 to 32
	Letters = "letters" // a1 to h8
)

// Settings is what a person chose. Its maps are never nil.
type Settings struct {
	Language    string            `json:"language"` // a tag, or "" for the browser's
	Scheme      string            `json:"scheme"`   // "auto", "light" or "dark"
	Board       string            `json:"board"`    // theme of the board, or "" for that of the scheme
	Pieces      map[string]string `json:"pieces"`   // set of pieces by game; none for that of the variant
	LargeText   bool              `json:"largeText"`
	Sound       bool              `json:"sound"`
	Speed       float64           `json:"speed"` // of the pieces: 0.5, 1 or 2; 0 without motion
	Haptics     bool              `json:"haptics"`
	Coordinates bool              `json:"coordinates"`
	Numbering   string            `json:"numbering"`  // of the squares: Numbers, Letters, or "" for that of the variant
	Confirm     bool              `json:"confirm"`    // a move is played when it is confirmed
	Forced      bool              `json:"forced"`     // a move that is the only one plays itself
	RightBoard  bool              `json:"rightBoard"` // on a wide screen the board is at the right
	Flipped     bool              `json:"flipped"`    // one's own pieces are at the top
	TurnAround  bool              `json:"turnAround"` // between two people the board turns to who moves
	KeysOff     bool              `json:"keysOff"`    // no letter, digit or sign is a shortcut
	LastChoice  map[string]Choice `json:"lastChoice"` // by game: "draughts"
}

// Choice is how a person last began a game.
type Choice struct {
	Variant  string `json:"variant"`
	Mode     string `json:"mode"`     // one of Modes
	Level    string `json:"level"`    // of the computer
	Side     string `json:"side"`     // "white", "black" or Alternate
	Practice bool   `json:"practice"` // against the computer: every move is graded
}

// DefaultSettings returns the settings of a first visit, which may be changed.
func DefaultSettings() Settings {
	return Settings{
		Scheme:      "auto",
		Pieces:      map[string]string{},
		Sound:       true,
		Haptics:     true,
		Speed:       1,
		Coordinates: true,
		LastChoice: map[string]Choice{
			"draughts": {Variant: "brazilian", Mode: Computer, Level: "beginner", Side: "white"},
		},
	}
}

// Settings returns the settings. A language, theme, set, variant or level in
// them may be one that the program does not have.
func (s *Store) Settings() Settings {
	settings, _ := s.settings()
	return settings
}

// ChangeSettings makes a change to what is stored at this moment and returns
// the result, so that two tabs can change different things. A value that
// Settings does not allow is an error and changes nothing; a *FullError or
// *BlockedError says that the change lasts as long as the page.
func (s *Store) ChangeSettings(change func(*Settings)) (Settings, error) {
	settings, revision := s.settings()
	change(&settings)
	if err := settings.check(settingsDocument); err != nil {
		return s.Settings(), err
	}
	return settings, s.put(settingsDocument, revision+1, &settings)
}

var settingsDocument = Document{Kind: KindSettings}

func (s *Store) settings() (settings Settings, revision int64) {
	settings = DefaultSettings()
	revision, ok := s.read(settingsDocument, &settings)
	if !ok {
		return DefaultSettings(), 0
	}
	return settings, revision
}

func (s *Settings) check(Document) error {
	if !slices.Contains([]string{"auto", "light", "dark"}, s.Scheme) {
		return &ValueError{"scheme", s.Scheme}
	}
	if !slices.Contains([]float64{0, 0.5, 1, 2}, s.Speed) {
		return &ValueError{"speed", fmt.Sprint(s.Speed)}
	}
	if !slices.Contains([]string{"", Numbers, Letters}, s.Numbering) {
		return &ValueError{"numbering", s.Numbering}
	}
	if s.Pieces == nil || s.LastChoice == nil {
		return errors.New("no pieces or no last choice")
	}
	for _, c := range s.LastChoice {
		if err := c.check(); err != nil {
			return err
		}
	}
	return nil
}

func (c Choice) check() error {
	if !slices.Contains(Modes, c.Mode) {
		return &ValueError{"mode", c.Mode}
	}
	if c.Side != Alternate && !isSide(c.Side) {
		return &ValueError{"side", c.Side}
	}
	return nil
}
