package chess

import "slices"

// AppendMoves appends the legal moves to list and returns it. The order is the same for the same
// position, but has no meaning. With room for MaxMoves more in list it does not allocate; a search
// lets each ply append behind the last.
func (p *Position) AppendMoves(list []Move) []Move {
	return p.appendMoves(list, allSquares, false)
}

// AppendCaptures appends the legal captures, those en passant and those that promote included, as
// AppendMoves does.
func (p *Position) AppendCaptures(list []Move) []Move {
	return p.appendMoves(list, p.Color(p.turn.Other()), false)
}

// AppendCapturesOn appends the legal captures that land on a square, in the order of AppendCaptures,
// in a fraction of its time.
func (p *Position) AppendCapturesOn(list []Move, s Square) []Move {
	if p.epSquare == 0 { // none en passant, which counts as landing on the pawn it takes
		return p.appendMoves(list, s.Bitboard()&p.Color(p.turn.Other()), false)
	}
	n := len(list)
	list = p.AppendCaptures(list)
	others := slices.DeleteFunc(list[n:], func(m Move) bool { return m.To() != s })
	return list[:n+len(others)]
}

// Moves returns the legal moves.
func (p *Position) Moves() []Move { return p.AppendMoves(nil) }

// CountMoves returns how many moves are legal.
func (p *Position) CountMoves() int {
	var room [MaxMoves]Move
	return len(p.AppendMoves(room[:0]))
}

// HasMove reports whether any move is legal. It stops soon after the first.
func (p *Position) HasMove() bool {
	var room [MaxMoves]Move
	return len(p.appendMoves(room[:0], allSquares, true)) > 0
}

// IsLegal reports whether a move is one of the position's legal moves.
func (p *Position) IsLegal(m Move) bool {
	var room [MaxMoves]Move
	return slices.Contains(p.AppendMoves(room[:0]), m)
}

// appendMoves appends the legal moves that land in wanted; an en passant capture counts as landing
// on the pawn it takes. If any move will do, it stops soon after the first.
func (p *Position) appendMoves(list []Move, wanted Bitboard, any bool) []Move {
	n := len(list)
	list = slices.Grow(list, MaxMoves)
	checkers, answers, straight, diagonal := p.checksAndPins()
	list = p.appendKing(list, wanted, checkers == 0)
	if any && len(list) > n || checkers.several() { // in double check only the king can move
		return list
	}
	answers &= wanted
	list = p.appendPawns(list, wanted, answers, straight, diagonal)
	if any && len(list) > n {
		return list
	}
	own, occupied := p.Color(p.turn), p.Occupied()
	landing, free := answers&^own, own&^(straight|diagonal)
	for from := (p.sets[Bishop] | p.sets[Queen]) & own & diagonal; from != 0; from &= from - 1 {
		s := from.First()
		list = appendTo(list, s, bishopAttacks(s, occupied)&landing&diagonal)
	}
	for from := (p.sets[Rook] | p.sets[Queen]) & own & straight; from != 0; from &= from - 1 {
		s := from.First()
		list = appendTo(list, s, rookAttacks(s, occupied)&landing&straight)
	}
	for t := Knight; t <= Queen; t++ { // a pinned knight has no move
		for from := p.sets[t] & free; from != 0; from &= from - 1 {
			s := from.First()
			list = appendTo(list, s, Attacks(PieceOf(t, p.turn), s, occupied)&landing)
		}
	}
	return list
}

// checksAndPins returns the pieces that give check, the squares where another piece than the king answers that, and
// the lines of pins, on ranks and files and on diagonals, pinning pieces included. A slider in line with the king
// gives check if no piece is between, pins one piece of ours if that is alone between, and does not matter otherwise.
func (p *Position) checksAndPins() (checkers, answers, straight, diagonal Bitboard) {
	king, own, enemy := p.King(p.turn)&63, p.Color(p.turn), p.Color(p.turn.Other())
	checkers = (knightAttacks[king]&p.sets[Knight] | pawnAttacks[p.turn&1][king]&p.sets[Pawn]) & enemy
	answers = checkers
	sliders := rookRays[king]&(p.sets[Rook]|p.sets[Queen]) | bishopRays[king]&(p.sets[Bishop]|p.sets[Queen])
	for from := sliders & enemy; from != 0; from &= from - 1 {
		s := from.First() & 63
		line := between[king][s] | s.Bitboard()
		switch pieces := line & (own | enemy) &^ s.Bitboard(); {
		case pieces == 0:
			checkers |= s.Bitboard()
			answers |= line
		case pieces.several() || pieces&own == 0:
		case rookRays[king].Has(s):
			straight |= line
		default:
			diagonal |= line
		}
	}
	if checkers == 0 {
		answers = allSquares
	}
	return checkers, answers, straight, diagonal
}

