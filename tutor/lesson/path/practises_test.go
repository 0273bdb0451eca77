package path

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/practice"
)

// Facts lead to the skill in which they are practised: by their idea, or else by their kind; a check to the ways out,
// whatever idea is its best answer.
func TestFactsLeadToSkills(t *testing.T) {
	led := map[practice.Skill]bool{}
	for _, c := range tutor.Concepts() {
		if s, ok := Practising(tutor.Fact{Kind: tutor.KindIdeaChance, Concept: c}); ok {
			assert.Contains(t, practice.Skills(), s, c)
			led[s] = true
		}
	}
	for _, k := range tutor.Kinds() {
		if s, ok := Practising(tutor.Fact{Kind: k}); ok {
			assert.Contains(t, practice.Skills(), s, k)
			led[s] = true
		}
	}
	assert.Len(t, led, 10)
	s, ok := Practising(tutor.Fact{Kind: tutor.KindIdeaDanger, Concept: tutor.Fork})
	assert.True(t, ok)
	assert.Equal(t, practice.Fork, s)
	s, _ = Practising(tutor.Fact{Kind: tutor.KindCheck, Concept: tutor.WaysOut})
	assert.Equal(t, practice.WaysOut, s)
	_, ok = Practising(tutor.Fact{Kind: tutor.KindHabitCastle, Concept: tutor.Development})
	assert.False(t, ok)
}
