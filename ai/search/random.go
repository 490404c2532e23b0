package search

// Random is a sequence of numbers that its seed determines: splitmix64. The
// zero Random is ready to use.
type Random struct{ state uint64 }

// NewRandom returns the sequence of some seeds: other seeds, or the same in
// another order, give another sequence.
func NewRandom(seeds ...uint64) Random {
	var r Random
	for _, seed := range seeds {
		r.state = Mix(r.state ^ seed)
	}
	return r
}

// Uint64 returns the next number.
func (r *Random) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	return Mix(r.state)
}

// Intn returns a number from 0 to n-1.
func (r *Random) Intn(n int) int {
	return int(r.Uint64() >> 1 % uint64(n))
}

// Mix scatters a number, each to one other.
func Mix(x uint64) uint64 {
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}
