package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// What rests on an idea names it, and a second one by its phrase alone.
func TestWhatRestsOnIdeasNamesThem(t *testing.T) {
	found := map[fact.Concept]fact.Fact{}
	for _, s := range ideaSayings {
		found[s.concept] = s.found(t)
	}
	fork, trap, guard := found[fact.Fork], found[fact.Trapped], found[fact.PinnedGuard]
	for kind, want := range map[fact.Kind]string{
		fact.KindHintNext:     "Later: a fork of king and rook, and a piece is trapped.",
		fact.KindHintPrevents: "Stop this: a fork of king and rook, and a piece is trapped.",
		fact.KindHintPrepares: "Prepare this: a fork of king and rook, and a piece is trapped.",
		fact.KindWarnIdea:     "Wait: then comes a fork of king and rook, and a piece is trapped.",
		fact.KindThenIdea:     "Then comes a fork of king and rook, and a piece is trapped.",
		fact.KindThreatIdea:   "The threat: a fork of king and rook.",
		fact.KindIdeaDanger:   "Your knight gives check and attacks the rook on a8: a fork.",
		fact.KindIdeaChance:   "There is a fork: king and rook at once, and a piece is trapped.",
	} {
		both := fact.Fact{Kind: kind, Ideas: []fact.Fact{fork, trap}}
		assert.Equal(t, want, english.English.Fact(both, tutor.ToWhite), kind)
	}
	chance := func(ideas ...fact.Fact) string {
		return english.English.Fact(fact.Fact{Kind: fact.KindIdeaChance, Ideas: ideas}, tutor.ToWhite)
	}
	assert.Contains(t, chance(found[fact.FreePiece], guard), "because its guard is pinned")
	assert.Equal(t, "There is a fork, and the knight on d7 is pinned.", chance(fork, guard),
		"it would not be clear whose guard is meant")
}

// A second idea is told in words that need no second reading: what has a name by it, and
// what has none as a sentence; the first gives up its pieces for it, if it has to.
func TestASecondIdeaIsASentence(t *testing.T) {
	p := fenOf(t, "r2qk2r/8/8/3N4/8/8/8/4K2R w - - 0 1")
	on := func(s string) fact.PlacedPiece {
		return fact.PlacedPiece{Piece: p.At(square(s)), Square: square(s)}
	}
	rooks := []fact.PlacedPiece{on("a8"), on("h8")}
	skewer := fact.Fact{Concept: fact.Skewer, Pieces: rooks}
	trap := fact.Fact{Concept: fact.Trapped, Pieces: rooks}
	free := fact.Fact{Concept: fact.FreePiece, Pieces: rooks}
	fork := fact.Fact{Concept: fact.Fork, Pieces: rooks}
	pin := fact.Fact{Concept: fact.PinToKing, Pieces: rooks}
	other := fact.Fact{Concept: fact.Trapped, Pieces: []fact.PlacedPiece{on("d8")}}
	guard := fact.Fact{Concept: fact.GuardRemoved, Pieces: rooks}
	lure := fact.Fact{Concept: fact.Lured, Pieces: rooks, By: []fact.PlacedPiece{on("d8")}}
	between := fact.Fact{Concept: fact.InBetween, Pieces: rooks}
	trade := fact.Fact{Concept: fact.WinningTrade, Pieces: rooks}
	for want, ideas := range map[string][]fact.Fact{
		"There is a skewer, and a piece can be taken for free.":          {skewer, free},
		"The rook on a8 can be trapped, and there is a fork.":            {trap, fork},
		"The rook on a8 can be pinned to the king and trapped.":          {pin, trap},
		"The rook on a8 can be pinned to the king.":                      {pin, other},
		"A piece loses its guard, and an offer can lure something away.": {guard, lure},
		"There is a fork, and an offer can lure the queen on d8 away.":   {fork, lure},
		"There is a fork, and the rook on a8 can wait.":                  {fork, between},
		"An offer can lure something away, and the rook on a8 can wait.": {lure, between},
		"The rook on a8 can wait, and there is a good trade.":            {between, trade},
	} {
		assert.Equal(t, want, english.English.Fact(fact.Fact{Kind: fact.KindHintIdea, Ideas: ideas}, tutor.ToWhite))
	}
}

// Every idea has words in every kind of fact that may name it.
func TestEveryIdeaCanBeNamed(t *testing.T) {
	p := fenOf(t, "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1")
	pieces := []fact.PlacedPiece{{Piece: p.At(chess.A8), Square: chess.A8}, {Piece: p.At(chess.E8), Square: chess.E8}}
	for _, c := range fact.Concepts() {
		idea := fact.Fact{Concept: c, Pieces: pieces, By: pieces, Guards: pieces, Squares: []chess.Square{chess.A8}}
		for _, kind := range fact.Kinds() {
			if f := (fact.Fact{Kind: kind, Ideas: []fact.Fact{idea, idea}}); kind == fact.KindHintIdea ||
				kind == fact.KindWarnIdea || kind == fact.KindThenIdea ||
				kind == fact.KindThreatIdea {
				text := english.English.Fact(f, tutor.ToWhite)
				requireShort(t, text)
			}
		}
	}
}
