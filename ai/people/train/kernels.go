package train

import "chesstutor/ai/people"

// width is the length of the vectors that the kernels work on.
const width = people.Width

type vector = [width]float32

// row returns a row of a table of vectors.
func row(table []float32, i int) *vector { return (*vector)(table[i*width:]) }

// sum adds rows of a table to a vector.
func sum(to *vector, table []float32, rows []uint16) {
	for _, r := range rows {
		from := row(table, int(r))
		for i := range to {
			to[i] += from[i]
		}
	}
}

// scatter adds a vector to rows of a table.
func scatter(table []float32, rows []uint16, from *vector) {
	for _, r := range rows {
		to := row(table, int(r))
		for i := range to {
			to[i] += from[i]
		}
	}
}

// scaled adds the rows of a matrix, each times a number, to a vector.
func scaled(to *vector, matrix []float32, by *vector) {
	for r, x := range by {
		if x != 0 {
			axpy(to, x, row(matrix, r))
		}
	}
}

// outer adds a vector, each time times a number, to the rows of a matrix.
func outer(matrix []float32, by, from *vector) {
	for r, x := range by {
		if x != 0 {
			axpy(row(matrix, r), x, from)
		}
	}
}

// axpy adds a vector times a number to another.
func axpy(to *vector, x float32, from *vector) {
	for i := range to {
		to[i] += float32(x * from[i])
	}
}

// add adds a vector to another.
func add(to, from *vector) {
	for i := range to {
		to[i] += from[i]
	}
}

// rectify makes what is below 0 to 0.
func rectify(v *vector) {
	for i, x := range v {
		v[i] = max(x, 0)
	}
}

// gate makes to 0 what belongs to nothing above 0 in a layer.
func gate(slopes, layer *vector) {
	for i, x := range layer {
		if x <= 0 {
			slopes[i] = 0
		}
	}
}

// dot returns the sum of the products of two vectors.
func dot(a, b *vector) float32 {
	var sums [16]float32
	for i := 0; i < width; i += len(sums) {
		for lane := range sums {
			sums[lane] += float32(a[i+lane] * b[i+lane])
		}
	}
	return total(&sums)
}

// total adds up sixteen numbers, halves onto halves.
func total(sums *[16]float32) float32 {
	for half := len(sums) / 2; half > 0; half /= 2 {
		for i := range half {
			sums[i] += sums[half+i]
		}
	}
	return sums[0]
}
