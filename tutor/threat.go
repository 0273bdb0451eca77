package tutor

import "chesstutor/tutor/chess"

// Threat returns what the opponent would do if it could move twice, with its
// line: mate in one, else what gains most by the count, an exchange or the
// promotion of a pawn. In check it tells of the check, since that is the threat.
func Threat(p *chess.Position) Fact {
	f := Fact{Side: p.Turn(), Start: p.Pass()}
	if p.InCheck() {
		f.Kind, f.Start = KindThreatCheck, *p
		f.Men, f.By = []Man{manOn(p, p.King(p.Turn()))}, menOn(p, p.Checkers())
		return f
	}
	flipped := &f.Start
	if m := matingMove(flipped); m != chess.NoMove {
		f.Kind, f.Line, f.Squares = KindThreatMate, []chess.Move{m}, []chess.Square{m.To()}
		f.By = []Man{manOn(p, m.From())}
		return f
	}
	e := BestExchange(flipped)
	m, gain := bestPromotion(flipped)
	switch {
	case gain > e.Count:
		after := flipped.Play(m)
		f.Kind, f.Line, f.Count = KindThreatPromotion, []chess.Move{m}, -gain
		f.Men, f.By = []Man{manOn(&after, m.To())}, []Man{manOn(p, m.From())}
	case e.Count > 0:
		f.Kind, f.Line, f.Count = KindThreatExchange, e.Line, -e.Count
		f.Men, f.By = []Man{manOn(p, e.Square)}, []Man{manOn(p, e.Line[0].From())}
		if after := flipped.Play(e.Line[0]); takersOn(&after, e.Square) == 0 {
			f.Kind, f.Unguarded = KindThreatHanging, true
		}
	default:
		f.Kind = KindThreatNone
	}
	return f
}

// bestPromotion returns the promotion without a capture that gains most, less
// what taking back on its square gains the other side.
func bestPromotion(p *chess.Position) (best chess.Move, gain int) {
	var room [chess.MaxMoves]chess.Move
	for _, m := range p.AppendMoves(room[:0]) {
		if m.Promotion() == chess.NoPieceType || p.At(m.To()) != chess.NoPiece {
			continue
		}
		after := p.Play(m)
		if g := Gain(p, m) - exchangeCount(&after, m.To(), 0); g > gain {
			best, gain = m, g
		}
	}
	return best, gain
}
