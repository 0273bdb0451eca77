package learn_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/web/webtest"
)

// practised is an exercise of practice as a client reads it.
type practised struct {
	Exercise struct {
		webtest.Tried
		Skill, Difficulty, Last string
		Repeat                  bool
	}
	Session struct{ Done, Right, Of int }
	Notice  string
}

func practise(c *webtest.Client, query string) practised {
	c.T.Helper()
	return webtest.Decode[practised](c.T, c.Get("/practice"+query), http.StatusOK)
}

// onBoard returns the exercise of a lesson that practice shows, on the board on which it does.
func onBoard(t *testing.T, l *lesson.Lesson, shown webtest.Tried) *exercise.Exercise {
	t.Helper()
	e, ok := l.Exercise(shown.ID)
	require.True(t, ok, shown.ID)
	if e.Position.FEN() != shown.FEN {
		e = l.Another(e)
	}
	require.Equal(t, e.Position.FEN(), shown.FEN)
	return e
}

// practiceAnswer sends an answer to an exercise of practice.
func practiceAnswer(c *webtest.Client, id, field string, value any) (r struct {
	webtest.Judged
	Session struct{ Done, Right, Of int }
}) {
	c.T.Helper()
	body := fmt.Sprintf(`{"id": %q, %q: %s}`, id, field, mustJSON(c.T, value))
	return webtest.Decode[struct {
		webtest.Judged
		Session struct{ Done, Right, Of int }
	}](c.T, c.PostJSON("/practice/answer", body), http.StatusOK)
}

// solvePractice answers what is open rightly, step by step.
func solvePractice(c *webtest.Client, id string) (done int) {
	c.T.Helper()
	item, ok := practice.Find(id)
	require.True(c.T, ok)
	field, list := steps(item.Exercise, item.Exercise.Solutions()[0])
	for i, step := range list {
		r := practiceAnswer(c, id, field, step)
		require.True(c.T, r.Right, "%s %v: %s", id, step, r.Text)
		require.Equal(c.T, i == len(list)-1, r.Done, id)
		done = r.Session.Done
	}
	return done
}

// missPractice answers what is open wrongly until the answer is shown.
func missPractice(c *webtest.Client, id string) {
	c.T.Helper()
	item, _ := practice.Find(id)
	field, answer := wrong(item.Exercise)
	for try := 1; ; try++ {
		r := practiceAnswer(c, id, field, answer)
		require.False(c.T, r.Right, id)
		require.NotEmpty(c.T, r.Text, id)
		require.Equal(c.T, r.Done, len(r.Solutions) > 0, id)
		if r.Done {
			return
		}
		require.Less(c.T, try, exercise.Tries, id)
	}
}

type skillRead struct {
	Name, Title string
	Positions   map[string]int
	Box         int
	Due         *string
}

func skills(c *webtest.Client) []skillRead {
	c.T.Helper()
	return webtest.Decode[struct{ Skills []skillRead }](c.T, c.Get("/practice/skills"), http.StatusOK).Skills
}

func mustJSON(t testing.TB, value any) string {
	data, err := json.Marshal(value)
	require.NoError(t, err)
	return string(data)
}
