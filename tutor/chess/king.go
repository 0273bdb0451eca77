package chess

// openCastles returns where our king may castle to by the rights and the pieces between. It does
// not look at attacks.
func openCastles(us Color, rights CastlingRights, occupied Bitboard) (to Bitboard) {
	home := 56 * uint(us) // a1 or a8: relative to it both sides are alike
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

// unsafeSquares returns the attacked squares among our king's targets, the squares that it may
// castle to and those on the way there. Other squares in the result have no meaning: pieces that
// attack none of these are skipped.
func (p *Position) unsafeSquares(us Color, king Square, targets, castles Bitboard) (unsafe Bitboard) {
	enemy := p.Color(us.Other())
	near := knightsNear[king&63]
	if castles != 0 {
		targets |= castles | castles&fileG>>1 | castles&fileC<<1
		near = allSquares
	}
	pawns := p.sets[Pawn] & enemy
	unsafe = forwardLeft(us.Other(), pawns) | forwardRight(us.Other(), pawns) |
		kingAttacks[(p.sets[King]&enemy).First()&63]
	for from := p.sets[Knight] & enemy & near; from != 0; from &= from - 1 {
		unsafe |= knightAttacks[from.First()&63]
	}
	occupied := p.Occupied() &^ king.Bitboard() // sliders attack through the king
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
