package chess

// pawns lists the pawns' moves, all pawns that go one way at once.
func (g *generator) pawns(p *Position, room *[MaxMoves]Move, count int) int {
	pawns := p.sets[Pawn] & g.own
	landing := g.answers & g.wanted
	empty := ^g.occupied

	walkers := pawns &^ g.diagonal // a pawn pinned along a rank is caught by the mask below
	free := walkers &^ g.straight
	var single, double, left, right Bitboard
	takers := pawns &^ g.straight
	bound := takers & g.diagonal // may capture only along their pin
	takers &^= bound
	forward := 8
	if g.us == White {
		single = (free<<8 | walkers&g.straight<<8&g.straight) & empty
		double = single & rank3 << 8 & empty
		left = (takers&^fileA<<7 | bound&^fileA<<7&g.diagonal) & g.enemy
		right = (takers&^fileH<<9 | bound&^fileH<<9&g.diagonal) & g.enemy
	} else {
		forward = -8
		single = (free>>8 | walkers&g.straight>>8&g.straight) & empty
		double = single & rank6 >> 8 & empty
		left = (takers&^fileA>>9 | bound&^fileA>>9&g.diagonal) & g.enemy
		right = (takers&^fileH>>7 | bound&^fileH>>7&g.diagonal) & g.enemy
	}
	single, double, left, right = single&landing, double&landing, left&landing, right&landing

	const last = rank1 | rank8
	if (single|left|right)&last != 0 {
		count = appendPromotions(room, count, single&last, forward)
		count = appendPromotions(room, count, left&last, forward-1)
		count = appendPromotions(room, count, right&last, forward+1)
	}
	count = appendPawns(room, count, single&^last, forward, plain)
	count = appendPawns(room, count, double, 2*forward, doublePush)
	count = appendPawns(room, count, left&^last, forward-1, plain)
	count = appendPawns(room, count, right&^last, forward+1, plain)
	if p.passant != 0 {
		count = g.passing(p, room, count)
	}
	return count
}

// appendPawns lists moves to the squares in to, each from `by` squares before.
func appendPawns(room *[MaxMoves]Move, count int, to Bitboard, by int, kind Move) int {
	for ; to != 0; to &= to - 1 {
		s := to.First()
		room[uint8(count)] = newMove((s-Square(by))&63, s) | kind
		count++
	}
	return count
}

// appendPromotions lists the four promotions on each of the squares in to.
func appendPromotions(room *[MaxMoves]Move, count int, to Bitboard, by int) int {
	for ; to != 0; to &= to - 1 {
		s := to.First()
		m := newMove((s-Square(by))&63, s)
		for t := Queen; t >= Knight; t-- {
			room[uint8(count)] = m | promotionKind(t)
			count++
		}
	}
	return count
}

// passing lists the captures en passant.
func (g *generator) passing(p *Position, room *[MaxMoves]Move, count int) int {
	if !g.wanted.Has(passedPawn(p.passant)) {
		return count
	}
	takers := pawnAttacks[g.us.Other()&1][p.passant&63] & p.sets[Pawn] & g.own
	for ; takers != 0; takers &= takers - 1 {
		if from := takers.First(); p.safePassing(from, p.passant) {
			room[uint8(count)] = newMove(from, p.passant) | enPassant
			count++
		}
	}
	return count
}
