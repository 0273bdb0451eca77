package webtest

import (
	"encoding/json"
	"net/http"

	"github.com/stretchr/testify/require"
)

// Judged is the result of an answer in JSON.
type Judged struct {
	Right, Done bool
	Text        string
	Squares     []string
	FEN, Reply  string
	Hidden      []string
	Stars       []string
	Solutions   []struct {
		Squares, Moves []string
		Yes            *bool
	}
}

// Tried is an exercise as a client reads it.
type Tried struct {
	ID, Kind, Task, FEN, Side string
	Stars, About, Hidden      []string
	Most                      int
}

// OpenExercise opens an exercise of a lesson.
func (c *Client) OpenExercise(lesson, id string) Tried {
	c.T.Helper()
	return Decode[Tried](c.T, c.Post("/lesson/"+lesson+"/open", "id", id), http.StatusOK)
}

// Answer sends an answer, as a JSON object: {"move": "e2e4"}.
func (c *Client) Answer(lesson, id string, field string, value any) Judged {
	c.T.Helper()
	body, err := json.Marshal(map[string]any{"id": id, field: value})
	require.NoError(c.T, err)
	return Decode[Judged](c.T, c.PostJSON("/lesson/"+lesson+"/answer", string(body)), http.StatusOK)
}

// Learned is a learner's progress as a client reads it.
type Learned struct {
	Lessons []struct {
		Name                         string
		Stars, Met, First, Exercises int
	}
	Open, Next *struct{ Lesson, ID string }
	Notice     string
}

// Learned returns the client's progress.
func (c *Client) Learned() Learned {
	c.T.Helper()
	return Decode[Learned](c.T, c.Get("/progress"), http.StatusOK)
}

// AnswerOnce opens an exercise and answers it with a move.
func (c *Client) AnswerOnce(lesson, id, move string) Judged {
	c.OpenExercise(lesson, id)
	return c.Answer(lesson, id, "move", move)
}
