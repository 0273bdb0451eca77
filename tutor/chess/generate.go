package chess

import (
	"math/bits"
	"slices"
)

// AppendMoves appends the legal moves to list and returns it. The order is the same for the same
// position, but has no meaning. With room for MaxMoves more in list it does not allocate; a search
// lets each ply append behind the last.
func (p *Position) AppendMoves(list []Move) []Move {
	return p.appendMoves(list, allSquares)
}

// AppendCaptures appends the legal captures, those en passant and those that promote included, as
// AppendMoves does.
func (p *Position) AppendCaptures(list []Move) []Move {
	return p.appendMoves(list, p.Color(p.turn.Other()))
}

// AppendCapturesOn appends the legal captures that land on a square, in the order of AppendCaptures,
// in a fraction of its time.
func (p *Position) AppendCapturesOn(list []Move, s Square) []Move {
	if p.epSquare == 0 { // none en passant, which counts as landing on the pawn it takes
		return p.appendMoves(list, s.Bitboard()&p.Color(p.turn.Other()))
	}
	n := len(list)
	list = p.AppendCaptures(list)
	others := slices.DeleteFunc(list[n:], func(m Move) bool { return m.To() != s })
	return list[:n+len(others)]
}

// Moves returns the legal moves.
func (p *Position) Moves() []Move { return p.AppendMoves(nil) }

// CountMoves returns how many moves are legal, in about half the time that listing them takes.
func (p *Position) CountMoves() int {
	if p.turn == White {
		return generate[white, counting](p, nil, allSquares)
	}
	return generate[black, counting](p, nil, allSquares)
}

// HasMove reports whether any move is legal. It stops soon after the first.
func (p *Position) HasMove() bool {
	if p.turn == White {
		return generate[white, finding](p, nil, allSquares) != 0
	}
	return generate[black, finding](p, nil, allSquares) != 0
}

// IsLegal reports whether a move is one of the position's legal moves.
func (p *Position) IsLegal(m Move) bool {
	var room [MaxMoves]Move
	return slices.Contains(p.AppendMoves(room[:0]), m)
}

// appendMoves appends the legal moves that land in wanted; an en passant capture counts as landing
// on the pawn it takes.
func (p *Position) appendMoves(list []Move, wanted Bitboard) []Move {
	n := len(list)
	if cap(list)-n < MaxMoves {
		list = slices.Grow(list, MaxMoves)
	}
	room := (*[MaxMoves]Move)(list[n : n+MaxMoves])
	if p.turn == White {
		return list[:n+generate[white, listing](p, room, wanted)]
	}
	return list[:n+generate[black, listing](p, room, wanted)]
}

// A generation is what moves are generated for: a type, like side, so that the compiler makes a
// function for each.
type (
	listing    [1]byte // to have them in a list
	counting   [2]byte // to know how many there are
	finding    [3]byte // to know whether there is one
	generation interface{ listing | counting | finding }
)

