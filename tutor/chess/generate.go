package chess

import "slices"

// AppendMoves appends the legal moves to list and returns it. The order is
// fixed for a position but means nothing. With room for MaxMoves more in list
// it does not allocate; a search lets each ply append behind the last.
func (p *Position) AppendMoves(list []Move) []Move {
	return p.appendMoves(list, allSquares)
}

// AppendCaptures appends the legal captures, those en passant and those that
// promote included, as AppendMoves does.
func (p *Position) AppendCaptures(list []Move) []Move {
	return p.appendMoves(list, p.Color(p.turn.Other()))
}

// Moves returns the legal moves.
func (p *Position) Moves() []Move { return p.AppendMoves(nil) }

// HasMove reports whether any move is legal.
func (p *Position) HasMove() bool {
	var room [MaxMoves]Move
	return len(p.AppendMoves(room[:0])) > 0
}

// IsLegal reports whether a move is one of the position's legal moves.
func (p *Position) IsLegal(m Move) bool {
	var room [MaxMoves]Move
	return slices.Contains(p.AppendMoves(room[:0]), m)
}

// appendMoves appends the legal moves that land in wanted; an en passant
// capture counts as landing on the pawn it takes.
func (p *Position) appendMoves(list []Move, wanted Bitboard) []Move {
	list = slices.Grow(list, MaxMoves)
	n := len(list)
	room := (*[MaxMoves]Move)(list[n : n+MaxMoves])
	var g generator
	g.look(p)
	g.wanted = wanted
	count := g.kings(p, room)
	if !g.checkers.several() { // in double check only the king can move
		count = g.pawns(p, room, count)
		count = g.others(p, room, count)
	}
	return list[:n+count]
}

// A generator holds what decides which moves are legal, worked out before any
// is listed. Move lists are arrays of 256 so that a byte for an index needs no
// check of bounds.
type generator struct {
	us                 Color
	king               Square
	own, enemy         Bitboard
	occupied           Bitboard
	wanted             Bitboard
	checkers           Bitboard
	answers            Bitboard // where a man other than the king may land: in check, on the checker or before it
	straight, diagonal Bitboard // the lines of pins, pinning pieces included
}

// look finds checks and pins, as seen from the king.
func (g *generator) look(p *Position) {
	us := p.turn
	own, enemy := p.sets[-us&7], p.sets[-us.Other()&7]
	occupied := own | enemy
	king := (p.sets[King] & own).First() & 63
	checkers := (knightAttacks[king]&p.sets[Knight] | pawnAttacks[us&1][king]&p.sets[Pawn]) & enemy
	answers := checkers
	var pins [2]Bitboard
	snipers := [2]Bitboard{
		rookRays[king] & (p.sets[Rook] | p.sets[Queen]) & enemy,
		bishopRays[king] & (p.sets[Bishop] | p.sets[Queen]) & enemy,
	}
	for i, from := range snipers {
		for ; from != 0; from &= from - 1 {
			line := between[king][from.First()&63]
			switch men := line & occupied; {
			case men == 0:
				checkers |= from & -from
				answers |= line | from&-from
			case !men.several() && men&own != 0:
				pins[i] |= line | from&-from
			}
		}
	}
	if checkers == 0 {
		answers = allSquares
	}
	g.us, g.king, g.own, g.enemy, g.occupied = us, king, own, enemy, occupied
	g.checkers, g.answers, g.straight, g.diagonal = checkers, answers, pins[0], pins[1]
}

// kings lists the king's moves, castling included.
func (g *generator) kings(p *Position, room *[MaxMoves]Move) (count int) {
	them := g.us.Other()
	without := g.occupied &^ g.king.Bitboard() // the king does not hide squares behind it
	targets := kingAttacks[g.king&63] &^ g.own & g.wanted
	for ; targets != 0; targets &= targets - 1 {
		to := targets.First()
		if !p.attacked(to, them, g.enemy, without) {
			room[uint8(count)] = newMove(g.king, to)
			count++
		}
	}
	if p.castling == 0 || g.checkers != 0 {
		return count
	}
	for i := 2 * int(g.us); i < 2*int(g.us)+2; i++ {
		c := &castlings[i&3]
		if p.castling&c.right != 0 && g.occupied&c.empty == 0 && g.wanted.Has(c.to) &&
			!p.attacked(c.crossed, them, g.enemy, g.occupied) && !p.attacked(c.to, them, g.enemy, g.occupied) {
			room[uint8(count)] = newMove(c.king, c.to) | castle
			count++
		}
	}
	return count
}

// others lists the moves of knights, bishops, rooks and queens.
func (g *generator) others(p *Position, room *[MaxMoves]Move, count int) int {
	landing := ^g.own & g.answers & g.wanted
	pinned := g.straight | g.diagonal
	for from := p.sets[Knight] & g.own &^ pinned; from != 0; from &= from - 1 {
		s := from.First()
		count = appendTargets(room, count, s, knightAttacks[s&63]&landing)
	}
	queens := p.sets[Queen]
	for from := (p.sets[Bishop] | queens) & g.own &^ g.straight; from != 0; from &= from - 1 {
		s := from.First()
		to := bishopAttacks(s, g.occupied) & landing
		if g.diagonal.Has(s) {
			to &= g.diagonal
		}
		count = appendTargets(room, count, s, to)
	}
	for from := (p.sets[Rook] | queens) & g.own &^ g.diagonal; from != 0; from &= from - 1 {
		s := from.First()
		to := rookAttacks(s, g.occupied) & landing
		if g.straight.Has(s) {
			to &= g.straight
		}
		count = appendTargets(room, count, s, to)
	}
	return count
}

// appendTargets lists the plain moves from one square.
func appendTargets(room *[MaxMoves]Move, count int, from Square, to Bitboard) int {
	for ; to != 0; to &= to - 1 {
		room[uint8(count)] = newMove(from, to.First())
		count++
	}
	return count
}
