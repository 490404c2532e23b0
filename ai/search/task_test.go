package search_test

import (
	"runtime"
	"testing"
	"time"

	"tabuleiro/ai/search"
)

// count ticks until it has to end.
func count(ticks *int) func(*search.Task) {
	return func(t *search.Task) {
		for t.Tick() {
			*ticks++
		}
	}
}

func TestTask(t *testing.T) {
	t.Run("a slice has as many nodes as asked for", func(t *testing.T) {
		var ticks int
		task := search.NewTask(0, count(&ticks))
		defer task.Stop()
		for n := 1; n <= 3; n++ {
			if done := task.Step(100); done || ticks != 100*n || task.Nodes() != ticks {
				t.Fatalf("step %d: done %t after %d ticks of %d nodes", n, done, ticks, task.Nodes())
			}
		}
	})
	t.Run("a limit ends the search at the same node in any slices", func(t *testing.T) {
		for _, slice := range []int{0, 1, 7, 999, 1000, 1001, 1 << 62} {
			var ticks int
			task := search.NewTask(1000, count(&ticks))
			for !task.Step(slice) {
			}
			if ticks != 1000 || !task.Stopped() || !task.Step(1) {
				t.Errorf("slices of %d: %d ticks, stopped %t", slice, ticks, task.Stopped())
			}
		}
	})
	t.Run("a search that ends by itself is done", func(t *testing.T) {
		task := search.NewTask(0, func(*search.Task) {})
		if !task.Step(1) || !task.Step(1) {
			t.Error("not done")
		}
		task.Stop()
	})
	t.Run("a stopped search leaves no goroutine", func(t *testing.T) {
		before := runtime.NumGoroutine()
		for range 100 {
			var ticks int
			task := search.NewTask(0, count(&ticks))
			task.Step(10)
			task.Stop()
			task.Stop()
			search.NewTask(0, count(&ticks)).Stop()
		}
		for wait := 0; runtime.NumGoroutine() > before && wait < 100; wait++ {
			time.Sleep(time.Millisecond) // the last ones are on their way out
		}
		if after := runtime.NumGoroutine(); after > before {
			t.Errorf("%d goroutines, %d before", after, before)
		}
	})
	t.Run("a panic comes out of Step", func(t *testing.T) {
		task := search.NewTask(0, func(t *search.Task) { t.Tick(); panic("bug") })
		defer func() {
			if got := recover(); got != "bug" {
				t.Errorf("recovered %v, want bug", got)
			}
		}()
		task.Step(10)
		t.Error("no panic")
	})
}

func BenchmarkTask(b *testing.B) {
	b.Run("tick", func(b *testing.B) {
		search.NewTask(b.N, func(t *search.Task) {
			for t.Tick() {
			}
		}).Step(1 << 62)
	})
	b.Run("slice", func(b *testing.B) {
		task := search.NewTask(0, func(t *search.Task) {
			for t.Tick() {
			}
		})
		defer task.Stop()
		for b.Loop() {
			task.Step(1)
		}
	})
}
