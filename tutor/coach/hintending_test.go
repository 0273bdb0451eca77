package coach

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	exact "chesstutor/ai/ending"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A hint in an ending that tables have keeps what the position is worth, to the last move of its line.
func TestHintsKeepWhatTablesSay(t *testing.T) {
	random := rand.New(rand.NewPCG(29, 4))
	results := map[exact.Result]int{}
	for _, fen := range []string{
		"8/8/3k4/8/3K4/3P4/8/8 w - - 0 1", "8/1p6/8/2k5/8/8/2K5/8 w - - 0 1", "8/8/4k3/8/8/2K4R/8/8 w - - 0 1",
	} {
		p := fenOf(t, fen)
		g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
		for g.Ply() < 60 && g.Outcome() == chess.Playing {
			p := g.Position()
			v, known := exact.Judge(p)
			require.True(t, known, p.FEN())
			results[v.Result]++
			found, err := ai.Search(t.Context(), *p, g.Earlier(), HintLimits, 1)
			require.NoError(t, err)
			at, side := *p, exact.Result(1)
			for _, m := range HintFacts(g, found)[3].Line {
				at, side = at.Play(m), -side
				after, known := exact.Judge(&at)
				require.True(t, known, at.FEN())
				assert.Equal(t, v.Result, side*after.Result, "%s %v", p.FEN(), m)
			}
			moves := p.Moves()
			require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
		}
	}
	assert.Greater(t, min(results[exact.Lost], results[exact.Drawn], results[exact.Won]), 5)
}

// A check has a reason where it keeps the king from the middle, though that is not alone; not where it lets it come.
func TestACheckKeepsTheKingAway(t *testing.T) {
	for uci, away := range map[string]bool{"a8a7": true, "e4g6": false} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, "RB6/6k1/8/2P1P2p/1P2B3/4P3/P3N3/2R1K1b1 w - - 0 44")})
		m, err := g.Position().ParseUCI(uci)
		require.NoError(t, err)
		steps := HintFacts(g, ai.Result{Move: m, Score: 2000, PV: []chess.Move{m}})
		assert.Equal(t, away, isPlanOf(&steps[1], fact.KindPlanEdge), uci)
	}
}
