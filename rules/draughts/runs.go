package draughts

import "tabuleiro/rules"

// run is how many quiet moves in a row a side has made with one king, and where
// that king is: the state that KingRun needs beside the pieces. It is zero where
// the rule does not ask for it, as for a side that has no man.
type run struct {
	count int8
	at    place
}

// Run returns how many quiet moves in a row a side has made with the same king,
// and where that king is: 0 where the rules do not ask for it.
func (p *Position) Run(c rules.Color) (count int, at rules.Square) {
	if r := p.runs[c]; r.count > 0 {
		return int(r.count), p.board.square(r.at)
	}
	return 0, 0
}

// resting reports whether a piece of the side to move is a king that may not
// move again.
func (p *Position) resting(i place) bool {
	r := p.runs[p.turn]
	return r.count > 0 && int(r.count) >= p.rules.KingRun && r.at == i
}

// runsAfter returns the runs after a move to the position.
func (p *Position) runsAfter(m rules.Move) [2]run {
	runs := p.runs // still those before the move
	if p.rules.KingRun == 0 {
		return runs
	}
	mover := p.turn.Opponent()
	from, to := p.board.place(m.From()), p.board.place(m.To())
	switch {
	case len(m.Captures) > 0 || m.Promotion != "" || !p.kings.has(to):
		runs[mover] = run{}
	case runs[mover].count > 0 && runs[mover].at == from:
		runs[mover] = run{runs[mover].count + 1, to}
	default:
		runs[mover] = run{1, to}
	}
	for c := range runs {
		if p.side[c]&^p.kings == 0 || !p.side[c].has(runs[c].at) {
			runs[c] = run{}
		}
	}
	return runs
}

// runKey packs the runs.
func (p *Position) runKey() uint64 {
	var key uint64
	for _, r := range p.runs {
		key = key<<16 | uint64(r.count)<<8 | uint64(r.at)
	}
	return key
}

// appendRuns writes the runs, if there are any.
func (p *Position) appendRuns(fen []byte) []byte {
	if p.runs == [2]run{} {
		return fen
	}
	fen = append(fen, ':')
	for _, c := range [...]rules.Color{rules.Black, rules.White} {
		r := p.runs[c]
		fen = append(fen, '+', '0'+byte(r.count))
		if n := p.rules.number(p.board, r.at); r.count > 0 {
			fen = append(fen, '0'+byte(n/10), '0'+byte(n%10))
		}
	}
	return fen
}
