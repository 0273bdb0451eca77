//go:build !goexperiment.simd || !amd64

package train

func sum(to *vector, table []float32, rows []uint16)       { plainSum(to, table, rows) }
func scatter(table []float32, rows []uint16, from *vector) { plainScatter(table, rows, from) }
func scaled(to *vector, matrix []float32, by *vector)      { plainScaled(to, matrix, by) }
func outer(matrix []float32, by, from *vector)             { plainOuter(matrix, by, from) }
func axpy(to *vector, x float32, from *vector)             { plainAxpy(to, x, from) }
func add(to, from *vector)                                 { plainAdd(to, from) }
func rectify(v *vector)                                    { plainRectify(v) }
func gate(slopes, layer *vector)                           { plainGate(slopes, layer) }
func dot(a, b *vector) float32                             { return plainDot(a, b) }

func (o *optimizer) update(first, end int, rate float32) { o.plainUpdate(first, end, rate) }
