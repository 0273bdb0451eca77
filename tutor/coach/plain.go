package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Plain returns a fact as it is told to who knows some ideas alone: as it is, or without the name of what they do not
// know. ok is false where nothing is left to tell.
func Plain(f fact.Fact, known fact.Vocabulary) (plain fact.Fact, ok bool) {
	if known.Knows(&f) {
		return f, true
	}
	plain = fact.Fact{
		Side: f.Side, Start: f.Start, Line: f.Line, Move: f.Move, Count: f.Count, Pieces: f.Pieces, By: f.By,
		Squares: f.Squares, Judgement: true,
	}
	switch f.Kind {
	case fact.KindWarnIdea:
		plain.Kind = fact.KindWarnLine
	case fact.KindThreatIdea:
		plain.Kind = fact.KindThreatLine
		plain.By = fact.On(&f.Start, f.Line[0].From())
		plain.Squares = []chess.Square{f.Line[0].To()}
	case fact.KindIdeaChance:
		first := &f.Ideas[0]
		return lookAtMove(&first.Start, first.Move, f.Count), true
	case fact.KindFork:
		plain.Kind, plain.Judgement = fact.KindMoveAttacks, false
	default:
		return plain, false
	}
	return plain, true
}

// Plainly returns facts as Plain tells each.
func Plainly(facts []fact.Fact, known fact.Vocabulary) (list []fact.Fact) {
	for _, f := range facts {
		if plain, ok := Plain(f, known); ok {
			list = append(list, plain)
		}
	}
	return list
}

// named returns the ideas whose names are known.
func named(ideas []fact.Fact, known fact.Vocabulary) (list []fact.Fact) {
	for _, f := range ideas {
		if known.Knows(&f) {
			list = append(list, f)
		}
	}
	return list
}

// lookAtMove tells to look at the moves among which a good one is, which is worth count points.
func lookAtMove(p *chess.Position, m chess.Move, count int) fact.Fact {
	f := fact.Fact{
		Kind: fact.KindPlanMoves, Side: p.Turn(), Start: *p, Judgement: true, Count: min(count, chess.Queen.Worth()),
	}
	switch next := p.Play(m); {
	case next.InCheck():
		f.Kind = fact.KindPlanChecks
	case chess.Taken(p, m) != chess.NoPiece:
		f.Kind = fact.KindPlanTakes
	default:
		f.Pieces = fact.On(p, m.From())
	}
	return f
}
