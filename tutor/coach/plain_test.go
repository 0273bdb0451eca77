package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// A pawn about to promote is told of to who has begun no lesson that teaches it.
func TestAPromotionIsToldOfInPlainWords(t *testing.T) {
	p := fenOf(t, "8/8/8/3k4/8/1r4R1/p4PPP/6K1 w - - 0 1")
	told := promotionDanger(&p)
	require.Len(t, told, 1)
	plain, ok := Plain(told[0], fact.Vocabulary{})
	assert.True(t, ok)
	assert.Equal(t, "Next, the pawn on a2 could become a queen.", English(plain, tutor.ToWhite))
}

// Who knows no lure is not led to a move whose square is marked as one that loses the piece.
func TestASacrificeIsNotToldInPlainWords(t *testing.T) {
	p := fenOf(t, "6k1/5ppp/8/3q4/8/8/5PPP/3R2K1 w - - 0 1")
	for uci, told := range map[string]bool{"d1d4": false, "d1d5": true, "d1a1": true} {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		idea := fact.Fact{Kind: fact.KindIdeaChance, Concept: fact.Lured, Start: p, Move: m, Count: 3}
		idea.Ideas = []fact.Fact{idea}
		_, ok := Plain(idea, fact.Everything.Without(fact.Lured))
		assert.Equal(t, told, ok, uci)
	}
}

// What wins with check comes before a pawn in danger: where a search found mate, who knows no such mates is led to the
// checks; where none had time, a pawn that is taken with check comes first.
func TestWhatWinsWithCheckComesFirst(t *testing.T) {
	p := fenOf(t, "r4b1r/ppq1k3/n1ppB3/4PQp1/6P1/2N1B3/PPP2PP1/R4RK1 w - - 1 18")
	g, v := tutor.NewGame(tutor.Setup{Start: p}), NewSurvey(&p)
	advice := v.Advice(g, 0)
	found := v.Judged(g, advice, looked(t, p))
	unnamed := fact.Everything.Without(fact.MateInThree)
	for want, c := range map[string]struct {
		facts    []fact.Fact
		searched bool
		known    fact.Vocabulary
	}{
		"You can force mate in three moves.":                     {found, true, fact.Everything},
		"There is a good check. Can you find it?":                {found, true, unnamed},
		"A move that attacks the king is good. Can you find it?": {found, true, fact.Vocabulary{}},
		"Your bishop on e3 can take the pawn on g5 for free.":    {advice, false, fact.Everything},
	} {
		list, speaks := v.PlainCoach(c.known, g, 0, c.facts, c.searched, nil)
		require.True(t, speaks, want)
		assert.Equal(t, want, English(list[0], tutor.ToWhite))
	}
}

// Who has not met check is told of a danger without the check by which it could be met.
func TestACheckIsNoRemedyForWhoHasNotMetIt(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r1bqkb1Q/2pp1p1p/Bp4pn/p3p3/3nP3/P7/1PPP1PPP/RNB1K1NR w KQq - 0 1")})
	v := NewSurvey(g.Position())
	facts := v.Judged(g, v.Advice(g, 0), looked(t, *g.Position()))
	const danger = "The bishop on c8 attacks your bishop on a6, and nothing guards it."
	for want, known := range map[string]fact.Vocabulary{
		danger + " You can give check first with your queen.": fact.Everything,
		danger: fact.Everything.WithoutKind(fact.KindPlanChecks),
	} {
		list, speaks := v.PlainCoach(known, g, 0, facts, true, nil)
		require.True(t, speaks)
		assert.Equal(t, want, English(list[0], tutor.ToWhite))
	}
}
