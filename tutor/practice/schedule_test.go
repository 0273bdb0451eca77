package practice_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/practice"
)

// right returns a right answer to the open exercise.
func right(r *practice.Record) exercise.Answer {
	item, _, attempt, _ := r.Current()
	e := item.Exercise
	position := attempt.Position()
	if e.Kind == exercise.Line && attempt.Used() > 0 { // the rest of the line
		rest := *e
		rest.Position, rest.Most = position, e.Most-attempt.Used()
		e = &rest
	}
	first := e.Solutions()[0]
	switch e.Kind {
	case exercise.Tap:
		return exercise.Tapped(first.Squares...)
	case exercise.Judge:
		return exercise.Said(first.Yes)
	}
	m := first.Moves[0]
	return exercise.Moved(m.From(), m.To(), m.Promotion())
}

// taps returns the squares to tap of an exercise.
func taps(e *exercise.Exercise) (squares chess.Bitboard) {
	for _, s := range e.Solutions()[0].Squares {
		squares |= s.Bitboard()
	}
	return squares
}

// wrong returns a wrong answer to the open exercise that is not an illegal move.
func wrong(r *practice.Record) exercise.Answer {
	item, _, attempt, _ := r.Current()
	e := item.Exercise
	switch e.Kind {
	case exercise.Tap:
		return exercise.Tapped((^taps(e)).Squares()...)
	case exercise.Judge:
		return exercise.Said(!e.Solutions()[0].Yes)
	}
	for _, m := range attempt.Moves() {
		trial := *r
		if result, err := trial.Answer(e.ID, exercise.Moved(m.From(), m.To(), m.Promotion()), 0); err == nil &&
			!result.Right {
			return exercise.Moved(m.From(), m.To(), m.Promotion())
		}
	}
	panic("every move is right in " + e.ID)
}

// do does the exercise that is next on a day, right at the first try or not, and returns it, keeping nothing but
// the bytes in between.
func do(
	t testing.TB,
	r *practice.Record,
	day practice.Day,
	met []practice.Skill,
	first func(practice.Item, bool) bool,
) (item practice.Item, repeat bool) {
	r.Open(r.Next(day, met), day)
	item, repeat, _, _ = r.Current()
	id := item.Exercise.ID
	if !first(item, repeat) {
		for range exercise.Tries {
			if _, _, _, open := r.Current(); open {
				_, err := r.Answer(id, wrong(r), day)
				require.NoError(t, err)
			}
		}
	}
	for {
		var err error
		*r, err = practice.Decode(r.Encode())
		require.NoError(t, err)
		if _, _, _, open := r.Current(); !open {
			return item, repeat
		}
		_, err = r.Answer(id, right(r), day)
		require.NoError(t, err)
	}
}

// Simulated learners of four strengths, one of each and three in the long tests, do a session a day for eight weeks.
// From the second week on the difficulty adapts so that they solve about four in five at the first try.
func TestFourInFiveGoWell(t *testing.T) {
	learners, slack := uint64(1), 6.
	if needs.Soak {
		learners, slack = 3, 5
	}
	for _, strength := range []float64{0.4, 1, 1.7, 2.4} {
		sum := 0.0
		for i := range learners {
			weeks := eightWeeks(t, strength, i)
			t.Logf("strength %.1f: %.0f", strength, weeks)
			for _, success := range weeks[1:] {
				sum += success
			}
		}
		assert.InDelta(t, 80, sum/7/float64(learners), slack, "strength %.1f", strength)
	}
}

// eightWeeks returns how many of a hundred exercises a learner solves at the first try, in each of eight weeks.
func eightWeeks(t *testing.T, strength float64, seed uint64) (weeks [8]float64) {
	random := rand.New(rand.NewPCG(uint64(10*strength), seed))
	var r practice.Record
	for day := range practice.Day(56) {
		for range practice.SessionLength {
			do(t, &r, 20_000+day, practice.Skills(), func(item practice.Item, repeat bool) bool {
				hard := 1.4*(float64(item.Difficulty)-1) + 0.4*random.NormFloat64()
				if repeat {
					hard -= 0.5 // they have seen the answer
				}
				found := random.Float64() < 1/(1+math.Exp(hard-strength))
				if found {
					weeks[day/7] += 100.0 / 70
				}
				return found
			})
		}
	}
	return weeks
}

// Whoever begins gets boards with few pieces, and larger ones as they get better.
func TestWhoeverBeginsGetsSmallBoards(t *testing.T) {
	for _, s := range practice.Skills() {
		var r practice.Record
		chosen := r.Choose(s, practice.Easy).Exercise.Position.Occupied().Count()
		smaller := 0
		for i := range practice.Count(s, practice.Easy) {
			if practice.Pick(s, practice.Easy, uint64(i)).Exercise.Position.Occupied().Count() < chosen {
				smaller++
			}
		}
		assert.LessOrEqual(t, 3*smaller, practice.Count(s, practice.Easy), "%s: %d pieces", s, chosen)
	}
	var r practice.Record
	small, later := 0, 0
	for day := range practice.Day(30) {
		item, _ := do(t, &r, 100+day, practice.Skills()[:3], func(practice.Item, bool) bool { return true })
		if pieces := item.Exercise.Position.Occupied().Count(); day < 5 {
			small += pieces
		} else if day >= 25 {
			later += pieces
		}
	}
	assert.Greater(t, later, small, "larger ones come with time")
}

