package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A mate by checks is found where a search for a hint misses it, and is told.
func TestAMateByChecksIsFound(t *testing.T) {
	p := fenOf(t, "r2Q1Bk1/pbp2p1p/1p4p1/4p3/2B5/8/PPP2PPP/R4RK1 w - - 1 16")
	found := searched(t, p, HintLimits)
	_, mates := found.Score.Mate()
	require.False(t, mates, "the search finds none")
	found = Preferred(&p, found)
	assert.Equal(t, "Bxf7+", p.SAN(found.Move))
	assert.Equal(t, "mate in 3", found.Score.String())
}

// A move after which the other side mates by checks is not recommended while there is another.
func TestNoMoveAllowsAMateByChecks(t *testing.T) {
	p := fenOf(t, "r1bqkbnr/p1ppp1pp/5p2/1N6/8/1P2P3/P1QPBPPP/R1B1K1NR b KQkq - 0 6")
	found := searched(t, p, HintLimits)
	for _, line := range found.Lines {
		next := p.Play(line.Moves[0])
		require.NotEmpty(t, mateByChecks(&next), "the search recommends moves that are mated")
	}
	for _, line := range Preferred(&p, found).Lines {
		next := p.Play(line.Moves[0])
		assert.Empty(t, mateByChecks(&next), line.Moves[0])
	}
}

// A mate that is found is one: each of its moves is a check, and a slow search of all moves agrees that it is quickest
// of those by checks in two moves.
func TestMatesByChecksAreMates(t *testing.T) {
	t.Parallel()
	mates := 0
	eachSample(77, 60, 5, func(g *tutor.Game, ply int) {
		p := *g.PositionAt(ply)
		line := mateByChecks(&p)
		if quick := slowMateByChecks(&p, 3); len(line) == 0 || len(line) > 3 {
			require.False(t, quick, p.FEN())
		} else {
			require.True(t, quick, p.FEN())
		}
		for i, m := range line {
			require.True(t, p.IsLegal(m))
			p = p.Play(m)
			require.True(t, i%2 == 1 || p.InCheck())
		}
		if len(line) > 0 {
			mates++
			require.Equal(t, chess.Checkmate, p.Outcome(nil))
		}
	})
	require.Greater(t, mates, 10)
}

// slowMateByChecks reports whether the side to move can mate in so many plies by checks alone.
func slowMateByChecks(p *chess.Position, plies int) bool {
	for _, m := range p.Moves() {
		next := p.Play(m)
		mates := next.InCheck()
		for _, answer := range next.Moves() {
			after := next.Play(answer)
			mates = mates && plies > 2 && slowMateByChecks(&after, plies-2)
		}
		if mates {
			return true
		}
	}
	return false
}

// Line and hint tell of a mate, not of the piece that is offered for it.
func TestAMateSaysMoreThanALure(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "r2Q1Bk1/pbp2p1p/1p4p1/4p3/2B5/8/PPP2PPP/R4RK1 w - - 1 16")})
	p := *g.Position()
	v, found := NewSurvey(&p), looked(t, p)
	facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
	assert.Equal(t, "White can force mate in three moves.", English(facts[0], tutor.ToBoth))
	assert.Equal(t, "There is mate in three.", English(HintFacts(g, found)[1], tutor.ToWhite))
}

// The hint of such a mate tells of it.
func TestAHintTellsOfAMateByChecks(t *testing.T) {
	p := fenOf(t, "r1bqkbnr/p2pp1pp/2p2p2/1N6/8/1P2P3/P1QPBPPP/R1B1K1NR w KQkq - 0 7")
	steps := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))
	assert.True(t, steps[1].Kind == fact.KindHintMate || steps[1].Mate, steps[1].Kind)
}
