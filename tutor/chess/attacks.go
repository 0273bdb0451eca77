package chess

// Attacks by square, of the pieces that do not slide and of the others on an empty board, and the
// squares between two.
var (
	pawnAttacks = [2][64]Bitboard{
		White: attackTable([]step{{-1, 1}, {1, 1}}),
		Black: attackTable([]step{{-1, -1}, {1, -1}}),
	}
	knightAttacks = attackTable(knightSteps)
	kingAttacks   = attackTable(kingSteps)
	rookRays      = rayTable(rookAttacks)
	bishopRays    = rayTable(bishopAttacks)
	between       = betweenTable()
)

type step struct{ file, rank int }

var (
	knightSteps = []step{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
	rookSteps   = []step{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	bishopSteps = []step{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	kingSteps   = append(append([]step(nil), rookSteps...), bishopSteps...)
)

func attackTable(steps []step) (table [64]Bitboard) {
	for s := A1; s <= H8; s++ {
		table[s] = stepAttacks(s, steps)
	}
	return table
}

func rayTable(attacks func(s Square, occupied Bitboard) Bitboard) (table [64]Bitboard) {
	for s := A1; s <= H8; s++ {
		table[s] = attacks(s, 0)
	}
	return table
}

func betweenTable() (table [64][64]Bitboard) {
	for a := A1; a <= H8; a++ {
		for b := A1; b <= H8; b++ {
			ends := a.Bitboard() | b.Bitboard()
			switch {
			case rookRays[a].Has(b):
				table[a][b] = rookAttacks(a, ends) & rookAttacks(b, ends)
			case bishopRays[a].Has(b):
				table[a][b] = bishopAttacks(a, ends) & bishopAttacks(b, ends)
			}
		}
	}
	return table
}

// move returns the square one step away, and whether it is on the board.
func (s Square) move(by step) (Square, bool) {
	f, r := int(s.File())+by.file, int(s.Rank())+by.rank
	return Square(r<<3 | f), f >= 0 && f < 8 && r >= 0 && r < 8
}

// stepAttacks returns the squares one step away from s.
func stepAttacks(s Square, steps []step) (to Bitboard) {
	for _, by := range steps {
		if t, ok := s.move(by); ok {
			to |= t.Bitboard()
		}
	}
	return to
}

// Between returns the squares strictly between two squares on one rank, file or diagonal, and the
// empty set for any other two.
func Between(a, b Square) Bitboard { return between[a&63][b&63] }

// Attacks returns the squares that a piece on s attacks with this occupancy: where it could
// capture, whatever stands there now.
func Attacks(pc Piece, s Square, occupied Bitboard) Bitboard {
	switch pc.Type() {
	case Pawn:
		return pawnAttacks[pc.Color()&1][s&63]
	case Knight:
		return knightAttacks[s&63]
	case Bishop:
		return bishopAttacks(s, occupied)
	case Rook:
		return rookAttacks(s, occupied)
	case Queen:
		return bishopAttacks(s, occupied) | rookAttacks(s, occupied)
	case King:
		return kingAttacks[s&63]
	}
	return 0
}
