package tutor

import (
	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// HintFacts returns the steps of a hint in a position, from what a search there
// found: where to look, the idea, the man to move, and the move with the line
// the computer expects and what that gains. All rest on what the computer
// prefers, so all are judgements; what they say of the board is true.
func HintFacts(p *chess.Position, found ai.Result) [HintSteps]Fact {
	v := NewSurvey(p)
	m := found.Move
	steps := [HintSteps]Fact{
		{Kind: KindHintLook, Squares: []chess.Square{m.To()}},
		v.idea(m, found.Score),
		{Kind: KindHintPiece, Men: []Man{manOn(p, m.From())}},
		{Kind: KindHintMove, Men: []Man{manOn(p, m.From())}, Move: m, Name: nameOf(p, m), Line: found.PV},
	}
	end := *p
	for _, m := range found.PV {
		end = end.Play(m)
	}
	steps[3].Count = Lead(&end, p.Turn()) - Lead(p, p.Turn())
	for i := range steps {
		steps[i].Side, steps[i].Start, steps[i].Judgement = p.Turn(), *p, true
		if i > 0 {
			steps[i].Squares = append(steps[i].Squares, m.To())
		}
	}
	return steps
}

// Promotion returns the promotion to a queen without a capture that gains most
// by the count, chess.NoMove if none gains. A search that sees a pawn promoted
// at any time within its plies has no reason to promote it at once; a hint has.
func (v *Survey) Promotion() chess.Move {
	best, most := chess.NoMove, 0
	for i := range v.moves {
		if m := &v.moves[i]; v.promotes(m) && m.move.Promotion() == chess.Queen && m.count > most {
			best, most = m.move, m.count
		}
	}
	return best
}

// idea returns the second step of a hint: what the move is good for, as far as
// that can be read off the board.
func (v *Survey) idea(m chess.Move, score ai.Score) Fact {
	p, s := &v.position, v.find(m)
	if plies, ok := score.Mate(); ok && plies > 0 {
		return Fact{Kind: KindHintMate, Count: (plies + 1) / 2}
	}
	if m.Promotion() != chess.NoPieceType {
		return Fact{Kind: KindHintPromotion}
	}
	if taken := Taken(p, m); taken != chess.NoPiece {
		return Fact{Kind: KindHintCapture, Men: []Man{{taken, m.To()}}, By: menOn(p, takersOn(p, m.To()))}
	}
	if _, won := v.newTargets(s); won.Count() >= 2 {
		return Fact{Kind: KindHintFork, Men: menOn(p, won)}
	}
	for _, f := range dangers(p, lastMove{}) {
		if f.Kind != KindMateThreat && f.Men[0].Square == m.From() && s.sound() {
			return Fact{Kind: KindHintSave, Men: f.Men}
		}
	}
	switch {
	case m.IsCastle():
		return Fact{Kind: KindHintCastle}
	case s.next.InCheck():
		return Fact{Kind: KindHintCheck}
	}
	return Fact{Kind: KindHintPlace}
}
