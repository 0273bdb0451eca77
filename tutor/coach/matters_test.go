package coach

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What matters most is said first, and the last step of a hint says why.
func TestWhatMattersIsSaidFirst(t *testing.T) {
	for name, c := range map[string]struct{ fen, line, hint string }{
		"a rook by a trade, not the pin that comes of it": {
			"r1b2Nn1/p1k1p1p1/1pp4r/3pP1Bp/8/P2P2Q1/1PP2PPP/R3K2R w KQ - 0 16",
			"On h6 you can win a rook for a bishop.", "Bishop takes the rook on h6: a good trade.",
		},
		"a fork by the move that saves the knight": {
			"r1bq1bnr/p2kppp1/1ppN4/3pP1Bp/8/P2P2QN/1PP2PPP/R3K2R w KQ - 0 13",
			"There is a fork: queen and rook at once.", "Knight takes the pawn on f7: a fork of queen and rook.",
		},
		"two pieces are attacked, and one move helps both": {
			"r1bqkb1r/ppppppp1/5n2/4n2p/2B1P3/P4Q2/1PPP1PPP/RNB1K1NR w KQkq - 0 5",
			"The knight on e5 attacks your queen! You can move it.",
			"Queen to c3: it is safe there, and it guards your bishop on c4.",
		},
	} {
		t.Run(name, func(t *testing.T) {
			facts, steps := toldOf(t, c.fen)
			require.NotEmpty(t, facts)
			assert.Equal(t, c.line, English(facts[0], tutor.ToWhite))
			assert.Equal(t, c.hint, English(steps[3], tutor.ToWhite))
		})
	}
}

// An idea about a pawn is no reason for a move whose line takes the queen.
func TestNobodySacrificesForAPawn(t *testing.T) {
	const fen = "r1bqkbnr/p3ppp1/1pp5/1N1pP1Bp/8/P2P2QN/1PP2PPP/R3K2R w KQkq - 0 12"
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
	found, known := looked(t, *g.Position()), fact.Everything
	require.Equal(t, "Nd6+", g.Position().SAN(found.Move))
	for _, idea := range fact.Subtle {
		known = known.Without(idea)
	}
	idea := PlainHint(g, found, known)[1]
	assert.Equal(t, "Later: a good trade on d8.", English(idea, tutor.ToWhite))
	if chance := chanceFound(g, found); chance != nil {
		assert.NotEqual(t, fact.GuardRemoved, chance.Ideas[0].Concept)
	}
}

// Where the idea of an offer has no name yet, the last step of a hint tells how it goes on once that was taken: by the
// hint's line, or by a search where that goes another way.
func TestAHintOfAnOfferGoesOn(t *testing.T) {
	p := fenOf(t, "rnb1kbnr/pppp1ppp/8/4p3/2B1P1q1/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4")
	known := fact.Everything.Without(fact.Lured).Without(fact.Fork).WithoutKind(fact.KindFork)
	last := func(after string, score ai.Score) string {
		best := scored(t, &p, "c4f7", 204)
		next, line := p.Play(best.Moves[0]), best.Moves[:1:1]
		for uci := range strings.FieldsSeq(after) {
			m, err := next.ParseUCI(uci)
			require.NoError(t, err)
			line, next = append(line, m), next.Play(m)
		}
		steps := PlainHint(tutor.NewGame(tutor.Setup{Start: p}), ai.Result{
			Move: line[0], Score: best.Score, PV: line, Lines: []ai.Line{{Score: best.Score, Moves: line}},
		}, known)
		require.NoError(t, ShowOffer(&steps, func(move, taking chess.Move) (ai.Result, error) {
			assert.Equal(t, "e8f7", taking.String())
			next := p.Play(move)
			next = next.Play(taking)
			return ai.Result{Score: score, PV: scored(t, &next, "f3e5", 0).Moves}, nil
		}))
		return English(steps[3], tutor.ToWhite)
	}
	const goesOn = "Bishop takes the pawn on f7. If it is taken, go on with knight takes the pawn on e5."
	assert.Equal(t, goesOn, last("e8f7 f3e5", -200), "the line of the hint shows it")
	assert.Equal(t, goesOn, last("e8d8 e1g1", 880))
	assert.Equal(t, "Bishop takes the pawn on f7.", last("e8d8 e1g1", -200), "by the search it loses")
}

