package lesson

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
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
			answers = []exercise.Answer{everySquare()}
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

// The cookie of somebody who met two paths of 25 lessons and is in the midst of a game, has practised 25 skills,
// missed more than is remembered and has a line of moves open, and was there on many days, has less than 800
// characters.
func TestEverythingFitsIntoTheCookie(t *testing.T) {
	p := Progress{Beaten: 255, Right: 1e9, Daily: Daily{65535, true, true, DailyExercises, 65535}}
	for i := range p.lessons {
		p.lessons[i].stars = MostStars
		for slot := range p.lessons[i].marks {
			p.lessons[i].marks[slot] = firstTry
		}
	}
	p.PlayedOut = tutor.PlayedOutOf(tutor.PlayedOutNumbers - 1)
	assert.Len(t, p.results(), resultBytes)
	_, err := p.Open("finish", "finish-9")
	require.NoError(t, err)
	for day := range practice.Day(4) {
		for range 20 {
			missPractice(t, &p.Practice, 20_700+day)
		}
	}
	mate := practice.At(practice.MateInTwo, 0)
	p.Practice.Open(mate, 20_704)
	m := mate.Exercise.Solutions()[0].Moves[0]
	_, err = p.Practice.Answer(mate.Exercise.ID, exercise.Moved(m.From(), m.To(), m.Promotion()), 20_704)
	require.NoError(t, err)
	for _, s := range practice.Skills() {
		assert.True(t, p.Practice.Standing(s).Met, s)
	}
	t.Logf("%d bytes, %d characters; at most %d characters", len(p.Encode()), length(len(p.Encode())),
		length(MaxEncodedBytes))
	assert.Less(t, length(MaxEncodedBytes), 800)
	again, err := Decode(p.Encode())
	require.NoError(t, err)
	assert.Equal(t, p, again)
}

// What was done on two devices on one day comes together, and the longer row of days stays.
func TestDaysComeTogether(t *testing.T) {
	here, there := Daily{100, true, false, 2, 7}, Daily{100, false, true, 1, 9}
	here.merge(there)
	assert.Equal(t, Daily{100, true, true, 2, 9}, here)
	here.merge(Daily{101, false, false, 1, 3})
	assert.Equal(t, Daily{101, false, false, 1, 9}, here)
	here.merge(there)
	assert.Equal(t, Daily{101, false, false, 1, 9}, here)
}

// What the second version wrote is read for good, as it was before right answers were counted, and since.
func TestSecondVersionIsStillRead(t *testing.T) {
	for _, golden := range []string{goldenPractised, goldenCounted} {
		p := decoded(t, golden)
		assert.Equal(t, 3, p.Stars(lessonNamed(t, "board")))
		assert.True(t, p.Practice.Standing(practice.MateInOne).Met)
		_, _, _, ok := p.Practice.Current()
		assert.False(t, ok, "what was open is gone from the bank")
		again, err := Decode(p.Encode())
		require.NoError(t, err)
		assert.Equal(t, p, again)
	}
}

// What the third version wrote is read for good, and written again as it was.
func TestThirdVersionIsStillRead(t *testing.T) {
	p := decoded(t, goldenWhole)
	counted := decoded(t, goldenCounted)
	counted.Beaten, counted.Right, counted.Daily = 5, 77, Daily{20_700, true, false, 3, 12}
	assert.Equal(t, counted, p)
	again, err := Decode(p.Encode())
	require.NoError(t, err)
	assert.Equal(t, p, again)
}

