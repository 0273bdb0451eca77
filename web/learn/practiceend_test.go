package learn_test

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/web/webtest"
)

// The tenth leads to the end of the session: how many were right, each skill with its drawing, and what comes back
// when, if anything was missed. Then a new session begins. A skill that is practised alone stays so.
func TestASessionEnds(t *testing.T) {
	for missed, back := range []string{"", "One comes back tomorrow.", "Two come back tomorrow."} {
		t.Run(strconv.Itoa(missed), func(t *testing.T) { endSession(t, missed, back) })
	}
}

func endSession(t *testing.T, missed int, back string) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	for i := range practice.SessionLength - 1 {
		e := practise(c, "?skill=free-pieces").Exercise
		assert.Equal(t, "free-pieces", e.Skill)
		if i < missed {
			missPractice(c, e.ID)
			continue
		}
		require.Equal(t, i+1, solvePractice(c, e.ID))
	}
	early := c.AsPage("/practice?end=session")
	assert.Equal(t, "/practice", early.Header.Get("Location"), "the session goes on")
	assert.Equal(t, practice.SessionLength-1-missed, practise(c, "?skill=free-pieces").Session.Right)
	e := practise(c, "?skill=free-pieces").Exercise
	squares := []string{}
	item, _ := practice.Find(e.ID)
	for _, s := range item.Exercise.Solutions()[0].Squares {
		squares = append(squares, s.String())
	}
	page := webtest.RequirePage(t, c.AsPage("/practice/answer", "id", e.ID, "squares", strings.Join(squares, ",")),
		http.StatusOK)
	assert.Contains(t, page, `href="/practice?end=session" autofocus`)
	right := practice.SessionLength - missed
	end := webtest.RequirePage(t, c.AsPage("/practice?end=session"), http.StatusOK)
	heading := "10 of 10"
	if missed > 0 {
		heading = fmt.Sprintf("%d of 10 right at once", right)
	}
	assert.Contains(t, end, "<h1>"+heading+"</h1>")
	assert.Contains(t, end, `href="/practice?skill=free-pieces"`)
	assert.Contains(t, end, fmt.Sprintf(`stroke-dasharray="%d 100"`, 10*right))
	if back != "" {
		assert.Contains(t, end, back)
	} else {
		assert.NotContains(t, end, "tomorrow")
	}
	assert.Contains(t, end, `class="button main" href="/lesson/rook">Next lesson: The rook</a>`, "the day lacks a lesson")
	assert.Equal(t, 0, practise(c, "").Session.Done)
}

// Where all else of the day is done, the end of a session leads on to what was hard, and to no more practice beside it.
func TestASessionLeadsOnToWhatWasHard(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	l, _ := lesson.Find("rook")
	through(c, l)
	c.Post("/new", "fen", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "players", "computer")
	c.Post("/move", "from", "h1", "to", "h8")
	for i := range practice.SessionLength {
		e := practise(c, "?skill=free-pieces").Exercise
		if i == 0 {
			missPractice(c, e.ID)
		} else {
			solvePractice(c, e.ID)
		}
	}
	end := webtest.RequirePage(t, c.AsPage("/practice?end=session"), http.StatusOK)
	assert.Contains(t, end, `class="button main" href="/practice?missed=1">`)
	assert.NotContains(t, end, "Ten more")
}

// The end of the day's exercises leads to the moments of a game of one's own that has ended.
func TestTheDaysExercisesLeadToTheLastGame(t *testing.T) {
	c := webtest.NewClient(t, nil)
	l, _ := lesson.Find("rook")
	through(c, l)
	for range lesson.DailyExercises {
		answerPractice(c, onBoard(t, l, practise(c, "").Exercise.Tried), true)
	}
	assert.NotContains(t, webtest.Text(t, c.AsPage("/practice?end=day")), "From your game")
	c.Post("/new", "fen", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "players", "computer")
	c.Post("/move", "from", "h1", "to", "h8")
	assert.Contains(t, webtest.Text(t, c.AsPage("/practice?end=day")), `href="/review">From your game</a>`)

	c.Start("k7/8/1K6/8/8/8/8/7R w - - 0 1", "two")
	c.Play("h1g1", "a8b8", "g1g8")
	assert.Contains(t, webtest.Text(t, c.AsPage("/practice?end=day")), "From your game")
	c.Post("/review/try", "side", "white", "ply", "0", "move", "h1h8")
	assert.NotContains(t, webtest.Text(t, c.AsPage("/practice?end=day")), "From your game", "its moment was solved")
}

// Where the day lacks nothing after its exercises, it ends: no button begins more of them.
func TestTheDayEndsWithItsExercises(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Unknown = true
	l, _ := lesson.Find("rook")
	through(c, l)
	c.Post("/new", "fen", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "players", "computer")
	c.Post("/move", "from", "h1", "to", "h8")
	for range lesson.DailyExercises {
		solvePractice(c, practise(c, "?skill=free-pieces").Exercise.ID)
	}
	b := c.Browser()
	onward := b.Document("/practice?end=day").Find(".then .button")
	assert.Equal(t, "Done", onward.Filter(".main").Text())
	assert.Equal(t, 0, onward.Filter(`[href="/practice"]`).Length())
	assert.Equal(t, "Practice", b.Document("/lessons").Find(`.practicecard .button`).Text())
}

// Until a skill is met, a session is of exercises of the lessons that were begun, none twice in a row.
func TestPracticeRepeatsLessons(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for _, name := range []string{"rook", "bishop", "queen"} {
		l, _ := lesson.Find(name)
		for _, e := range l.Exercises[:4] {
			c.OpenExercise(name, e.ID)
			field, list := steps(e, e.Solutions()[0])
			for _, value := range list {
				c.Answer(name, e.ID, field, value)
			}
		}
	}
	last, names := "", map[string]bool{}
	for i := range practice.SessionLength {
		shown := practise(c, "")
		id := shown.Exercise.ID
		assert.Equal(t, i, shown.Session.Done)
		assert.Equal(t, id, practise(c, "").Exercise.ID, "what is open stays open")
		name, number, _ := strings.Cut(id, "-")
		assert.Contains(t, []string{"rook", "bishop", "queen"}, name)
		assert.Contains(t, "1234", number, "only what was met")
		assert.NotEqual(t, last, name)
		last, names[name] = name, true
		page := webtest.RequirePage(t, c.AsPage("/practice"), http.StatusOK)
		of := 10
		if i < lesson.DailyExercises {
			of = lesson.DailyExercises // as the card of the day promises
		}
		assert.Contains(t, page, fmt.Sprintf("Practice: %d of %d", i+1, of))
		l, _ := lesson.Find(name)
		e := onBoard(t, l, shown.Exercise.Tried)
		field, list := steps(e, e.Solutions()[0])
		for _, value := range list {
			practiceAnswer(c, id, field, value)
		}
	}
	assert.Len(t, names, 3)
	end := webtest.RequirePage(t, c.AsPage("/practice?end=session"), http.StatusOK)
	assert.Contains(t, end, "<h1>10 of 10</h1>")
	assert.Equal(t, "fork", practise(c, "?skill=fork").Exercise.Skill, "every skill stays open by its link")
}
