package tutor

import (
	"encoding/binary"
	"slices"
)

// MaxSolved is of how many moments a game records that they were solved: more than a review has for both sides.
const MaxSolved = 16

// Solve records that the moment of the game's review at a ply was solved: 0 <= ply < Ply(). What is more than MaxSolved
// it leaves out. It reports whether that is news.
func (g *Game) Solve(ply int) bool {
	at, found := slices.BinarySearch(g.solved, ply)
	if found || len(g.solved) == MaxSolved {
		return false
	}
	g.solved = slices.Insert(slices.Clone(g.solved), at, ply) // copies of the game have their own
	return true
}

// Solved returns the plies of the moments that were solved, in their order. They must not be changed.
func (g *Game) Solved() []int { return g.solved }

// appendSolved writes the plies of solved moments: how many, as a byte, and each as a varint.
func appendSolved(data []byte, solved []int) []byte {
	data = append(data, byte(len(solved)))
	for _, ply := range solved {
		data = binary.AppendUvarint(data, uint64(ply))
	}
	return data
}

// decodeSolved reads the plies of solved moments, and returns what comes after them.
func decodeSolved(data []byte) (solved []int, rest []byte, err error) {
	if len(data) == 0 || data[0] == 0 || data[0] > MaxSolved {
		return nil, nil, ErrBadGame
	}
	n, rest := int(data[0]), data[1:]
	for range n {
		ply, size := binary.Uvarint(rest)
		if size <= 0 || ply > 8*MaxEncodedBytes || size != len(binary.AppendUvarint(nil, ply)) {
			return nil, nil, ErrBadGame
		}
		if len(solved) > 0 && int(ply) <= solved[len(solved)-1] {
			return nil, nil, ErrBadGame
		}
		solved, rest = append(solved, int(ply)), rest[size:]
	}
	return solved, rest, nil
}
