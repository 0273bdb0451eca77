package fact

import "slices"

// A Vocabulary is a set of ideas: those whose names a learner knows. Its zero value knows none.
type Vocabulary uint64

// Everything is the vocabulary of who knows all ideas.
const Everything = ^Vocabulary(0)

// Without returns a vocabulary without an idea.
func (v Vocabulary) Without(c Concept) Vocabulary { return v &^ wordOf(c) }

// Has reports whether an idea is in a vocabulary. What is no idea needs no name.
func (v Vocabulary) Has(c Concept) bool { return v&wordOf(c) == wordOf(c) }

func wordOf(c Concept) Vocabulary {
	if at := slices.Index(Concepts(), c); at >= 0 {
		return 1 << at
	}
	return 0
}

// Knows reports whether a vocabulary has all ideas that the sentence of a fact names.
func (v Vocabulary) Knows(f *Fact) bool {
	switch {
	case f.Kind == KindMateAhead, f.Kind == KindHintMate && f.Count > 1:
		return v.Has(MateInTwo) && v.Has(MateInThree)
	case f.Kind == KindPins:
		return v.Has(PinToKing)
	}
	return v.Has(f.Concept) && !slices.ContainsFunc(f.Ideas, func(each Fact) bool { return !v.Knows(&each) })
}
