package tune

import (
	"math"

	"chesstutor/ai"
)

// sample is a position with White's points in its game.
type sample struct {
	ai.Sample
	points float64
}

// fit is the state of the optimization.
type fit struct {
	training, test []sample
	steepness      float64 // of the curve from centipawns to points
	first, weights []ai.Weight
}

// priorWeight is the strength of the regularization towards the first weights: that of so many
// positions. Without it a weight that occurs in few positions, often of one game, would be noise.
const priorWeight = 1000

// expected returns White's expected points for a score.
func (f *fit) expected(score float64) float64 { return 1 / (1 + math.Exp(-f.steepness*score)) }

// score returns White's score of a sample in centipawns.
func (f *fit) score(s *sample) (sum float64) {
	for _, c := range s.Coefficients {
		w := &f.weights[c.Term]
		sum += float64(c.Times) * (w.Middle*s.Phase + w.End*(1-s.Phase))
	}
	return sum * s.Scale
}

// loss returns the mean squared error over samples.
func (f *fit) loss(samples []sample) (sum float64) {
	for i := range samples {
		d := f.expected(f.score(&samples[i])) - samples[i].points
		sum += d * d
	}
	return sum / float64(max(len(samples), 1))
}

// fitSteepness finds the steepness with the least error for the current weights.
func (f *fit) fitSteepness() {
	low, high := 0.0005, 0.02
	for range 40 {
		a, b := low+(high-low)/3, high-(high-low)/3
		f.steepness = a
		atA := f.loss(f.training)
		f.steepness = b
		if atA < f.loss(f.training) {
			high = b
		} else {
			low = a
		}
	}
}

// gradient returns the gradient of the error, by weight.
func (f *fit) gradient() []ai.Weight {
	sum := make([]ai.Weight, len(f.weights))
	for i := range f.training {
		s := &f.training[i]
		e := f.expected(f.score(s))
		slope := 2 * (e - s.points) * e * (1 - e) * f.steepness * s.Scale / float64(len(f.training))
		for _, c := range s.Coefficients {
			sum[c.Term].Middle += slope * float64(c.Times) * s.Phase
			sum[c.Term].End += slope * float64(c.Times) * (1 - s.Phase)
		}
	}
	const curvature = 2 * 0.04 // of the error of a position, in terms of the curve's argument
	prior := priorWeight * curvature * f.steepness * f.steepness / float64(max(len(f.training), 1))
	for i := range sum {
		sum[i].Middle += prior * (f.weights[i].Middle - f.first[i].Middle)
		sum[i].End += prior * (f.weights[i].End - f.first[i].End)
	}
	return sum
}

// descend makes a number of steps of Adam (Kingma and Ba, "Adam: A Method for Stochastic
// Optimization", 2015) and keeps the weights with the least error on the test set, or the last if
// there is none.
func (f *fit) descend(steps int, rate float64, watch func(step int, training, test float64)) {
	n := 2 * len(f.weights)
	mean, square := make([]float64, n), make([]float64, n)
	best, least := append([]ai.Weight(nil), f.weights...), math.Inf(1)
	for step := 1; step <= steps; step++ {
		g := f.gradient()
		for i := range f.weights {
			f.weights[i].Middle -= rate * adam(g[i].Middle, &mean[2*i], &square[2*i], step)
			f.weights[i].End -= rate * adam(g[i].End, &mean[2*i+1], &square[2*i+1], step)
		}
		if step%10 == 0 || step == steps {
			test := f.loss(f.test)
			watch(step, f.loss(f.training), test)
			if test < least || len(f.test) == 0 {
				least = test
				copy(best, f.weights)
			}
		}
	}
	copy(f.weights, best)
}

// adam returns the step against a gradient, by the moving averages of it and of its square.
func adam(gradient float64, mean, square *float64, step int) float64 {
	const beta1, beta2, epsilon = 0.9, 0.999, 1e-9
	*mean = beta1**mean + (1-beta1)*gradient
	*square = beta2**square + (1-beta2)*gradient*gradient
	m := *mean / (1 - math.Pow(beta1, float64(step)))
	v := *square / (1 - math.Pow(beta2, float64(step)))
	return m / (math.Sqrt(v) + epsilon)
}
