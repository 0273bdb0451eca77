package learn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// In a lesson the tab tells the screen or the exercise, as each is a page of its own, and reading goes on at the
// heading after the first screen. What an exercise is called and which of how many it is stands there once.
func TestAScreenReaderFindsItsPlaceInALesson(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	first, second := webtest.Text(t, c.Get("/lesson/rook")), webtest.Text(t, c.Get("/lesson/rook?screen=2"))
	assert.Equal(t, "Screen 1 of 2 · The rook · Chess Tutor", webtest.TitleOf(t, first))
	assert.Equal(t, "Screen 2 of 2 · The rook · Chess Tutor", webtest.TitleOf(t, second))
	assert.Regexp(t, `<h1 id="heading" tabindex="-1">`, first)
	assert.Regexp(t, `<h1 id="heading" tabindex="-1" autofocus>`, second)

	c.JSON().PostJSON("/lesson/free/open", `{"id":"free-2"}`)
	page := webtest.Text(t, c.Get("/lesson/free?id=free-2"))
	assert.Equal(t, "Exercise 2 of 9 · Nothing takes back · Chess Tutor", webtest.TitleOf(t, page))
	body := page[strings.Index(page, "<main"):]
	assert.Equal(t, 1, strings.Count(body, "Exercise 2 of 9"))
	assert.Contains(t, body, `data-target="you can move here"`, "scripts add it to the labels of the marked squares")
	right := webtest.Text(t, c.Post("/lesson/free/answer", "id", "free-2", "move", "d2h6"))
	assert.Regexp(t, `>Right!</p><p data-event="free-2 ">[A-Z]`, webtest.Announced.FindString(right))
}

// The piece that collects stars is not called asked about: no question is asked. Where an own piece has been taken at
// once, its square is not called right.
func TestLabelsOfAnExerciseSayWhatIsThere(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().PostJSON("/lesson/rook/open", `{"id":"rook-6"}`)
	page := webtest.Text(t, c.Get("/lesson/rook?id=rook-6"))
	assert.Contains(t, page, `aria-label="e5, white rook, can move, chosen"`)

	assert.Contains(t, page, `aria-label="e2, empty, star, you can move here"`)

	c.JSON().PostJSON("/lesson/look/open", `{"id":"look-8"}`)
	page = webtest.Text(t, c.Post("/lesson/look/answer", "id", "look-8", "move", "d3d8"))
	assert.Contains(t, page, `aria-label="d8, black rook"`)
}

// Of several squares that were tapped those that do not belong are named, as the board marks them, each once.
func TestWrongSquaresAreNamed(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().PostJSON("/lesson/look/open", `{"id":"look-1"}`)
	wrong := webtest.Text(t, c.Post("/lesson/look/answer", "id", "look-1", "squares", "a1,c5,h8"))
	said := webtest.Announced.FindString(wrong)
	assert.Contains(t, said, "Nothing stands on a1.")
	assert.Contains(t, said, ">c5, h8, wrong.")
}
