package practice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/practice"
)

// Whatever a learner has met and gets wrong: a session of three skills or more has at least three kinds, never one
// twice in a row, none that was not met, and at most half of it was missed before.
func TestSessionsOfAnyLearner(t *testing.T) {
	for seed := range uint64(10) {
		random := rand.New(rand.NewPCG(seed, 28))
		all := practice.Skills()
		random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		met := all[:3+int(seed)%(len(all)-2)]
		luck := []float64{0, 0.3, 0.6, 0.8, 1}[seed%5]
		var r practice.Record
		repeated := 0
		for session := range 12 {
			day := practice.Day(20_000 + session*(1+int(seed)%4))
			repeated += checkSession(t, &r, day, met, func(practice.Item, bool) bool {
				return random.Float64() < luck
			})
		}
		if luck < 1 {
			assert.Positive(t, repeated, "what was missed comes back")
		}
	}
}

// checkSession does a session and returns how many of it were repeats.
func checkSession(
	t *testing.T, r *practice.Record, day practice.Day, met []practice.Skill, first func(practice.Item, bool) bool,
) (repeats int) {
	kinds, last, seen := map[practice.Skill]int{}, practice.Skill(""), map[string]bool{}
	for range practice.SessionLength {
		item, repeat := do(t, r, day, met, first)
		assert.Contains(t, met, item.Skill)
		assert.NotEqual(t, last, item.Skill, "twice in a row")
		assert.False(t, seen[item.Exercise.ID], "the same question in a session")
		kinds[item.Skill]++
		seen[item.Exercise.ID], last = true, item.Skill
		if repeat {
			repeats++
		}
	}
	assert.GreaterOrEqual(t, len(kinds), 3)
	assert.LessOrEqual(t, repeats, practice.MostRepeats)
	sum := map[practice.Skill]int{}
	for _, tally := range r.Tallies(practice.SessionLength) {
		assert.LessOrEqual(t, tally.Right, tally.Done)
		sum[tally.Skill] = tally.Done
	}
	assert.Equal(t, kinds, sum)
	return repeats
}

// After two misses in a row the next exercise is easier than before, and after four right ones harder.
func TestStreaksChangeTheDifficulty(t *testing.T) {
	for seed := range 40 {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			r, day := practice.Record{}, practice.Day(100)
			easier, harder := 0, 0
			random := rand.New(rand.NewPCG(uint64(seed), 4))
			for range 6 * practice.SessionLength {
				done, _, of := r.Session()
				if done == of {
					day++
					done = 0
				}
				do(t, &r, day, practice.Skills(), func(item practice.Item, repeat bool) bool {
					switch {
					case done == 2 && day%2 == 1 && !repeat: // two misses came before
						assert.NotEqual(t, practice.Hard, item.Difficulty)
						easier++
					case done == 4 && day%2 == 0 && !repeat: // four right ones came before
						assert.NotEqual(t, practice.Easy, item.Difficulty)
						harder++
					}
					return day%2 == 0 && done < 4 || done > 4 && random.IntN(3) > 0
				})
			}
			assert.Positive(t, easier+harder)
		})
	}
}

// A session tells how each skill went, and what was missed in it.
func TestTallies(t *testing.T) {
	var r practice.Record
	var missed []string
	met := practice.Skills()[:4]
	for i := range practice.SessionLength {
		item, _ := do(t, &r, 50, met, func(practice.Item, bool) bool { return i%5 != 0 })
		if i%5 == 0 {
			missed = append(missed, item.Exercise.ID)
		}
	}
	assert.Equal(t, missed, ids(r.Missed()))
	done, right := 0, 0
	for _, tally := range r.Tallies(practice.SessionLength) {
		assert.True(t, slices.Contains(met, tally.Skill))
		done, right = done+tally.Done, right+tally.Right
	}
	assert.Equal(t, []int{10, 8}, []int{done, right})
	r.NoteLesson(1, true, false)
	assert.Empty(t, r.Tallies(practice.SessionLength), "an exercise of a lesson begins the next session")
	done, right, _ = r.Session()
	assert.Equal(t, []int{1, 1}, []int{done, right})
}

func ids(list []practice.Miss) (ids []string) {
	for _, m := range list {
		ids = append(ids, m.Exercise.ID)
	}
	return ids
}

// A session knows which exercises of lessons it missed, in their order among those of the bank, also after it was
// stored.
func TestMissedExercisesOfLessonsAreKnown(t *testing.T) {
	var r practice.Record
	r.NoteLesson(7, false, false)
	r.NoteLesson(8, true, false)
	item, _ := do(t, &r, 50, practice.Skills()[:1], func(practice.Item, bool) bool { return false })
	r.NoteLesson(1<<16-1, false, false)
	r, err := practice.Decode(r.Encode())
	require.NoError(t, err)
	list := r.Missed()
	require.Len(t, list, 3)
	assert.Equal(t, []uint16{7, 0, 1<<16 - 1}, []uint16{list[0].Lesson, list[1].Lesson, list[2].Lesson})
	assert.Equal(t, item.Exercise.ID, list[1].Exercise.ID)
	_, err = practice.Decode(r.Encode()[:len(r.Encode())-1])
	assert.ErrorIs(t, err, practice.ErrBadRecord, "cut off")
}

// Whatever was missed before, today or on other days: Missed has what this session missed, and nothing that Fix opens
// changes how it went, or what comes back and when.
func TestFixingASessionChangesNothing(t *testing.T) {
	met := practice.Skills()[:4]
	for seed := range uint64(40) {
		random := rand.New(rand.NewPCG(seed, 9))
		var r practice.Record
		for session := range 6 {
			day := practice.Day(50 + session/2)
			var missed []string
			for range practice.SessionLength {
				luck := random.Float64() < 0.7
				item, _ := do(t, &r, day, met, func(practice.Item, bool) bool { return luck })
				if !luck {
					missed = append(missed, item.Exercise.ID)
				}
			}
			assert.Equal(t, missed, ids(r.Missed()), "seed %d, session %d", seed, session)
			before := r.Encode()
			for n, id := range missed {
				r.Fix(r.Missed()[n].Item)
				read, err := practice.Decode(r.Encode())
				assert.NoError(t, err)
				assert.True(t, read.Fixing())
				for answer := wrong; r.Fixing(); answer = right {
					_, err = r.Answer(id, answer(&r), day)
					assert.NoError(t, err)
				}
				assert.Equal(t, before, r.Encode())
			}
		}
	}
}
