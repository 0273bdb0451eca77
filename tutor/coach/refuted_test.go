package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
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
