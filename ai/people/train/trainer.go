package train

import (
	"context"
	"fmt"
	"io"
	"math"
	"math/rand/v2"
	"slices"
	"sync"
	"time"
)

// workers is how many share the positions of a batch. It is not the number of processors: the weights depend on it,
// by rounding.
const workers = 2

const (
	leastSlope = 0.02 // of the scores that are followed; it halves the time

	batch  = 256  // positions between two steps of the weights
	rising = 500  // steps in which the rate rises to its height
	ending = 0.35 // the last part of all steps, in which it falls to nothing
)

// settings are how to train.
type settings struct {
	seed  uint64
	steps int
	rate  float64 // of Adam, at its height
}

// trainer fits a network to the moves that people played.
type trainer struct {
	settings
	games   *collection
	weights *tables
	moved   *tables // the matrices of weights, transposed
	opt     optimizer
	nets    [workers]*network
	order   []spot // the positions, shuffled
	next    int    // the first of them that was not learned from since
	random  *rand.Rand
}

// newTrainer returns a trainer with the weights that chance gives.
func newTrainer(games *collection, s settings) *trainer {
	t := &trainer{settings: s, games: games, weights: newTables(), moved: newTables(),
		order: slices.Clone(games.spots), next: len(games.spots), random: rand.New(rand.NewPCG(s.seed, 0))}
	t.weights.start(t.random)
	t.moved.transpose(t.weights)
	n := len(t.weights.all)
	t.opt = optimizer{weights: t.weights.all, mean: make([]float32, n), square: make([]float32, n)}
	for i := range t.nets {
		t.nets[i] = &network{weights: t.weights, slopes: newTables(), transposed: t.moved, least: leastSlope,
			random: rand.New(rand.NewPCG(s.seed, uint64(i)+1))}
		t.opt.slopes = append(t.opt.slopes, t.nets[i].slopes.all)
	}
	return t
}

// told is after how many steps training tells how it gets on.
const told = 2000

// train makes all steps.
func (t *trainer) train(ctx context.Context, log io.Writer) error {
	began, loss := time.Now(), 0.0
	for step := range t.steps {
		if err := ctx.Err(); err != nil {
			return err
		}
		loss += t.learn(t.batch())
		t.opt.step(t.rateAt(step))
		t.moved.transpose(t.weights)
		if (step+1)%told == 0 {
			fmt.Fprintf(log, "%d of %d steps, %s: mean loss %.4f\n", step+1, t.steps,
				time.Since(began).Round(time.Second), loss/told/batch)
			loss = 0
		}
	}
	t.forget()
	return nil
}

// rateAt returns the rate of a step.
func (t *trainer) rateAt(step int) float64 {
	left := 1 - float64(step)/float64(t.steps)
	return t.rate * min(1, left/ending) * min(1, float64(step+1)/rising)
}

// batch returns the positions of the next step. All are used once before any is used again.
func (t *trainer) batch() []spot {
	size := min(batch, len(t.order))
	if t.next+size > len(t.order) {
		t.random.Shuffle(len(t.order), func(i, j int) { t.order[i], t.order[j] = t.order[j], t.order[i] })
		t.next = 0
	}
	t.next += size
	return t.order[t.next-size : t.next]
}

// learn finds the slopes for a batch, and returns the sum of its losses.
func (t *trainer) learn(spots []spot) (loss float64) {
	var losses [workers]float64
	var group sync.WaitGroup
	for i, n := range t.nets {
		group.Go(func() {
			part := len(spots) / workers
			losses[i] = n.batch(t.games, spots[i*part:(i+1)*part], 1/float32(len(spots)))
		})
	}
	group.Wait()
	for _, l := range losses {
		loss += l
	}
	return loss
}

// forget makes the weights that no position had a say in 0, which takes less room when compressed.
func (t *trainer) forget() {
	for i, square := range t.opt.square {
		if square == 0 {
			t.weights.all[i] = 0
		}
	}
}

// batch learns from positions and returns the sum of their losses.
func (n *network) batch(c *collection, spots []spot, weight float32) (loss float64) {
	for _, s := range spots {
		line, rating, played := c.at(s)
		n.in.Read(&line, rating)
		n.predict()
		i := slices.Index(n.in.Moves, played)
		loss -= math.Log(float64(n.shares[i]))
		n.learn(i, weight)
	}
	return loss
}
