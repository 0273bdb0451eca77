package chess

import "strings"

// Position is a chess position with the side to move, castling rights, en passant square, halfmove
// clock and move number, but without the history that repetitions need. It is a value: assignment
// copies it and == compares it. The zero value is not a position; use [Start] or [ParseFEN].
type Position struct {
	sets     [8]Bitboard // by PieceType; White's pieces at 0, Black's at 7
	board    [64]Piece
	key      uint64
	clock    uint16 // plies since the last capture or pawn move
	number   uint16 // of the move, as FEN counts: 1 at the start
	turn     Color
	castling CastlingRights
	epSquare Square // 0 where no en passant capture is legal
}

var startPosition = func() Position {
	p, err := ParseFEN(StartFEN)
	if err != nil {
		panic("chess: " + err.Error()) // unreachable: the text is constant
	}
	return p
}()

// Start returns the position at the start of a game.
func Start() Position { return startPosition }

// Turn returns the side to move.
func (p *Position) Turn() Color { return p.turn }

// At returns the piece on a square, NoPiece if it is empty.
func (p *Position) At(s Square) Piece { return p.board[s&63] }

// Color returns the squares of a side's pieces.
func (p *Position) Color(c Color) Bitboard { return p.sets[-c&7] }

// Pieces returns the squares of a side's pieces of one type.
func (p *Position) Pieces(t PieceType, c Color) Bitboard { return p.sets[t&7] & p.Color(c) }

// Occupied returns the squares on which pieces stand.
func (p *Position) Occupied() Bitboard { return p.sets[0] | p.sets[7] }

// King returns the square of a side's king.
func (p *Position) King(c Color) Square { return p.Pieces(King, c).First() }

// Castling returns the castling rights that are left.
func (p *Position) Castling() CastlingRights { return p.castling }

// EnPassant returns the square on which a pawn can be captured en passant, and whether such a
// capture is legal.
func (p *Position) EnPassant() (Square, bool) { return p.epSquare, p.epSquare != 0 }

// Clock returns the plies since the last capture or pawn move.
func (p *Position) Clock() int { return int(p.clock) }

// MoveNumber returns the number of the next move, as score sheets count: 1 at the start, one more
// after each move of Black.
func (p *Position) MoveNumber() int { return int(p.number) }

// WithCounts returns the position with another clock and number of the move, which are such as a FEN may have.
func (p *Position) WithCounts(clock, number int) Position {
	q := *p
	q.clock, q.number = uint16(clock), uint16(number)
	return q
}

// Key returns the position's Zobrist key. Positions that are the same for the rule of threefold
// repetition (pieces, side to move, castling rights and legal en passant capture) have the same
// key, others almost surely a different one.
func (p *Position) Key() uint64 { return p.key }

// Checkers returns the squares of the pieces that give check.
func (p *Position) Checkers() Bitboard {
	return p.AttackersTo(p.King(p.turn), p.Occupied()) & p.Color(p.turn.Other())
}

// InCheck reports whether the side to move is in check.
func (p *Position) InCheck() bool {
	return p.attacked(p.King(p.turn), p.turn.Other(), p.Color(p.turn.Other()), p.Occupied())
}

// AttackersTo returns the pieces of both sides that attack a square with this occupancy. Pieces
// outside occupied still count as attackers; mask the result to exclude them.
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

// attacked reports whether one of the pieces in enemy, all of color by, attacks s with this
// occupancy.
func (p *Position) attacked(s Square, by Color, enemy, occupied Bitboard) bool {
	s &= 63
	near := knightAttacks[s]&p.sets[Knight] | pawnAttacks[by.Other()&1][s]&p.sets[Pawn] | kingAttacks[s]&p.sets[King]
	if near&enemy != 0 {
		return true
	}
	if diagonal := (p.sets[Bishop] | p.sets[Queen]) & enemy; bishopRays[s]&diagonal != 0 &&
		bishopAttacks(s, occupied)&diagonal != 0 {
		return true
	}
	straight := (p.sets[Rook] | p.sets[Queen]) & enemy
	return rookRays[s]&straight != 0 && rookAttacks(s, occupied)&straight != 0
}

// Pass returns the position after a null move: the other side is to move and no en passant capture
// is possible. The side that passed may be in check; listing the moves is still well defined then,
// and may include captures of the king.
func (p *Position) Pass() Position {
	q := *p
	q.setEnPassant(0)
	q.turn = q.turn.Other()
	q.key ^= zobrist.black
	return q
}

// String returns the board as eight lines of FEN letters, dots for empty squares, for debugging.
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

// put places a piece on an empty square.
func (p *Position) put(pc Piece, s Square) {
	p.board[s&63] = pc
	p.sets[pc.Type()&7] |= s.Bitboard()
	p.sets[-pc.Color()&7] |= s.Bitboard()
}
