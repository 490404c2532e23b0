package lessons

import (
	"strings"

	"tabuleiro/app/learn"
	"tabuleiro/rules"
	"tabuleiro/rules/catalog"
	"tabuleiro/rules/draughts"
)

// lesson is a section with one task, the same in all languages but for its words.
type lesson struct {
	id      string
	task    learn.Task // without its words; no variant is the Brazilian one
	refused []refused  // what the rules refuse at the beginning of the task
	only    []string   // the legal moves there, if the words say that they are all
}

// refused is a try that is not legal, and why.
type refused struct {
	from, to string
	code     rules.RefusalCode
}

// chapter is a part of the guide.
type chapter struct {
	id      string
	lessons []lesson
}

// does is a task that is done by one of several lines of moves.
func does(start string, lines ...[]string) learn.Task { return learn.Task{Start: start, Lines: lines} }

// move is a line of one move.
func move(m string) []string { return []string{m} }

// chapters are the guide. Every lesson is played by a test.
var chapters = []chapter{
	{"tabuleiro", []lesson{
		{id: "casas", task: does("W:Wc3:Bb8", move("c3d4"), move("c3b4")), refused: []refused{{"c3", "c4", draughts.LightSquare}}},
		{id: "arrumacao", task: learn.Task{Any: true}, refused: []refused{{"b2", "a3", draughts.Occupied}}},
	}},
	{"pedra", []lesson{
		{id: "pedra", task: does("W:Wc3:Bb8", []string{"c3d4", "b8a7", "d4e5"}), refused: []refused{
			{"c3", "b2", draughts.ManBackward}, {"c3", "e5", draughts.TooFar}, {"c3", "c4", draughts.LightSquare},
		}, only: []string{"c3b4", "c3d4"}},
		{id: "saltar", task: does("W:Wc3:Bd4,h8", move("c3e5"))},
		{id: "bloqueio", task: does("W:Wc3,g3:Bd4,e5,b8", move("g3h4"), move("g3f4"), move("c3b4")), refused: []refused{{"c3", "e5", draughts.TwoInARow}}},
		{id: "para-tras", task: does("W:We5:Bd4,h8", move("e5c3"))},
		{id: "quatro-diagonais", task: does("W:Wd4:Bc3,c5,b6,e5,f6", move("d4b2")), only: []string{"d4b2"}},
	}},
	{"captura", []lesson{
		{id: "obrigatoria", task: does("W:Wc3,g3:Bd4,h8", move("c3e5")), refused: []refused{
			{"g3", "h4", draughts.CaptureCompulsory}, {"c3", "b4", draughts.CaptureCompulsory},
		}, only: []string{"c3e5"}},
		{id: "em-cadeia", task: does("W:Wc3:Bd4,d6,h8", move("c3e5c7")), refused: []refused{{"c3", "e5", draughts.MustGoOn}}, only: []string{"c3e5c7"}},
		{id: "maioria", task: learn.Task{Start: "W:WKh2,a3:Bb4,g3,e5", Any: true}, refused: []refused{{"a3", "c5", draughts.MostPieces}}},
		{id: "tres", task: learn.Task{Start: "W:Wh2:Be7,e5,g5,g3", Any: true}, refused: []refused{{"h2", "h6", draughts.MostPieces}}},
		{id: "valem-igual", task: does("W:Wc3,f2:Bd4,Kg3", move("c3e5"), move("f2h4")), only: []string{"c3e5", "f2h4"}},
		{id: "ficam", task: learn.Task{Start: "W:WKh8:Bc7,f6,g3", Any: true}},
		{id: "barram", task: learn.Task{Start: "W:WKf6:Bg7,e5,a3,b2", Any: true}},
		{id: "uma-vez", task: learn.Task{Start: "W:WKd8:BKe7,f4,b2", Any: true}},
	}},
	{"coroacao", []lesson{
		{id: "coroar", task: does("W:Wd6:Be7,a7", move("d6f8"))},
		{id: "de-passagem", task: learn.Task{Start: "W:Wd6:Be7,g7", Any: true}, refused: []refused{{"d6", "f8", draughts.MustGoOn}}},
		{id: "contar", task: learn.Task{Start: "W:Wc3,g3,h4:Bd4,f6,f4,b6", Any: true}},
	}},
	{"dama", []lesson{
		{id: "dama", task: does("W:WKd4:Bb8", move("d4h8"))},
		{id: "de-longe", task: does("W:WKa1:Bd4,b8", move("a1e5"), move("a1f6"), move("a1g7"), move("a1h8")), only: []string{"a1e5", "a1f6", "a1g7", "a1h8"}},
		{id: "muralha", task: does("W:WKa1,h2:Bd4,e5,b8", move("h2g3")), refused: []refused{{"a1", "f6", draughts.TwoInARow}}},
		{id: "pouso", task: learn.Task{Start: "W:WKa1:Bc3,g5", Any: true}, refused: []refused{{"a1", "e5", draughts.MostPieces}}, only: []string{"a1f6h4"}},
	}},
	{"fim", []lesson{
		{id: "sem-pecas", task: does("W:Wc3:Bd4", move("c3e5"))},
		{id: "sem-lance", task: does("W:Wh2,g3,f4,e5,e3,f2,c3:Bh6,h4,g7,g5,f6", move("c3d4"))},
		{id: "repeticao", task: learn.Task{Start: "B:WKa1:BKb8", Before: []string{"b8c7", "a1b2", "c7b8", "b2a1", "b8c7", "a1b2", "c7b8"}, Lines: [][]string{{"b2a1"}}}},
		{id: "quarenta", task: learn.Task{Start: lastDance, Before: withoutProgress(79), Any: true}},
	}},
	{"primeira-partida", []lesson{
		{id: "centro", task: does("", move("c3d4"), move("e3d4"), move("e3f4"), move("g3f4"))},
		{id: "poucas-pedras", task: does("W:Wb2,c3,g1:Bd4,e5,h8", move("g1h2"), move("g1f2"), move("c3b4"))},
		{id: "entrega", task: does("W:Wa1,c1,e1,g1,b2,d2,f2,a3,c3,e3,g3,f4:Bb8,d8,f8,h8,a7,c7,e7,g7,d6,h6,c5,e5", move("c3b4"), move("g1h2"))},
		{id: "ate-o-fim", task: does("W:Wa1,h2,b4,f6:Bf8,c7,e7,e5,c3", move("f6d4b2")), only: []string{"f6d4b2", "f6d8b6"}},
	}},
	{"principios", []lesson{
		{id: "sacrificio", task: does("W:Wb4,h2,g1:Bg7,h4,e7,d4", []string{"h2g3", "h4f2", "g1e3c5"})},
		{id: "combinacao", task: does("W:We5,a1,c3,b2:Bg7,c7,g3,a5,b8", []string{"e5d6", "c7e5", "c3b4", "a5c3", "b2d4f6h8"})},
		{id: "ninguem-protegido", task: does("W:Wf6,h2:Be5,c3,e7,d8,g7,h8", move("f6d4b2")), only: []string{"f6d4b2"}},
		{id: "vale-uma-dama", task: does("W:Wa1,b2,a3,d2:Be5,a5,h6,f4,g7", []string{"d2e3", "f4d2", "a3b4", "a5c3", "b2d4f6h8"})},
		{id: "jogar"},
	}},
}

