//go:build goexperiment.simd && amd64

package train

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestWideKernelsAreThePlainOnes wants every bit alike.
func TestWideKernelsAreThePlainOnes(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 1))
	some := func(n int) []float32 {
		list := make([]float32, n)
		for i := range list {
			if random.IntN(4) > 0 {
				list[i] = float32(random.NormFloat64())
			}
		}
		return list
	}
	rows := []uint16{3, 0, 7, 3}
	for range 20 {
		table, matrix := some(8*width), some(width*width)
		x, y := (*vector)(some(width)), (*vector)(some(width))
		both := func(a, b func(table, matrix []float32, x, y *vector)) {
			t1, m1, x1, y1 := slices.Clone(table), slices.Clone(matrix), *x, *y
			t2, m2, x2, y2 := slices.Clone(table), slices.Clone(matrix), *x, *y
			a(t1, m1, &x1, &y1)
			b(t2, m2, &x2, &y2)
			assert.Equal(t, t1, t2)
			assert.Equal(t, m1, m2)
			assert.Equal(t, x1, x2)
			assert.Equal(t, y1, y2)
		}
		both(func(table, _ []float32, x, _ *vector) { sum(x, table, rows) },
			func(table, _ []float32, x, _ *vector) { plainSum(x, table, rows) })
		both(func(table, _ []float32, x, _ *vector) { scatter(table, rows, x) },
			func(table, _ []float32, x, _ *vector) { plainScatter(table, rows, x) })
		both(func(_, matrix []float32, x, y *vector) { scaled(x, matrix, y) },
			func(_, matrix []float32, x, y *vector) { plainScaled(x, matrix, y) })
		both(func(_, matrix []float32, x, y *vector) { outer(matrix, x, y) },
			func(_, matrix []float32, x, y *vector) { plainOuter(matrix, x, y) })
		both(func(_, _ []float32, x, y *vector) { axpy(x, 0.3, y) },
			func(_, _ []float32, x, y *vector) { plainAxpy(x, 0.3, y) })
		both(func(_, _ []float32, x, y *vector) { add(x, y) }, func(_, _ []float32, x, y *vector) { plainAdd(x, y) })
		both(func(_, _ []float32, x, _ *vector) { rectify(x) }, func(_, _ []float32, x, _ *vector) { plainRectify(x) })
		both(func(_, _ []float32, x, y *vector) { gate(x, y) }, func(_, _ []float32, x, y *vector) { plainGate(x, y) })
		assert.Equal(t, plainDot(x, y), dot(x, y))
	}
}

func TestWideOptimizerIsThePlainOne(t *testing.T) {
	random := rand.New(rand.NewPCG(2, 2))
	const n = 100
	newOptimizer := func() *optimizer {
		return &optimizer{weights: make([]float32, n), mean: make([]float32, n), square: make([]float32, n),
			slopes: [][]float32{make([]float32, n), make([]float32, n)}}
	}
	a, b := newOptimizer(), newOptimizer()
	for range 30 {
		for i := range n {
			for w := range a.slopes {
				a.slopes[w][i] = float32(random.NormFloat64())
				b.slopes[w][i] = a.slopes[w][i]
			}
		}
		a.update(0, n, 0.01)
		b.plainUpdate(0, n, 0.01)
	}
	assert.Equal(t, b, a)
}
