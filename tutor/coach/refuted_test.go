package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
)

// No quiet move is recommended after which a short search sees the king mated, however a search of several lines likes
// it; one that holds stays.
func TestNothingIsRecommendedThatIsRefuted(t *testing.T) {
	p := fenOf(t, "2bk4/5p2/pp2rbp1/1p6/5KPp/3P1B1P/P1P5/3R3R w - - 2 28")
	found := func(moves ...string) (found ai.Result) {
		for i, uci := range moves {
			found.Lines = append(found.Lines, scored(t, &p, uci, ai.Score(23-20*i)))
		}
		return lineFirst(found, 0)
	}
	best := withoutRefuted(&p, found("d3d4", "f3e4", "f3d5"))
	assert.Equal(t, "f3e4", best.Move.String())
	assert.Len(t, best.Lines, 3)
	assert.Equal(t, "d3d4", best.Lines[2].Moves[0].String(), "it is known for the worst")
	assert.Less(t, best.Lines[2].Score, ai.Score(-refutedBy))
	assert.Equal(t, "f3d5", withoutRefuted(&p, found("f3d5", "f3e4")).Move.String())
}

// A check after which the position stands for the third time is nothing to be warned of: it still leads to mate.
func TestADrawByRepetitionLosesNothingOnTheBoard(t *testing.T) {
	start := fenOf(t, "2b5/p3k3/2p1p3/7p/4p2P/4q3/5r2/7K b - - 12 41")
	g := played(t, tutor.Setup{Start: start, Players: tutor.TwoPlayers}, "Rf5 Kg2 Rf2+ Kh1 Rf5 Kg2 Rf2+")
	p := *g.PositionAt(g.Ply() - 1)
	before, err := aitest.Search(t.Context(), p, g.Earlier()[:g.Ply()-1], HintLimits, 0)
	require.NoError(t, err)
	after, err := aitest.Search(t.Context(), *g.Position(), g.Earlier(), ConfirmLimits, 0)
	require.NoError(t, err)
	require.True(t, repeats(g, after))
	assert.Nil(t, WarningOf(g, NewSurvey(&p), Searched{before, after}, false, func(Warn) bool { return true }))
}