// While a knight can be taken for nothing no plan comes before it, however often it was told.
func TestAFreeKnightStaysTheFirstThing(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{
		Start: fenOf(t, "r1bqkbnr/p1p1ppp1/1p6/1n1pP1Bp/8/P1NP2QN/1PP2PPP/R3K2R w KQkq - 0 11"),
	})
	p := *g.Position()
	v := NewSurvey(&p)
	takes := scored(t, &p, "c3b5", 0).Moves
	free := fact.Fact{
		Kind: fact.KindFree, Start: p, Count: 3, Line: takes, Pieces: fact.On(&p, takes[0].To()),
		By: fact.On(&p, takes[0].From()),
	}
	rid := fact.Fact{Kind: fact.KindPlanRid, Start: p, Move: takes[0], Pieces: fact.On(&p, chess.SquareAt(0, 2))}
	var told []*fact.Fact
	for range 4 {
		facts, speaks := v.Coach(g, 0, []fact.Fact{free, rid}, true, told)
		require.True(t, speaks)
		assert.Equal(t, fact.KindFree, facts[0].Kind)
		first := facts[0]
		first.Again = len(told) == 1 // in other words, as in a game
		told = append([]*fact.Fact{&first}, told...)
	}
}

// The queen is not led out, nor told to attack a pawn, while the knights and bishops are at home and another move is
// about as good.
func TestTheQueenIsNotLedOutEarly(t *testing.T) {
	p := fenOf(t, "rn1qkbnr/ppp2ppp/4b3/3pp3/4P3/5Q2/PPPP1PPP/RNB1KBNR w KQkq - 0 4")
	queen, pawn := scored(t, &p, "f3b3", -53), scored(t, &p, "e4d5", -73)
	found := ai.Result{Move: queen.Moves[0], Score: queen.Score, PV: queen.Moves, Lines: []ai.Line{queen, pawn}}
	assert.Equal(t, pawn.Moves[0], withoutEarlyQueen(&p, found).Move)
	found.Lines[1].Score = queen.Score - near
	assert.Equal(t, queen.Moves[0], withoutEarlyQueen(&p, found).Move, "where nothing else is as good")
	assert.Empty(t, NewSurvey(&p).plansBy(queen.Moves[:1], 0))
}

// A pawn that the queen saved early is no praise: that she waits for the others is said.
func TestAPawnSavedByAnEarlyQueenIsNotPraised(t *testing.T) {
	g := played(t, tutor.Setup{Start: chess.Start()}, "e4 Nf6 Qf3 a6")
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	facts, _ := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, nil)
	assert.False(t, hasKind(facts, fact.KindCalm))
}

// Who has not met the word is told of a fork as an attack on two pieces, in the line, in hints and in warnings.
func TestAForkInPlainWords(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "rnb2bnr/pppp1kpp/8/4p3/4P1q1/5N2/PPPP1PPP/RNBQK2R w KQ - 0 5")})
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	known := fact.Everything.Without(fact.Fork).Without(fact.OpenedLine).WithoutKind(fact.KindPlanChecks)
	facts, speaks := v.PlainCoach(known, g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	require.True(t, speaks)
	assert.Equal(t, "You can attack king and queen at once.", English(facts[0], tutor.ToWhite))
	steps := PlainHint(g, found, known)
	assert.Equal(t, "Knight takes the pawn on e5: a double attack on king and queen.", English(steps[3], tutor.ToWhite))

	warned := warnedOf(t, "6k1/5ppp/8/8/3n4/8/PPP2PPP/R3K3 w - - 0 1", "h3", false, WarnLoss, WarnJudged)
	require.NotNil(t, warned)
	plain, ok := Plain(*warned, known)
	require.True(t, ok)
	assert.Equal(t, "Wait: then comes a double attack on king and rook.", English(plain, tutor.ToWhite))
}

// What a chance that is not known comes down to is told in known words.
func TestAnUnknownChanceIsToldInKnownWords(t *testing.T) {
	p := fenOf(t, "4k2q/8/8/8/8/8/8/R3K3 w - - 0 1")
	skewer := fact.Fact{
		Kind: fact.KindSkewer, Concept: fact.Skewer, Side: chess.White, Start: p,
		Move: scored(t, &p, "a1a8", 0).Moves[0],
	}
	chance := fact.Fact{Kind: fact.KindIdeaChance, Side: chess.White, Start: p, Count: 9, Ideas: []fact.Fact{skewer}}
	plain, ok := Plain(chance, fact.Everything.Without(fact.Skewer).WithoutKind(fact.KindPlanChecks))
	require.True(t, ok)
	assert.Equal(t, "A move that attacks the king is good. Can you find it?", English(plain, tutor.ToWhite))
}
