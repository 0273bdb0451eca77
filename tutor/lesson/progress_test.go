package lesson

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// solve gives right answers to the open exercise until it is done.
func solve(t testing.TB, p *Progress) {
	l, a, ok := p.Current()
	require.True(t, ok)
	e := a.Exercise()
	for {
		var answer exercise.Answer
		switch e.Kind {
		case exercise.Tap:
			answer = exercise.Tapped(e.Solutions()[0].Squares...)
		case exercise.Judge:
			answer = exercise.Said(e.Solutions()[0].Yes)
		default:
			answer = rightMove(t, a)
		}
		r, err := p.Answer(l.Name, e.ID, answer)
		require.NoError(t, err, e.ID)
		require.True(t, r.Right, e.ID)
		if r.Done {
			return
		}
		_, a, _ = p.Current()
	}
}

// rightMove finds a move that is right now: one that takes something, if there is one.
func rightMove(t testing.TB, at *exercise.Attempt) exercise.Answer {
	moves, p := at.Moves(), at.Position()
	slices.SortStableFunc(moves, func(a, b chess.Move) int { return chess.Gain(&p, b) - chess.Gain(&p, a) })
	for _, m := range moves {
		a := *at
		answer := exercise.Moved(m.From(), m.To(), m.Promotion())
		if r, err := a.Answer(answer); err == nil && r.Right {
			return answer
		}
	}
	require.Fail(t, "no right move", at.Exercise().ID)
	return exercise.Answer{}
}

// everySquare is a wrong answer to every task to tap squares.
func everySquare() exercise.Answer {
	var all []chess.Square
	for s := range chess.Square(64) {
		all = append(all, s)
	}
	return exercise.Tapped(all...)
}

// fail gives one wrong answer to the open exercise.
func fail(t testing.TB, p *Progress) exercise.Result {
	l, at, ok := p.Current()
	require.True(t, ok)
	e := at.Exercise()
	list := []exercise.Answer{everySquare(), exercise.Said(true), exercise.Said(false)}
	for _, m := range at.Moves() {
		list = append(list, exercise.Moved(m.From(), m.To(), m.Promotion()))
	}
	for _, answer := range list {
		a := *at
		if r, err := a.Answer(answer); err == nil && !r.Right && a.Wrong() > at.Wrong() {
			r, err := p.Answer(l.Name, e.ID, answer)
			require.NoError(t, err)
			require.False(t, r.Right)
			return r
		}
	}
	require.Fail(t, "no wrong answer", e.ID)
	return exercise.Result{}
}

func lessonNamed(t testing.TB, name string) *Lesson {
	l, ok := Find(name)
	require.True(t, ok)
	return l
}

func TestStarsComeByFirstTries(t *testing.T) {
	l := lessonNamed(t, "check") // ten exercises
	for _, c := range []struct{ wrong, stars int }{{0, 3}, {1, 3}, {2, 2}, {3, 2}, {4, 1}, {10, 1}} {
		var p Progress
		for i, e := range l.Exercises {
			assert.Zero(t, p.Stars(l))
			_, err := p.Open("check", e.ID)
			require.NoError(t, err)
			if i < c.wrong {
				if r := fail(t, &p); r.Done {
					continue
				}
			}
			solve(t, &p)
		}
		assert.Equal(t, c.stars, p.Stars(l), c.wrong)
		met, first := p.Met(l)
		assert.Equal(t, []int{10, 10 - c.wrong}, []int{met, first})
	}
}

func TestTwoWrongAnswersShowTheSolution(t *testing.T) {
	var p Progress
	_, err := p.Open("mate", "mate-1")
	require.NoError(t, err)
	assert.False(t, fail(t, &p).Done)
	r := fail(t, &p)
	assert.True(t, r.Done && r.Shown)
	assert.NotEmpty(t, r.Solutions)
}

// Whoever copies an answer that was just shown has met the exercise and not found it, however it is opened and however
// often it is shown. It is found by coming back to it, or after another.
func TestACopiedAnswerWinsNothing(t *testing.T) {
	l := lessonNamed(t, "mate")
	var p Progress
	open := func(id string) {
		_, err := p.Open("mate", id)
		require.NoError(t, err)
	}
	copies := func() {
		t.Helper()
		solve(t, &p)
		met, first := p.MetExercise(l, "mate-1")
		assert.True(t, met && !first)
		_, err := p.Answer("mate", "mate-1", exercise.Moved(chess.A1, chess.B1, chess.NoPieceType))
		assert.ErrorIs(t, err, ErrNotOpen, "it is done")
	}
	open("mate-1")
	fail(t, &p)
	require.True(t, fail(t, &p).Shown)
	copies()

	open("mate-1")
	fail(t, &p)
	require.True(t, fail(t, &p).Shown)
	open("mate-1")
	require.True(t, fail(t, &p).Shown, "it was shown before")
	again, err := Decode(p.Encode())
	require.NoError(t, err)
	assert.Equal(t, p, again)
	copies()

	for name, leave := range map[string]func(){"left": p.Leave, "another": func() { open("mate-2") }} {
		open("mate-1")
		fail(t, &p)
		require.True(t, fail(t, &p).Shown)
		leave()
		open("mate-1")
		_, a, _ := p.Current()
		assert.Zero(t, a.Wrong(), name)
	}
	solve(t, &p)
	_, first := p.MetExercise(l, "mate-1")
	assert.True(t, first, "it was come back to")
}

