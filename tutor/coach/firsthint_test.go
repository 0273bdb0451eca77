package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Whoever asks for a hint is told more than the line has said: the piece, where the line tells the idea already.
func TestAHintSaysMoreThanTheLine(t *testing.T) {
	for name, c := range map[string]struct {
		fen   string
		kind  fact.Kind
		first int
	}{
		"a rule of thumb": {chess.StartFEN, fact.KindHabitCenter, 3},
		"a plan with its piece": {
			"rnbqkbnr/ppp2ppp/3pp3/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3", fact.KindPlanAim, 4,
		},
		"a free piece":                   {"4k3/8/8/3n4/8/8/3R4/4K3 w - - 0 1", fact.KindFree, 4},
		"a piece in danger":              {"4k3/8/8/2p5/1N6/8/8/4K3 w - - 0 1", fact.KindHanging, 3},
		"a fork":                         {"r3k3/8/8/3N4/4p3/3p4/8/3RK3 w - - 0 1", fact.KindIdeaChance, 3},
		"a check":                        {"4k3/8/8/8/4r3/8/2N5/4K3 w - - 0 1", fact.KindCheck, 3},
		"what attacks can be taken":      {"4k3/8/8/6q1/6Q1/8/8/4K3 w - - 0 1", fact.KindHanging, 3},
		"a check from what can be taken": {"4k3/8/8/8/4r3/2N5/PP6/4K3 w - - 0 1", fact.KindCheck, 4},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, c.fen)})
		v, found := NewSurvey(g.Position()), looked(t, *g.Position())
		facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
		require.True(t, speaks, name)
		steps := PlainHint(g, v.Toward(found, &facts[0]), fact.Everything)
		assert.Equal(t, c.kind, facts[0].Kind, name)
		assert.Equal(t, c.first, v.FirstHint(&facts[0], &steps), name)
		assert.Equal(t, 1, v.FirstHint(nil, &steps), name)
	}
}

// A mate in one is to be tried before it is shown, also where the line has named the capture that mates.
func TestAMateIsTriedFirst(t *testing.T) {
	const fen = "3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
	v, steps := NewSurvey(g.Position()), HintFacts(g, looked(t, *g.Position()))
	chances := v.chances()
	at := slices.IndexFunc(chances, func(f fact.Fact) bool { return f.Line[0] == steps[3].Move })
	require.GreaterOrEqual(t, at, 0)
	assert.Equal(t, 1, v.FirstHint(&chances[at], &steps))
}

// Of a piece that is to move out of danger a hint says so, not that it can help.
func TestAHintMovesWhatIsInDanger(t *testing.T) {
	for fen, want := range map[string]string{
		"4k3/8/8/2p5/1N6/8/8/4K3 w - - 0 1": "Find a safe square for your knight.", chess.StartFEN: "can help.",
		"4k3/P7/8/8/8/8/8/4K3 w - - 0 1": "Where could your pawn go?", // which the first step names
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		steps := HintFacts(g, looked(t, *g.Position()))
		assert.Contains(t, English(steps[2], tutor.ToWhite), want)
	}
}

// Who knows no trades is led to take a queen, not only to move the piece that is in danger.
func TestAHintTakesWhatIsWorthMore(t *testing.T) {
	p := fenOf(t, "r1bqkbnr/ppB1p2p/8/3p1pp1/1n1P4/2NQ4/PPP1PPPP/R3KBNR w KQkq - 0 6")
	found := looked(t, p)
	require.Equal(t, "c7d8", found.Move.String())
	g := tutor.NewGame(tutor.Setup{Start: p})
	steps := PlainHint(g, found, fact.Everything.Without(fact.WinningTrade))
	assert.Equal(t, fact.KindHintCapture, steps[1].Kind)
	assert.Contains(t, English(steps[2], tutor.ToWhite), "can help")
}

// Beside the piece that comes out the first step of a hint names another that could: none that is boxed in.
func TestAHintNamesNoPieceThatCannotMove(t *testing.T) {
	p := fenOf(t, "rnb1kbQ1/pppp1p2/4pqp1/7p/4P3/8/PPPP1PPP/RNB1KBNR w KQq - 1 6")
	m, err := p.ParseUCI("b1c3")
	require.NoError(t, err)
	pieces := lookAt(&p, &fact.Fact{Kind: fact.KindHintDevelop}, m)
	require.Len(t, pieces, 2)
	assert.Equal(t, []chess.Square{chess.B1, chess.F1}, []chess.Square{pieces[0].Square, pieces[1].Square})
}

