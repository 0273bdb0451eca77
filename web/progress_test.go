package web

import (
	"encoding/json"
	"html"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// learned is a learner's progress as a client reads it.
type learned struct {
	Lessons []struct {
		Name                         string
		Stars, Met, First, Exercises int
	}
	Open, Next *struct{ Lesson, ID string }
	Notice     string
}

func (c *client) learned() learned {
	c.t.Helper()
	return decode[learned](c.t, c.get("/progress"), http.StatusOK)
}

func TestAnswersThatAreRefused(t *testing.T) {
	c := newClient(t, nil)
	for address, fields := range map[string][]string{
		"/lesson/nothing/open":   {"id", "rook-1"},
		"/lesson/rook/open":      {"id", "king-1"},
		"/lesson/rook/answer":    {"id", "king-1", "move", "e2e4"},
		"/lesson/nothing/answer": {"id", "rook-2", "move", "b2g2"},
	} {
		requireRefused(t, c.post(address, fields...), http.StatusNotFound, "no such lesson or exercise")
	}
	requireRefused(t, c.post("/lesson/rook/answer", "id", "rook-2", "move", "b2g2"), http.StatusConflict,
		"is not open. Start it first")
	c.openExercise("rook", "rook-2")
	requireRefused(t, c.post("/lesson/rook/answer", "id", "rook-3", "move", "c6c1"), http.StatusConflict,
		"is not open. Start it first")
	for _, fields := range [][]string{{"yes", "true"}, {"squares", "e4"}, {}, {"move", "b2g2", "yes", "true"}} {
		answer := c.post("/lesson/rook/answer", append([]string{"id", "rook-2"}, fields...)...)
		requireRefused(t, answer, http.StatusBadRequest, "answered with move")
	}
	for _, move := range []string{"b2", "b2g9", "b2g2k", "b2g2qq"} {
		requireRefused(t, c.post("/lesson/rook/answer", "id", "rook-2", "move", move), http.StatusBadRequest,
			"cannot be read")
	}
	assert.Equal(t, "rook-2", c.learned().Open.ID, "nothing has changed")
	assert.True(t, c.answer("rook", "rook-2", "move", "b2g2").Right)
	requireRefused(t, c.post("/lesson/rook/answer", "id", "rook-2", "move", "b2g2"), http.StatusConflict,
		"is not open. Start it first")
	assert.Equal(t, 1, c.learned().Lessons[1].First, "replaying wins nothing")
}

// The response to an illegal move says why it is illegal, and no try is lost.
func TestAnIllegalMoveInAnExerciseCostsNothing(t *testing.T) {
	c := newClient(t, nil)
	c.openExercise("rook", "rook-2")
	for range 5 {
		r := c.answer("rook", "rook-2", "move", "b2c3")
		assert.False(t, r.Right || r.Done)
		assert.NotEmpty(t, r.Text)
	}
	c.answer("rook", "rook-2", "move", "b2g2")
	assert.Equal(t, 1, c.learned().Lessons[1].First, "and is no miss")

	b := newBrowser(t, nil)
	b.post("/lesson/rook/open", "id", "rook-2")
	page := b.press(b.press(b.follow(b.get("/lesson/rook?id=rook-2")), "b2"), "c3")
	assert.Contains(t, page, "It cannot go there")
	assert.Contains(t, page, `href="/learn#rook"`, "the reason leads to what explains it")
}

func TestProgressThatCannotBeRead(t *testing.T) {
	c := newClient(t, nil)
	c.cookies[site.ProgressCookie] = "broken"
	requireRefused(t, c.post("/lesson/rook/answer", "id", "rook-2", "move", "b2g2"), http.StatusConflict,
		"could not be read")
	assert.Contains(t, c.learned().Notice, "could not be read")
	assert.Empty(t, c.learned().Notice, "it was replaced")

	for _, address := range []string{"/lessons", "/lesson/rook", "/progress"} {
		c.cookies[site.ProgressCookie] = "broken"
		object := decode[map[string]any](t, c.get(address), http.StatusOK)
		assert.Contains(t, object["notice"], "could not be read", address)
		b := newBrowser(t, nil)
		b.cookies[site.ProgressCookie] = "broken"
		assert.Contains(t, b.follow(b.get(address)), "could not be read", address)
		assert.NotContains(t, b.follow(b.get(address)), "could not be read", "it is said once")
	}
}

// What was learned here goes to another device by a link, which asks first; there it is added to what there was. A
// reset forgets it here.
func TestProgressOnAnotherDevice(t *testing.T) {
	c := newClient(t, nil)
	c.openExercise("rook", "rook-2")
	c.answer("rook", "rook-2", "move", "b2g2")
	link := decode[struct{ URL, Code string }](t, c.get("/progress/link"), http.StatusOK)
	address, err := url.Parse(link.URL)
	require.NoError(t, err)

	other := newBrowser(t, nil)
	require.True(t, newClientOf(other).answerOnce("knight", "knight-3", "f5g3").Right)
	page := other.follow(other.get(address.RequestURI()))
	assert.Contains(t, page, "Bring these stars here?")
	assert.Zero(t, newClientOf(other).learned().Lessons[1].Met, "nothing happens before the answer")
	assert.Contains(t, other.submit(page, "<button class=\"button main\" autofocus>Bring them here", "", ""),
		"The stars are here now.")
	both := newClientOf(other).learned()
	assert.Equal(t, 1, both.Lessons[1].First)
	assert.Equal(t, 1, both.Lessons[5].First, "what was there stays")

	assert.Contains(t, other.follow(other.get("/progress?with=nonsense")), "cannot be read")
	requireRefused(t, newClientOf(other).post("/progress/link", "code", "nonsense"), http.StatusBadRequest,
		"cannot be read")

	forgotten := decode[learned](t, c.post("/progress/reset"), http.StatusOK)
	assert.Zero(t, forgotten.Lessons[1].Met)
	assert.Equal(t, "board", c.learned().Next.Lesson)
}

// newClientOf returns a client that shares a browser's cookies, and asks for JSON.
func newClientOf(b *client) *client {
	c := *b
	c.accept = "application/json"
	return &c
}

// answerOnce opens an exercise and answers it with a move.
func (c *client) answerOnce(lesson, id, move string) judged {
	c.openExercise(lesson, id)
	return c.answer(lesson, id, "move", move)
}

// A lesson can be passed by its test of five exercises.
func TestTheTestOfALesson(t *testing.T) {
	b := newBrowser(t, nil)
	page := b.submit(b.follow(b.get("/lesson/rook")), "Take the test of five", "", "")
	lesson, ok := lesson.Find("rook")
	require.True(t, ok)
	for i, e := range lesson.Test() {
		require.Contains(t, html.UnescapeString(page), english.English.Task(e))
		require.Contains(t, page, english.English.Pages.Learning.Phrases.InTest(i+1, 5))
		page = b.solve(page, e)
		require.Contains(t, page, "Right!")
		if i == 4 {
			assert.Contains(t, page, "You passed the test of this lesson.")
		}
		page = b.link(page, "Next")
	}
	assert.Contains(t, page, "3 of 3 stars")
	assert.Equal(t, 3, newClientOf(b).learned().Lessons[1].Stars)
}

// No response contains the answers of an exercise before it is done.
func TestLessonsTellNoAnswers(t *testing.T) {
	c := newClient(t, nil)
	var lesson struct{ Exercises []map[string]any }
	require.NoError(t, json.Unmarshal([]byte(text(t, c.get("/lesson/free"))), &lesson))
	require.NotEmpty(t, lesson.Exercises)
	for _, e := range lesson.Exercises {
		for name := range e {
			assert.Contains(t, strings.Fields("id kind task fen side stars about most hidden"), name)
		}
	}
}

// The path, a lesson, an exercise and the result of an answer can be requested in another language.
func TestThePathInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	requireTurned(t, text(t, c.askTurned(http.MethodGet, "/lessons")), english.English.Pages.Learning.Path, "GoOn",
		"AllDone", "Play", "Done", "Next")
	requireTurned(t, text(t, c.askTurned(http.MethodGet, "/progress/link")), english.English.Pages.Learning.Progress,
		"Arrived", "ArrivedHow", "Add", "Leave", "BadLink", "Was", "Added", "Link", "KeptHow")
	c.askTurned(http.MethodPost, "/lesson/rook/open", "id", "rook-2")
	page := text(t, c.askTurned(http.MethodPost, "/lesson/rook/answer", "id", "rook-2", "move", "b2g2"))
	hasTurned(t, page, english.English.Path.Tasks["rook-2"].Task)
	hasTurned(t, page, english.English.Path.Tasks["rook-2"].Why)
	hasTurned(t, page, english.English.Pages.Learning.Exercise.Right)
}
