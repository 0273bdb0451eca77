package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"

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
	assert.Len(t, led, 10)
	s, ok := Practising(fact.Fact{Kind: fact.KindIdeaDanger, Concept: fact.Fork})
	assert.True(t, ok)
	assert.Equal(t, practice.Fork, s)
	s, _ = Practising(fact.Fact{Kind: fact.KindCheck, Concept: fact.WaysOut})
	assert.Equal(t, practice.WaysOut, s)
	_, ok = Practising(fact.Fact{Kind: fact.KindHabitCastle, Concept: fact.Development})
	assert.False(t, ok)
}