// Opening an exercise again forgives no wrong answer; coming back to it does. What was missed may be bettered, and
// nothing that was right is lost.
func TestAMissedExerciseCanBeDoneAgain(t *testing.T) {
	l := lessonNamed(t, "mate")
	var p Progress
	open := func(id string) {
		_, err := p.Open("mate", id)
		require.NoError(t, err)
	}
	open("mate-1")
	fail(t, &p)
	open("mate-1")
	_, a, _ := p.Current()
	assert.Equal(t, 1, a.Wrong(), "opened again")
	solve(t, &p)
	met, first := p.MetExercise(l, "mate-1")
	assert.True(t, met && !first)
	assert.Equal(t, l.Exercises[:1], p.Missed(l))

	open("mate-1")
	fail(t, &p)
	p.Leave()
	open("mate-1")
	_, a, _ = p.Current()
	assert.Zero(t, a.Wrong(), "it was left")
	solve(t, &p)
	met, first = p.MetExercise(l, "mate-1")
	assert.True(t, met && first, "done again")
	assert.Empty(t, p.Missed(l))

	open("mate-2")
	solve(t, &p)
	open("mate-2")
	fail(t, &p)
	fail(t, &p)
	met, first = p.MetExercise(l, "mate-2")
	assert.True(t, met && first, "once right stays right")
}

// Two missed cost a star, and one of them done right fills it.
func TestTheThirdStarIsFilledByWhatWasMissed(t *testing.T) {
	l := lessonNamed(t, "check")
	var p Progress
	for i, e := range l.Exercises {
		_, err := p.Open("check", e.ID)
		require.NoError(t, err)
		if i < 2 && fail(t, &p).Done {
			continue
		}
		solve(t, &p)
	}
	require.Equal(t, 2, p.Stars(l))
	missed := p.Missed(l)
	require.Equal(t, l.Exercises[:2], missed)
	_, err := p.Open("check", missed[1].ID)
	require.NoError(t, err)
	solve(t, &p)
	assert.Equal(t, MostStars, p.Stars(l))
	assert.Equal(t, missed[:1], p.Missed(l))
}

func TestAnswersCountOnlyForTheOpenExercise(t *testing.T) {
	var p Progress
	yes := exercise.Said(true)
	_, err := p.Answer("board", "board-7", yes)
	assert.ErrorIs(t, err, ErrNotOpen)
	_, err = p.Open("board", "board-7")
	require.NoError(t, err)
	for _, c := range []struct {
		lesson, id string
		want       error
	}{
		{"board", "board-6", ErrNotOpen}, {"board", "rook-7", ErrUnknown}, {"rook", "rook-7", ErrNotOpen},
		{"none", "board-7", ErrUnknown},
	} {
		_, err = p.Answer(c.lesson, c.id, yes)
		assert.ErrorIs(t, err, c.want, c.id)
	}
	before := p
	_, err = p.Answer("board", "board-7", exercise.Tapped(chess.A1))
	assert.ErrorIs(t, err, exercise.ErrWrongKind)
	assert.Equal(t, before, p)
	_, err = p.Open("board", "rook-1")
	assert.ErrorIs(t, err, ErrUnknown)
}

func TestALessonCanBePassedByItsTest(t *testing.T) {
	for _, l := range Lessons() {
		require.Len(t, l.Test(), TestLength, l.Name)
	}
	l := lessonNamed(t, "fork")
	for _, c := range []struct {
		right []bool
		stars int
	}{
		{[]bool{true, true, true, true, true}, 3},
		{[]bool{true, false, true, true, true}, 2},
		{[]bool{true, true, true, true, false}, 2},
		{[]bool{false, true, false}, 0},
	} {
		var p Progress
		_, err := p.OpenTest("fork")
		require.NoError(t, err)
		for i, right := range c.right {
			at, ok := p.Testing()
			require.True(t, ok)
			assert.Equal(t, i+1, at.Number)
			if right {
				solve(t, &p)
			} else {
				assert.True(t, fail(t, &p).Done, "one try each")
			}
		}
		_, ok := p.Testing()
		assert.False(t, ok, "it is over")
		assert.Equal(t, c.stars, p.Stars(l))
	}
}

// Who has but done a later exercise of another lesson, as its small game is, goes on where they were.
func TestALaterExerciseLeadsNoFurther(t *testing.T) {
	var p Progress
	later := Lessons()[5]
	_, err := p.Open(later.Name, later.Exercises[1].ID)
	require.NoError(t, err)
	solve(t, &p)
	at, _, _ := p.Next(false)
	assert.Equal(t, Lessons()[0].Name, at.Name)
	_, err = p.Open(later.Name, later.Exercises[0].ID)
	require.NoError(t, err)
	solve(t, &p)
	at, _, _ = p.Next(false)
	assert.Equal(t, later.Name, at.Name, "that was begun")
}

func TestNextLeadsAlongThePath(t *testing.T) {
	var p Progress
	for n, l := range Lessons()[:2] { // the third ends with a small game
		for i, e := range l.Exercises {
			at, next, ok := p.Next(false)
			require.True(t, ok)
			assert.Equal(t, []any{l.Name, e.ID}, []any{at.Name, next.ID}, "%d %d", n, i)
			_, err := p.Open(l.Name, e.ID)
			require.NoError(t, err)
			solve(t, &p)
		}
	}
	for i := range p.lessons {
		p.lessons[i].stars = 3
	}
	_, _, ok := p.Next(false)
	assert.False(t, ok, "all lessons have stars")
}
