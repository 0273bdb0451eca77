package play_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

const (
	// After these moves Black's knight attacks c2 and f3.
	knightAttacks = "e4 e5 Nf3 Nc6 Bc4 Nd4"
	guessAsked    = "Which of your pieces can be taken now? Tap them."
)

// guesser returns a learner who wants to guess first, after Black's move.
func guesser(t *testing.T) *webtest.Client {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Post("/settings", "guess", "true")
	c.Hold("", knightAttacks, tutor.Setup{Seed: 5})
	return c
}

// boardOf returns the board of a page, with its arrows.
func boardOf(page string) string {
	_, rest, _ := strings.Cut(page, `id="board"`)
	board, _, _ := strings.Cut(rest, `<div class="panel`)
	return board
}

// marksOf returns what is marked on the board of a page, besides the last move.
func marksOf(page string) (classes []string) {
	page = boardOf(page)
	for _, button := range regexp.MustCompile(`id="[a-h][1-8]" class="([^"]*)"`).FindAllStringSubmatch(page, -1) {
		for class := range strings.FieldsSeq(button[1]) {
			switch class {
			case "square", "light", "dark", "occupied", "last":
			default:
				classes = append(classes, class)
			}
		}
	}
	return append(classes,
		regexp.MustCompile(`data-ring="\w+"|<g class="arrow|threatened by`).FindAllString(page, -1)...)
}

var tapped = regexp.MustCompile(`id="([a-h][1-8])" class="[^"]* tapped[ "]`)

// With guess first the coach asks after the computer's move, and the marks wait: also in words. Without scripts a
// press marks the piece besides choosing it, so that it can be moved. Once the guess is checked the board tells what
// was right, what was not marked, and what is wrong, and all marks are there again, also after the page is loaded anew.
func TestGuessFirst(t *testing.T) {
	c := guesser(t)
	page := webtest.Text(t, c.Get("/"))
	line, _ := coachLine(c, page)
	assert.Equal(t, guessAsked, line)
	assert.Contains(t, page, ">Tap them.</p>", "it is announced")
	assert.Empty(t, marksOf(page))
	assert.NotContains(t, page, `id="moresays"`)
	assert.Regexp(t, `(?s)Just tell me.*None`, page)

	page = c.Press(page, "f3")
	assert.Equal(t, [][]string{{"f3"}}, squaresIn(tapped, page))
	assert.Contains(t, page, `id="f3"`)
	assert.Regexp(t, `aria-label="f3, [^"]*, chosen, marked"`, page)
	assert.NotRegexp(t, `class="[^"]* unsafe|Unsafe|data-grade`, boardOf(page))
	page = c.Press(page, "e4")
	assert.Equal(t, [][]string{{"e4"}, {"f3"}}, squaresIn(tapped, page))
	assert.Contains(t, page, "2 marked")
	assert.Equal(t, [][]string{{"f3"}}, squaresIn(tapped, c.Press(page, "e4")), "pressed again")

	page = c.Submit(page, `<button class="button main" id="check"`, "", "")
	assert.Regexp(t, `id="about"[^>]*><li[^>]*><span class="text"[^>]*>You saw one of two.</span>`, page)
	said := webtest.Announced.FindString(page)
	assert.Equal(t, 1, strings.Count(said, ">You saw one of two.</p>"), "it is announced once")
	assert.Contains(t, said, ">The answer: c2, f3.</p>", "and so is the answer")
	for square, sign := range map[string]string{"f3": "good", "c2": "missed", "e4": "bad"} {
		assert.Regexp(t, `(?s)id="`+square+`"(?:(?:</use>)|[^/]|/[^b]|/b[^u])*?class="sign `+sign+`"`, page, square)
	}
	assert.Equal(t, 2, strings.Count(page, `data-from="d4"`))
	assert.Contains(t, marksOf(page), "threatened")
	again := webtest.Text(t, c.Get("/"))
	assert.Contains(t, marksOf(again), "threatened")
	assert.NotContains(t, again, guessAsked)
	assert.NotContains(t, again, `class="sign`)
}

