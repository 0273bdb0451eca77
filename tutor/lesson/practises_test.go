package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
)

// Facts lead to the skill in which they are practised: by their idea, or else by their kind; a check to the ways out,
// whatever idea is its best answer.
func TestFactsLeadToSkills(t *testing.T) {
	led := map[practice.Skill]bool{}
	for _, c := range fact.Concepts() {
		if s, ok := Practising(fact.Fact{Kind: fact.KindIdeaChance, Concept: c}); ok {
			assert.Contains(t, practice.Skills(), s, c)
			led[s] = true
		}
	}
	for _, k := range fact.Kinds() {
		if s, ok := Practising(fact.Fact{Kind: k}); ok {
			assert.Contains(t, practice.Skills(), s, k)
			led[s] = true
		}
	}
	assert.Len(t, led, 20)
	for concept, want := range map[fact.Concept]practice.Skill{
		fact.Fork: practice.Fork, fact.BackRank: practice.MatingNets, fact.Trapped: practice.TrappedPiece,
		fact.OpenedCheck: practice.OpenedCheck, fact.DoubleCheck: practice.OpenedCheck,
		fact.GuardRemoved: practice.TakeTheGuard, fact.GuardOverloaded: practice.Deflection,
		fact.Lured: practice.Deflection, fact.InBetween: practice.InBetween, fact.Opposition: practice.KingAndPawn,
	} {
		s, _ := Practising(fact.Fact{Kind: fact.KindIdeaDanger, Concept: concept})
		assert.Equal(t, want, s, concept)
	}
	for kind, want := range map[fact.Kind]practice.Skill{
		fact.KindHabitDevelop: practice.BringOut, fact.KindMateThreat: practice.StopTheThreat,
		fact.KindPlanTrade: practice.Simplify,
	} {
		s, _ := Practising(fact.Fact{Kind: kind})
		assert.Equal(t, want, s, kind)
	}
	s, ok := Practising(fact.Fact{Kind: fact.KindCheck, Concept: fact.WaysOut})
	assert.Equal(t, practice.WaysOut, s)
	assert.True(t, ok)
	_, ok = Practising(fact.Fact{Kind: fact.KindHabitCastle, Concept: fact.Development})
	assert.False(t, ok)
}

// What is practised was met in practice, and is not mastered: right at the first try on three days in a row.
func TestIsPractising(t *testing.T) {
	mating := fact.Fact{Kind: fact.KindMateChance, Concept: fact.MateInOne}
	var p Progress
	assert.False(t, p.IsPractising(mating))
	for day := practice.Day(1); day <= 3; day++ {
		item := p.Practice.Choose(practice.MateInOne, practice.Easy)
		p.Practice.Open(item, day)
		m := item.Exercise.Solutions()[0].Moves[0]
		_, err := p.Practice.Answer(item.Exercise.ID, exercise.Moved(m.From(), m.To(), m.Promotion()), day)
		require.NoError(t, err)
		assert.Equal(t, day < 3, p.IsPractising(mating), day)
	}
	assert.False(t, p.IsPractising(fact.Fact{Kind: fact.KindFree}))
	assert.False(t, p.IsPractising(fact.Fact{Kind: fact.KindHabitCastle}))
}