// A missed exercise comes back after 1, 3, 7, 14 and 30 days, marked as a repeat; then it is forgotten.
func TestMissedComesBack(t *testing.T) {
	const start = practice.Day(20_000)
	always := func(practice.Item, bool) bool { return true }
	var r practice.Record
	first, _ := do(t, &r, start, practice.Skills()[:3], func(practice.Item, bool) bool { return false })
	var back []practice.Day
	for day := start; day < start+80; day++ {
		seen := 0
		for range practice.SessionLength {
			item, repeat := do(t, &r, day, practice.Skills()[:3], always)
			if item.Exercise.ID == first.Exercise.ID {
				assert.True(t, repeat)
				back = append(back, day-start)
				seen++
			} else {
				assert.False(t, repeat)
			}
		}
		assert.LessOrEqual(t, seen, 1, "at most once a day")
	}
	assert.Equal(t, []practice.Day{1, 4, 11, 25, 55}, back)
	assert.Equal(t, 80, r.Days())
}

// Three days right in a row, and a learner has a skill; a miss takes that back, and brings the skill back tomorrow.
// More on one day count once.
func TestThreeDaysInARow(t *testing.T) {
	met := practice.Skills()[:1]
	s := met[0]
	always := func(practice.Item, bool) bool { return true }
	var r practice.Record
	assert.False(t, r.Standing(s).Met)
	for day := practice.Day(1); day <= 3; day++ {
		for range 3 {
			assert.False(t, r.Standing(s).Has)
			do(t, &r, 100+2*day, met, always)
			if day == 3 {
				break
			}
		}
	}
	assert.Equal(t, practice.Standing{Met: true, Box: 1, Due: 107, Has: true}, r.Standing(s))
	assert.Equal(t, 0, r.Due(106, met))
	do(t, &r, 120, met, func(practice.Item, bool) bool { return false })
	assert.Equal(t, practice.Standing{Met: true, Box: 0, Due: 121}, r.Standing(s))
	assert.Equal(t, 2, r.Due(121, met), "the skill, and what was missed")
	assert.Equal(t, 4, r.Days())
}

// What is due comes first, and no skill twice in a row while there are others.
func TestSessionsAreMixed(t *testing.T) {
	met := practice.Skills()[:5]
	var r practice.Record
	always := func(practice.Item, bool) bool { return true }
	last := practice.Skill("")
	seen := map[practice.Skill]int{}
	for range practice.SessionLength {
		item, _ := do(t, &r, 50, met, always)
		assert.NotEqual(t, last, item.Skill)
		last = item.Skill
		seen[last]++
	}
	assert.Len(t, seen, 5)
	done, right, of := r.Session()
	assert.Equal(t, []int{10, 10, 10}, []int{done, right, of})
	r.Open(r.Next(50, met), 50)
	done, right, _ = r.Session()
	assert.Equal(t, []int{0, 0}, []int{done, right}, "the next session")
	_, err := r.Answer(practice.ID(practice.Fork, 0), exercise.Said(true), 50)
	assert.ErrorIs(t, err, practice.ErrNotOpen)
	_, err = r.Answer("fork.0", exercise.Said(true), 50)
	assert.ErrorIs(t, err, practice.ErrUnknown)
}

// What is right at the first try is counted in a session, as its end tells.
func TestASessionCountsWhatIsRight(t *testing.T) {
	var r practice.Record
	for i := range practice.SessionLength {
		do(t, &r, 50, practice.Skills(), func(practice.Item, bool) bool { return i%5 != 0 })
	}
	done, right, _ := r.Session()
	assert.Equal(t, []int{10, 8}, []int{done, right})
}

// Leaving an exercise after a wrong answer is a miss; leaving it at once is none.
func TestLeavingAfterAWrongAnswer(t *testing.T) {
	var r practice.Record
	mate, other := practice.At(practice.MateInOne, 6), practice.At(practice.FreePieces, 2)
	r.Open(mate, 10)
	r.Open(other, 10)
	assert.Equal(t, 0, r.Due(30, practice.Skills()))
	r.Open(mate, 10)
	_, err := r.Answer(mate.Exercise.ID, wrong(&r), 10)
	require.NoError(t, err)
	r.Open(mate, 10)
	_, _, attempt, _ := r.Current()
	assert.Equal(t, 1, attempt.Wrong(), "opening it again forgets no wrong answer")
	r.Open(other, 10)
	assert.Equal(t, 2, r.Due(11, practice.Skills()))
	r.Open(mate, 11)
	_, repeat, _, _ := r.Current()
	assert.True(t, repeat)
	_, err = r.Answer(mate.Exercise.ID, exercise.Moved(chess.A1, chess.H8, chess.NoPieceType), 11)
	require.NoError(t, err, "a move that the rules forbid does not count")
}

// The same seed gives the same exercise, of the skill and difficulty asked for.
func TestSeeded(t *testing.T) {
	hard := practice.Hard
	for seed := range uint64(50) {
		assert.Equal(t, practice.Seeded(seed, "", nil), practice.Seeded(seed, "", nil))
		item := practice.Seeded(seed, practice.Fork, &hard)
		assert.Equal(t, []any{practice.Fork, practice.Hard}, []any{item.Skill, item.Difficulty})
	}
}

// Whoever begins to look for mates has not met promotion: no pawn of theirs could do it.
func TestWhoeverBeginsPromotesNothing(t *testing.T) {
	var r practice.Record
	for day := range practice.Day(10) {
		do(t, &r, 100+day, []practice.Skill{"mate-in-one"}, func(item practice.Item, _ bool) bool {
			for _, s := range item.Exercise.Solutions() {
				assert.Equal(t, chess.NoPieceType, s.Moves[0].Promotion(), item.Exercise.ID)
			}
			return true
		})
	}
}
