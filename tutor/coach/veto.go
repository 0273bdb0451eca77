package coach

import (
	"cmp"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// refuted is how many centipawns worse than the best move a capture must be for
// it not to be offered as a chance.
const refuted = 150

// ChanceMoves returns every move that could carry out one of the chances among
// some facts, for a search that is to choose among them.
func (v *Survey) ChanceMoves(facts []fact.Fact) (moves []chess.Move) {
	for _, s := range v.moves {
		if slices.ContainsFunc(facts, func(f fact.Fact) bool { return offers(&f, s.move) }) {
			moves = append(moves, s.move)
		}
	}
	return moves
}

// offers reports whether a fact is a chance that a move takes.
func offers(f *fact.Fact, m chess.Move) bool {
	switch f.Kind {
	case fact.KindFree, fact.KindExchangeChance:
		return f.Line[0] == m || chess.TakenOn(m) == f.Pieces[0].Square && m.To() == f.Line[0].To()
	case fact.KindPromotionChance:
		return f.Line[0] == m
	}
	return false
}

// Veto returns facts without the chances that a search refutes: best is the
// score of the position, and judged the lines of ChanceMoves, searched with the
// same limits. Of several pieces that can take, it names the one that the
// search prefers.
func (v *Survey) Veto(facts []fact.Fact, best ai.Score, judged []ai.Line) []fact.Fact {
	byScore := slices.Clone(judged)
	slices.SortStableFunc(byScore, func(a, b ai.Line) int { return cmp.Compare(b.Score, a.Score) })
	var left []fact.Fact
	for _, f := range facts {
		i := slices.IndexFunc(byScore, func(l ai.Line) bool { return offers(&f, l.Moves[0]) })
		switch {
		case i < 0:
			left = append(left, f)
		case byScore[i].Score+refuted > best:
			left = append(left, v.taking(f, byScore[i].Moves[0]))
		}
	}
	return left
}

// taking returns the fact with m as the capture, if nothing else of the fact
// but the line changes.
func (v *Survey) taking(f fact.Fact, m chess.Move) fact.Fact {
	s := v.find(m)
	if f.Line[0] == m || f.Kind == fact.KindFree && (s.takers != 0 || !s.sound()) {
		return f
	}
	if f.Kind == fact.KindExchangeChance {
		if chess.Gain(&v.position, m)-exchange.Count(&s.next, m.To(), 0) != f.Count {
			return f
		}
		f.Line = append([]chess.Move{m}, exchange.On(&s.next, m.To()).Line...)
	} else {
		f.Line = []chess.Move{m}
	}
	f.By = fact.On(&v.position, m.From())
	return f
}
