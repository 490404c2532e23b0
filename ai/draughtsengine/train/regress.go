package main

import (
	"fmt"
	"math"

	"tabuleiro/ai/search"
)

// regression finds the weights by which the results of games are likeliest:
// logistic regression by gradient descent, each weight at a rate that falls as it
// has moved (Adagrad).
type regression struct {
	epochs int
	rate   float64
	decay  float64
}

// One in so many positions is not learned from, but tells how well the others
// are understood. They come in blocks, because positions of one game are alike.
const (
	testOneIn = 20
	block     = 512
)

// learn returns the weights by phase, in hundredths of a man.
func (r regression) learn(samples []sample, size int) (weights [2][]float64) {
	var sums [2][]float64
	for i := range weights {
		weights[i], sums[i] = make([]float64, size), make([]float64, size)
	}
	train, test := split(samples)
	random := search.NewRandom(uint64(len(samples)))
	for epoch := range r.epochs {
		rate := r.rate
		if epoch == r.epochs-1 {
			rate /= 4
		}
		shuffle(train, &random)
		for i := range train {
			r.step(&train[i], &weights, &sums, rate)
		}
		fmt.Printf("epoch %d: loss %.4f\n", epoch+1, loss(test, &weights))
	}
	scale := 100 / manOf(train, &weights)
	fmt.Printf("a man is %.3f\n", 100/scale)
	for i := range weights {
		for j := range weights[i] {
			weights[i][j] *= scale
		}
	}
	return weights
}

// split parts samples in those that are learned from and the others.
func split(samples []sample) (train, test []sample) {
	for i, s := range samples {
		if i/block%testOneIn == testOneIn-1 {
			test = append(test, s)
		} else {
			train = append(train, s)
		}
	}
	return train, test
}

func shuffle(samples []sample, random *search.Random) {
	for i := len(samples) - 1; i > 0; i-- {
		j := random.Intn(i + 1)
		samples[i], samples[j] = samples[j], samples[i]
	}
}

// score returns the logarithm of the odds that White wins a position.
func score(s *sample, weights *[2][]float64) (z float64) {
	for phase, share := range s.phases {
		var sum float64
		for _, f := range s.features {
			sum += weights[phase][f.Weight] * float64(f.Times)
		}
		z += sum * float64(share)
	}
	return z
}

func chance(z float64) float64 { return 1 / (1 + math.Exp(-z)) }

// step moves the weights towards the result of a position.
func (r regression) step(s *sample, weights, sums *[2][]float64, rate float64) {
	off := chance(score(s, weights)) - float64(s.result)
	for phase, share := range s.phases {
		for _, f := range s.features {
			w, sum := &weights[phase][f.Weight], &sums[phase][f.Weight]
			slope := off*float64(share)*float64(f.Times) + r.decay*(*w)
			*sum += slope * slope
			*w -= rate * slope / math.Sqrt(*sum+0.1)
		}
	}
}

// loss returns how surprising the results of positions are, on average.
func loss(samples []sample, weights *[2][]float64) (sum float64) {
	for i := range samples {
		p := min(max(chance(score(&samples[i], weights)), 1e-9), 1-1e-9)
		y := float64(samples[i].result)
		sum -= y*math.Log(p) + (1-y)*math.Log(1-p)
	}
	return sum / float64(len(samples))
}

// manOf returns what a man more is worth: the slope of the score over the men.
func manOf(samples []sample, weights *[2][]float64) float64 {
	var both, square float64
	for i := range samples {
		men := float64(samples[i].men)
		both += score(&samples[i], weights) * men
		square += men * men
	}
	return both / square
}
