package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What matters most is told first: the queen that is taken rather than the fork that it makes, the rook that is free
// where all is won rather than a fork, the piece in danger rather than a pawn. A hint toward it has the same move.
func TestWhatMattersMostIsToldFirst(t *testing.T) {
	for fen, want := range map[string]struct{ line, move string }{
		"r3kb1r/p1pbqppp/npB5/8/3p4/7P/PPP2PP1/RNBQR1K1 w kq - 0 12": {
			"On e7 you can win a queen for a rook.", "e1e7",
		},
		"1rb1kb1r/pp1p3p/5Q1n/8/8/1B3N1p/PPP2PP1/3RK2R w Kk - 0 16": {
			"Your queen can take the rook on h8 for free.", "f6h8",
		},
		"3r1bnr/p1pp2kp/5p2/1p6/3n2p1/P6P/1PP2P2/4NK1R w - - 0 20": { // far behind, there is nothing else
			"Your pawn on h3 can take the pawn on g4 for free.", "h3g4",
		},
		"2k5/p4pbp/NpB5/8/2b5/7P/PPP2PP1/3R2K1 w - - 0 20": {
			"The bishop on c4 attacks your knight, and nothing guards it. You can move it.", "a6b4",
		},
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		v, found := NewSurvey(g.Position()), looked(t, *g.Position())
		facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
		require.True(t, speaks)
		assert.Equal(t, want.line, English(facts[0], tutor.ToWhite))
		assert.Equal(t, want.move, v.Toward(found, &facts[0]).Move.String(), fen)
	}
}

// A mate that is far away is told before the moves to look at.
func TestAFarMateIsToldFirst(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r2k2N1/3n1R1p/p7/3N2p1/1p1P4/8/PPP2PPP/4R1K1 w - - 0 23")})
	var found ai.Result
	for uci, score := range map[string]ai.Score{"e1e7": -ai.Mated - 11, "g8f6": 1996, "f7e7": 1823} {
		m, err := g.Position().ParseUCI(uci)
		require.NoError(t, err)
		found.Lines = append(found.Lines, ai.Line{Score: score, Moves: []chess.Move{m}})
	}
	slices.SortFunc(found.Lines, func(a, b ai.Line) int { return int(b.Score - a.Score) })
	found.Move, found.Score, found.PV = found.Lines[0].Moves[0], found.Lines[0].Score, found.Lines[0].Moves
	v := NewSurvey(g.Position())
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	assert.Equal(t, fact.KindMateAhead, facts[0].Kind)
}

// A check that drives a guard off a pawn is not said to win the pawn where something else is won.
func TestNoPawnIsWonThatIsNotTaken(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r1b1kb1r/p1p1qppp/np1p4/4N3/3Pn3/3B3P/PPP2PP1/RNBQ1RK1 w kq - 0 9")})
	found := looked(t, *g.Position())
	require.Equal(t, "d3b5", found.Move.String())
	if f := chanceFound(g, found); f != nil {
		assert.NotEqual(t, fact.GuardRemoved, f.Concept)
	}
	assert.NotEqual(t, fact.GuardRemoved, HintFacts(g, found)[1].Concept)
}

// A pin that keeps a pawn from taking what moved is no reason alone.
func TestAPinThatHoldsIsNoReasonAlone(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r2q2nr/2pn1pk1/p3P2p/6pP/PPPP1pP1/B1N5/3K4/7b b - - 0 25")})
	m, err := g.Position().ParseUCI("d7e5")
	require.NoError(t, err)
	steps := HintFacts(g, ai.Result{Move: m, Score: 2048, PV: []chess.Move{m}})
	assert.Equal(t, fact.KindHintSave, steps[1].Kind)
}

// A pawn that takes what attacks it with gain is not forked: what is won there is told as what it is.
func TestAPawnThatTakesIsNotForked(t *testing.T) {
	p := fenOf(t, "r3k2r/ppp2p1p/2n4Q/1B2q3/3N1p2/P1P1P3/P3bPPP/R1B1R1K1 w kq - 0 1")
	m, err := p.ParseUCI("b5c6")
	require.NoError(t, err)
	ideas := newBest(&p, m).ideas(lastMove{})
	of := func(f fact.Fact) bool { return f.Concept == fact.Fork }
	require.True(t, slices.ContainsFunc(ideas, of))
	assert.False(t, slices.ContainsFunc(winning(ideas), of))

	knight := fenOf(t, "r3k3/1p6/8/3N4/8/8/8/4K3 w - - 0 1") // whose fork no pawn takes
	m, err = knight.ParseUCI("d5c7")
	require.NoError(t, err)
	assert.True(t, slices.ContainsFunc(winning(newBest(&knight, m).ideas(lastMove{})), of))
}
