package lesson

import (
	"encoding/hex"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// missPractice misses what is practised next on a day.
func missPractice(t *testing.T, r *practice.Record, day practice.Day) {
	r.Open(r.Next(day, practice.Skills()), day)
	for {
		item, _, attempt, ok := r.Current()
		if !ok {
			return
		}
		e := item.Exercise
		var answers []exercise.Answer
		switch e.Kind {
		case exercise.Tap:
			answers = []exercise.Answer{exercise.Tapped()}
		case exercise.Judge:
			answers = []exercise.Answer{exercise.Said(!e.Solutions()[0].Yes)}
		}
		for _, m := range attempt.Moves() {
			answers = append(answers, exercise.Moved(m.From(), m.To(), m.Promotion()))
		}
		for _, answer := range answers {
			trial := *r
			if result, err := trial.Answer(e.ID, answer, day); err == nil && !result.Right {
				*r = trial
				break
			}
		}
	}
}

// The cookie of somebody who met every lesson and is in the midst of one, has practised every skill and missed more
// than is remembered, and has a line of moves open, has less than 600 characters.
func TestEverythingFitsIntoTheCookie(t *testing.T) {
	var p Progress
	for i := range Lessons() {
		p.lessons[i].test = 3
		for slot := range MostExercises {
			p.lessons[i].marks[slot] = firstTry
		}
	}
	_, err := p.Open("finish", "finish-9")
	require.NoError(t, err)
	for day := range practice.Day(4) {
		for range 20 {
			missPractice(t, &p.Practice, 20_700+day)
		}
	}
	mate, _ := practice.Find("mate-in-two.1")
	p.Practice.Open(mate, 20_704)
	m := mate.Exercise.Solutions()[0].Moves[0]
	_, err = p.Practice.Answer("mate-in-two.1", exercise.Moved(m.From(), m.To(), m.Promotion()), 20_704)
	require.NoError(t, err)
	for _, s := range practice.Skills() {
		assert.True(t, p.Practice.Standing(s).Met, s)
	}
	t.Logf("%d bytes, %d characters", len(p.Encode()), length(len(p.Encode())))
	assert.Less(t, length(len(p.Encode())), 600)
	assert.Less(t, length(MaxEncodedBytes), 600)
	again, err := Decode(p.Encode())
	require.NoError(t, err)
	assert.Equal(t, p, again)
}

// What the second version wrote is read for good, as it was before right answers were counted, and since.
func TestSecondVersionIsStillRead(t *testing.T) {
	for _, golden := range []string{goldenPractised, goldenCounted} {
		data, err := hex.DecodeString(golden)
		require.NoError(t, err)
		p, err := Decode(data)
		require.NoError(t, err)
		assert.Equal(t, 3, p.Stars(lessonNamed(t, "board")))
		item, _, _, ok := p.Practice.Current()
		require.True(t, ok)
		assert.Equal(t, "free-pieces.3", item.Exercise.ID)
		again, err := Decode(p.Encode())
		require.NoError(t, err)
		assert.Equal(t, p, again)
		assert.Equal(t, golden == goldenCounted, slices.Equal(data, p.Encode()))
	}
}

// Each skill belongs to a lesson, and is practised once that was begun.
func TestSkillsOfLessonsThatWereMet(t *testing.T) {
	for _, s := range practice.Skills() {
		lessonNamed(t, s.Lesson())
	}
	var p Progress
	assert.Equal(t, practice.Skills()[:3], p.Practised(), "whoever has met no lesson")
	e := lessonNamed(t, "fork").Exercises[0]
	_, err := p.Open("fork", e.ID)
	require.NoError(t, err)
	m := e.Solutions()[0].Moves[0]
	_, err = p.Answer("fork", e.ID, exercise.Moved(m.From(), m.To(), chess.NoPieceType))
	require.NoError(t, err)
	assert.Equal(t, []practice.Skill{practice.Fork}, p.Practised())
	p.lessons[lessonNamed(t, "check").Number-1].test = 2
	assert.Equal(t, []practice.Skill{practice.WaysOut, practice.Fork}, p.Practised())
}

// What was practised on two devices comes together, with nothing lost here.
func TestMergeOfPractice(t *testing.T) {
	var here, there Progress
	missPractice(t, &here.Practice, 20_700)
	for range 3 {
		missPractice(t, &there.Practice, 20_800)
	}
	here.Merge(there)
	met := 0
	for _, s := range practice.Skills() {
		if here.Practice.Standing(s).Met {
			met++
		}
	}
	assert.GreaterOrEqual(t, met, 3)
	assert.GreaterOrEqual(t, here.Practice.Due(20_801, practice.Skills()), 6)
	before := here.Encode()
	here.Merge(there)
	assert.True(t, slices.Equal(before, here.Encode()), "once more adds nothing")
}
