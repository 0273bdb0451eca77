package tutor

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai/tactics"
)

// Every mate in one or two of the problems made from own games is hinted at with
// its key, and told as what it is.
func TestMatesOfTheSuiteAreToldAsWhatTheyAre(t *testing.T) {
	t.Parallel()
	list, err := tactics.Suite()
	require.NoError(t, err)
	seen := 0
	for _, problem := range list {
		if problem.Mate < 1 || problem.Mate > 2 {
			continue
		}
		seen++
		g := NewGame(Setup{Start: problem.Position})
		steps := HintFacts(g, searched(t, problem.Position, HintLimits))
		idea := steps[1]
		assert.Contains(t, problem.Keys, steps[HintSteps-1].Move, problem.ID)
		assert.True(t, idea.Mate && len(idea.Line) == 2*problem.Mate-1, "%s: %s", problem.ID, idea.Concept)
		want := []Concept{1: MateInOne, 2: MateInTwo}[problem.Mate]
		assert.Contains(t, []Concept{want, BackRank}, idea.Concept, problem.ID)
	}
	assert.Equal(t, 100, seen)
}
