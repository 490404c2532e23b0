package draughtsengine

import "tabuleiro/ai/search"

const (
	maxPly   = 96             // no line is followed further
	maxPast  = 256            // most positions of the game that can still come back
	infinity = search.Win + 1 // more than any score
	lawRange = 32             // plies to the draw law at which it matters for the table
)

// tree is the search below the root: principal variation search over positions
// in fixed memory, which allocates nothing.
type tree struct {
	generator
	playOut bool // captures at the leaves are played out
	table   *search.Table
	task    *search.Task
	tables  *Tables  // of the game, or nil
	learned *Learned // evaluation of the game, or nil
	ending  ending

	positions [maxPly + 1]position
	lists     [maxPly + 1]moveList
	order     order
	past      int // positions before the root that are in keys
	keys      [maxPast + maxPly + 1]uint64
}

// reach notes the key of the position at a ply and reports whether it stood on
// the board before. Once is enough: what could be done then can be done now, and
// where the rules know no repetition it leads nowhere all the same.
func (t *tree) reach(ply int) (key uint64, repeated bool) {
	p := &t.positions[ply]
	at := t.past + ply
	key = p.key()
	t.keys[at] = key
	for i := at - 4; i >= max(0, at-int(p.quiet)); i -= 2 {
		if t.keys[i] == key {
			return key, true
		}
	}
	return key, false
}

// stuck returns the score of the side to move at a ply where it has no legal
// move.
func (t *tree) stuck(ply int) int {
	if t.GiveAway {
		return search.Win - ply
	}
	return ply - search.Win
}

// tableKey tells positions apart that are equal but near to a draw by law, so
// many plies away.
func tableKey(key uint64, left int) uint64 {
	if left < lawRange {
		return search.Mix(key + uint64(left))
	}
	return key
}

// search returns the worth of the position at a ply to the side to move: exact
// if it is between alpha and beta, else a bound. It is worthless once the task
// is stopped.
func (t *tree) search(ply, depth, alpha, beta int) int {
	key, repeated := t.reach(ply)
	if repeated {
		return 0
	}
	if depth <= 0 || ply >= maxPly {
		return t.settle(ply, alpha, beta)
	}
	p := &t.positions[ply]
	left := t.left(p)
	key = tableKey(key, left)
	first, score, known := t.recall(key, ply, depth, alpha, beta)
	if known {
		return score
	}
	list := &t.lists[ply]
	t.legal(p, list)
	if list.count == 0 {
		return t.stuck(ply)
	}
	best := -infinity
	if left <= 0 {
		if best = 0; beta <= 0 || !t.claimed(p) {
			return 0
		}
	}
	if !list.captures && t.tables.has(p) {
		if w := t.tables.find(p); !t.ending.goesOn(w, ply) {
			return t.known(p, w)
		}
	}
	return t.moves(ply, depth, alpha, beta, best, key, first)
}

// recall returns what the table knows: the best move, and the score if it
// settles the question.
func (t *tree) recall(key uint64, ply, depth, alpha, beta int) (move uint16, score int, known bool) {
	e := t.table.Find(key)
	if e == nil {
		return 0, 0, false
	}
	if int(e.Depth) < depth {
		return e.Move, 0, false
	}
	score = search.FromTable(e.Score, ply)
	switch e.Bound {
	case search.Lower:
		known = score >= beta
	case search.Upper:
		known = score <= alpha
	default:
		known = true
	}
	return e.Move, score, known
}

// moves searches the legal moves in the list of a ply, and remembers the result.
// The side to move has a score to begin with if it can claim a draw.
func (t *tree) moves(ply, depth, alpha, beta, best int, key uint64, first uint16) int {
	p, list := &t.positions[ply], &t.lists[ply]
	t.order.rate(p.turn, list, first)
	alpha = max(alpha, best)
	bound, entry := search.Upper, first
	for i := range list.count {
		m := list.pick(i)
		if !t.task.Tick() {
			return 0
		}
		t.play(p, m, &t.positions[ply+1])
		score := t.child(ply, i, below(depth, list.count), reduction(i, depth, list.captures), alpha, beta)
		if t.task.Stopped() {
			return 0
		}
		best = max(best, score)
		if score <= alpha {
			continue
		}
		alpha, bound, entry = score, search.Exact, m.id()
		if alpha >= beta {
			bound = search.Lower
			if !list.captures {
				t.order.reward(p.turn, entry, depth)
			}
			break
		}
	}
	t.table.Store(key, search.Entry{Move: entry, Score: search.ToTable(best, ply), Depth: int8(depth), Bound: bound})
	return best
}

// below returns the depth after a move: an only move costs none.
func below(depth, moves int) int {
	if moves == 1 {
		return depth
	}
	return depth - 1
}

// reduction returns how many plies less a move is looked at first: one that is
// tried late and takes nothing seldom turns out best. Shallow searches are left
// alone, so that the weaker levels see all there is.
func reduction(i, depth int, captures bool) int {
	switch {
	case i < 2 || depth < 4 || captures:
		return 0
	case i < 5 || depth < 5:
		return 1
	}
	return 2
}

// child searches the position after the move number i. All but the first are
// only asked whether they are better, until one is.
func (t *tree) child(ply, i, depth, reduction, alpha, beta int) int {
	if i > 0 {
		score := -t.search(ply+1, depth-reduction, -alpha-1, -alpha)
		if reduction > 0 && score > alpha {
			score = -t.search(ply+1, depth, -alpha-1, -alpha)
		}
		if score <= alpha || score >= beta {
			return score
		}
	}
	return -t.search(ply+1, depth, -beta, -alpha)
}

// settle plays out the captures, which are compulsory, and evaluates what is
// left. A draw that can be claimed is one: if it is not now, it is by the other
// side when nothing was taken.
func (t *tree) settle(ply, alpha, beta int) int {
	p, list := &t.positions[ply], &t.lists[ply]
	t.prepare(p)
	open := t.canCapture()
	if !open && !t.canMove(p) {
		return t.stuck(ply)
	}
	best := -infinity
	if t.left(p) <= 0 {
		if best = 0; !open || !t.claimed(p) {
			return 0
		}
	}
	if !open && t.tables.has(p) {
		return max(best, t.known(p, t.tables.find(p)))
	}
	if !open || !t.playOut || ply >= maxPly {
		return max(best, t.evaluate(p))
	}
	t.listCaptures(list)
	for i := range list.count {
		if !t.task.Tick() {
			return 0
		}
		t.play(p, &list.moves[i], &t.positions[ply+1])
		best = max(best, -t.settle(ply+1, -beta, -max(alpha, best)))
		if best >= beta || t.task.Stopped() {
			break
		}
	}
	return best
}

// evaluate returns what a position is worth to the side to move, by what was
// learned or else by the weights of the game.
func (t *tree) evaluate(p *position) int {
	if t.learned != nil {
		return t.learned.evaluate(p)
	}
	return t.game.evaluate(p)
}
