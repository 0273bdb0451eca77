package train

import (
	"math"
	"sync"
)

// Adam's constants (Kingma and Ba, 2015).
const (
	decay1  = 0.9
	decay2  = 0.999
	epsilon = 1e-8
	// limit keeps every weight small enough for a byte; see scale in package people.
	limit = 127.0 / 64
)

// optimizer moves weights by Adam, down the sum of the slopes that the workers found.
type optimizer struct {
	weights      []float32
	slopes       [][]float32 // of each worker; update leaves zeros
	mean, square []float32
	steps        int
}

// step moves the weights.
func (o *optimizer) step(rate float64) {
	o.steps++
	n := float64(o.steps)
	corrected := float32(rate * math.Sqrt(1-math.Pow(decay2, n)) / (1 - math.Pow(decay1, n)))
	var parts sync.WaitGroup
	size := (len(o.weights)/len(o.slopes) + 15) / 16 * 16
	for i := range o.slopes {
		parts.Go(func() { o.update(min(i*size, len(o.weights)), min((i+1)*size, len(o.weights)), corrected) })
	}
	parts.Wait()
}

// update moves the weights of a range.
func (o *optimizer) update(first, end int, rate float32) {
	for i := first; i < end; i++ {
		slope := o.slopes[0][i]
		for _, more := range o.slopes[1:] {
			slope += more[i]
		}
		for _, done := range o.slopes {
			done[i] = 0
		}
		o.mean[i] = float32(o.mean[i]*decay1) + float32(slope*(1-decay1))
		o.square[i] = float32(o.square[i]*decay2) + float32(float32(slope*slope)*(1-decay2))
		w := o.weights[i] - float32(o.mean[i]*rate)/(float32(math.Sqrt(float64(o.square[i])))+epsilon)
		o.weights[i] = max(min(w, limit), -limit)
	}
}
