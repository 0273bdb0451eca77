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

// A check alone is no harm: the threat names what the same piece takes next, if it wins something by that.
func TestACheckIsAThreatByWhatItTakesNext(t *testing.T) {
	for _, c := range []struct {
		name, fen, line, want string
	}{
		{"takes a pawn", "3qk3/8/8/8/4P3/8/8/4K3 w - - 0 1", "d8h4 e1d1 h4e4",
			"Next, the queen could give check on h4, then take your pawn."},
		{"another piece takes", "3qk3/8/6b1/8/4P3/8/8/4K3 w - - 0 1", "d8h4 e1d1 g6e4",
			"Next, the queen could give check on h4."},
		{"takes what is guarded", "3qk3/8/8/8/4P3/3P4/8/4K3 w - - 0 1", "d8h4 e1d1 h4e4",
			"Next, the queen could give check on h4."},
		{"takes what came between", "3qk3/8/8/8/4P3/8/6P1/4K3 w - - 0 1", "d8h4 g2g3 h4g3",
			"Next, the queen could give check on h4."},
		{"nothing follows", "3qk3/8/8/8/4P3/8/8/4K3 w - - 0 1", "d8h4", "Next, the queen could give check on h4."},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			start := p.Pass()
			f := goesThere(fact.Fact{Side: chess.White, Start: start}, readMoves(t, start, c.line))
			require.Equal(t, fact.KindThreatLine, f.Kind)
			assert.Equal(t, c.want, English(f, tutor.ToWhite))
		})
	}
}

// A piece that a check and a second attack win is found, though a search for what decides a game may pass it over.
func TestAForkThatBeginsWithACheckWinsAPiece(t *testing.T) {
	start := fenOf(t, "r1bqkb1r/ppp1pp1p/3p2p1/2n3Q1/8/P1P1P3/1P1P1PPP/RNB1K1NR b KQkq - 2 8")
	require.NotEmpty(t, winsPiece(&start))
	assert.Equal(t, "c5d3", winsPiece(&start)[0].String())
}

// A first move that a longer search does not like is no threat.
func TestALongerSearchConfirmsTheFirstMoveOfAThreat(t *testing.T) {
	p := fenOf(t, "4k3/7b/8/b7/8/2P5/1P6/4K3 b - - 0 1")
	next := p.Pass()
	m, err := next.ParseUCI("e1e2")
	require.NoError(t, err)
	bad := ai.Result{Move: m, Score: 600, PV: []chess.Move{m}}
	var asked []uint64
	search := func(then ai.Result) func(ai.Limits) (ai.Result, error) {
		return func(l ai.Limits) (ai.Result, error) {
			if asked = append(asked, l.Nodes); len(asked) == 1 {
				return bad, nil
			}
			return then, nil
		}
	}
	f, err := ThreatSearched(&p, ai.Result{}, search(bad))
	require.NoError(t, err)
	assert.Equal(t, fact.KindThreatLine, f.Kind)
	assert.Equal(t, []uint64{HintLimits.Nodes, threatLimits.Nodes}, asked)

	asked = nil
	f, err = ThreatSearched(&p, ai.Result{}, search(ai.Result{Move: m, PV: []chess.Move{m}}))
	require.NoError(t, err)
	assert.Equal(t, fact.KindThreatNone, f.Kind)
}
