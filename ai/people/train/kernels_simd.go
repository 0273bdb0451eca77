//go:build goexperiment.simd && amd64

package train

import (
	"math/bits"
	"simd/archsimd"
)

type lanes = archsimd.Float32x16

// wide tells whether the machine has the instructions.
var wide = archsimd.X86.AVX512()

func load(v *vector) (a, b, c, d lanes) {
	return archsimd.LoadFloat32x16((*[16]float32)(v[0:16])), archsimd.LoadFloat32x16((*[16]float32)(v[16:32])),
		archsimd.LoadFloat32x16((*[16]float32)(v[32:48])), archsimd.LoadFloat32x16((*[16]float32)(v[48:64]))
}

func store(v *vector, a, b, c, d lanes) {
	a.Store((*[16]float32)(v[0:16]))
	b.Store((*[16]float32)(v[16:32]))
	c.Store((*[16]float32)(v[32:48]))
	d.Store((*[16]float32)(v[48:64]))
}

// done lets instructions without vectors run at full speed again.
func done() { archsimd.ClearAVXUpperBits() }

func sum(to *vector, table []float32, rows []uint16) {
	if !wide {
		plainSum(to, table, rows)
		return
	}
	a, b, c, d := load(to)
	for _, r := range rows {
		e, f, g, h := load(row(table, int(r)))
		a, b, c, d = a.Add(e), b.Add(f), c.Add(g), d.Add(h)
	}
	store(to, a, b, c, d)
	done()
}

func scatter(table []float32, rows []uint16, from *vector) {
	if !wide {
		plainScatter(table, rows, from)
		return
	}
	a, b, c, d := load(from)
	for _, r := range rows {
		to := row(table, int(r))
		e, f, g, h := load(to)
		store(to, a.Add(e), b.Add(f), c.Add(g), d.Add(h))
	}
	done()
}

func scaled(to *vector, matrix []float32, by *vector) {
	if !wide {
		plainScaled(to, matrix, by)
		return
	}
	square := (*[width * width]float32)(matrix)
	var zero lanes
	a, b, c, d := load(to)
	for first := 0; first < width; first += 16 {
		xs := archsimd.LoadFloat32x16((*[16]float32)(by[first:]))
		for left := xs.NotEqual(zero).ToBits(); left != 0; left &= left - 1 {
			lane := bits.TrailingZeros16(left)
			x := xs.Permute(archsimd.BroadcastUint32x16(uint32(lane)))
			e, f, g, h := load((*vector)(square[(first+lane)*width:]))
			a, b, c, d = a.Add(e.Mul(x)), b.Add(f.Mul(x)), c.Add(g.Mul(x)), d.Add(h.Mul(x))
		}
	}
	store(to, a, b, c, d)
	done()
}

func outer(matrix []float32, by, from *vector) {
	if !wide {
		plainOuter(matrix, by, from)
		return
	}
	square := (*[width * width]float32)(matrix)
	var zero lanes
	a, b, c, d := load(from)
	for first := 0; first < width; first += 16 {
		xs := archsimd.LoadFloat32x16((*[16]float32)(by[first:]))
		for left := xs.NotEqual(zero).ToBits(); left != 0; left &= left - 1 {
			lane := bits.TrailingZeros16(left)
			x := xs.Permute(archsimd.BroadcastUint32x16(uint32(lane)))
			to := (*vector)(square[(first+lane)*width:])
			e, f, g, h := load(to)
			store(to, e.Add(a.Mul(x)), f.Add(b.Mul(x)), g.Add(c.Mul(x)), h.Add(d.Mul(x)))
		}
	}
	done()
}

func axpy(to *vector, x float32, from *vector) {
	if !wide {
		plainAxpy(to, x, from)
		return
	}
	y := archsimd.BroadcastFloat32x16(x)
	a, b, c, d := load(from)
	e, f, g, h := load(to)
	store(to, e.Add(a.Mul(y)), f.Add(b.Mul(y)), g.Add(c.Mul(y)), h.Add(d.Mul(y)))
	done()
}

func add(to, from *vector) {
	if !wide {
		plainAdd(to, from)
		return
	}
	a, b, c, d := load(from)
	e, f, g, h := load(to)
	store(to, e.Add(a), f.Add(b), g.Add(c), h.Add(d))
	done()
}

func rectify(v *vector) {
	if !wide {
		plainRectify(v)
		return
	}
	var zero lanes
	a, b, c, d := load(v)
	store(v, a.Max(zero), b.Max(zero), c.Max(zero), d.Max(zero))
	done()
}

func gate(slopes, layer *vector) {
	if !wide {
		plainGate(slopes, layer)
		return
	}
	var zero lanes
	a, b, c, d := load(layer)
	e, f, g, h := load(slopes)
	store(slopes, e.Masked(a.Greater(zero)), f.Masked(b.Greater(zero)), g.Masked(c.Greater(zero)),
		h.Masked(d.Greater(zero)))
	done()
}

func dot(x, y *vector) float32 {
	if !wide {
		return plainDot(x, y)
	}
	a, b, c, d := load(x)
	e, f, g, h := load(y)
	var sums [16]float32
	e.Mul(a).Add(f.Mul(b)).Add(g.Mul(c)).Add(h.Mul(d)).Store(&sums)
	done()
	return total(&sums)
}

func (o *optimizer) update(first, end int, rate float32) {
	if !wide {
		o.plainUpdate(first, end, rate)
		return
	}
	whole := first + (end-first)/16*16
	keep1, keep2 := archsimd.BroadcastFloat32x16(decay1), archsimd.BroadcastFloat32x16(decay2)
	add1, add2 := archsimd.BroadcastFloat32x16(1-decay1), archsimd.BroadcastFloat32x16(1-decay2)
	by, least := archsimd.BroadcastFloat32x16(rate), archsimd.BroadcastFloat32x16(epsilon)
	up, down := archsimd.BroadcastFloat32x16(limit), archsimd.BroadcastFloat32x16(-limit)
	var zero lanes
	for i := first; i < whole; i += 16 {
		slope := archsimd.LoadFloat32x16Slice(o.slopes[0][i:])
		for _, more := range o.slopes[1:] {
			slope = slope.Add(archsimd.LoadFloat32x16Slice(more[i:]))
		}
		for _, used := range o.slopes {
			zero.StoreSlice(used[i:])
		}
		mean := archsimd.LoadFloat32x16Slice(o.mean[i:]).Mul(keep1).Add(slope.Mul(add1))
		square := archsimd.LoadFloat32x16Slice(o.square[i:]).Mul(keep2).Add(slope.Mul(slope).Mul(add2))
		mean.StoreSlice(o.mean[i:])
		square.StoreSlice(o.square[i:])
		w := archsimd.LoadFloat32x16Slice(o.weights[i:]).Sub(mean.Mul(by).Div(square.Sqrt().Add(least)))
		w.Min(up).Max(down).StoreSlice(o.weights[i:])
	}
	done()
	o.plainUpdate(whole, end, rate)
}
