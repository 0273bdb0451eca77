package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
)

// practised is an exercise of practice as a client reads it.
type practised struct {
	Exercise struct {
		tried
		Skill, Difficulty, Last string
		Repeat                  bool
	}
	Session struct{ Done, Of int }
	Notice  string
}

func (c *client) practise(query string) practised {
	c.t.Helper()
	return decode[practised](c.t, c.get("/practice"+query), http.StatusOK)
}

// practiceAnswer sends an answer to an exercise of practice.
func (c *client) practiceAnswer(id, field string, value any) (r struct {
	judged
	Session struct{ Done, Of int }
}) {
	c.t.Helper()
	body := fmt.Sprintf(`{"id": %q, %q: %s}`, id, field, mustJSON(c.t, value))
	return decode[struct {
		judged
		Session struct{ Done, Of int }
	}](c.t, c.postJSON("/practice/answer", body), http.StatusOK)
}

// solvePractice answers what is open rightly, step by step.
func (c *client) solvePractice(id string) (done int) {
	c.t.Helper()
	item, ok := practice.Find(id)
	require.True(c.t, ok)
	field, list := steps(item.Exercise, item.Exercise.Solutions()[0])
	for i, step := range list {
		r := c.practiceAnswer(id, field, step)
		require.True(c.t, r.Right, "%s %v: %s", id, step, r.Text)
		require.Equal(c.t, i == len(list)-1, r.Done, id)
		done = r.Session.Done
	}
	return done
}

// missPractice answers what is open wrongly until the answer is shown.
func (c *client) missPractice(id string) {
	c.t.Helper()
	item, _ := practice.Find(id)
	field, answer := wrong(item.Exercise)
	for try := 1; ; try++ {
		r := c.practiceAnswer(id, field, answer)
		require.False(c.t, r.Right, id)
		require.NotEmpty(c.t, r.Text, id)
		require.Equal(c.t, r.Done, len(r.Solutions) > 0, id)
		if r.Done {
			return
		}
		require.Less(c.t, try, exercise.Tries, id)
	}
}

type skillRead struct {
	Name, Title string
	Positions   map[string]int
	Box         int
	Due         *string
}

func (c *client) skills() []skillRead {
	c.t.Helper()
	return decode[struct{ Skills []skillRead }](c.t, c.get("/practice/skills"), http.StatusOK).Skills
}

// at replaces a server's clock by one that the test sets.
func at(now *time.Time) func(*Config) {
	return func(c *Config) { c.Now = func() time.Time { return *now } }
}

func ptr[T any](value T) *T { return &value }

func mustJSON(t testing.TB, value any) string {
	data, err := json.Marshal(value)
	require.NoError(t, err)
	return string(data)
}
