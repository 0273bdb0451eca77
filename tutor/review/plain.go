package review

import (
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Plain returns what happened by a move as it is told to who knows some ideas alone.
func (told Told) Plain(known fact.Vocabulary) Told {
	told.Fact, told.For = PlainFact(told.Fact, known), PlainFact(told.For, known)
	if told.Missed != nil {
		told.Missed = new(PlainMissed(*told.Missed, known))
	}
	if told.Better != nil && !known.Knows(told.Better) {
		better := *told.Better
		better.Ideas = nil // its reason
		told.Better = &better
	}
	return told
}

// PlainFact returns a fact as it is told to who knows some ideas alone, nil if nothing is left to tell.
func PlainFact(f *fact.Fact, known fact.Vocabulary) *fact.Fact {
	if f == nil {
		return nil
	}
	plain, ok := coach.Plain(*f, known)
	if !ok {
		return nil
	}
	return &plain
}

// PlainMissed returns the second step of a hint with the name of what was there only if that is known.
func PlainMissed(f fact.Fact, known fact.Vocabulary) fact.Fact {
	if f.Kind == fact.KindHintMate || len(f.Ideas) == 0 || known.Knows(&f) {
		return f
	}
	first := f.Ideas[0]
	switch {
	case f.Kind == fact.KindHintPrevents:
		first.Concept = fact.NoConcept
	case first.Mate:
		f.Kind = fact.KindHintMate
	default:
		first.Concept = fact.WinningTrade // "something could be won"
	}
	f.Ideas = append([]fact.Fact{first}, slices.Clone(f.Ideas[1:])...)
	return f
}

// PlainHint returns the hint of a moment of a game in the ideas that are known, where it leads to the same move. Where
// the moment asks for a mate it speaks of that to anybody.
func (m *Moment) PlainHint(g *tutor.Game, known fact.Vocabulary) [tutor.HintSteps]fact.Fact {
	if m.Lost.Passed > 0 {
		return m.Hint
	}
	if plain := coach.PlainHint(g, m.Best, known); plain[3].Move == m.Hint[3].Move {
		return m.aimed(plain)
	}
	return m.Hint
}
