package chess

import (
	"iter"
	"math/bits"
	"slices"
)

// Bitboard is a set of squares, bit n for square n.
type Bitboard uint64

const (
	fileA       Bitboard = 0x0101010101010101
	fileC       Bitboard = fileA << 2
	fileD       Bitboard = fileA << 3
	fileF       Bitboard = fileA << 5
	fileG       Bitboard = fileA << 6
	fileH       Bitboard = fileA << 7
	rank1       Bitboard = 0xff
	rank3       Bitboard = rank1 << 16
	rank6       Bitboard = rank1 << 40
	rank8       Bitboard = rank1 << 56
	lastRanks   Bitboard = rank1 | rank8
	darkSquares Bitboard = 0xaa55aa55aa55aa55
	allSquares  Bitboard = 1<<64 - 1
)

// Has reports whether a square is in the set.
func (b Bitboard) Has(s Square) bool { return b>>(s&63)&1 != 0 }

// First returns the lowest square of the set, NoSquare of the empty set.
func (b Bitboard) First() Square { return Square(bits.TrailingZeros64(uint64(b))) }

// Count returns how many squares are in the set.
func (b Bitboard) Count() int { return bits.OnesCount64(uint64(b)) }

// All yields the set's squares from a1 to h8.
func (b Bitboard) All() iter.Seq[Square] {
	return func(yield func(Square) bool) {
		for ; b != 0; b &= b - 1 {
			if !yield(b.First()) {
				return
			}
		}
	}
}

// Squares lists the set's squares from a1 to h8.
func (b Bitboard) Squares() []Square { return slices.AppendSeq(make([]Square, 0, b.Count()), b.All()) }

// several reports whether more than one square is in the set.
func (b Bitboard) several() bool { return b&(b-1) != 0 }
