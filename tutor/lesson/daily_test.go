package lesson

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
)

// The row grows by one on each day with something done. A day off takes nothing away.
func TestTheRowOfDays(t *testing.T) {
	var d Daily
	assert.False(t, d.Paused(100), "nothing was begun")
	d.Add(AnExercise, 100)
	d.Add(AGame, 100)
	assert.Equal(t, Daily{Day: 100, Game: true, Exercises: 1, Row: 1}, d)
	d.Add(ALesson, 101)
	assert.Equal(t, Daily{Day: 101, Lesson: true, Row: 2}, d)
	assert.False(t, d.Paused(101))
	assert.False(t, d.Paused(102), "there is time until the end of the next day")
	assert.True(t, d.Paused(103))
	d.Add(AGame, 110)
	assert.Equal(t, Daily{Day: 110, Game: true, Row: 3}, d)
	assert.False(t, d.Paused(110))
	d.Add(ALesson, 109)
	assert.Equal(t, Daily{Day: 110, Lesson: true, Game: true, Row: 3}, d, "a clock that was put back")
	d = Daily{Day: 110, Row: math.MaxUint16}
	d.Add(AGame, 111)
	assert.EqualValues(t, math.MaxUint16, d.Row)
}

func TestADayIsDoneByThreeThings(t *testing.T) {
	var d Daily
	d.Add(ALesson, 7)
	d.Add(AGame, 7)
	for n := range DailyExercises + 2 {
		assert.Equal(t, n >= DailyExercises, d.Done(), n)
		d.Add(AnExercise, 7)
	}
	assert.EqualValues(t, DailyExercises, d.Exercises)
	assert.Equal(t, d, d.On(7))
	assert.Equal(t, Daily{Day: 8, Row: 1}, d.On(8))
	assert.False(t, d.On(8).Done())
}
