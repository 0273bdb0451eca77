package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The end of a game is announced sentence by sentence: who won, why, and whom to play next, each once.
func TestAWinIsAnnouncedOnce(t *testing.T) {
	c := newClient(t, nil)
	c.post("/new", "fen", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "level", "5")
	said := announced.FindString(requirePage(t, c.asPage("/move", "from", "d1", "to", "d8"), http.StatusOK))
	assert.Regexp(t, `>White rook from d1 to d8\.</p><p data-event="[0-9a-f]+">Checkmate\.</p><p [^>]+>You won!</p>`,
		said)
	assert.Contains(t, said, ">Try Hazel next.</p>")
	assert.Equal(t, 1, strings.Count(said, "You won"))
}

// In a lesson the tab tells the screen or the exercise, as each is a page of its own, and reading goes on at the
// heading after the first screen. What an exercise is called and which of how many it is stands there once.
func TestAScreenReaderFindsItsPlaceInALesson(t *testing.T) {
	c := newBrowser(t, nil)
	first, second := text(t, c.get("/lesson/rook")), text(t, c.get("/lesson/rook?screen=2"))
	assert.Equal(t, "Screen 1 of 2 · The rook · Chess Tutor", titleOf(t, first))
	assert.Equal(t, "Screen 2 of 2 · The rook · Chess Tutor", titleOf(t, second))
	assert.Regexp(t, `<h1 id="heading" tabindex="-1">`, first)
	assert.Regexp(t, `<h1 id="heading" tabindex="-1" autofocus>`, second)

	c.json().postJSON("/lesson/free/open", `{"id":"free-2"}`)
	page := text(t, c.get("/lesson/free?id=free-2"))
	assert.Equal(t, "Exercise 2 of 9 · Nothing takes back · Chess Tutor", titleOf(t, page))
	body := page[strings.Index(page, "<main"):]
	assert.Equal(t, 1, strings.Count(body, "Exercise 2 of 9"))
	assert.Contains(t, body, `data-target="you can move here"`, "scripts add it to the labels of the marked squares")
	right := text(t, c.post("/lesson/free/answer", "id", "free-2", "move", "d2h6"))
	assert.Regexp(t, `>Right!</p><p data-event="free-2 ">[A-Z]`, announced.FindString(right))
}

// The piece that collects stars is not called asked about: no question is asked. Where an own piece has been taken at
// once, its square is not called right.
func TestLabelsOfAnExerciseSayWhatIsThere(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().postJSON("/lesson/rook/open", `{"id":"rook-6"}`)
	page := text(t, c.get("/lesson/rook?id=rook-6"))
	assert.Contains(t, page, `aria-label="e5, white rook, can move"`)

	c.json().postJSON("/lesson/look/open", `{"id":"look-8"}`)
	page = text(t, c.post("/lesson/look/answer", "id", "look-8", "move", "d3d8"))
	assert.Contains(t, page, `aria-label="d8, black rook"`)
}

// A clock that no room can have brings the form back as it was filled in, with what is wrong said at once.
func TestTheFormOfARoomComesBackAsItWas(t *testing.T) {
	c := newRoomServer(t, nil).at(t).browser()
	for _, minutes := range []string{"999", "181", "0", "many"} {
		answer := c.post("/rooms", "side", "black", "time", "free", "minutes", minutes, "increment", "3", "help",
			"none")
		page := text(t, answer)
		require.Equal(t, http.StatusBadRequest, answer.StatusCode, minutes)
		assert.Regexp(t, `<div class="notice" id="wrong" role="alert"><p>[A-Z]`, page, minutes)
		assert.Regexp(t, `name="minutes"[^>]* value="`+minutes+`"`, page)
		assert.Contains(t, page, `name="side" value="black" checked`, minutes)
	}
}

// A move of a safe piece that leaves something else to be taken is not called safe without a but.
func TestALabelDoesNotContradictItself(t *testing.T) {
	c := newClient(t, nil)
	c.start("7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1", "computer")
	moves := text(t, c.get("/moves"))
	assert.Contains(t, moves, `"e1d1":"d1, empty. You can move here. Safe here, but you would lose points elsewhere."`)
	assert.NotContains(t, moves, "Safe. You would lose")
}
