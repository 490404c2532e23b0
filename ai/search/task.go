package search

import "math"

// Task is a search that can be left and taken up again anywhere, even deep
// inside a recursion: it runs in a goroutine of its own, but only while Step
// waits for it.
type Task struct {
	nodes   int
	limit   int // nodes at which the search has to end
	pause   int // nodes at which Tick has something to do, never above limit
	stopped bool
	ended   bool

	resume  chan struct{} // wakes the search
	paused  chan struct{} // wakes Step; closed when the search has ended
	failure any           // what the search panicked with
}

// NewTask returns a task that will run a search inside Step. A limit of nodes
// that is zero is none. The search must return soon after Tick said so.
func NewTask(limit int, run func(*Task)) *Task {
	if limit == 0 {
		limit = math.MaxInt
	}
	t := &Task{limit: limit, resume: make(chan struct{}), paused: make(chan struct{})}
	go t.main(run)
	return t
}

func (t *Task) main(run func(*Task)) {
	defer func() {
		t.failure = recover()
		close(t.paused)
	}()
	<-t.resume
	if !t.stopped {
		run(t)
	}
	t.stopped = true
}

// Step runs the search for so many nodes and reports whether it has ended. A
// panic of the search comes out here.
func (t *Task) Step(nodes int) (done bool) {
	t.pause = t.nodes + min(max(nodes, 1), t.limit-t.nodes)
	return t.wake()
}

// Stop ends the search and its goroutine.
func (t *Task) Stop() {
	t.stopped = true
	t.wake()
}

// wake lets the search run until it pauses or ends.
func (t *Task) wake() (ended bool) {
	if t.ended {
		return true
	}
	t.resume <- struct{}{}
	_, paused := <-t.paused
	t.ended = !paused
	if t.failure != nil {
		panic(t.failure)
	}
	return t.ended
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
		if t.stopped = t.nodes >= t.limit; !t.stopped {
			t.paused <- struct{}{}
			<-t.resume
		}
	}
	if t.stopped {
		return false
	}
	t.nodes++
	return true
}
