package chess

// Where a piece on a square reaches, for the pieces that do not slide, and the
// lines between squares. Filled once, at start.
var (
	pawnAttacks   [2][64]Bitboard
	knightAttacks [64]Bitboard
	kingAttacks   [64]Bitboard
	rookRays      [64]Bitboard // on an empty board
	bishopRays    [64]Bitboard // on an empty board
	nearKnights   [64]Bitboard // where knights stand that attack a square beside this one
	between       [64][64]Bitboard
)

type step struct{ file, rank int }

var (
	knightSteps = []step{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
	rookSteps   = []step{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	bishopSteps = []step{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	kingSteps   = append(append([]step(nil), rookSteps...), bishopSteps...)
)

func init() {
	fillMagics()
	for s := A1; s <= H8; s++ {
		pawnAttacks[White][s] = leaps(s, []step{{-1, 1}, {1, 1}})
		pawnAttacks[Black][s] = leaps(s, []step{{-1, -1}, {1, -1}})
		knightAttacks[s] = leaps(s, knightSteps)
		kingAttacks[s] = leaps(s, kingSteps)
		rookRays[s] = rookAttacks(s, 0)
		bishopRays[s] = bishopAttacks(s, 0)
	}
	for a := A1; a <= H8; a++ {
		for beside := kingAttacks[a]; beside != 0; beside &= beside - 1 {
			nearKnights[a] |= knightAttacks[beside.First()]
		}
		for b := A1; b <= H8; b++ {
			ends := a.Bitboard() | b.Bitboard()
			switch {
			case rookRays[a].Has(b):
				between[a][b] = rookAttacks(a, ends) & rookAttacks(b, ends)
			case bishopRays[a].Has(b):
				between[a][b] = bishopAttacks(a, ends) & bishopAttacks(b, ends)
			}
		}
	}
}

// move returns the square one step away, and whether it is on the board.
func (s Square) move(by step) (Square, bool) {
	f, r := int(s.File())+by.file, int(s.Rank())+by.rank
	return Square(r<<3 | f), f >= 0 && f < 8 && r >= 0 && r < 8
}

// leaps returns the squares one step away from s.
func leaps(s Square, steps []step) (to Bitboard) {
	for _, by := range steps {
		if t, ok := s.move(by); ok {
			to |= t.Bitboard()
		}
	}
	return to
}

// slides returns the squares that a slider on s reaches, walking: the slow,
// obvious way, which fills the tables.
func slides(s Square, steps []step, occupied Bitboard) (to Bitboard) {
	for _, by := range steps {
		for t, ok := s.move(by); ok; t, ok = t.move(by) {
			to |= t.Bitboard()
			if occupied.Has(t) {
				break
			}
		}
	}
	return to
}

// Between returns the squares strictly between two squares on one rank, file
// or diagonal, and the empty set for any other two.
func Between(a, b Square) Bitboard { return between[a&63][b&63] }

// Attacks returns the squares that a man on s attacks when the squares in
// occupied are taken: where it could capture, whatever stands there now.
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
