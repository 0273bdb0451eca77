package ending

import "chesstutor/tutor/chess"

// setup is a position of an ending: where its kings and its one or two men stand (the pieces and
// pawns beside the kings), and whose turn it is.
type setup struct {
	kings     [2]chess.Square // by color
	men       [2]chess.Square
	turn      chess.Color
	enPassant bool // the pawn of the side that has just moved can be captured en passant
}

// symmetry is one of the eight ways to turn and mirror the board: bit 0 mirrors the files, bit 1 the
// ranks, bit 2 exchanges files and ranks after that.
type symmetry uint8

// transpose exchanges files and ranks alone.
const transpose symmetry = 4

// turned holds where each square comes to lie.
var turned = func() (table [8][64]chess.Square) {
	for how := range table {
		for s := chess.A1; s <= chess.H8; s++ {
			to := s
			if how&1 != 0 {
				to ^= 7
			}
			if how&2 != 0 {
				to ^= 56
			}
			if how&4 != 0 {
				to = to>>3 | to&7<<3
			}
			table[how][s] = to
		}
	}
	return table
}()

// kingPairs numbers the pairs of squares on which the kings may stand, of those that a symmetry
// makes the same only one: 462, or 1,806 where pawns leave no symmetry but that of left and right.
type kingPairs struct {
	list   [][2]chess.Square
	number [64][64]int16 // of White's king and Black's; -1 if they touch
	how    [64][64]symmetry
}

var (
	pairsWithPawns = newKingPairs(2)
	pairsWithout   = newKingPairs(8)
)

// newKingPairs numbers the pairs under the first few symmetries.
func newKingPairs(symmetries symmetry) *kingPairs {
	pairs := &kingPairs{}
	for white := chess.A1; white <= chess.H8; white++ {
		for black := chess.A1; black <= chess.H8; black++ {
			pairs.number[white][black] = -1
			if white == black || kingAttacks(white).Has(black) {
				continue
			}
			least := [2]chess.Square{white, black}
			for how := range symmetries {
				image := [2]chess.Square{turned[how][white], turned[how][black]}
				if image[0] < least[0] || image[0] == least[0] && image[1] < least[1] {
					least, pairs.how[white][black] = image, how
				}
			}
			if least[0] == white && least[1] == black {
				pairs.number[white][black] = int16(len(pairs.list))
				pairs.list = append(pairs.list, least)
			} else {
				pairs.number[white][black] = pairs.number[least[0]][least[1]]
			}
		}
	}
	return pairs
}

// onDiagonal are the squares from a1 to h8, belowDiagonal those and the squares to their right.
const (
	onDiagonal    chess.Bitboard = 0x8040201008040201
	belowDiagonal chess.Bitboard = 0x80c0e0f0f8fcfeff
)

func kingAttacks(s chess.Square) chess.Bitboard {
	return chess.Attacks(chess.PieceOf(chess.King, chess.White), s, 0)
}
