package chess

import "strings"

// Position is everything that decides which moves are legal and how the game
// stands, but for the repetitions that came before. It is a value: assignment
// copies it and == compares it. The zero value is not a position; start from
// [Start] or [ParseFEN].
type Position struct {
	sets     [8]Bitboard // by PieceType; White's men at 0, Black's at 7
	board    [64]Piece
	key      uint64
	clock    uint16 // plies since the last capture or pawn move
	number   uint16 // of the move, as FEN counts: 1 at the start
	turn     Color
	castling CastlingRights
	passant  Square // 0 where no en passant capture is legal
}

var startPosition Position // set from StartFEN once the tables are filled

// Start returns the position at the start of a game.
func Start() Position { return startPosition }

// Turn returns the side to move.
func (p *Position) Turn() Color { return p.turn }

// At returns the man on a square, NoPiece if it is empty.
func (p *Position) At(s Square) Piece { return p.board[s&63] }

// Color returns the squares of a side's men.
func (p *Position) Color(c Color) Bitboard { return p.sets[-c&7] }

// Pieces returns the squares of a side's men of one type.
func (p *Position) Pieces(t PieceType, c Color) Bitboard { return p.sets[t&7] & p.Color(c) }

// Occupied returns the squares on which men stand.
func (p *Position) Occupied() Bitboard { return p.sets[0] | p.sets[7] }

// King returns the square of a side's king.
func (p *Position) King(c Color) Square { return p.Pieces(King, c).First() }

// Castling returns the castling rights that are left.
func (p *Position) Castling() CastlingRights { return p.castling }

// EnPassant returns the square on which a pawn can be captured in passing, and
// whether such a capture is legal now: a square that no pawn may go to is
// never given.
func (p *Position) EnPassant() (Square, bool) { return p.passant, p.passant != 0 }

// Clock returns the plies since the last capture or pawn move.
func (p *Position) Clock() int { return int(p.clock) }

// MoveNumber returns the number of the move to come, as score sheets count: 1
// at the start, one more after each move of Black's.
func (p *Position) MoveNumber() int { return int(p.number) }

// Key returns the position's Zobrist key. Positions that are the same for the
// rule of threefold repetition (men, side to move, castling rights and legal
// en passant capture) have the same key, others almost surely a different one.
func (p *Position) Key() uint64 { return p.key }

// Checkers returns the opponent's men that give check.
func (p *Position) Checkers() Bitboard {
	return p.AttackersTo(p.King(p.turn), p.Occupied()) & p.Color(p.turn.Other())
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool {
	return p.attacked(p.King(p.turn), p.turn.Other(), p.Color(p.turn.Other()), p.Occupied())
}

// AttackersTo returns the men of both sides that attack a square when the
// squares in occupied are taken. Men outside occupied still count as
// attackers; mask the answer to leave them out.
func (p *Position) AttackersTo(s Square, occupied Bitboard) Bitboard {
	straight := p.sets[Rook] | p.sets[Queen]
	diagonal := p.sets[Bishop] | p.sets[Queen]
	return knightAttacks[s&63]&p.sets[Knight] |
		kingAttacks[s&63]&p.sets[King] |
		pawnAttacks[Black][s&63]&p.Pieces(Pawn, White) |
		pawnAttacks[White][s&63]&p.Pieces(Pawn, Black) |
		rookAttacks(s, occupied)&straight |
		bishopAttacks(s, occupied)&diagonal
}

// attacked reports whether one of the men in enemy, all of color by, attacks s
// when the squares in occupied are taken. It looks along a line only if a man
// stands on it.
func (p *Position) attacked(s Square, by Color, enemy, occupied Bitboard) bool {
	s &= 63
	if (knightAttacks[s]&p.sets[Knight]|pawnAttacks[by.Other()&1][s]&p.sets[Pawn]|kingAttacks[s]&p.sets[King])&enemy != 0 {
		return true
	}
	if diagonal := (p.sets[Bishop] | p.sets[Queen]) & enemy; bishopRays[s]&diagonal != 0 &&
		bishopAttacks(s, occupied)&diagonal != 0 {
		return true
	}
	straight := (p.sets[Rook] | p.sets[Queen]) & enemy
	return rookRays[s]&straight != 0 && rookAttacks(s, occupied)&straight != 0
}

// Pass returns the position with the other side to move and everything else as
// it is, but that no en passant capture is open: what the opponent could do if
// it were its turn. The side that passed may be in check in it; listing its
// moves is still well defined, and may hold captures of the king.
func (p *Position) Pass() Position {
	q := *p
	q.setEnPassant(0)
	q.turn = q.turn.Other()
	q.key ^= zobrist.black
	return q
}

// String returns the board as eight lines of FEN letters, dots for empty
// squares, for people who debug.
func (p *Position) String() string {
	var text strings.Builder
	for r := 7; r >= 0; r-- {
		for f := range 8 {
			text.WriteByte(p.board[r<<3|f].Letter())
		}
		text.WriteByte('\n')
	}
	return text.String()
}

// put places a man on an empty square.
func (p *Position) put(pc Piece, s Square) {
	p.board[s&63] = pc
	p.sets[pc.Type()&7] |= s.Bitboard()
	p.sets[-pc.Color()&7] |= s.Bitboard()
}
