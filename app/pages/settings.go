package pages

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabuleiro/app/i18n"
	"tabuleiro/app/store"
	"tabuleiro/app/widgets"
	"tabuleiro/web/pieces"
	"tabuleiro/web/themes"
)

// settingsPage is where a person fits the program to their eyes and hands.
type settingsPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
}

// Render draws the settings, beside a board that shows them.
func (p *settingsPage) Render() app.UI {
	t := p.Shell.text.Settings
	s := p.Shell.settings
	return group("main", "page settings",
		pageTop(p.Shell.text, t.Title),
		group("div", "content",
			&trial{Shell: p.Shell, Settings: fingerprint(s)},
			group("div", "sections",
				section(t.Look,
					p.choice("language", t.Language, s.Language, languages(t)),
					p.choice("scheme", t.Scheme, s.Scheme, options("auto", t.Auto, "light", t.Light, "dark", t.Dark)),
					p.choice("board", t.Board, s.Board, append(options("", t.Auto), named(themes.Names, p.Shell.text.Themes)...)),
					p.choice("pieces", t.Pieces, s.Pieces["draughts"], append(options("", t.Usual), p.sets()...)),
					p.toggle("largeText", t.LargeText),
				),
				section(t.Squares,
					p.toggle("coordinates", t.Coordinates),
					p.choice("numbering", t.Numbering, s.Numbering,
						options("", t.Usual, store.Numbers, t.Numberings[0], store.Letters, t.Numberings[1])),
					p.choice("side", t.Side, strconv.FormatBool(s.RightBoard), options("false", t.Sides[0], "true", t.Sides[1])),
					p.toggle("flipped", t.Flipped),
					p.toggle("turnAround", t.TurnAround),
				),
				section(t.Playing,
					p.choice("speed", t.Speed, strconv.FormatFloat(s.Speed, 'g', -1, 64),
						options("2", t.Speeds[3], "1", t.Speeds[2], "0.5", t.Speeds[1], "0", t.Speeds[0])),
					p.toggle("sound", t.Sound),
					p.toggle("haptics", t.Haptics),
					p.toggle("confirm", t.Confirm),
					p.toggle("forced", t.Forced),
					p.toggle("keysOff", t.KeysOff),
				),
				section(t.Data,
					&backupTools{Shell: p.Shell, Edition: p.Edition},
					&installOffer{Shell: p.Shell},
					&asideList{Shell: p.Shell},
				),
			),
		),
	)
}

// section is a part of the page under a heading.
func section(title string, body ...app.UI) app.UI {
	return group("section", "part", append([]app.UI{line("h2", "", title)}, body...)...)
}

// options pairs values with their labels.
func options(pairs ...string) []widgets.Option {
	var options []widgets.Option
	for i := 0; i < len(pairs); i += 2 {
		options = append(options, widgets.Option{Value: pairs[i], Label: pairs[i+1]})
	}
	return options
}

func (p *settingsPage) sets() []widgets.Option {
	var sets []widgets.Option
	for _, name := range pieces.Sets("draughts") {
		sets = append(sets, widgets.Option{Value: name, Label: p.Shell.text.Sets[name].Name})
	}
	return sets
}

func languages(t i18n.Settings) []widgets.Option {
	languages := options("", t.Browser)
	for _, l := range i18n.Languages {
		languages = append(languages, widgets.Option{Value: l.Tag, Label: l.Name})
	}
	return languages
}

func named(keys []string, names map[string]string) []widgets.Option {
	options := make([]widgets.Option, len(keys))
	for i, key := range keys {
		options[i] = widgets.Option{Value: key, Label: names[key]}
	}
	return options
}

func (p *settingsPage) choice(name, label, value string, options []widgets.Option) app.UI {
	return &widgets.Choice{Name: name, Label: label, Value: value, Options: options, OnChoose: p.choose}
}

func (p *settingsPage) choose(_ app.Context, name, value string) {
	p.Shell.change(func(s *store.Settings) {
		switch name {
		case "language":
			s.Language = value
		case "scheme":
			s.Scheme = value
		case "board":
			s.Board = value
		case "pieces":
			s.Pieces["draughts"] = value
		case "numbering":
			s.Numbering = value
		case "side":
			s.RightBoard = value == "true"
		case "speed":
			if speed, err := strconv.ParseFloat(value, 64); err == nil {
				s.Speed = speed
			}
		}
	})
}

// toggle is the switch of a setting. One that the device cannot do is hidden.
func (p *settingsPage) toggle(name, label string) app.UI {
	return &widgets.Switch{
		Name: name, Label: label, On: *toggled(&p.Shell.settings, name),
		Hidden: name == "haptics" && !(app.IsClient && canVibrate()), OnSwitch: p.turn,
	}
}

// toggled returns the setting that a switch turns on and off.
func toggled(s *store.Settings, name string) *bool {
	return map[string]*bool{
		"largeText": &s.LargeText, "coordinates": &s.Coordinates, "flipped": &s.Flipped, "turnAround": &s.TurnAround,
		"sound": &s.Sound, "haptics": &s.Haptics, "confirm": &s.Confirm, "forced": &s.Forced, "keysOff": &s.KeysOff,
	}[name]
}

// turn turns a setting on or off, and makes it heard or felt.
func (p *settingsPage) turn(_ app.Context, name string, on bool) {
	p.Shell.change(func(s *store.Settings) { *toggled(s, name) = on })
	switch {
	case on && name == "sound":
		playSound("capture")
	case on && name == "haptics":
		vibrate("capture")
	}
}