// What can be taken only after a mistake is not prepared: the bishop need not leave its pawn.
func TestWhatOnlyAMistakeAllowsIsNotPrepared(t *testing.T) {
	p := fenOf(t, "8/1p2pk1p/p6b/2P3p1/3P4/1K3P2/PP4PP/R1B1R3 w - - 0 30")
	steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))
	assert.Equal(t, "d5", p.SAN(steps[3].Move))
	assert.NotEqual(t, fact.KindHintNext, steps[1].Kind)
}

// What a queen, or a piece that is worth more, could take only with loss has nothing to fear of it.
func TestAPiecePressesNothingThatIsGuardedAndWorthLess(t *testing.T) {
	for fen, want := range map[string]bool{
		"4k3/8/8/2n5/8/8/8/3QK3 w - - 0 1":   true,
		"4k3/8/3p4/2n5/8/8/8/3QK3 w - - 0 1": false,
		"4k3/8/3p4/2n5/8/8/8/3RK3 w - - 0 1": false,
		"4k3/8/3p4/2r5/8/8/8/3RK3 w - - 0 1": true,
		"4k3/8/8/2n5/8/8/8/3RK3 w - - 0 1":   true,
	} {
		p := fenOf(t, fen)
		m, err := p.ParseUCI("d1c1")
		require.NoError(t, err)
		v := NewSurvey(&p)
		assert.Equal(t, want, v.pressed(v.find(m)) != 0, fen)
	}
}

// A hint whose reason is not known tells no answer that would speak against its move.
func TestAHintTellsNoAttackAsItsReason(t *testing.T) {
	p := fenOf(t, "r1bq1bnr/1pp2B1p/p1nk2p1/3Np3/4P3/5Q2/PPPP1PPP/R1B1K1NR w KQ - 0 9")
	for reply, told := range map[string]bool{"c6d4": false, "h7h6": true, "c6a7": true} {
		m, err := p.ParseUCI("b2b3")
		require.NoError(t, err)
		next := p.Play(m)
		answer, err := next.ParseUCI(reply)
		require.NoError(t, err)
		assert.Equal(t, told, attacksNothing(&next, answer), reply)
	}
}

// The first move of a mate in two that the line tells once more is named already.
func TestAMateThatIsNamedNeedsNoSteps(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")})
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	require.True(t, speaks)
	steps := PlainHint(g, v.Toward(found, &facts[0]), fact.Everything)
	assert.Equal(t, 3, v.FirstHint(&facts[0], &steps))
	facts[0].Again = true
	assert.Equal(t, tutor.HintSteps, v.FirstHint(&facts[0], &steps))
}

// That knights and bishops are to come out names none of them: the hint still tells the piece.
func TestARuleThatNamesNoPieceLeavesItToTheHint(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "rnbqkbnr/pp1p1ppp/2p1p3/8/4P3/3Q4/PPPP1PPP/RNB1KBNR w KQkq - 2 3")})
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	told, ok := v.habit(g, 0)
	require.True(t, ok)
	require.Equal(t, fact.KindHabitQueen, told.Kind)
	steps := PlainHint(g, v.Toward(found, &told), fact.Everything)
	require.Equal(t, told.Pieces[0].Square, steps[3].Move.From())
	assert.Equal(t, 3, v.FirstHint(&told, &steps))
}

// That a piece has a good move tells not what for: the hint goes on with that, and not with the move.
func TestAPieceWithAGoodMoveIsHintedFor(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "rn2kb2/p1Q5/3pb1p1/1p3q2/8/5N2/PPPPBPPP/RNB1K2R w KQq - 2 12")})
	v, found := NewSurvey(g.Position()), looked(t, *g.Position())
	told := lookAtMove(g.Position(), found.Move, 0)
	require.Equal(t, fact.KindPlanMoves, told.Kind)
	steps := PlainHint(g, v.Toward(found, &told), fact.Everything)
	require.Equal(t, told.Pieces[0].Square, steps[3].Move.From())
	assert.Equal(t, 2, v.FirstHint(&told, &steps))
}
