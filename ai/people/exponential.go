package people

import "math/bits"

const (
	unitBits = 8
	// Unit is how many steps of a score are 1 in the natural logarithm.
	Unit = 1 << unitBits
)

// exponentials holds the exponential of every step below 0 that is not yet next to nothing.
var exponentials = newExponentials()

// newExponentials multiplies step by step, in integers: floating point may round otherwise on another machine.
func newExponentials() (table [16 * Unit]uint32) {
	const step = 18374827034086858296 // 2^64 times the exponential of -1/Unit
	x := uint64(One) << 33
	for i := range table {
		table[i] = uint32((x>>32 + 1) >> 1)
		x, _ = bits.Mul64(x, step)
	}
	return table
}

// exponential returns the exponential of a score that is not above 0, as a part of One.
func exponential(score int) uint32 {
	if -score >= len(exponentials) {
		return 0
	}
	return exponentials[-score]
}
