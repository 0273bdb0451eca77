package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A threat is to be stopped only if the search recommends no move that lets it stand.
func TestNoThreatIsStoppedThatMayStand(t *testing.T) {
	p := fenOf(t, "rn4nr/p4ppp/8/3kp3/PQ5P/3P4/2P5/2B1K1NR b K - 1 19")
	line := func(uci string, score ai.Score) ai.Line {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		return ai.Line{Score: score, Moves: []chess.Move{m}}
	}
	for other, kind := range map[ai.Score]fact.Kind{-900: fact.KindHintPrevents, -410: fact.KindHintDevelop} {
		stops, lets := line("g8f6", -400), line("h7h5", other)
		found := ai.Result{Move: stops.Moves[0], Score: -400, PV: stops.Moves, Lines: []ai.Line{stops, lets}}
		steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), found)
		assert.Equal(t, kind, steps[1].Kind, other)
	}
}

// Nothing is stopped where much more is lost than it would win.
func TestNothingIsStoppedInVain(t *testing.T) {
	p := fenOf(t, "rn6/pb1kpp2/1pp5/6P1/1QP1Q3/P2P1B2/8/1N2K1N1 b - - 0 20")
	m, err := p.ParseUCI("c6c5")
	require.NoError(t, err)
	for score, kind := range map[ai.Score]fact.Kind{-1500: fact.KindHintPrevents, -3100: fact.KindHintAttack} {
		best := ai.Line{Score: score, Moves: []chess.Move{m}}
		found := ai.Result{Move: m, Score: score, PV: best.Moves, Lines: []ai.Line{best}}
		steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), found)
		assert.Equal(t, kind, steps[1].Kind, score)
	}
}

// A fork that takes a pawn on the way is told of, not the pawn: the hint tells of it, too.
func TestAThreatSaysMoreThanItsPawn(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r1bqkb1r/ppp2ppp/3p1n2/4p1Q1/1nB1P3/5N2/PPPP1PPP/RNB1K2R w KQkq - 0 6")})
	p := *g.Position()
	v := NewSurvey(&p)
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), looked(t, p)), true, nil)
	assert.Equal(t, fact.KindThreatIdea, facts[0].Kind)
	assert.Equal(t, fact.KindHanging, facts[1].Kind)
	assert.Negative(t, facts[0].Count)
}

// A fork that comes next is told of before it is there, where the best move stops it.
func TestAThreatIsToldOfBeforeItIsThere(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r3kb1r/1p2pp1p/p5p1/8/1Pp1P3/3n1P2/PP1PN1PP/R1BK1B1R w kq - 0 18")})
	p := *g.Position()
	v := NewSurvey(&p)
	facts, speaks := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), looked(t, p)), true, nil)
	require.True(t, speaks)
	assert.Equal(t, "The threat: a fork of king and rook.", English(facts[0], tutor.ToWhite))
	for san, stops := range map[string]bool{"Kc2": true, "Rg1": true, "Nc3": false} {
		m, err := p.ParseSAN(san)
		require.NoError(t, err)
		assert.Equal(t, stops, v.Does(&facts[0], m), san)
	}
}

// Nothing is stopped while as much as it would win can be taken elsewhere all the same, nor what wins only that.
func TestNothingIsStoppedWhileMoreIsLost(t *testing.T) {
	for fen, uci := range map[string]string{
		"rnb4r/3k1pp1/6p1/1N2p3/1p1p1P2/BP1KP1q1/2P4n/RQ3R2 w - - 0 26": "f4e5", // both a bishop and a rook
		"4k3/8/8/8/3q4/8/2P5/R2NK2B w - - 0 1":                          "d1c3", // the queen takes the rook
	} {
		p := fenOf(t, fen)
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		assert.Empty(t, newBest(&p, m).prevents(lastMove{}), fen)
	}
}

// A fork of pawns is not prepared if one of them runs on to become a queen.
func TestAForkOfAPawnThatRunsIsNotPrepared(t *testing.T) {
	for fen, prepares := range map[string]bool{
		"2k5/2p5/6P1/8/8/6nP/8/3K4 b - - 2 36": false,
		"2k5/2p5/8/3P4/8/6nP/8/3K4 b - - 0 1":  true,
	} {
		p := fenOf(t, fen)
		m, err := p.ParseUCI("g3h5")
		require.NoError(t, err)
		v := NewSurvey(&p)
		_, ok := v.hintPrepares(v.find(m), fact.Everything)
		assert.Equal(t, prepares, ok, fen)
	}
}

// A trap that begins by taking a piece is told of by what it takes.
func TestATrapThatTakesIsNoThreat(t *testing.T) {
	p := fenOf(t, "2kr1b1Q/ppp1q2p/2np2pB/3P4/4P1b1/2N5/PPP2PPP/R3KB1R w KQ - 0 12")
	steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))
	assert.NotEqual(t, fact.KindHintPrevents, steps[1].Kind)
}