// appendKing appends the moves of the king.
func (p *Position) appendKing(list []Move, wanted Bitboard, mayCastle bool) []Move {
	king, them := p.King(p.turn)&63, p.turn.Other()
	enemy, occupied := p.Color(them), p.Occupied()
	without := occupied &^ king.Bitboard() // sliders attack through the king
	for to := kingAttacks[king] & wanted &^ p.Color(p.turn); to != 0; to &= to - 1 {
		if s := to.First(); !p.attacked(s, them, enemy, without) {
			list = append(list, newMove(king, s))
		}
	}
	if !mayCastle || p.castling == 0 {
		return list
	}
	for _, c := range [2]*castling{&castlings[2*p.turn+1], &castlings[2*p.turn]} {
		over, to := c.king+1, c.king+2
		if c.rook < c.king {
			over, to = c.king-1, c.king-2
		}
		if p.castling&c.right != 0 && wanted.Has(to) && between[c.king][c.rook]&occupied == 0 &&
			!p.attacked(over, them, enemy, without) && !p.attacked(to, them, enemy, without) {
			list = append(list, newMove(king, to)|castle)
		}
	}
	return list
}

// appendPawns appends the moves of the pawns, all that move in one direction at once. Pinned pawns stay on their line.
func (p *Position) appendPawns(list []Move, wanted, answers, straight, diagonal Bitboard) []Move {
	us, enemy, occupied := p.turn, p.Color(p.turn.Other()), p.Occupied()
	pawns := p.Pieces(Pawn, us)
	walkers, takers := pawns&^diagonal, pawns&^straight
	single := (forwardSquares(us, walkers&^straight) | forwardSquares(us, walkers&straight)&straight) &^ occupied
	double := forwardSquares(us, single&thirdRank(us)) &^ occupied & answers
	left := (forwardLeft(us, takers&^diagonal) | forwardLeft(us, takers&diagonal)&diagonal) & enemy & answers
	right := (forwardRight(us, takers&^diagonal) | forwardRight(us, takers&diagonal)&diagonal) & enemy & answers
	single &= answers
	by := forwardOffset(us)
	if (single|left|right)&lastRanks != 0 {
		for t := Queen; t >= Knight; t-- {
			list = appendPawnsTo(list, single&lastRanks, by, promotionKind(t))
			list = appendPawnsTo(list, left&lastRanks, by-1, promotionKind(t))
			list = appendPawnsTo(list, right&lastRanks, by+1, promotionKind(t))
		}
	}
	list = appendPawnsTo(list, single&^lastRanks, by, plain)
	list = appendPawnsTo(list, double, 2*by, doublePush)
	list = appendPawnsTo(list, left&^lastRanks, by-1, plain)
	list = appendPawnsTo(list, right&^lastRanks, by+1, plain)
	if p.epSquare == 0 || !wanted.Has(enPassantPawn(p.epSquare)) {
		return list
	}
	for from := pawnAttacks[us.Other()&1][p.epSquare&63] & pawns; from != 0; from &= from - 1 {
		if s := from.First(); p.isEnPassantSafe(s, p.epSquare) {
			list = append(list, newMove(s, p.epSquare)|enPassant)
		}
	}
	return list
}

// appendTo appends the moves from a square to others.
func appendTo(list []Move, from Square, to Bitboard) []Move {
	for ; to != 0; to &= to - 1 {
		list = append(list, newMove(from, to.First()))
	}
	return list
}

// appendPawnsTo appends the moves of a kind to squares, each from by less.
func appendPawnsTo(list []Move, to Bitboard, by int, kind Move) []Move {
	for ; to != 0; to &= to - 1 {
		s := to.First()
		list = append(list, newMove(s-Square(by), s)|kind)
	}
	return list
}
