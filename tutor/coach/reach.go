package coach

import "chesstutor/tutor/chess"

// forward returns how many squares ahead one step of a side's pawns is.
func forward(c chess.Color) int {
	if c == chess.White {
		return 8
	}
	return -8
}

// reach returns the targets of the pseudo-legal moves of the piece on a square,
// without castling. Of captures en passant it has only those on an open en
// passant square.
func reach(p *chess.Position, s chess.Square) chess.Bitboard {
	pc := p.At(s)
	own, occupied := p.Color(pc.Color()), p.Occupied()
	attacks := chess.Attacks(pc, s, occupied)
	if pc.Type() != chess.Pawn {
		return attacks &^ own
	}
	targets := attacks & p.Color(pc.Color().Other())
	if passed, ok := p.EnPassant(); ok && pc.Color() == p.Turn() {
		targets |= attacks & passed.Bitboard()
	}
	one := chess.Square(int(s) + forward(pc.Color()))
	if occupied.Has(one) {
		return targets
	}
	targets |= one.Bitboard()
	two := chess.Square(int(one) + forward(pc.Color()))
	if onFirstRank(pc, s) && !occupied.Has(two) {
		targets |= two.Bitboard()
	}
	return targets
}

// onFirstRank reports whether a pawn stands on the rank it begins on.
func onFirstRank(pawn chess.Piece, s chess.Square) bool {
	if pawn.Color() == chess.White {
		return s.Rank() == 1
	}
	return s.Rank() == 6
}

// kingAttackers returns the pieces that would attack the king of the moving
// side after a pseudo-legal move. The piece that moves may be the king.
func kingAttackers(p *chess.Position, from, to chess.Square) chess.Bitboard {
	pc := p.At(from)
	taken := to.Bitboard()
	if pc.Type() == chess.Pawn && from.File() != to.File() && p.At(to) == chess.NoPiece {
		taken = chess.SquareAt(to.File(), from.Rank()).Bitboard() // en passant
	}
	occupied := p.Occupied()&^from.Bitboard()&^taken | to.Bitboard()
	king := p.King(pc.Color())
	if pc.Type() == chess.King {
		king = to
	}
	return p.AttackersTo(king, occupied) & p.Color(pc.Color().Other()) &^ taken
}

// A pin is a piece that may not move off a line, or had better not, for what stands behind it.
type pin struct{ piece, pinner, behind chess.Square }

// pins returns the pieces of a side that have a move which is illegal only because it would let the pinner take
// the king.
func pins(p *chess.Position, c chess.Color) (list []pin) {
	king := p.King(c)
	occupied := p.Occupied()
	checkers := p.AttackersTo(king, occupied) & p.Color(c.Other())
	for s := range (p.Color(c) &^ king.Bitboard()).All() {
		pinners := p.AttackersTo(king, occupied&^s.Bitboard()) & p.Color(c.Other())
		if pinners == 0 {
			continue
		}
		for to := range reach(p, s).All() {
			exposed := kingAttackers(p, s, to)
			if exposed&pinners != 0 && exposed&checkers == 0 {
				list = append(list, pin{s, (exposed & pinners).First(), king})
				break
			}
		}
	}
	return list
}
