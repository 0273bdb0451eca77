package people

import "math"

// part is one of the tables, matrices or lists of rows, of numbers of a byte with some bits behind the point. Several
// numbers are in a word, so that one addition or multiplication does for all of them.
type part struct {
	shift  uint
	sums   [][Width / 4]uint64 // of a table: four numbers a word, each 128 more than it is
	lanes  [][Width / 2]uint64 // of a matrix: two numbers a word, the second's sign carried from the first
	single []vector            // of a list of rows
}

// mostBits is how many bits behind the point a number has at most.
const mostBits = 12

// precision returns with how many bits behind the point the numbers fit in a byte.
func precision(numbers []float32) uint {
	most := 0.0
	for _, x := range numbers {
		most = max(most, math.Abs(float64(x)))
	}
	shift := uint(0)
	for shift < mostBits && most*float64(int(2)<<shift) < 127.5 {
		shift++
	}
	return shift
}

// rounded returns a number with a given number of bits behind the point.
func rounded(x float32, shift uint) int8 {
	return int8(min(max(math.Round(float64(x)*float64(int(1)<<shift)), -127), 127))
}

// read takes the numbers from bytes.
func (p *part) read(kind Part, shift uint, raw []byte) {
	p.shift = shift
	rows := len(raw) / Width
	switch kind {
	case Table:
		p.sums = make([][Width / 4]uint64, rows)
	case Matrix:
		p.lanes = make([][Width / 2]uint64, rows)
	default:
		p.single = make([]vector, rows)
	}
	for i, b := range raw {
		r, k, x := i/Width, i%Width, int8(b)
		switch kind {
		case Table:
			p.sums[r][k/4] |= uint64(int(x)+128) << (k % 4 * 16)
		case Matrix:
			p.lanes[r][k/2] += uint64(int64(x)) << (k % 2 * 32)
		default:
			p.single[r][k] = int32(x)
		}
	}
}

// row returns one of the rows in parts of layerUnit.
func (p *part) row(i int) (v vector) {
	for k, x := range p.single[i] {
		v[k] = x << layerBits >> p.shift
	}
	return v
}

// sum adds rows to a layer. There must be fewer than 257, for a word's numbers not to overflow.
func (p *part) sum(layer *vector, rows []uint16) {
	var sums [Width / 4]uint64
	for _, r := range rows {
		from := &p.sums[r]
		for k := range sums {
			sums[k] += from[k]
		}
	}
	offset := int32(128 * len(rows))
	for k, s := range sums {
		for lane := range 4 {
			x := int32(s>>(lane*16)&0xffff) - offset
			layer[k*4+lane] += x << layerBits >> p.shift
		}
	}
}

// multiply adds the rows of a matrix, each times the number of a layer, to another layer.
func (p *part) multiply(to, by *vector) {
	var sums [Width / 2]uint64
	for r, x := range by {
		if x == 0 {
			continue
		}
		from, times := &p.lanes[r], uint64(x)
		for k := range sums {
			sums[k] += times * from[k]
		}
	}
	for k, s := range sums {
		low := int32(s)
		high := int32(int64(s-uint64(int64(low))) >> 32)
		to[k*2] += low >> p.shift
		to[k*2+1] += high >> p.shift
	}
}

// dot returns the sum of the products of the first row and a layer, in parts of the square of layerUnit.
func (p *part) dot(layer *vector) (sum int) {
	for k, x := range p.single[0] {
		sum += int(x) * int(layer[k])
	}
	return sum << layerBits >> p.shift
}
