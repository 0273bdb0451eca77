package tutor

import (
	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// ThreatLimits limits the search for the opponent's best move if it were the
// opponent's turn.
var ThreatLimits = ai.Limits{Method: ai.Selective, Nodes: 20_000}

// ThreatFound returns a threat that Threat, which counts material only, does
// not find. now and flipped are the results of searches, flipped with the
// opponent to move. The fact names the idea of the line of flipped if it can be
// proved; else it is the line, as a judgement, if the line lowers the expected
// score of the side to move enough.
func ThreatFound(p *chess.Position, now, flipped ai.Result) Fact {
	f := Threat(p)
	if f.Kind != KindThreatNone || len(flipped.PV) == 0 {
		return f
	}
	found := quickMate(&f.Start, flipped)
	ideas := winning(newStudy(&f.Start, found.Move).ideas(lastMove{}))
	if len(ideas) == 0 {
		ideas = nextIdeas(&f.Start, found.PV)
	}
	bad := falls(now.Score, -flipped.Score)
	switch {
	case len(ideas) > 0 && (bad || ideas[0].Concept == MateInTwo || ideas[0].Start == f.Start):
		named := ideasFact(KindThreatIdea, ideas, shownFrom(ideas, found.PV))
		named.Side, named.Start, named.Line = f.Side, f.Start, found.PV
		if ideas[0].Start == f.Start {
			named.Line = ideas[0].Line
		}
		return named
	case bad:
		f.Kind, f.Line, f.Judgement = KindThreatLine, found.PV, true
		f.By = []PlacedPiece{pieceOn(p, found.Move.From())}
		f.Squares = []chess.Square{found.Move.To()}
	}
	return f
}

// Threat returns what the opponent would do if it could move twice, with its
// line: mate in one, else what gains most by the count, an exchange or the
// promotion of a pawn. In check it returns the check, since that is the threat.
func Threat(p *chess.Position) Fact {
	f := Fact{Side: p.Turn(), Start: p.Pass()}
	if p.InCheck() {
		f.Kind, f.Start = KindThreatCheck, *p
		f.Pieces, f.By = []PlacedPiece{pieceOn(p, p.King(p.Turn()))}, piecesOn(p, p.Checkers())
		return f
	}
	flipped := &f.Start
	if m := matingMove(flipped); m != chess.NoMove {
		f.Kind, f.Line, f.Squares = KindThreatMate, []chess.Move{m}, []chess.Square{m.To()}
		f.By = []PlacedPiece{pieceOn(p, m.From())}
		return f
	}
	e := BestExchange(flipped)
	m, gain := bestPromotion(flipped)
	switch {
	case gain > e.Count:
		after := flipped.Play(m)
		f.Kind, f.Line, f.Count = KindThreatPromotion, []chess.Move{m}, -gain
		f.Pieces, f.By = []PlacedPiece{pieceOn(&after, m.To())}, []PlacedPiece{pieceOn(p, m.From())}
	case e.Count > 0:
		f.Kind, f.Line, f.Count = KindThreatExchange, e.Line, -e.Count
		f.Pieces, f.By = []PlacedPiece{pieceOn(p, e.Square)}, []PlacedPiece{pieceOn(p, e.Line[0].From())}
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
