package ai

import (
	"sync"

	"chesstutor/tutor/chess"
)

// pawnTable says of every position with two kings and a white pawn on the files
// a to d whether White wins: a bit each.
type pawnTable [2 * 24 * 64 * 64 / 64]uint64

// pawnPlace is one of those positions.
type pawnPlace struct {
	pawn, king, bare chess.Square // a white pawn, its king, and the other
	black            bool         // to move
}

// index returns the place in the table.
func (x pawnPlace) index() int {
	pawn := (int(x.pawn)>>3-1)*4 + int(x.pawn)&7
	i := (pawn*64+int(x.king))*64 + int(x.bare)
	if x.black {
		i += 24 * 64 * 64
	}
	return i
}

func (t *pawnTable) wins(x pawnPlace) bool { i := x.index(); return t[i>>6]>>(i&63)&1 != 0 }

// pawnTables is made when first needed, in some ten milliseconds.
var pawnTables = sync.OnceValue(newPawnTable)

// pawnWins reports whether the side with king and pawn wins against the bare
// king.
func pawnWins(p *chess.Position, us chess.Color) bool {
	x := pawnPlace{p.Pieces(chess.Pawn, us).First(), p.King(us), p.King(us.Other()), p.Turn() != us}
	if us == chess.Black {
		x.pawn, x.king, x.bare = x.pawn^56, x.king^56, x.bare^56
	}
	if x.pawn&7 > 3 {
		x.pawn, x.king, x.bare = x.pawn^7, x.king^7, x.bare^7
	}
	return pawnTables().wins(x)
}

// newPawnTable finds the won positions by going back from the promotions that
// win: a position is won for White if one move wins, with Black to move if all
// do (Thompson, "Retrograde Analysis of Certain Endgames", ICCA Journal 9, 1986).
func newPawnTable() *pawnTable {
	t := &pawnTable{}
	for changed := true; changed; {
		changed = false
		for i := range 2 * 24 * 64 * 64 {
			x := placeAt(i)
			if t.wins(x) || !x.legal() || !x.won(t) {
				continue
			}
			t[i>>6] |= 1 << (i & 63)
			changed = true
		}
	}
	return t
}

// placeAt is the opposite of index.
func placeAt(i int) pawnPlace {
	pawn := i / 4096 % 24
	return pawnPlace{
		pawn: chess.Square((pawn/4+1)*8 + pawn%4), king: chess.Square(i / 64 % 64), bare: chess.Square(i % 64),
		black: i >= 24*64*64,
	}
}

// legal reports whether no two men share a square, the kings do not touch, and
// the side not to move is not in check.
func (x pawnPlace) legal() bool {
	return x.pawn != x.king && x.pawn != x.bare && steps(x.king, x.bare) > 1 &&
		(x.black || !pawnReach(chess.White, x.pawn.Bitboard()).Has(x.bare))
}

// won reports whether a position is won by what the table knows so far.
func (x pawnPlace) won(t *pawnTable) bool {
	if x.black {
		return x.lost(t)
	}
	for to := kingReach(x.king) &^ (x.pawn.Bitboard() | kingReach(x.bare)); to != 0; to &= to - 1 {
		if t.wins(pawnPlace{x.pawn, to.First(), x.bare, true}) {
			return true
		}
	}
	next := x.pawn + 8
	if next == x.king || next == x.bare {
		return false
	}
	if next >= chess.A8 { // it promotes and is not taken at once, or is taken by nobody
		return x.queens(next)
	}
	if t.wins(pawnPlace{next, x.king, x.bare, true}) {
		return true
	}
	return x.pawn < 16 && next+8 != x.king && next+8 != x.bare && t.wins(pawnPlace{next + 8, x.king, x.bare, true})
}

// queens reports whether a promotion wins: the bare king cannot take, and is
// not stalemated, for which a rook is the cure.
func (x pawnPlace) queens(on chess.Square) bool {
	return !kingReach(x.bare).Has(on) || kingReach(x.king).Has(on)
}

// lost reports whether every move of the bare king loses and there is one, or
// it is checkmate.
func (x pawnPlace) lost(t *pawnTable) bool {
	attacked := kingReach(x.king) | pawnReach(chess.White, x.pawn.Bitboard())
	moves := kingReach(x.bare) &^ attacked
	if moves == 0 {
		return pawnReach(chess.White, x.pawn.Bitboard()).Has(x.bare)
	}
	for ; moves != 0; moves &= moves - 1 {
		to := moves.First()
		if to == x.pawn || !t.wins(pawnPlace{x.pawn, x.king, to, false}) {
			return false
		}
	}
	return true
}

func kingReach(s chess.Square) chess.Bitboard {
	return chess.Attacks(chess.PieceOf(chess.King, chess.White), s, 0)
}

// KingAndPawn reports whether the side with the pawn wins, by an exact table, and
// whether the position is one of two kings and one pawn at all. Draws by
// repetition and by fifty moves are left out.
func KingAndPawn(p *chess.Position) (wins, known bool) {
	for _, us := range []chess.Color{chess.White, chess.Black} {
		pawn := p.Pieces(chess.Pawn, us)
		if pawn.Count() == 1 && p.Occupied() == pawn|p.King(us).Bitboard()|p.King(us.Other()).Bitboard() {
			return pawnWins(p, us), true
		}
	}
	return false, false
}