// guidePage is the guide in a language.
func guidePage(s *saying) learn.Page {
	page := learn.Page{Title: s.guide.title, Brief: s.guide.text[0]}
	for _, c := range chapters {
		part := learn.Part{ID: c.id, Title: s.chapters[c.id]}
		for _, l := range c.lessons {
			part.Sections = append(part.Sections, l.section(s))
		}
		page.Parts = append(page.Parts, part)
	}
	return page
}

// section is the lesson in a language.
func (l lesson) section(s *saying) learn.Section {
	w := s.lessons[l.id]
	words := prose{text: w.text}.html()
	section := learn.Section{ID: l.id, Title: w.title, HTML: strings.ReplaceAll(words, "{king}", kingInMen("brazilian", s.comma))}
	if task := l.task; w.goal != "" {
		if task.Variant == "" {
			task.Variant = "brazilian"
		}
		task.Goal, task.Done = w.goal, w.done
		section.Tasks = []learn.Task{task}
	}
	return section
}

// lastDance is a position from which nobody takes anything if both take care.
const lastDance = "B:WKa1,Kc1:BKh8,Kf8"

// withoutProgress returns moves from lastDance that take nothing, offer nothing and
// do not bring the same position back three times.
func withoutProgress(plies int) []string {
	v, _ := catalog.Find("brazilian")
	g, err := rules.Record{Variant: v.Key, Start: lastDance}.Replay(v)
	if err != nil {
		panic(err) // it is ours
	}
	whole, ok := quiet(g, plies)
	if !ok {
		panic("lessons: there is no such game")
	}
	return whole.Record().Moves
}

// quiet plays such moves up to a ply, beginning its search at another one every
// time so that the kings wander.
func quiet(g rules.Game, plies int) (rules.Game, bool) {
	if g.Ply() == plies {
		return g, true
	}
	moves := g.Position().LegalMoves()
	for n := range moves {
		next, err := g.Play(moves[(n*7+g.Ply()*5)%len(moves)])
		if err != nil || next.Outcome().Over() || len(next.Position().LegalMoves()[0].Captures) > 0 {
			continue
		}
		if whole, ok := quiet(next, plies); ok {
			return whole, true
		}
	}
	return g, false
}
