package draughts

import (
	"slices"

	"tabuleiro/rules"
)

// maxRoutes is how many routes of one move are listed.
const maxRoutes = 512

// Routes returns every way to walk a legal move, m itself first and then in
// a fixed order: over the same pieces to the same square, by every landing from
// which the rest can be taken. A flying king has many; no more than 512 are
// listed. A move that is not legal has no routes.
func (p *Position) Routes(m rules.Move) []rules.Move {
	n := p.find(m)
	if n < 0 {
		return nil
	}
	m = p.moves[n]
	w := walk{search: search{Position: p, via: nowhere}, goal: m, taken: p.places(m.Captures), dead: map[jump]bool{}}
	w.routes = []rules.Move{m}
	w.crowns = p.crowns(m)
	if len(m.Captures) > 1 {
		w.follow(p.standing(p.board.place(m.From())))
	}
	return w.routes
}

// walk follows the routes of one capture, depth first. The jumps of its search
// are those that lead to where it is.
type walk struct {
	search
	goal   rules.Move
	taken  set           // what the goal takes
	crowns int32         // the kings among it, as jump.crowns
	routes []rules.Move  // those found
	dead   map[jump]bool // from where no route leads to the goal
}

// follow appends the routes that go on from a jump and reports whether one does.
func (w *walk) follow(j jump) bool {
	if j.crowns != w.crowns>>uint(w.taken.len()-j.taken.len()) {
		return false // it meets kings in another order
	}
	if j.taken == w.taken {
		return w.arrive(j)
	}
	spot := jump{taken: j.taken, at: j.at, back: j.back, king: j.king}
	if w.dead[spot] {
		return false
	}
	n := len(w.jumps)
	w.jumps = append(w.jumps, j)
	found := false
	for _, d := range w.board.captures {
		if over := w.victim(&j, d); over != nowhere && w.taken.has(over) {
			found = w.cross(j, d, over) || found
		}
	}
	w.jumps = w.jumps[:n]
	w.dead[spot] = !found
	return found
}

// cross follows the routes that go on over one piece.
func (w *walk) cross(j jump, d direction, over place) (found bool) {
	before := int32(len(w.jumps) - 1)
	for _, next := range w.land(nil, j, d, over) {
		if len(w.routes) == maxRoutes {
			return true
		}
		next.before = before
		found = w.follow(next) || found
	}
	return found
}

// arrive appends the route walked, if it does what the goal does.
func (w *walk) arrive(j jump) bool {
	m := w.move(j)
	if m.To() != w.goal.To() || m.Promotion != w.goal.Promotion {
		return false
	}
	if !slices.Equal(m.Path, w.goal.Path) {
		w.routes = append(w.routes, m)
	}
	return true
}
