package ai

import (
	"sync"

	"chesstutor/tutor/chess"
)

// kpkTable tells of king and pawn against king (KPK), for each position with a white pawn on the files a to d, whether
// White wins.
type kpkTable [2 * 24 * 64 * 64]bool

// kpkPosition is one of those positions.
type kpkPosition struct {
	pawn, king, bare chess.Square // a white pawn, its king, and the other
	black            bool         // to move
}

// index returns the position's index in the table.
func (x kpkPosition) index() int {
	pawn := (int(x.pawn)>>3-1)*4 + int(x.pawn)&7
	i := (pawn*64+int(x.king))*64 + int(x.bare)
	if x.black {
		i += 24 * 64 * 64
	}
	return i
}

func (t *kpkTable) wins(x kpkPosition) bool { return t[x.index()] }

// kpk returns the table, which is computed at the first call, in some ten milliseconds.
var kpk = sync.OnceValue(newKPKTable)

// kpkWins reports whether the side with king and pawn wins against the bare king.
func kpkWins(p *chess.Position, us chess.Color) bool {
	x := kpkPosition{p.Pieces(chess.Pawn, us).First(), p.King(us), p.King(us.Other()), p.Turn() != us}
	if us == chess.Black {
		x.pawn, x.king, x.bare = x.pawn^56, x.king^56, x.bare^56
	}
	if x.pawn&7 > 3 {
		x.pawn, x.king, x.bare = x.pawn^7, x.king^7, x.bare^7
	}
	return kpk().wins(x)
}

// newKPKTable computes the won positions by retrograde analysis from the promotions that win: a
// position is won with White to move if one move wins, with Black to move if all moves lose
// (Thompson, "Retrograde Analysis of Certain Endgames", ICCA Journal 9, 1986).
func newKPKTable() *kpkTable {
	t := &kpkTable{}
	for changed := true; changed; {
		changed = false
		for i := range t {
			if x := kpkAt(i); !t[i] && x.legal() && x.won(t) {
				t[i], changed = true, true
			}
		}
	}
	return t
}

// kpkAt is the inverse of index.
func kpkAt(i int) kpkPosition {
	pawn := i / 4096 % 24
	return kpkPosition{
		pawn: chess.Square((pawn/4+1)*8 + pawn%4), king: chess.Square(i / 64 % 64), bare: chess.Square(i % 64),
		black: i >= 24*64*64,
	}
}

// legal reports whether no two pieces share a square, the kings do not touch, and the side not to
// move is not in check.
func (x kpkPosition) legal() bool {
	return x.pawn != x.king && x.pawn != x.bare && kingDistance(x.king, x.bare) > 1 &&
		(x.black || !pawnAttacks(chess.White, x.pawn.Bitboard()).Has(x.bare))
}

// won reports whether a position is won according to the table so far.
func (x kpkPosition) won(t *kpkTable) bool {
	if x.black {
		return x.lost(t)
	}
	for to := kingAttacks(x.king) &^ (x.pawn.Bitboard() | kingAttacks(x.bare)); to != 0; to &= to - 1 {
		if t.wins(kpkPosition{x.pawn, to.First(), x.bare, true}) {
			return true
		}
	}
	next := x.pawn + 8
	if next == x.king || next == x.bare {
		return false
	}
	if next >= chess.A8 { // it promotes
		return x.promotionWins(next)
	}
	if t.wins(kpkPosition{next, x.king, x.bare, true}) {
		return true
	}
	return x.pawn < 16 && next+8 != x.king && next+8 != x.bare && t.wins(kpkPosition{next + 8, x.king, x.bare, true})
}

// promotionWins reports whether a promotion wins: the bare king cannot capture the new piece. Where
// a queen would stalemate, a rook wins.
func (x kpkPosition) promotionWins(square chess.Square) bool {
	return !kingAttacks(x.bare).Has(square) || kingAttacks(x.king).Has(square)
}

// lost reports whether every move of the bare king loses and there is one, or it is checkmate.
func (x kpkPosition) lost(t *kpkTable) bool {
	attacked := kingAttacks(x.king) | pawnAttacks(chess.White, x.pawn.Bitboard())
	moves := kingAttacks(x.bare) &^ attacked
	if moves == 0 {
		return pawnAttacks(chess.White, x.pawn.Bitboard()).Has(x.bare)
	}
	for ; moves != 0; moves &= moves - 1 {
		to := moves.First()
		if to == x.pawn || !t.wins(kpkPosition{x.pawn, x.king, to, false}) {
			return false
		}
	}
	return true
}

func kingAttacks(s chess.Square) chess.Bitboard {
	return chess.Attacks(chess.PieceOf(chess.King, chess.White), s, 0)
}

// KingAndPawn reports whether the side with the pawn wins, by an exact table; known is false if the
// position is not one of two kings and one pawn. Draws by repetition and by fifty moves are not
// considered.
func KingAndPawn(p *chess.Position) (wins, known bool) {
	for _, us := range []chess.Color{chess.White, chess.Black} {
		pawn := p.Pieces(chess.Pawn, us)
		if pawn.Count() == 1 && p.Occupied() == pawn|p.King(us).Bitboard()|p.King(us.Other()).Bitboard() {
			return kpkWins(p, us), true
		}
	}
	return false, false
}
