package chess

// openCastles returns where our king may castle to, as far as the rights and
// the men in the way tell.
func openCastles(us Color, rights CastlingRights, occupied Bitboard) (to Bitboard) {
	home := 56 * uint(us) // of a1, a8: looked at from there both sides are alike
	rights >>= 2 * us
	occupied >>= home
	if rights&WhiteShort != 0 && occupied&(1<<F1|1<<G1) == 0 {
		to = 1 << G1
	}
	if rights&WhiteLong != 0 && occupied&(1<<B1|1<<C1|1<<D1) == 0 {
		to |= 1 << C1
	}
	return to << home
}

// unsafeSquares returns a set that holds, of our king's targets, of the squares that
// it may castle to and of those on the way there, the ones where it would be in
// check. What the set holds of other squares means nothing: men who attack none
// of those are left out.
func (p *Position) unsafeSquares(us Color, king Square, targets, castles Bitboard) (unsafe Bitboard) {
	enemy := p.Color(us.Other())
	near := nearKnights[king&63]
	if castles != 0 {
		targets |= castles | castles&fileG>>1 | castles&fileC<<1
		near = allSquares
	}
	pawns := p.sets[Pawn] & enemy
	unsafe = aheadLeft(us.Other(), pawns) | aheadRight(us.Other(), pawns) |
		kingAttacks[(p.sets[King]&enemy).First()&63]
	for from := p.sets[Knight] & enemy & near; from != 0; from &= from - 1 {
		unsafe |= knightAttacks[from.First()&63]
	}
	occupied := p.Occupied() &^ king.Bitboard() // the king does not hide squares behind it
	for from := (p.sets[Bishop] | p.sets[Queen]) & enemy; from != 0; from &= from - 1 {
		if s := from.First() & 63; bishopRays[s]&targets != 0 {
			unsafe |= bishopAttacks(s, occupied)
		}
	}
	for from := (p.sets[Rook] | p.sets[Queen]) & enemy; from != 0; from &= from - 1 {
		if s := from.First() & 63; rookRays[s]&targets != 0 {
			unsafe |= rookAttacks(s, occupied)
		}
	}
	return unsafe
}
