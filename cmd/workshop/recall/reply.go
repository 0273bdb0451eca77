package recall

import "chesstutor/tutor/chess"

// taking returns the most points that the side to move gains by captures on a square, where each side may stop
// (static exchange evaluation), if one of some pieces captures first.
func taking(p *chess.Position, on chess.Square, first chess.Bitboard) (most int) {
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == on && first.Has(m.From()) && !m.IsEnPassant() {
			next := p.Play(m)
			most = max(most, chess.Gain(p, m)-taking(&next, on, everyone))
		}
	}
	return most
}

// takingAnywhere returns the most that the side to move gains by taking on one square.
func takingAnywhere(p *chess.Position) (most int) {
	for s := range p.Color(p.Turn().Other()).All() {
		most = max(most, taking(p, s, everyone))
	}
	return most
}

// A counter reports whether a capture after a reply counts.
type counter func(reply, capture chess.Move) bool

func anything(chess.Move, chess.Move) bool { return true }

// winsAfter reports whether in p, after a side's move, every reply allows mate, or a capture that counts and leaves
// that side ahead by a number of points, less the best capture that follows.
func winsAfter(p *chess.Position, ahead int, counts counter) bool {
	us := p.Turn().Other()
	for _, reply := range p.Moves() {
		at := p.Play(reply)
		if !answered(&at, us, ahead, reply, counts) {
			return false
		}
	}
	return true
}

// answered reports whether the side to move can mate, or make a capture that counts and be ahead by a number of
// points.
func answered(at *chess.Position, us chess.Color, ahead int, reply chess.Move, counts counter) bool {
	for _, m := range at.Moves() {
		next := at.Play(m)
		if checkmated(&next) {
			return true
		}
		if chess.Taken(at, m) != chess.NoPiece && counts(reply, m) && chess.Lead(&next, us) >= ahead &&
			netLead(&next, us) >= ahead && (next.HasMove() || next.InCheck()) {
			return true
		}
	}
	return false
}

// forced reports whether the first move wins two points, whatever is replied, by captures that count.
func (l *line) forced(counts counter) bool {
	return winsAfter(&l.at[1], chess.Lead(&l.at[0], l.us)+2, counts)
}

// on returns a counter for captures of some pieces, wherever they moved, or of the piece that replied.
func on(pieces chess.Bitboard) counter {
	return func(reply, capture chess.Move) bool {
		return capture.To() == reply.To() || pieces.Has(capture.To())
	}
}

// everyone is all squares.
const everyone = ^chess.Bitboard(0)

// captures reports whether the side to move can legally capture on a square with a piece of some squares.
func captures(p *chess.Position, on chess.Square, by chess.Bitboard) bool {
	for _, m := range p.AppendCaptures(nil) {
		if m.To() == on && by.Has(m.From()) {
			return true
		}
	}
	return false
}

// netLead returns the balance of the side that moved, less the other side's best capture on one square.
func netLead(next *chess.Position, us chess.Color) int {
	return chess.Lead(next, us) - takingAnywhere(next)
}

// checkmated reports whether the side to move is.
func checkmated(p *chess.Position) bool { return p.InCheck() && !p.HasMove() }
