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

// settingsPage is where a person fits the program to their eyes and ears.
type settingsPage struct {
	app.Compo

	Shell   *shell
	Edition int // of the shell
}

// Render draws the settings, with a board that shows them.
func (p *settingsPage) Render() app.UI {
	t := p.Shell.text.Settings
	s := p.Shell.settings
	return elem("main").Class("page").Class("settings").Body(
		pageTop(p.Shell.text, t.Title),
		group("div", "content",
			p.choice("language", t.Language, s.Language, languages(t)),
			p.choice("scheme", t.Scheme, s.Scheme, []widgets.Option{
				{Value: "auto", Label: t.Auto}, {Value: "light", Label: t.Light}, {Value: "dark", Label: t.Dark},
			}),
			lesson(p.Shell, 1),
			p.choice("board", t.Board, s.Board, append([]widgets.Option{{Value: "", Label: t.Auto}}, named(themes.Names, p.Shell.text.Themes)...)),
			p.choice("pieces", t.Pieces, s.Pieces["draughts"], append([]widgets.Option{{Value: "", Label: t.Usual}}, p.sets()...)),
			p.choice("speed", t.Speed, strconv.FormatFloat(s.Speed, 'g', -1, 64), []widgets.Option{
				{Value: "2", Label: t.Speeds[3]}, {Value: "1", Label: t.Speeds[2]},
				{Value: "0.5", Label: t.Speeds[1]}, {Value: "0", Label: t.Speeds[0]},
			}),
			&widgets.Switch{Name: "largeText", Label: t.LargeText, On: s.LargeText, OnSwitch: p.turn},
			&widgets.Switch{Name: "coordinates", Label: t.Coordinates, On: s.Coordinates, OnSwitch: p.turn},
			&widgets.Switch{Name: "sound", Label: t.Sound, On: s.Sound, OnSwitch: p.turn},
			&installOffer{Shell: p.Shell},
			&asideList{Shell: p.Shell},
		),
	)
}

func (p *settingsPage) sets() []widgets.Option {
	var options []widgets.Option
	for _, name := range pieces.Sets("draughts") {
		options = append(options, widgets.Option{Value: name, Label: p.Shell.text.Sets[name].Name})
	}
	return options
}

func languages(t i18n.Settings) []widgets.Option {
	options := []widgets.Option{{Value: "", Label: t.Browser}}
	for _, l := range i18n.Languages {
		options = append(options, widgets.Option{Value: l.Tag, Label: l.Name})
	}
	return options
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
		case "speed":
			if speed, err := strconv.ParseFloat(value, 64); err == nil {
				s.Speed = speed
			}
		}
	})
}

func (p *settingsPage) turn(_ app.Context, name string, on bool) {
	p.Shell.change(func(s *store.Settings) {
		switch name {
		case "largeText":
			s.LargeText = on
		case "coordinates":
			s.Coordinates = on
		case "sound":
			s.Sound = on
		}
	})
}
