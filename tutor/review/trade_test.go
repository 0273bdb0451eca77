package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// A try that wins a piece for less, though more could be won, is not told of what takes back.
func TestATryThatTradesWell(t *testing.T) {
	g := gameFrom(t, "r3k2r/ppp5/3q1pp1/3pn2p/3P2b1/2N1PP2/PPP3PP/2KR3R w kq - 0 1", "Rd3", "Nxd3+")
	m, ok := whole(t, g, chess.White).Moment(0)
	require.True(t, ok)
	r := whole(t, g, chess.White)
	for try, wins := range map[string]bool{"fxg4": true, "dxe5": false, "Nxd5": false} {
		tried := retried(t, r, m, try)
		if !wins {
			assert.Nil(t, tried.Meets, try)
			continue
		}
		require.NotNil(t, tried.Meets, try)
		assert.Equal(t, fact.KindTakes, tried.Meets.Kind)
		assert.Equal(t, 2, tried.Meets.Count)
	}
}

// Of a right move that offers a piece, and whose square is marked as one that loses it, it is told how it goes on.
func TestARightOfferTellsHowItGoesOn(t *testing.T) {
	g := game(t, "e4 f6 Nf3 e5 Ng5 fxg5")
	r := whole(t, g, chess.White)
	m, ok := r.Moment(4)
	require.True(t, ok)
	tried := retried(t, r, m, "Nxe5")
	require.True(t, tried.Right)
	require.NotNil(t, tried.Why)
	require.Equal(t, fact.KindHintMove, tried.Why.Kind)
	assert.True(t, tried.Why.Also)
	assert.Equal(t, chess.NoMove, tried.Why.Move, "to take it loses more")

	before := g.PositionAt(4)
	var line []chess.Move
	for at := g.Until(4); len(line) < 3; {
		m := moveOf(t, at, []string{"Nxe5", "fxe5", "Qh5+"}[len(line)])
		line = append(line, m)
		require.NoError(t, at.Play(m))
	}
	f := coach.Offered(coach.NewSurvey(before), ai.Result{Move: line[0], PV: line})
	require.NotNil(t, f)
	assert.Equal(t, "Qh5+", f.Start.SAN(f.Move))
	found := ai.Result{Move: line[0], PV: line[:1]}
	assert.Nil(t, coach.Offered(coach.NewSurvey(before), found), "nothing more is known")
}