// Each skill belongs to a lesson, and is practised once that was begun.
func TestSkillsOfLessonsThatWereMet(t *testing.T) {
	for _, s := range practice.Skills() {
		lessonNamed(t, s.Lesson())
	}
	var p Progress
	assert.Equal(t, practice.Skills(), p.Practised(), "whoever has met no lesson")
	rook := OfPath(1)[0]
	p.set(&open{lesson: rook, exercise: rook.Exercises[0]}, firstTry)
	e := lessonNamed(t, "fork").Exercises[0]
	_, err := p.Open("fork", e.ID)
	require.NoError(t, err)
	m := e.Solutions()[0].Moves[0]
	_, err = p.Answer("fork", e.ID, exercise.Moved(m.From(), m.To(), chess.NoPieceType))
	require.NoError(t, err)
	assert.Equal(t, []practice.Skill{practice.Fork}, p.Practised())
	p.lessons[lessonNamed(t, "check").place].stars = 2
	assert.Equal(t, []practice.Skill{practice.WaysOut, practice.Fork}, p.Practised())
}

// Whoever has met one exercise of each lesson that was begun still gets five different ones on a day.
func TestRecallNeverRepeatsOnADay(t *testing.T) {
	var p Progress
	_, _, ok := p.Recall(20_700)
	assert.False(t, ok, "no lesson was begun")
	for _, l := range OfPath(1)[:5] {
		p.set(&open{lesson: l, exercise: l.Exercises[0]}, met)
		seen := map[string]bool{}
		for range DailyExercises {
			l, e, ok := p.Recall(20_700)
			require.True(t, ok)
			assert.False(t, seen[e.ID], "%s again, %d lessons begun", e.ID, len(p.begun()))
			seen[e.ID] = true
			right := len(seen)%2 == 0
			if right {
				p.set(&open{lesson: l, exercise: e}, firstTry) // as Answer does
			}
			p.NoteRecalled(l, e, right, false)
		}
	}
}

// The first of a day's exercises are such as were missed in lessons, until they are right at the first try.
func TestRecallBringsBackWhatWasMissed(t *testing.T) {
	var p Progress
	for _, l := range OfPath(1)[:2] {
		for i, e := range l.Exercises {
			p.set(&open{lesson: l, exercise: e}, firstTry)
			if i == 1 || i == 3 {
				p.lessons[l.place].marks[place(e)] = met
			}
		}
	}
	for day := range 4 {
		for i := range DailyExercises {
			l, e, ok := p.Recall(20_700)
			require.True(t, ok)
			assert.Equal(t, day < 2 && i < 4, p.mark(l, e) == met, e.ID)
			right := day > 0
			if right {
				p.set(&open{lesson: l, exercise: e}, firstTry) // as Answer does
			}
			p.NoteRecalled(l, e, right, false)
		}
	}
	for _, l := range OfPath(1)[:2] {
		assert.NotContains(t, l.marks(&p.lessons[l.place]), met)
	}
}

// Once a skill is met and until three are, every other exercise of practice is one of the bank.
func TestRecallTakesTurnsWithTheSkillsThatWereMet(t *testing.T) {
	const today = 20_700
	var p Progress
	for _, l := range []*Lesson{OfPath(1)[0], lessonNamed(t, practice.Attacked.Lesson())} {
		p.set(&open{lesson: l, exercise: l.Exercises[0]}, firstTry)
	}
	p.Daily.Add(ALesson, today)
	require.Equal(t, []practice.Skill{practice.Attacked}, p.Practised())
	for i := range DailyExercises {
		l, e, ok := p.Recall(today)
		require.Equal(t, i%2 == 0, ok, i)
		if ok {
			p.NoteRecalled(l, e, true, false)
			continue
		}
		item := p.Practice.Next(today, p.Practised())
		assert.Equal(t, practice.Attacked, item.Skill)
		assert.Equal(t, practice.Easy, item.Difficulty)
		p.Practice.Open(item, today)
		answer := exercise.Tapped(item.Exercise.Solutions()[0].Squares...)
		_, err := p.Practice.Answer(item.Exercise.ID, answer, today)
		require.NoError(t, err)
	}
}

