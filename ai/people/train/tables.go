package train

import (
	"math/rand/v2"

	"chesstutor/ai/people"
)

// tables are the weights of a network, or their slopes: parts of one list.
type tables struct {
	people.Weights[[]float32]
	all []float32
}

// newTables returns tables of zeros.
func newTables() *tables {
	t := &tables{}
	n := 0
	t.Each(func(_ *[]float32, _ people.Part, rows int) { n += rows * width })
	t.all = make([]float32, n)
	left := t.all
	t.Each(func(part *[]float32, _ people.Part, rows int) { *part, left = left[:rows*width], left[rows*width:] })
	return t
}

// Standard deviations of the first weights, by kind.
var deviations = [...]float64{people.Table: 0.1, people.Matrix: 0.1, people.Single: 0.05}

// start gives the weights their first values.
func (t *tables) start(random *rand.Rand) {
	t.Each(func(part *[]float32, kind people.Part, _ int) {
		for i := range *part {
			(*part)[i] = float32(random.NormFloat64() * deviations[kind])
		}
	})
}

// transpose makes the matrices those of another network, transposed.
func (t *tables) transpose(of *tables) {
	var from [][]float32
	of.Each(func(part *[]float32, _ people.Part, _ int) { from = append(from, *part) })
	n := 0
	t.Each(func(part *[]float32, kind people.Part, _ int) {
		if kind == people.Matrix {
			transpose(*part, from[n])
		}
		n++
	})
}

// transpose makes a matrix another, transposed.
func transpose(to, from []float32) {
	for i := range width {
		for j := range width {
			to[i*width+j] = from[j*width+i]
		}
	}
}
