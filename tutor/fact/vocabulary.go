package fact

import "slices"

// A Vocabulary is what a learner is told of: the ideas whose names they know, and the kinds of facts that are told as
// they are. Its zero value has none.
type Vocabulary struct {
	ideas uint64                // by their places in Concepts
	kinds [kindRoom / 64]uint64 // by their places in Kinds
}

// kindRoom is the number of kinds that a vocabulary has room for.
const kindRoom = 256

// Everything is the vocabulary of who knows all ideas and is told every kind of fact.
var Everything = func() (all Vocabulary) {
	all.ideas = ^all.ideas
	for i := range all.kinds {
		all.kinds[i] = ^all.kinds[i]
	}
	return all
}()

// kindPlaces has the place of each kind in a vocabulary.
var kindPlaces = func() map[Kind]int {
	places := map[Kind]int{}
	for i, k := range Kinds() {
		places[k] = i
	}
	return places
}()

// Without returns a vocabulary without an idea.
func (v Vocabulary) Without(c Concept) Vocabulary {
	v.ideas &^= wordOf(c)
	return v
}

// With returns a vocabulary with an idea.
func (v Vocabulary) With(c Concept) Vocabulary {
	v.ideas |= wordOf(c)
	return v
}

// WithoutKind returns a vocabulary without a kind of facts.
func (v Vocabulary) WithoutKind(k Kind) Vocabulary {
	at := kindPlaces[k]
	v.kinds[at/64] &^= 1 << (at % 64)
	return v
}

// Has reports whether an idea is in a vocabulary. What is no idea needs no name.
func (v Vocabulary) Has(c Concept) bool { return v.ideas&wordOf(c) == wordOf(c) }

// HasKind reports whether facts of a kind are told as they are.
func (v Vocabulary) HasKind(k Kind) bool {
	at, ok := kindPlaces[k]
	return !ok || v.kinds[at/64]&(1<<(at%64)) != 0
}

func wordOf(c Concept) uint64 {
	if at := slices.Index(Concepts(), c); at >= 0 {
		return 1 << at
	}
	return 0
}

// Knows reports whether a vocabulary has the kind of a fact, and all ideas that its sentence names.
func (v Vocabulary) Knows(f *Fact) bool {
	switch {
	case !v.HasKind(f.Kind):
		return false
	case f.Kind == KindMateAhead, f.Kind == KindHintMate && f.Count > 1:
		return v.Has(MateInTwo) && v.Has(MateInThree)
	case f.Kind == KindPins:
		return v.Has(PinToKing)
	}
	return v.Has(f.Concept) && !slices.ContainsFunc(f.Ideas, func(each Fact) bool { return !v.Knows(&each) })
}

// PlainKinds returns the kinds of facts that are said in other words, by say.Language, where they are Plain.
func PlainKinds() []Kind {
	return []Kind{
		KindPlanWay, KindPlanAir, KindPlanReach, KindPlanAim, KindPlanMore, KindPlanChecks, KindPraiseTrade, KindInAll,
		KindMostLost, KindFinalCount,
		KindStalemateTrap, KindStalemates, KindWarnStalemate,
		KindPinned, KindPinnedThere, KindStuckPinned,
		KindExchangeDanger, KindExchangeChance, KindWarnExchange, KindThenLoses, KindThreatExchange,
		KindThreatPromotion, KindCastles, KindMakesWay, KindMateChance, KindMateInTwo, KindMateInThree,
		KindGivesCheck,
	}
}
