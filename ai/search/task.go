package search

import (
	"iter"
	"math"
)

// Task is a search that can be left and taken up again anywhere, even deep
// inside a recursion: Tick hands over to whoever called Step.
type Task struct {
	nodes   int
	limit   int // nodes at which the search has to end
	pause   int // nodes at which Tick has something to do, never above limit
	stopped bool

	yield func(struct{}) bool
	next  func() (struct{}, bool)
	stop  func()
}

// NewTask returns a task that will run a search inside Step. A limit of nodes
// that is zero is none. The search must return soon after Tick said so.
func NewTask(limit int, run func(*Task)) *Task {
	if limit == 0 {
		limit = math.MaxInt
	}
	t := &Task{limit: limit}
	t.next, t.stop = iter.Pull(func(yield func(struct{}) bool) {
		t.yield = yield
		run(t)
	})
	return t
}

// Step runs the search for so many nodes and reports whether it has ended. A
// panic of the search comes out here.
func (t *Task) Step(nodes int) (done bool) {
	t.pause = t.nodes + min(max(nodes, 1), t.limit-t.nodes)
	_, more := t.next()
	return !more
}

// Stop ends the search and frees its stack.
func (t *Task) Stop() {
	t.stopped = true
	t.stop()
}

// Nodes returns how many nodes were counted.
func (t *Task) Nodes() int { return t.nodes }

// Stopped reports whether the search has to end: what is being computed is
// worth nothing.
func (t *Task) Stopped() bool { return t.stopped }

// Tick counts a node, before it is looked at. It reports false if the search has
// to end instead.
func (t *Task) Tick() bool {
	if t.nodes < t.pause {
		t.nodes++
		return true
	}
	return t.wait()
}

// wait leaves the search until the next Step, or ends it.
func (t *Task) wait() bool {
	for t.nodes >= t.pause && !t.stopped {
		t.stopped = t.nodes >= t.limit || !t.yield(struct{}{})
	}
	if t.stopped {
		return false
	}
	t.nodes++
	return true
}
