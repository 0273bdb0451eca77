package chess

// Play returns the position after a legal move. For any other move the result is undefined.
func (p *Position) Play(m Move) Position {
	var next Position
	p.PlayTo(&next, m)
	return next
}

// PlayTo is Play with the result in next, which must not be p: in a loop it saves a copy of the 144
// bytes.
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

	next.clock = min(p.clock+1, maxCount)
	if taken != NoPiece {
		next.sets[taken&7] ^= to.Bitboard()
		next.sets[-us.Other()&7] ^= to.Bitboard()
		key ^= zobrist.pieces[taken&15][to&63]
		next.clock = 0
	}
	if pc.Type() == Pawn {
		next.clock = 0
	}
	if rights := p.castling & keptRights[from&63] & keptRights[to&63]; rights != p.castling {
		key ^= zobrist.castling[p.castling&15] ^ zobrist.castling[rights&15]
		next.castling = rights
	}
	if p.epSquare != 0 {
		key ^= zobrist.enPassant[p.epSquare.File()]
		next.epSquare = 0
	}
	next.number = min(p.number+uint16(us), maxCount)
	next.turn = us.Other()
	next.key = key
	if m >= doublePush {
		next.finish(m, pc, us)
	}
}

// finish completes a promotion, castling, double push or en passant capture.
func (p *Position) finish(m Move, pc Piece, us Color) {
	from, to := m.From(), m.To()
	switch m & kindMask {
	case doublePush:
		passed := (from + to) / 2
		if pawnAttacks[us&1][passed&63]&p.Pieces(Pawn, us.Other()) != 0 && p.canEnPassant(passed) {
			p.setEnPassant(passed)
		}
	case castle:
		rookFrom, rookTo := m.CastleRook()
		p.remove(rookFrom)
		p.add(PieceOf(Rook, us), rookTo)
	case enPassant:
		p.remove(enPassantPawn(to))
	default:
		p.remove(to)
		p.add(PieceOf(m.Promotion(), us), to)
	}
}

// enPassantPawn returns the square of the pawn that is captured on an en passant square: one rank
// nearer to the middle.
func enPassantPawn(epSquare Square) Square { return epSquare ^ 8 }

// canEnPassant reports whether an en passant capture on a square is legal for the side to move.
func (p *Position) canEnPassant(epSquare Square) bool {
	takers := pawnAttacks[p.turn.Other()&1][epSquare&63] & p.Pieces(Pawn, p.turn)
	for ; takers != 0; takers &= takers - 1 {
		if p.isEnPassantSafe(takers.First(), epSquare) {
			return true
		}
	}
	return false
}

// isEnPassantSafe reports whether an en passant capture from a square leaves the capturer's king
// unattacked. Both pawns leave their rank at once, so pin masks are not enough.
func (p *Position) isEnPassantSafe(from, epSquare Square) bool {
	them := p.turn.Other()
	taken := enPassantPawn(epSquare).Bitboard()
	occupied := p.Occupied()&^taken&^from.Bitboard() | epSquare.Bitboard()
	return !p.attacked(p.King(p.turn), them, p.Color(them)&^taken, occupied)
}

// setEnPassant sets the en passant square, 0 for none, and updates the key.
func (p *Position) setEnPassant(epSquare Square) {
	if p.epSquare != 0 {
		p.key ^= zobrist.enPassant[p.epSquare.File()]
	}
	if epSquare != 0 {
		p.key ^= zobrist.enPassant[epSquare.File()]
	}
	p.epSquare = epSquare
}

// add places a piece on an empty square and updates the key.
func (p *Position) add(pc Piece, s Square) {
	p.put(pc, s)
	p.key ^= zobrist.pieces[pc&15][s&63]
}

// remove empties a square and updates the key.
func (p *Position) remove(s Square) {
	pc := p.board[s&63]
	p.board[s&63] = NoPiece
	p.sets[pc.Type()&7] &^= s.Bitboard()
	p.sets[-pc.Color()&7] &^= s.Bitboard()
	p.key ^= zobrist.pieces[pc&15][s&63]
}
