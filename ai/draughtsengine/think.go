package draughtsengine

import (
	"tabuleiro/ai"
	"tabuleiro/ai/search"
	"tabuleiro/rules"
)

// thought is a search at the root: it looks one ply further again and again,
// the best move first.
type thought struct {
	*tree
	task     *search.Task
	position rules.Position
	roots    []root // the best one first
	depth    int    // of the last complete pass; 0 if the move was not searched for
	score    int    // of the best move
	line     []move // that begins with the best move
	text     []string
}

// root is a legal move in both forms.
type root struct {
	move  move
	rules rules.Move
	error int // by which the level misjudges it, but for a game that it sees decided
}

// Step thinks for about so many nodes.
func (t *thought) Step(nodes int) (done bool) { return t.task.Step(nodes) }

// Stop ends the search.
func (t *thought) Stop() { t.task.Stop() }

// Best returns the best move of the last pass, or a better one that the pass
// under way has found.
func (t *thought) Best() rules.Move { return t.roots[0].rules }

// Info tells how deep the last complete pass was, and about the best move.
func (t *thought) Info() ai.Info {
	if t.text == nil {
		t.text = t.textOf(t.position, t.line)
	}
	return ai.Info{Depth: t.depth, Score: t.score, Nodes: t.task.Nodes(), Line: t.text}
}

// deepen makes passes until one is as deep as allowed or sees the end of the
// game.
func (t *thought) deepen(limit int) {
	for depth := 1; depth <= limit; depth++ {
		if t.pass(depth); t.task.Stopped() {
			return
		}
		t.depth = depth
		if search.Decided(t.score) && search.Win-abs(t.score) <= depth {
			return
		}
	}
}

// pass searches every move to a depth and brings the best one to the front.
func (t *thought) pass(depth int) {
	t.reach(0)
	best := -infinity
	for i := range t.roots {
		if !t.task.Tick() {
			return
		}
		r := &t.roots[i]
		t.play(&t.positions[0], &r.move, &t.positions[1])
		score := t.child(0, i, depth-1, 0, best-r.error, infinity)
		if t.task.Stopped() {
			return
		}
		if !search.Decided(score) {
			score += r.error
		}
		if score > best {
			best = score
			t.prefer(i, score, depth)
		}
	}
}

// prefer makes a move the best one.
func (t *thought) prefer(i, score, depth int) {
	toFront(t.roots, i)
	t.score, t.text = score, nil
	t.line = t.principal(t.roots[0].move, depth)
}

func toFront(roots []root, i int) {
	best := roots[i]
	copy(roots[1:i+1], roots[:i])
	roots[0] = best
}

// principal returns the line that the table holds after a move at the root.
func (t *tree) principal(first move, depth int) []move {
	line := []move{first}
	list := &t.lists[0]
	var p, next position
	t.play(&t.positions[0], &first, &p)
	for len(line) < depth {
		e := t.table.Find(tableKey(p.key(), t.left(&p)))
		if e == nil || e.Bound != search.Exact {
			break
		}
		t.legal(&p, list)
		m := list.find(e.Move)
		if m == nil {
			break
		}
		line = append(line, *m)
		t.play(&p, m, &next)
		p = next
	}
	return line
}

// find returns the move of the list that a table entry holds, or nil.
func (l *moveList) find(id uint16) *move {
	for i := range l.all() {
		if l.moves[i].id() == id {
			return &l.moves[i]
		}
	}
	return nil
}

// textOf writes a line as Move.String does.
func (g *game) textOf(p rules.Position, line []move) []string {
	var text []string
	for _, m := range line {
		for _, legal := range p.LegalMoves() {
			if m != g.moveOf(legal) {
				continue
			}
			text = append(text, legal.String())
			p, _ = p.Play(legal) // it is legal
			break
		}
	}
	return text
}
