package learn_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/web/webtest"
)

// The end of a session shows what was missed and leads to just these, one after the other. The session stays as it was,
// and they come back tomorrow all the same.
func TestWhatASessionMissedIsSeenAtItsEnd(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	var missed []string
	for i := range practice.SessionLength {
		skill := []practice.Skill{practice.FreePieces, practice.Fork, practice.MateInOne}[i%3]
		e := practise(c, "?skill="+string(skill)).Exercise
		if i == 6 || i == 7 {
			missPractice(c, e.ID)
			missed = append(missed, e.ID)
			continue
		}
		solvePractice(c, e.ID)
	}
	b := c.Browser()
	end := b.Document("/practice?end=session")
	assert.Equal(t, "8 of 10 right at once", end.Find("h1").Text())
	assert.Equal(t, "Two come back tomorrow.", strings.TrimSpace(end.Find(".back").Text()))
	assert.Equal(t, 2, end.Find(".back .corner").Length())
	page := b.Link(webtest.Text(t, b.Get("/practice?end=session")), "See the two")
	for i, id := range missed {
		assert.Contains(t, page, fmt.Sprintf("Practice: %d of 2", i+1))
		assert.Contains(t, page, "You missed this one before.")
		require.Equal(t, id, practise(c, fmt.Sprintf("?missed=%d", i+1)).Exercise.ID, "what is open stays open")
		item, _ := practice.Find(id)
		page = solve(b, page, item.Exercise)
		require.Contains(t, page, "Right!")
		page = b.Link(page, "Next")
	}
	assert.Contains(t, page, "<h1>8 of 10 right at once</h1>", "the session stays as it was")
	assert.Contains(t, page, "Two come back tomorrow.", "all the same")

	const at = "/practice?end=session"
	assert.Equal(t, at, c.AsPage("/practice?missed=3").Header.Get("Location"), "there is no third")
	webtest.RequireRefused(t, c.Get("/practice?missed=3"), http.StatusNotFound, "no such lesson or exercise")
	webtest.RequireRefused(t, c.Get("/practice?missed=one"), http.StatusBadRequest, "Missed is a number")
	practise(c, "?missed=2")
	next := practise(c, "?skill=fork")
	assert.Equal(t, 0, next.Session.Done, "another session")
	assert.False(t, next.Exercise.Repeat)
	webtest.RequireRefused(t, c.Get("/practice?missed=1"), http.StatusNotFound, "no such lesson or exercise")
}

// While fewer than three skills were met, a session repeats exercises of lessons. Its end shows those that were missed
// too, and leads to just these: the session stays as it was, and in the lesson the third star is won back.
func TestWhatASessionMissedOfLessonsIsSeenAtItsEnd(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l, 1, 2, 3, 4, 5, 6, 8, 9)
	var missed []*exercise.Exercise
	for i := range practice.SessionLength {
		shown := webtest.Decode[struct{ Exercise webtest.Tried }](t, c.Get("/practice"), http.StatusOK).Exercise
		e := onBoard(t, l, shown)
		if i == 6 || i == 7 {
			original, _ := l.Exercise(e.ID)
			missed = append(missed, original)
			answerPractice(c, e, false)
		}
		if e.Kind != exercise.Judge || i != 6 && i != 7 {
			answerPractice(c, e, true)
		}
	}
	b := c.Browser()
	end := b.Document("/practice?end=session")
	assert.Equal(t, "8 of 10 right at once", end.Find("h1").Text())
	assert.Equal(t, "Two were tricky.", strings.TrimSpace(end.Find(".back").Text()))
	assert.Equal(t, 2, end.Find(".back .corner").Length())
	found := func() int { return c.Learned().Lessons[0].First }
	before := found()
	page := b.Link(webtest.Text(t, b.Get("/practice?end=session")), "See the two")
	for i, e := range missed {
		assert.Contains(t, page, fmt.Sprintf("Practice: %d of 2", i+1))
		assert.Contains(t, page, "You missed this one before.")
		require.Contains(t, page, e.ID)
		page = solve(b, page, e)
		require.Contains(t, page, "Right!")
		page = b.Link(page, "Next")
	}
	assert.Contains(t, page, "<h1>8 of 10 right at once</h1>", "the session stays as it was")
	assert.Equal(t, before+2, found(), "in the lesson they are right now")
}

// answerPractice answers an exercise of a lesson in practice, rightly or wrongly.
func answerPractice(c *webtest.Client, e *exercise.Exercise, rightly bool) {
	field, list := steps(e, e.Solutions()[0])
	if !rightly {
		wrongField, answer := wrong(e)
		field, list = wrongField, []any{answer}
	}
	for _, step := range list {
		body, err := json.Marshal(map[string]any{"id": e.ID, field: step})
		require.NoError(c.T, err)
		c.PostJSON("/practice/answer", string(body))
	}
}

// The card of a day asks for five exercises, and a session has ten: after the fifth it says so, and leads to how these
// five went and then back to the path. Each that was right at the first try has its bead filled.
func TestTheFifthExerciseOfADaySaysSo(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	b := c.Browser()
	for i := range practice.SessionLength {
		id := practise(c, "?skill=mate-in-one").Exercise.ID
		item, _ := practice.Find(id)
		page := solve(b, webtest.Text(t, b.Get("/practice?id="+id)), item.Exercise)
		require.Contains(t, page, "Right!")
		if i+1 == lesson.DailyExercises {
			assert.Contains(t, page, "These were today&#39;s five.")
			assert.Equal(t, lesson.DailyExercises, strings.Count(page, `class="dot met right`))
			end := b.Link(page, "Done")
			assert.Contains(t, end, "<h1>5 of 5</h1>")
			assert.Contains(t, end, `class="shower"`)
			assert.NotContains(t, end, "Tomorrow", "the day has its lesson still")
			assert.Contains(t, b.Link(end, "Done"), "Your path")
		} else {
			assert.NotContains(t, page, "today&#39;s five", "the %d.", i+1)
		}
	}
}

