package link

import "errors"

var (
	errLength = errors.New("the moves do not fill their text")
	errMoves  = errors.New("no legal move has that number")
)

// writer appends numbers bit by bit, the highest bit first.
type writer struct {
	bytes []byte
	free  int // bits left in the last byte
}

func (w *writer) write(number, width int) {
	for width--; width >= 0; width-- {
		if w.free == 0 {
			w.bytes, w.free = append(w.bytes, 0), 8
		}
		w.free--
		w.bytes[len(w.bytes)-1] |= byte(number>>width&1) << w.free
	}
}

// reader takes numbers off again.
type reader struct {
	bytes []byte
	used  int // bits read
}

func (r *reader) read(width int) (number int, ok bool) {
	if r.used+width > 8*len(r.bytes) {
		return 0, false
	}
	for range width {
		bit := r.bytes[r.used/8] >> (7 - r.used%8) & 1
		number = number<<1 | int(bit)
		r.used++
	}
	return number, true
}

// done reports whether all was read but the zeros that fill the last byte.
func (r *reader) done() bool {
	rest := 8*len(r.bytes) - r.used
	number, ok := r.read(rest)
	return ok && rest < 8 && number == 0
}