// On a day with lessons nothing of them comes on the board on which it was just solved, even what was not right at
// once: two lessons of one day are no different from one.
func TestRecallBringsNoBoardOfTodayAgain(t *testing.T) {
	const today = 20_700
	for _, done := range [][]*Lesson{OfPath(1)[:1], OfPath(1)[:2], OfPath(1)[:3]} {
		var p Progress
		for _, l := range done {
			for _, e := range l.Exercises {
				p.set(&open{lesson: l, exercise: e}, met)
			}
		}
		p.Daily.Add(ALesson, today)
		for range DailyExercises {
			l, e, ok := p.Recall(today)
			require.True(t, ok)
			original, _ := l.Exercise(e.ID)
			assert.NotEqual(t, original.Position.FEN(), e.Position.FEN(), e.ID)
			p.NoteRecalled(l, e, true, false)
		}
		_, e, _ := p.Recall(today + 1)
		assert.False(t, e.AnotherBoard, "what was missed comes back as itself on another day")
	}
}

// Whoever knew how the pieces move, and missed all of a lesson of which there are no other boards, practises the bank.
func TestNoBoardOfTodayForWhoKnowsHowThePiecesMove(t *testing.T) {
	for _, name := range []string{"habits", "free", "board"} {
		var p Progress
		l := lessonNamed(t, name)
		for _, e := range l.Exercises {
			p.set(&open{lesson: l, exercise: e}, met)
		}
		p.Daily.Add(ALesson, 20_700)
		_, e, ok := p.Recall(20_700)
		assert.False(t, ok, "%s: %v", name, e)
		assert.Equal(t, practice.Skills(), p.Practised(), name)
	}
}

// On the day on which a second lesson was done, practice is of the first: five of it, none twice, and on another board.
// With one lesson alone there is nothing else.
func TestRecallLeavesTheLessonOfTheDay(t *testing.T) {
	const today = 20_700
	for _, done := range [][]*Lesson{OfPath(1)[:1], OfPath(1)[:2]} {
		var p Progress
		for _, l := range done {
			for _, e := range l.Exercises {
				p.set(&open{lesson: l, exercise: e}, firstTry)
			}
		}
		p.Daily.Add(ALesson, today)
		seen := map[string]bool{}
		for range DailyExercises {
			l, e, ok := p.Recall(today)
			require.True(t, ok)
			assert.Equal(t, "rook", l.Name)
			assert.False(t, seen[e.ID], e.ID)
			assert.True(t, e.AnotherBoard, e.ID)
			seen[e.ID] = true
			p.NoteRecalled(l, e, true, false)
		}
		tomorrow := map[*Lesson]bool{}
		for range done {
			l, e, _ := p.Recall(today + 1)
			tomorrow[l] = true
			p.NoteRecalled(l, e, true, false)
		}
		assert.True(t, tomorrow[done[len(done)-1]], "tomorrow it comes with the others")
	}
}

// What was right in a session comes again only once all else has come.
func TestRecallBringsNothingTwiceWhileThereAreOthers(t *testing.T) {
	var p Progress
	rook := OfPath(1)[0]
	for i, e := range rook.Exercises {
		p.set(&open{lesson: rook, exercise: e}, firstTry)
		if i < 2 {
			p.lessons[rook.place].marks[place(e)] = met
		}
	}
	seen := map[string]bool{}
	for i := range len(rook.Exercises) - 1 { // the small game at the end is none of them
		l, e, ok := p.Recall(20_700)
		require.True(t, ok)
		assert.Equal(t, i < 2, p.mark(l, e) == met, "what was missed comes first")
		assert.False(t, seen[e.ID], e.ID)
		seen[e.ID] = true
		p.set(&open{lesson: l, exercise: e}, firstTry) // as Answer does
		p.NoteRecalled(l, e, true, false)
	}
}

// What was practised on two devices comes together, with nothing lost here.
func TestMergeOfPractice(t *testing.T) {
	var here, there Progress
	missPractice(t, &here.Practice, 20_700)
	for range 3 {
		missPractice(t, &there.Practice, 20_800)
	}
	here.PlayedOut, there.PlayedOut = tutor.PlayedOut{3, 1}, tutor.PlayedOut{0, 2, 1}
	here.Merge(there)
	assert.Equal(t, tutor.PlayedOut{3, 2, 1}, here.PlayedOut)
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
