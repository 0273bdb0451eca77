package link

import "math/big"

// An interval is a part of the line from 0 to 1, as arithmetic coding narrows it: from low/whole to
// (low+width)/whole, exactly.
type interval struct{ low, width, whole *big.Int }

func newInterval() *interval {
	return &interval{low: new(big.Int), width: big.NewInt(1), whole: big.NewInt(1)}
}

// narrow keeps the part of the interval from start to start+size, of total equal parts.
func (v *interval) narrow(start, size, total uint64) {
	var n big.Int
	v.low.Mul(v.low, n.SetUint64(total))
	v.low.Add(v.low, new(big.Int).Mul(v.width, n.SetUint64(start)))
	v.width.Mul(v.width, n.SetUint64(size))
	v.whole.Mul(v.whole, n.SetUint64(total))
}

// digits returns the shortest base-64 fraction in the interval, without the leading "0.", and the least of that
// length.
func (v *interval) digits() string {
	var number, rest, power big.Int
	for n := max(0, (v.whole.BitLen()-v.width.BitLen())/digitBits-1); ; n++ {
		power.Lsh(v.low, uint(digitBits*n))
		number.QuoRem(&power, v.whole, &rest)
		if rest.Sign() > 0 { // round up into the interval
			number.Add(&number, one)
		}
		power.Mul(&number, v.whole)
		rest.Lsh(rest.Add(v.low, v.width), uint(digitBits*n))
		if power.Cmp(&rest) < 0 {
			return formatDigits(&number, n)
		}
	}
}

// digitBits is how many bits a digit of base 64 has.
const digitBits = 6

// alphabet holds the digits, none of which needs escaping in a URL.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

var one = big.NewInt(1)

// formatDigits formats a number as n digits.
func formatDigits(number *big.Int, n int) string {
	text := make([]byte, n)
	var digit, rest big.Int
	rest.Set(number)
	for i := n - 1; i >= 0; i-- {
		digit.And(&rest, big.NewInt(1<<digitBits-1))
		text[i] = alphabet[digit.Int64()]
		rest.Rsh(&rest, digitBits)
	}
	return string(text)
}

// A point is a number from 0 to 1 and the interval, narrowed step by step, that contains it: it lies offset/width
// of the way through the interval.
type point struct{ offset, width *big.Int }

// newPoint parses the digits of a base-64 fraction.
func newPoint(text string) (*point, bool) {
	p := &point{offset: new(big.Int), width: new(big.Int).Lsh(one, uint(digitBits*len(text)))}
	var digit big.Int
	for i := range len(text) {
		value, ok := digitOf(text[i])
		if !ok {
			return nil, false
		}
		p.offset.Lsh(p.offset, digitBits)
		p.offset.Or(p.offset, digit.SetUint64(value))
	}
	return p, true
}

func digitOf(c byte) (uint64, bool) {
	for i := range len(alphabet) {
		if alphabet[i] == c {
			return uint64(i), true
		}
	}
	return 0, false
}

// at returns in which of total equal parts of the interval the point lies.
func (p *point) at(total uint64) uint64 {
	var n big.Int
	n.Mul(p.offset, new(big.Int).SetUint64(total))
	return n.Quo(&n, p.width).Uint64()
}

// narrow replaces the interval by its part from start to start+size, of total equal parts. The point must lie in
// it.
func (p *point) narrow(start, size, total uint64) {
	var n big.Int
	p.offset.Mul(p.offset, n.SetUint64(total))
	p.offset.Sub(p.offset, new(big.Int).Mul(p.width, n.SetUint64(start)))
	p.width.Mul(p.width, n.SetUint64(size))
}
