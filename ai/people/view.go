package people

import (
	"math/bits"

	"chesstutor/tutor/chess"
)

// view is a position as the side to move sees it: its own pieces come up the board from rank 1. Squares are turned
// round for Black, and pieces are own or theirs instead of white or black.
type view struct {
	flip     chess.Square // what turns a square of the position into one of the view
	at       [64]uint8    // 0 for no piece, the type for an own piece, 6 more for one of theirs
	occupied uint64
	guards   [2][64]uint8 // how many own pieces attack each square, and how many of theirs
	cheapest [2][64]uint8 // type of the least valuable of them, 0 for none
	weak     uint64       // pieces that an exchange would win
	aimed    uint64       // what the piece that moved last attacks
	kings    [2]int       // where the kings stand
	before   threats
}

const (
	kinds  = 13 // contents of a square: nothing, six types of own and six of theirs
	theirs = 6
)

// look fills the view of the position that a line leads to.
func (v *view) look(r *replay) {
	*v = view{}
	p := &r.now
	if p.Turn() == chess.Black {
		v.flip = 56
	}
	us, occupied := p.Turn(), p.Occupied()
	for left := occupied; left != 0; left &= left - 1 {
		s := left.First()
		pc := p.At(s)
		side, kind := 0, uint8(pc.Type())
		if pc.Color() != us {
			side = 1
		}
		v.at[s^v.flip] = kind + uint8(side*theirs)
		for to := chess.Attacks(pc, s, occupied); to != 0; to &= to - 1 {
			t := to.First() ^ v.flip
			v.guards[side][t&63]++
			if least := &v.cheapest[side][t&63]; *least == 0 || kind < *least {
				*least = kind
			}
		}
	}
	v.occupied = v.turn(occupied)
	v.before = threatsOf(p)
	v.weak = v.turn(v.before.weakMine | v.before.weakTheirs)
	v.kings = [2]int{int(p.King(us) ^ v.flip), int(p.King(us.Other()) ^ v.flip)}
	if r.plies > 0 {
		to := r.last[1].to
		v.aimed = v.turn(chess.Attacks(p.At(to), to, occupied))
	}
}

// turn turns a set of squares round for Black.
func (v *view) turn(b chess.Bitboard) uint64 {
	if v.flip != 0 {
		return bits.ReverseBytes64(uint64(b))
	}
	return uint64(b)
}

// Directions of rays, from the side to move: the first four go to higher squares.
const directions = 8

var (
	rays    = newRays()
	hops    = newHops()
	deltas  = [directions][2]int{{0, 1}, {1, 1}, {1, 0}, {-1, 1}, {0, -1}, {-1, -1}, {-1, 0}, {1, -1}}
	knights = [8][2]int{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// newRays returns the squares in each direction from each square.
func newRays() (table [64][directions]uint64) {
	for s := range 64 {
		for d := range deltas {
			for f, r := s%8+deltas[d][0], s/8+deltas[d][1]; f >= 0 && f < 8 && r >= 0 && r < 8; {
				table[s][d] |= 1 << (r*8 + f)
				f, r = f+deltas[d][0], r+deltas[d][1]
			}
		}
	}
	return table
}

// newHops returns the squares a knight's move away from each square, -1 for none.
func newHops() (table [64][8]int8) {
	for s := range 64 {
		for d := range knights {
			f, r := s%8+knights[d][0], s/8+knights[d][1]
			table[s][d] = -1
			if f >= 0 && f < 8 && r >= 0 && r < 8 {
				table[s][d] = int8(r*8 + f)
			}
		}
	}
	return table
}

// firstOn returns the first square of a ray that is occupied, given the occupied ones of the ray, of which there is
// one.
func firstOn(direction int, occupied uint64) int {
	if direction < directions/2 {
		return bits.TrailingZeros64(occupied)
	}
	return 63 - bits.LeadingZeros64(occupied)
}

// distance returns how many king's moves are between two squares.
func distance(a, b int) int {
	return max(abs(a%8-b%8), abs(a/8-b/8))
}

func abs(n int) int { return max(n, -n) }