// The button that begins practice names as many as the pages then count.
func TestThePracticeButtonAndTheCountAgree(t *testing.T) {
	c := webtest.NewClient(t, nil)
	b := c.Browser()
	text := func() string { return b.Document("/practice/skills").Find("main .main").Text() }
	place := func() string { return strings.TrimSpace(b.Document("/practice").Find("#place").Text()) }
	assert.Equal(t, "Practice five, mixed", text())
	assert.Equal(t, text(), b.Document("/lessons").Find(`.practicecard a[href="/practice"]`).Text())
	assert.Equal(t, "Practice: 1 of 5", place())
	for done := range practice.SessionLength {
		switch {
		case done == 0:
		case done < lesson.DailyExercises:
			assert.Equal(t, fmt.Sprintf("Go on · %d of 5", done), text())
			assert.Equal(t, fmt.Sprintf("Practice: %d of 5", done+1), place())
		default:
			assert.Equal(t, "Practice", text(), "the day's are done")
			assert.Equal(t, fmt.Sprintf("Practice: %d of 10", done+1), place())
		}
		solvePractice(c, practise(c, "").Exercise.ID)
	}
	assert.Equal(t, "Practice ten, mixed", text())
	assert.Equal(t, "Practice: 1 of 10", place())
}

// Whoever got none right at the first try is not sent off with a count alone.
func TestASessionWithNoneRightEndsKindly(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	for i := range practice.SessionLength {
		skill := []practice.Skill{practice.FreePieces, practice.Fork, practice.MateInOne}[i%3]
		missPractice(c, practise(c, "?skill="+string(skill)).Exercise.ID)
	}
	end := c.Browser().Document("/practice?end=session")
	assert.Equal(t, "10 done", end.Find("h1").Text())
	assert.Equal(t, "These were hard, and you went on to the end. That is how we learn.", end.Find(".score p").Text())
}

// What was solved at another try than the first is counted and said, on a page that is glad of it.
func TestWhatIsSolvedAtAnotherTryIsSaid(t *testing.T) {
	for name, x := range map[string]struct {
		first, second  int
		heading, tells string
	}{
		"all at another": {0, 10, "10 solved", "None on the first try, all on another: that is how we learn."},
		"some at another": {0, 6, "6 solved",
			"None on the first try, but these on another. That is how we learn."},
		"some at both": {3, 4, "3 of 10 right at once", "4 more on a later try."},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewClient(t, nil)
			c.Unknown = true
			for i := range practice.SessionLength {
				skill := []practice.Skill{practice.FreePieces, practice.Fork, practice.MateInOne}[i%3]
				id := practise(c, "?skill="+string(skill)).Exercise.ID
				item, _ := practice.Find(id)
				switch {
				case i < x.first:
					solvePractice(c, id)
				case i < x.first+x.second:
					field, answer := wrong(item.Exercise)
					practiceAnswer(c, id, field, answer)
					solvePractice(c, id)
				default:
					missPractice(c, id)
				}
			}
			end := c.Browser().Document("/practice?end=session")
			assert.Equal(t, x.heading, end.Find("h1").Text())
			assert.Equal(t, x.tells, end.Find(".score p").Text())
			assert.Equal(t, 1, end.Find(".score.glad").Length())
			told, counted := 0, 0
			_, err := fmt.Sscan(x.heading, &told)
			require.NoError(t, err)
			for _, skill := range end.Find(".tallied li").EachIter() {
				right := 0
				_, err := fmt.Sscan(regexp.MustCompile(`\d+ of \d+`).FindString(skill.Text()), &right)
				require.NoError(t, err)
				counted += right
			}
			assert.Equal(t, told, counted, "the skills count what the heading does")
		})
	}
}

// So it is of exercises of lessons that practice brings back.
func TestWhatIsSolvedAgainOfLessonsIsSaid(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	l, _ := lesson.Find("rook")
	through(c, l)
	solved := 0
	for range lesson.DailyExercises {
		e := onBoard(t, l, practise(c, "").Exercise.Tried)
		answerPractice(c, e, false)
		if e.Kind != exercise.Judge {
			answerPractice(c, e, true)
			solved++
		}
	}
	require.Positive(t, solved)
	end := c.Browser().Document("/practice?end=day")
	assert.Equal(t, fmt.Sprintf("%d solved", solved), end.Find("h1").Text())
}

// Who goes back to an exercise of a lesson that practice has repeated comes to the skills.
func TestGoingBackToARepeatedExercise(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	l, _ := lesson.Find("rook")
	back := b.Get("/practice?id=" + l.Exercises[0].ID)
	assert.Equal(t, http.StatusSeeOther, back.StatusCode)
	assert.Equal(t, "/practice/skills", back.Header.Get("Location"))
	assert.Equal(t, http.StatusNotFound, b.Get("/practice?id=nothing-1").StatusCode)
}
