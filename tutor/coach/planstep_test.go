package coach

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A plan is shown by the move that follows it, where its piece goes in the end, and the pieces that it is about; after
// a trade by the pawn that runs next.
func TestHowAPlanIsFollowed(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		kind      fact.Kind
		goals     string // where the pieces of the steps go in the end
		about     string // the pieces that the first step is about
	}{
		"a trade by taking":     {"3qk3/8/8/8/8/8/3Q4/R3K3 w Q - 0 1", "d2d8", fact.KindPlanTrade, "d8", "d8"},
		"a trade by offering":   {"3rk3/8/8/8/8/8/8/RR4K1 w - - 0 1", "b1d1", fact.KindPlanTrade, "d1", "d8"},
		"then a pawn that runs": {"3rk3/8/8/8/P7/8/8/RR4K1 w - - 0 1", "b1d1", fact.KindPlanTrade, "d1 a8", "d8"},
		"the pawn that is nearer": {
			"3rk3/8/7P/8/P7/8/8/RR4K1 w - - 0 1", "b1d1", fact.KindPlanTrade, "d1 h8", "d8",
		},
		"a pawn that is stopped": {"n2rk3/8/8/8/P7/8/8/RR4K1 w - - 0 1", "b1d1", fact.KindPlanTrade, "d1", "d8"},
		"onto the pawn's file":   {"2B1k3/8/8/8/P7/8/8/R4b1K w - - 0 1", "c8a6", fact.KindPlanTrade, "a6", "f1"},
		"a passed pawn":          {"4k3/8/8/8/P7/8/8/4K1NN w - - 0 1", "a4a5", fact.KindPlanPush, "a8", "a4"},
		"Black's":                {"4k1nn/8/8/p7/8/8/8/4K3 b - - 0 1", "a5a4", fact.KindPlanPush, "a1", "a5"},
		"a piece before it":      {"n3k3/8/8/8/P7/8/8/4K1NN w - - 0 1", "a4a5", fact.KindPlanPush, "a5", "a4"},
		"an attack":              {"r3k3/7p/8/8/8/8/7P/4KB2 w - - 0 1", "f1g2", fact.KindPlanThreat, "g2", "a8"},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			v := NewSurvey(&p)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			steps := v.PlanSteps(planFact(t, v, c.kind, m))
			var goals, about []string
			for _, step := range steps {
				goals = append(goals, step.Squares[len(step.Squares)-1].String())
			}
			for _, piece := range steps[0].Ideas[0].Pieces {
				about = append(about, piece.Square.String())
			}
			assert.Equal(t, c.goals, strings.Join(goals, " "))
			assert.Equal(t, c.about, strings.Join(about, " "))
			assert.Equal(t, m, steps[0].Move)
		})
	}
}

// What is no plan, or one that no single move shows, has no steps; nor has the plan of another position.
func TestWhatIsNotShownAsAPlan(t *testing.T) {
	p := fenOf(t, "3qk3/p7/8/8/8/8/P7/R3K3 w Q - 0 1")
	v := NewSurvey(&p)
	keep := planFact(t, v, fact.KindPlanKeep, v.moves[0].move)
	assert.Empty(t, v.PlanSteps(keep))
	assert.Empty(t, v.PlanSteps(&fact.Fact{Kind: fact.KindHabitCastle, Start: p, Move: v.moves[0].move}))
	push := fenOf(t, "4k3/8/8/8/P7/8/8/4K1NN w - - 0 1")
	pushes := NewSurvey(&push)
	told := planFact(t, pushes, fact.KindPlanPush, pushes.moves[0].move)
	assert.NotEmpty(t, pushes.PlanSteps(told))
	assert.Empty(t, v.PlanSteps(told))
}

// planFact returns the fact of a plan that a move follows, or, where only its kind matters, any.
func planFact(t *testing.T, v *Survey, kind fact.Kind, m chess.Move) *fact.Fact {
	for _, plan := range plans {
		if plan.kind == kind {
			f, _ := v.follows(plan, v.find(m))
			return &f
		}
	}
	require.Fail(t, "no such plan")
	return nil
}
