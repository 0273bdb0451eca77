package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// A forced mate that was passed over where the game stays won is no mistake and no good find, and a moment to try.
func TestAPassedMateIsAMoment(t *testing.T) {
	for name, c := range map[string]struct{ fen, played, answer, mates, other string }{
		"a check was given": {"R6N/7p/5k2/1p6/3P3p/6N1/1P3PP1/4R1K1 w - - 0 27", "Ne4+", "Kf5", "Nh5+", "d5"},
		"a pawn was taken":  {"r2Q1Bk1/pbp2p1p/1p4p1/4p3/2B5/8/PPP2PPP/R4RK1 w - - 1 16", "Qxc7", "Rxf8", "Bxf7+", "Qd6"},
	} {
		g := gameFrom(t, c.fen, c.played, c.answer)
		r := whole(t, g, g.PositionAt(0).Turn())
		assert.Equal(t, Plain, r.Moves()[0].Mark, name)
		m, ok := r.Moment(0)
		require.True(t, ok, name)
		assert.False(t, m.Praise, name)
		assert.Equal(t, 3, m.Lost.Passed, name)
		for san, right := range map[string]bool{c.mates: true, c.other: false} {
			tried := retried(t, r, m, san)
			assert.Equal(t, right, tried.Right, "%s: %s", name, san)
		}
	}
}

// No beginner is asked for a mate in three that begins with a quiet move: it is told of, no more.
func TestAQuietMateInThreeIsNotAskedFor(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "r1bq1rk1/p1p2p1p/1p1p2pB/4P3/2BQ4/8/PPP2PPP/R4RK1 w - - 0 14", "Bxf8", "dxe5")
	r := whole(t, g, chess.White)
	_, asked := r.Moment(0)
	assert.False(t, asked)
	assert.Equal(t, 3, r.moves[0].Lost.Passed)
	assert.NotNil(t, r.moves[0].Told.Missed)
}

// Who took the queen instead of a mate in three is not asked to try that again.
func TestWhoTookTheQueenIsNotAskedForAFarMate(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "r1bqk1n1/p1p3Q1/1p1pNnp1/4p3/8/2N2P2/PPPP2PP/R1B1KB1R w KQq - 0 12", "Nxd8", "Kxd8")
	r := whole(t, g, chess.White)
	_, asked := r.Moment(0)
	assert.False(t, asked)
	assert.Greater(t, r.moves[0].Lost.Passed, 1, "there was one")
}

// A piece given for a pawn is worth trying again where the game is won all the same: the chances hardly tell of it.
func TestAPieceForAPawnIsAMomentInAWonGame(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "3nk3/pp3ppp/8/8/8/5B2/PPP2PPP/3RK2R w K - 0 1", "Bxb7", "Nxb7")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	assert.Less(t, m.Lost.Chances, SlipFrom)
	assert.Equal(t, 2, m.Lost.Points)
}

// Who gives a queen away where a mate was near is told of the queen, though all stays won. The near mate is the answer:
// a move that wins, too, but mates much later or not at all, is told so, and is no right one.
func TestAQueenGivenAwayBesideAMateIsTold(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "5b1r/3k4/3P4/4QP1p/6p1/4B3/PP3PPP/2R2RK1 w - - 0 1", "Qe7", "Bxe7")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	assert.Equal(t, Blunder, r.Moves()[0].Mark)
	require.NotNil(t, r.Moves()[0].Told.Took)
	assert.Equal(t, chess.Queen, r.Moves()[0].Told.Took.Taken.Piece.Type())
	assert.Zero(t, m.Lost.Passed)

	g = gameFrom(t, "R6N/7p/5k2/1p6/3P3p/6N1/1P3PP1/4R1K1 w - - 0 27", "Ne4+", "Kf5")
	r = whole(t, g, chess.White)
	m, ok = r.Moment(0)
	require.True(t, ok)
	require.NotZero(t, m.Lost.Passed)
	for san, want := range map[string]struct{ right, later bool }{
		"Nh5+": {true, false}, "Ra6+": {true, false}, "f4": {false, true}, "d5": {false, true}, "Re4": {false, false},
	} {
		tried := retried(t, r, m, san)
		assert.Equal(t, want.right, tried.Right, san)
		assert.Equal(t, want.later, tried.Meets != nil && tried.Meets.Kind == fact.KindHintMate, san)
	}
}

// A moment that asks for a mate hints at it to whoever does not know the word for its length, and not at a fork.
func TestAMateThatIsAskedForIsHintedAt(t *testing.T) {
	t.Parallel()
	g := gameFrom(t, "2nk1b1r/8/1N1P1p2/3Q1Ppp/8/4BN2/PP3PPP/R4RK1 w - - 0 1", "Qf7")
	best, err := searchNow(t.Context(), *g.PositionAt(0), nil, DeepLimits)
	require.NoError(t, err)
	m := Moment{Best: best, Hint: coach.HintFacts(g.Until(0), best), Lost: Loss{Passed: 2}}
	require.Equal(t, fact.MateInTwo, m.Hint[1].Concept)
	known := fact.Everything.Without(fact.MateInTwo).Without(fact.MateInThree)
	assert.Equal(t, fact.MateInTwo, m.PlainHint(g.Until(0), known)[1].Concept)
	m.Lost.Passed = 0
	assert.NotEqual(t, fact.MateInTwo, m.PlainHint(g.Until(0), known)[1].Concept)
}

// A queen that could have been taken beside a near mate is told of, though nobody took it. And of a moment that asks
// for a mate in two a longer mate is not the answer.
func TestAQueenThatStoodBesideAMateIsTold(t *testing.T) {
	t.Parallel()
	const fen = "1k3b2/p1pQ2p1/3pN3/8/8/2N4r/PPP2P2/R4RK1 w - - 0 20"
	g := gameFrom(t, fen, "Qxg7", "Kb7")
	r := whole(t, g, chess.White)
	told := r.Moves()[0].Told
	assert.Nil(t, told.Missed)
	require.True(t, told.Takes || told.Fact != nil)
	p := g.PositionAt(1)
	if told.Takes {
		assert.Equal(t, chess.Queen, chess.Taken(p, told.Fears).Type())
	} else {
		assert.Equal(t, chess.Queen, told.Fact.Pieces[0].Piece.Type())
	}

	g = gameFrom(t, fen, "Nd4", "Rh8")
	r = whole(t, g, chess.White)
	m, ok := r.Moment(0)
	require.True(t, ok)
	for san, right := range map[string]bool{"Qxc7": true, "Qd8": false} {
		tried := retried(t, r, m, san)
		assert.Equal(t, right, tried.Right, san)
	}
}
