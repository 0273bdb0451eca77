package practice_test

import (
	"io/fs"
	"maps"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/practice"
)

// every is the step by which tests go through the exercises: one in thirty, or all with the long tests.
func every() int {
	if needs.Soak {
		return 1
	}
	return 30
}

// Every skill has 240 exercises and more, most have five hundred, some of each difficulty, and all together take less
// than a megabyte and a half.
func TestTheBankIsFull(t *testing.T) {
	rare := []practice.Skill{practice.InBetween, practice.OpenedCheck, practice.Simplify, practice.KingAndPawn}
	for _, s := range practice.Skills() {
		assert.GreaterOrEqual(t, practice.Size(s), 240, s)
		assert.True(t, practice.Size(s) >= 500 || slices.Contains(rare, s), s)
		for _, d := range practice.Difficulties() {
			assert.GreaterOrEqual(t, practice.Count(s, d), 40, "%s %s", s, d)
		}
	}
	size := int64(0)
	require.NoError(t, fs.WalkDir(os.DirFS("bank"), ".", func(_ string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			info, err := entry.Info()
			require.NoError(t, err)
			size += info.Size()
		}
		return err
	}))
	assert.Less(t, size, int64(3<<19))
}

// An id leads to its exercise, and to no other.
func TestFindByID(t *testing.T) {
	for _, s := range practice.Skills() {
		for number := range practice.Size(s) {
			item, ok := practice.Find(practice.ID(s, number))
			require.True(t, ok)
			require.Equal(t, practice.ID(s, number), item.Exercise.ID)
			require.Equal(t, chess.White, item.Exercise.Position.Turn())
		}
	}
	for _, id := range []string{"", "fork", "fork.0", "fork.01", "fork.9999", "spoon.1", "fork.-1", "fork.1 ",
		"fork.+1"} {
		_, ok := practice.Find(id)
		assert.False(t, ok, id)
	}
}

// Every exercise can be solved, and every right answer is accepted.
func TestRightAnswersAreAccepted(t *testing.T) {
	for _, s := range practice.Skills() {
		for number := 0; number < practice.Size(s); number += every() {
			e := practice.At(s, number).Exercise
			solutions := e.Solutions()
			require.NotEmpty(t, solutions, e.ID)
			for _, solution := range solutions {
				a := exercise.Open(e)
				var r exercise.Result
				var err error
				switch e.Kind {
				case exercise.Tap:
					r, err = a.Answer(exercise.Tapped(solution.Squares...))
				case exercise.Judge:
					r, err = a.Answer(exercise.Said(solution.Yes))
				default:
					m := solution.Moves[0]
					r, err = a.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
				}
				require.NoError(t, err, e.ID)
				require.True(t, r.Right, e.ID)
			}
		}
	}
}

// Rules lists exactly the rules in the bank.
func TestRules(t *testing.T) {
	rules := map[string]bool{}
	for _, s := range practice.Skills() {
		for number := range practice.Size(s) {
			e := practice.At(s, number).Exercise
			rules[e.Rule] = true
			require.True(t, practice.IsID(e.ID))
		}
	}
	assert.ElementsMatch(t, practice.Rules(), slices.Collect(maps.Keys(rules)))
}

// No exercise is chosen whose answer a game would mark otherwise, or a search doubts.
func TestDoubtedAnswersAreChosenNoMore(t *testing.T) {
	for _, s := range practice.Skills() {
		for _, d := range practice.Difficulties() {
			for i := range practice.Count(s, d) {
				item := practice.Pick(s, d, uint64(i))
				require.False(t, item.Exercise.ChosenNoMore(), practice.ID(s, item.Number))
			}
		}
	}
}

// What is chosen no more keeps its number for those who missed it.
func TestDoubtedExercisesKeepTheirNumbers(t *testing.T) {
	item, ok := practice.Find("deflection.638")
	require.True(t, ok)
	assert.True(t, item.Exercise.Doubted)
	assert.Equal(t, "8/8/1p3kp1/2bR4/8/r7/1K3P2/3N4 w - - 0 1", item.Exercise.Position.FEN())
	doubted := 0
	for number := range practice.Size(practice.Deflection) {
		if practice.At(practice.Deflection, number).Exercise.Doubted {
			doubted++
		}
	}
	chosen := 0
	for _, d := range practice.Difficulties() {
		chosen += practice.Count(practice.Deflection, d)
	}
	assert.Equal(t, practice.Size(practice.Deflection), doubted+chosen)
}

// Of a king that attacks a square, but may not take there, it is not said that it does not attack it.
func TestAKingThatMayNotTakeIsToldWhy(t *testing.T) {
	item, ok := practice.Find("attackers.1067")
	require.True(t, ok)
	a := exercise.Open(item.Exercise)
	king, err := chess.ParseSquare("f4")
	require.NoError(t, err)
	r, err := a.Answer(exercise.Tapped(king))
	require.NoError(t, err)
	assert.Equal(t, exercise.CannotMove, r.Reason.Kind)
	assert.Equal(t, fact.KindKingGuarded, r.Reason.Why.Kind)
}
