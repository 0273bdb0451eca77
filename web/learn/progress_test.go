package learn_test

import (
	"encoding/json"
	"html"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

func TestAnswersThatAreRefused(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for address, fields := range map[string][]string{
		"/lesson/nothing/open":   {"id", "rook-1"},
		"/lesson/rook/open":      {"id", "king-1"},
		"/lesson/rook/answer":    {"id", "king-1", "move", "e2e4"},
		"/lesson/nothing/answer": {"id", "rook-2", "move", "c2c7"},
	} {
		webtest.RequireRefused(t, c.Post(address, fields...), http.StatusNotFound, "no such lesson or exercise")
	}
	webtest.RequireRefused(t, c.Post("/lesson/rook/answer", "id", "rook-2", "move", "c2c7"), http.StatusConflict,
		"is not open. Start it first")
	c.OpenExercise("rook", "rook-2")
	webtest.RequireRefused(t, c.Post("/lesson/rook/answer", "id", "rook-3", "move", "c6c1"), http.StatusConflict,
		"is not open. Start it first")
	for _, fields := range [][]string{{"yes", "true"}, {"squares", "e4"}, {}, {"move", "c2c7", "yes", "true"}} {
		answer := c.Post("/lesson/rook/answer", append([]string{"id", "rook-2"}, fields...)...)
		webtest.RequireRefused(t, answer, http.StatusBadRequest, "answered with move")
	}
	for _, move := range []string{"c2", "c2g9", "c2c7k", "c2c7qq"} {
		webtest.RequireRefused(t, c.Post("/lesson/rook/answer", "id", "rook-2", "move", move), http.StatusBadRequest,
			"cannot be read")
	}
	assert.Equal(t, "rook-2", c.Learned().Open.ID, "nothing has changed")
	assert.True(t, c.Answer("rook", "rook-2", "move", "c2c7").Right)
	webtest.RequireRefused(t, c.Post("/lesson/rook/answer", "id", "rook-2", "move", "c2c7"), http.StatusConflict,
		"is not open. Start it first")
	assert.Equal(t, 1, c.Learned().Lessons[0].First, "replaying wins nothing")
}

// The response to an illegal move says why it is illegal, and no try is lost.
func TestAnIllegalMoveInAnExerciseCostsNothing(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.OpenExercise("rook", "rook-2")
	for range 5 {
		r := c.Answer("rook", "rook-2", "move", "c2d3")
		assert.False(t, r.Right || r.Done)
		assert.NotEmpty(t, r.Text)
	}
	c.Answer("rook", "rook-2", "move", "c2c7")
	assert.Equal(t, 1, c.Learned().Lessons[0].First, "and is no miss")

	b := webtest.NewBrowser(t, nil)
	b.Post("/lesson/rook/open", "id", "rook-2")
	page := b.Press(b.Press(b.Follow(b.Get("/lesson/rook?id=rook-2")), "c2"), "d3")
	assert.Contains(t, page, "Try again")
	assert.Contains(t, page, `href="/learn#rook"`, "the reason leads to what explains it")
}

// A lesson can be passed by its test of five exercises.
func TestTheTestOfALesson(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	page := b.Submit(b.Follow(b.Get("/lesson/rook")), "Take the test of five", "", "")
	lesson, ok := lesson.Find("rook")
	require.True(t, ok)
	for i, e := range lesson.Test() {
		require.Contains(t, html.UnescapeString(page), english.English.Task(e))
		require.Contains(t, page, english.English.Pages.Learning.Phrases.InTest(i+1, 5))
		page = solve(b, page, e)
		require.Contains(t, page, "Right!")
		if i == 4 {
			assert.Contains(t, page, "You passed the test of this lesson.")
		}
		page = b.Link(page, "Next")
	}
	assert.Contains(t, page, "3 of 3 stars")
	assert.Equal(t, 3, b.JSON().Learned().Lessons[0].Stars)
}

// No response contains the answers of an exercise before it is done.
func TestLessonsTellNoAnswers(t *testing.T) {
	c := webtest.NewClient(t, nil)
	var lesson struct{ Exercises []map[string]any }
	require.NoError(t, json.Unmarshal([]byte(webtest.Text(t, c.Get("/lesson/free"))), &lesson))
	require.NotEmpty(t, lesson.Exercises)
	for _, e := range lesson.Exercises {
		for name := range e {
			assert.Contains(t, strings.Fields("id kind task fen side stars about most hidden"), name)
		}
	}
}

// The path, a lesson, an exercise and the result of an answer can be requested in another language.
func TestThePathInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	l, _ := lesson.Find("rook")
	through(c.JSON(), l)
	c.Accept = "text/html"
	c.AskTurned(http.MethodPost, "/welcome", "door", "moves")
	webtest.RequireTurned(t, webtest.Text(t, c.AskTurned(http.MethodGet, "/lessons")),
		english.English.Pages.Learning.Path, "GoOn",
		"AllDone", "Play", "Done", "Next", "First", "Test")
	second := webtest.Text(t, c.AskTurned(http.MethodGet, "/lessons?path=2"))
	for _, text := range []string{
		english.English.Pages.Learning.Path.First, english.English.Pages.Learning.Path.Second,
		english.English.Pages.Learning.Path.Test, english.English.Path.Parts[0],
	} {
		webtest.HasTurned(t, second, text)
	}
	webtest.RequireTurned(t, webtest.Text(t, c.AskTurned(http.MethodGet, "/progress/link")),
		english.English.Pages.Learning.Progress,
		"Arrived", "ArrivedHow", "Add", "Leave", "BadLink", "Was", "Added", "Link", "KeptHow")
	c.AskTurned(http.MethodPost, "/lesson/rook/open", "id", "rook-2")
	page := webtest.Text(t, c.AskTurned(http.MethodPost, "/lesson/rook/answer", "id", "rook-2", "move", "c2c7"))
	webtest.HasTurned(t, page, english.English.Path.Tasks["rook-2"].Task)
	webtest.HasTurned(t, page, english.English.Path.Tasks["rook-2"].Why)
	webtest.HasTurned(t, page, english.English.Pages.Learning.Exercise.Right)
}