func squaresIn(pattern *regexp.Regexp, page string) (list [][]string) {
	for _, found := range pattern.FindAllStringSubmatch(page, -1) {
		list = append(list, found[1:])
	}
	return list
}

// A guess blocks nothing: moves, hints, what is threatened, earlier positions and taking back work while it is open,
// and it is asked after the next move. The answers in JSON are the same as ever.
func TestAGuessBlocksNothing(t *testing.T) {
	c := guesser(t)
	j := c.JSON()
	moves := webtest.Text(t, j.Get("/moves"))
	require.NotContains(t, webtest.Text(t, c.Get("/?ask=threat")), guessAsked)
	assert.Contains(t, marksOf(webtest.Text(t, c.Get("/?ask=threat"))), "threatened")
	assert.NotContains(t, webtest.Text(t, c.Get("/?ply=4")), guessAsked)
	j.Play("f3d4")
	j.Get("/move")
	assert.Contains(t, webtest.Text(t, c.Get("/")), guessAsked, "after the next move")

	c = guesser(t)
	assert.Equal(t, moves, webtest.Text(t, c.JSON().Get("/moves")))
	c.JSON().Get("/hint?step=1")
	assert.NotContains(t, webtest.Text(t, c.Get("/")), guessAsked, "who asks for a hint is told")

	c = guesser(t)
	webtest.Decode[webtest.Board](t, c.JSON().Post("/undo"), http.StatusOK)
	assert.NotContains(t, webtest.Text(t, c.Get("/")), guessAsked, "it is no question of a position tried before")
}

// POST /guess in JSON, and what it refuses. Being told needs no guess.
func TestGuessInJSON(t *testing.T) {
	type judged struct{ Found, Missed, Wrong []string }
	c := guesser(t)
	j := c.JSON()
	assert.Equal(t, judged{[]string{"f3"}, []string{"c2"}, []string{"a1"}},
		webtest.Decode[judged](t, j.PostJSON("/guess", `{"squares":["f3","a1"]}`), http.StatusOK))
	c.Hold("", knightAttacks, tutor.Setup{Seed: 5})
	assert.Equal(t, judged{[]string{}, []string{"c2", "f3"}, []string{}},
		webtest.Decode[judged](t, j.Post("/guess", "tell", "true"), http.StatusOK))
	page := webtest.Text(t, c.Get("/"))
	assert.NotContains(t, page, guessAsked)
	assert.Contains(t, marksOf(page), "threatened")
	c.Hold("", "e4 e5", tutor.Setup{Seed: 5})
	assert.Contains(t, c.Follow(c.Post("/guess")), "You saw it: nothing of yours can be taken.")

	assert.Equal(t, http.StatusBadRequest, j.Post("/guess", "squares", "x9").StatusCode)
	assert.Equal(t, http.StatusConflict, j.Post("/guess", "rev", "other").StatusCode)
	c.Hold("", "e4", tutor.Setup{Seed: 5})
	assert.Equal(t, http.StatusConflict, j.Post("/guess").StatusCode, "the computer is to move")
}

// There is no question before the computer has moved, in check, where two play, without help, or without the setting.
func TestWhereNothingIsGuessed(t *testing.T) {
	c := guesser(t)
	asks := func() bool { return strings.Contains(webtest.Text(t, c.Get("/")), guessAsked) }
	require.True(t, asks())
	for name, game := range map[string]string{"no move yet": "", "check": "e4 e5 Nf3 Bb4 d4 Qe7 d5 Bxd2"} {
		if name == "check" {
			game = "d4 e6 e4 Bb4"
		}
		c.Hold("", game, tutor.Setup{Seed: 5})
		assert.False(t, asks(), name)
	}
	c.Hold("", knightAttacks, tutor.Setup{Seed: 5, Players: tutor.TwoPlayers})
	assert.False(t, asks(), "two players")
	c.Hold("", knightAttacks, tutor.Setup{Seed: 5})
	c.JSON().Post("/settings", "help", "none")
	assert.False(t, asks(), "no help")
	c.JSON().Post("/settings", "help", "full", "guess", "false")
	assert.False(t, asks(), "not chosen")
	assert.NotContains(t, c.Cookies, site.ChancesCookie)
}