// generate lists the legal moves that land in wanted, or only counts them, and returns how many
// there are. Finding, it may stop counting at any above none.
//
// It is one long function because all else waits for it: split into its three parts, which must
// then pass their state on, it takes a tenth longer. Only rare cases are separate functions. Lists
// are arrays of 256, so that a byte as an index needs no bounds check.
func generate[S side, W generation](p *Position, room *[MaxMoves]Move, wanted Bitboard) (count int) {
	var w W
	list, find := len(w) == 1, len(w) == 3
	if list {
		_ = room[0] // here, so that no loop asks whether room is nil
	}
	us := colorOf[S]()
	own, enemy := p.sets[-us&7], p.sets[-us.Other()&7]
	occupied := own | enemy
	king := (p.sets[King] & own).First() & 63

	// Checks and pins, from the king's square: a slider in line with the king gives check if no
	// piece is between, pins one piece of ours if that is alone between, and does not matter
	// otherwise.
	checkers := (knightAttacks[king]&p.sets[Knight] | pawnAttacks[us&1][king]&p.sets[Pawn]) & enemy
	// check mask: in check, where another piece may land to capture the checker or block it
	answers := checkers
	var straight, diagonal Bitboard // the lines of pins, pinning pieces included
	sliders := rookRays[king]&(p.sets[Rook]|p.sets[Queen]) | bishopRays[king]&(p.sets[Bishop]|p.sets[Queen])
	for from := sliders & enemy; from != 0; from &= from - 1 {
		s := from.First() & 63
		line := between[king][s]
		if pieces := line & occupied; pieces == 0 {
			checkers |= from & -from
			answers |= line | from&-from
		} else if !pieces.several() && pieces&own != 0 {
			if rookRays[king].Has(s) {
				straight |= line | from&-from
			} else {
				diagonal |= line | from&-from
			}
		}
	}
	if checkers == 0 {
		answers = allSquares
	}
	answers &= wanted

	// The king.
	targets := kingAttacks[king] &^ own & wanted
	var castles Bitboard
	if p.castling != 0 && checkers == 0 {
		castles = openCastles(us, p.castling, occupied) & wanted
	}
	if targets|castles != 0 {
		unsafe := p.unsafeSquares(us, king, targets, castles)
		count = put(list, room, count, Move(king), targets&^unsafe)
		if castles != 0 { // neither to an attacked square nor over one
			castles &^= unsafe | unsafe&fileF<<1 | unsafe&fileD>>1
			count = put(list, room, count, Move(king)|castle, castles)
		}
	}
	if find && count != 0 || checkers.several() { // in double check only the king can move
		return count
	}

	// The pawns, all that move in one direction at once. Pinned pawns stay on their line.
	pawns := p.sets[Pawn] & own
	walkers, takers := pawns&^diagonal, pawns&^straight
	single := (forwardSquares(us, walkers&^straight) | forwardSquares(us, walkers&straight)&straight) &^ occupied
	double := forwardSquares(us, single&thirdRank(us)) &^ occupied & answers
	left := (forwardLeft(us, takers&^diagonal) | forwardLeft(us, takers&diagonal)&diagonal) & enemy & answers
	right := (forwardRight(us, takers&^diagonal) | forwardRight(us, takers&diagonal)&diagonal) & enemy & answers
	single &= answers
	if (single|left|right)&lastRanks != 0 {
		count = putPromotions(list, us, room, count, single, left, right)
		single, left, right = single&^lastRanks, left&^lastRanks, right&^lastRanks
	}
	count = putPawns(list, room, count, single, forwardOffset(us), plain)
	count = putPawns(list, room, count, double, 2*forwardOffset(us), doublePush)
	count = putPawns(list, room, count, left, forwardOffset(us)-1, plain)
	count = putPawns(list, room, count, right, forwardOffset(us)+1, plain)
	if p.epSquare != 0 && wanted.Has(enPassantPawn(p.epSquare)) {
		count = p.putEnPassant(list, room, count)
	}
	if find && count != 0 {
		return count
	}

	// The pieces. A pinned knight has no move.
	landing := answers &^ own
	pinned := (straight | diagonal) & own
	free := own &^ pinned
	if pinned&(p.sets[Bishop]|p.sets[Rook]|p.sets[Queen]) != 0 {
		count = p.putPinned(list, room, count, landing, straight, diagonal)
	}
	for from := p.sets[Knight] & free; from != 0; from &= from - 1 {
		s := from.First()
		count = put(list, room, count, Move(s), knightAttacks[s&63]&landing)
	}
	for from := p.sets[Bishop] & free; from != 0; from &= from - 1 {
		s := from.First()
		count = put(list, room, count, Move(s), bishopAttacks(s, occupied)&landing)
	}
	for from := p.sets[Rook] & free; from != 0; from &= from - 1 {
		s := from.First()
		count = put(list, room, count, Move(s), rookAttacks(s, occupied)&landing)
	}
	for from := p.sets[Queen] & free; from != 0; from &= from - 1 {
		s := from.First()
		count = put(list, room, count, Move(s), (bishopAttacks(s, occupied)|rookAttacks(s, occupied))&landing)
	}
	return count
}

// put lists the moves to the squares in to, or only counts them; base is the move without its
// target. It lists two an iteration, because the end of a shorter loop is predicted better; where
// only one is left, the second entry is overwritten later.
func put(list bool, room *[MaxMoves]Move, count int, base Move, to Bitboard) int {
	if !list {
		return count + to.Count()
	}
	for ; to != 0; to &= to - 1 {
		room[uint8(count)] = base | Move(bits.TrailingZeros64(uint64(to)))<<6
		to &= to - 1
		count++
		room[uint8(count)] = base | Move(bits.TrailingZeros64(uint64(to)))<<6
		if to != 0 {
			count++
		}
	}
	return count
}

// putPinned lists or counts the moves of pinned bishops, rooks and queens. Inlined, it would take
// registers from generate.
//
//go:noinline
func (p *Position) putPinned(list bool, room *[MaxMoves]Move, count int, landing, straight, diagonal Bitboard) int {
	own, occupied := p.Color(p.turn), p.Occupied()
	for from := (p.sets[Bishop] | p.sets[Queen]) & own & diagonal; from != 0; from &= from - 1 {
		s := from.First()
		count = put(list, room, count, Move(s), bishopAttacks(s, occupied)&landing&diagonal)
	}
	for from := (p.sets[Rook] | p.sets[Queen]) & own & straight; from != 0; from &= from - 1 {
		s := from.First()
		count = put(list, room, count, Move(s), rookAttacks(s, occupied)&landing&straight)
	}
	return count
}
