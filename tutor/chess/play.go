package chess

// Play returns the position after a legal move. A move that was not listed in
// this position gives a position without meaning.
func (p *Position) Play(m Move) Position {
	var next Position
	p.PlayTo(&next, m)
	return next
}

// PlayTo is Play into memory of the caller's, which must not be p: in a loop it
// spares a copy of the 144 bytes.
func (p *Position) PlayTo(next *Position, m Move) {
	*next = *p
	from, to := m.From(), m.To()
	us := p.turn
	pc, taken := p.board[from&63], p.board[to&63]

	key := p.key ^ zobrist.black ^ zobrist.pieces[pc&15][from&63] ^ zobrist.pieces[pc&15][to&63]
	next.board[from&63] = NoPiece
	next.board[to&63] = pc
	both := from.Bitboard() | to.Bitboard()
	next.sets[pc&7] ^= both
	next.sets[-us&7] ^= both

	next.clock = min(p.clock+1, mostMoves)
	if taken != NoPiece {
		next.sets[taken&7] ^= to.Bitboard()
		next.sets[-us.Other()&7] ^= to.Bitboard()
		key ^= zobrist.pieces[taken&15][to&63]
		next.clock = 0
	}
	if pc.Type() == Pawn {
		next.clock = 0
	}
	if rights := p.castling & keeps[from&63] & keeps[to&63]; rights != p.castling {
		key ^= zobrist.castling[p.castling&15] ^ zobrist.castling[rights&15]
		next.castling = rights
	}
	if p.passant != 0 {
		key ^= zobrist.enPassant[p.passant.File()]
		next.passant = 0
	}
	next.number = min(p.number+uint16(us), mostMoves)
	next.turn = us.Other()
	next.key = key
	if m >= doublePush {
		next.finish(m, pc, us)
	}
}

// finish does what is left of a move that is not a plain one.
func (p *Position) finish(m Move, pc Piece, us Color) {
	from, to := m.From(), m.To()
	switch m & kindMask {
	case doublePush:
		passed := (from + to) / 2
		if pawnAttacks[us&1][passed&63]&p.Pieces(Pawn, us.Other()) != 0 && p.passable(passed) {
			p.setEnPassant(passed)
		}
	case castle:
		rookFrom, rookTo := m.CastleRook()
		p.remove(rookFrom)
		p.add(PieceOf(Rook, us), rookTo)
	case enPassant:
		p.remove(passedPawn(to))
	default:
		p.remove(to)
		p.add(PieceOf(m.Promotion(), us), to)
	}
}

// passedPawn returns where the pawn stands that is captured on an en passant
// square: one rank nearer to the middle.
func passedPawn(passed Square) Square { return passed ^ 8 }

// passable reports whether some en passant capture on passed is legal for the
// side to move.
func (p *Position) passable(passed Square) bool {
	takers := pawnAttacks[p.turn.Other()&1][passed&63] & p.Pieces(Pawn, p.turn)
	for ; takers != 0; takers &= takers - 1 {
		if p.safePassing(takers.First(), passed) {
			return true
		}
	}
	return false
}

// safePassing reports whether an en passant capture from a square leaves the
// capturer's king unattacked. Both pawns leave their rank at once, so pin masks
// do not tell.
func (p *Position) safePassing(from, passed Square) bool {
	them := p.turn.Other()
	taken := passedPawn(passed).Bitboard()
	occupied := p.Occupied()&^taken&^from.Bitboard() | passed.Bitboard()
	return !p.attacked(p.King(p.turn), them, p.Color(them)&^taken, occupied)
}

// setEnPassant sets the en passant square, 0 for none, and mends the key.
func (p *Position) setEnPassant(passed Square) {
	if p.passant != 0 {
		p.key ^= zobrist.enPassant[p.passant.File()]
	}
	if passed != 0 {
		p.key ^= zobrist.enPassant[passed.File()]
	}
	p.passant = passed
}

// add places a man on an empty square and mends the key.
func (p *Position) add(pc Piece, s Square) {
	p.put(pc, s)
	p.key ^= zobrist.pieces[pc&15][s&63]
}

// remove empties a square and mends the key.
func (p *Position) remove(s Square) {
	pc := p.board[s&63]
	p.board[s&63] = NoPiece
	p.sets[pc.Type()&7] &^= s.Bitboard()
	p.sets[-pc.Color()&7] &^= s.Bitboard()
	p.key ^= zobrist.pieces[pc&15][s&63]
}
