package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/cmd/workshop/tactics"
	"chesstutor/tutor"
	"chesstutor/tutor/fact"
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
		g := tutor.NewGame(tutor.Setup{Start: problem.Position})
		steps := HintFacts(g, searched(t, problem.Position, HintLimits))
		idea := steps[1]
		assert.Contains(t, problem.Keys, steps[tutor.HintSteps-1].Move, problem.ID)
		assert.True(t, idea.Mate && len(idea.Line) == 2*problem.Mate-1, "%s: %s", problem.ID, idea.Concept)
		want := []fact.Concept{1: fact.MateInOne, 2: fact.MateInTwo}[problem.Mate]
		assert.Contains(t, []fact.Concept{want, fact.BackRank}, idea.Concept, problem.ID)
	}
	assert.Equal(t, 100, seen)
}
