package site_test

import (
	"context"
	"errors"
	"html"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

func TestThePageOfANewGameInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, func(c *web.Config) {
		webtest.Turned(c)
		c.Rooms = func(context.Context) (*sqlstore.Store, error) { return nil, errors.ErrUnsupported }
	})
	c.JSON().Start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "two")
	c.JSON().Play("e2e4")
	c.Accept = "text/html"
	page := webtest.Text(t, c.AskTurned(http.MethodGet, "/new?look=fork"))
	assert.Contains(t, page, `<html lang="x-turned">`)
	webtest.RequireTurned(t, page, english.English.Pages.NewGame, "Match Beaten Midway")
	webtest.RequireTurned(t, page, english.English.Frame, "Book Mine")
	thumbs := webtest.Text(t, c.AskTurned(http.MethodGet, "/lessons")) // it has the pages at the thumb, too
	webtest.RequireTurned(t, thumbs, english.English.Frame)
	for l, words := range english.English.Levels.Each {
		assert.Contains(t, html.UnescapeString(page), webtest.Turn(words.Sentence))
		assert.Contains(t, html.UnescapeString(page), webtest.Turn(english.English.Called(l)))
	}
	assert.Contains(t, webtest.Text(t, c.Get("/new")), `<html lang="en">`)

	c.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{Learner: chess.Black, Level: ai.ThreePlies})
	c.Accept = "text/html"
	page = webtest.Text(t, c.AskTurned(http.MethodGet, "/new"))
	assert.Contains(t, page, webtest.Turn(english.English.Pages.NewGame.Match))
	assert.Contains(t, page, webtest.Turn(english.English.Pages.NewGame.Beaten))
	assert.Contains(t, page, webtest.Turn(english.English.Pages.NewGame.Midway), "no game is given up")
	page = webtest.Text(t, c.AskTurned(http.MethodGet, "/settings"))
	webtest.RequireTurned(t, page, english.English.Levels, "Each Characters Strength")
	for _, words := range english.English.Levels.Each {
		webtest.RequireTurned(t, page, words)
	}

	page = webtest.Text(t, c.AskTurned(http.MethodPost, "/new", "players", "two", "fen", "8/8/8/8/8/8/8/8 w - - 0 1"))
	assert.Contains(t, page, webtest.Turn("White has 0 kings instead of one."))
}

// Facts and errors come in the language that is asked for, on pages and in JSON.
func TestFactsAndErrorsInAnotherLanguage(t *testing.T) {
	c := webtest.NewClient(t, webtest.Turned)
	c.Start("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "computer")
	english := webtest.Decode[webtest.Advice](t, c.Get("/advice"), http.StatusOK)
	turned := webtest.Decode[webtest.Advice](t, c.AskTurned(http.MethodGet, "/advice"), http.StatusOK)
	require.NotEmpty(t, english.Facts)
	require.Len(t, turned.Facts, len(english.Facts))
	for i, f := range english.Facts {
		assert.Equal(t, webtest.Turn(f.Text), turned.Facts[i].Text)
	}
	for _, move := range [][]string{{"from", "e1", "to", "e8"}, {"from", "z9", "to", "e2"}} {
		r := c.AskTurned(http.MethodPost, "/move", move...)
		want := webtest.Decode[struct{ Error string }](t, c.Post("/move", move...), r.StatusCode).Error
		said := webtest.Decode[struct{ Error string }](t, r, r.StatusCode).Error
		assert.Equal(t, webtest.Turn(want), said)
		assert.NotEqual(t, want, said)
	}
	c.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, c.AskTurned(http.MethodGet, "/")), webtest.Turn("Check from the rook!"))
}

// What the server refuses, and the page that says so, come in the language that is asked for.
func TestFailuresInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	page := webtest.Text(t, c.AskTurned(http.MethodGet, "/nowhere"))
	assert.Contains(t, page, `<html lang="x-turned">`)
	for _, words := range []string{"There is no such page", "Nothing is kept at this address.", "Back to the game"} {
		assert.Contains(t, page, ">"+webtest.Turn(words)+"<")
	}
	webtest.RequireTurned(t, page, english.English.Frame, "More Book Mine WherePieces")
	page = webtest.Text(t, c.AskTurned(http.MethodPost, "/undo"))
	assert.Contains(t, page, webtest.Turn("There is nothing to take back."))
}

// The page of a game is completely in the requested language, in all its states.
func TestThePageOfAGameInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	var pages string
	see := func(paths ...string) {
		for _, path := range paths {
			r := c.AskTurned(http.MethodGet, path)
			require.Less(t, r.StatusCode, http.StatusBadRequest, path)
			pages += webtest.Text(t, r)
		}
	}
	see("/", "/hint?step=1", "/hint?step=2", "/hint?step=3", "/?hint=open")
	c.JSON().Start("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer") // no line tells a step of its hint
	see("/hint?step=1", "/?hint=open")
	c.JSON().Start("4k3/7p/8/8/8/8/3p4/4K3 w - - 0 1", "two")
	c.JSON().Play("e1d2", "e8e7")
	see("/?ask=new", "/?ply=0", "/?ply=1", "/?from=d2", "/?show=d2e3,e7e6&step=1")
	c.JSON().Start("3r1k2/5ppp/4p3/8/P7/8/5PPP/RR4K1 w - - 0 1", "computer")
	see("/?ask=plan")
	c.JSON().Start("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "two")
	see("/?from=a7&to=a8")
	c.JSON().Start("4k3/8/8/8/3q4/8/8/3QK3 w - - 0 1", "computer")
	see("/")
	for range 2 {
		c.JSON().Play("d1b3") // which gives something away, so the computer waits
		see("/")
		c.JSON().Post("/undo")
	}
	c.JSON().Start("4k3/8/8/8/8/8/8/4K2R b K - 0 1", "computer")
	see("/")
	c.JSON().Start("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "computer") // a draw
	see("/")
	c.JSON().Start("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "computer")
	c.JSON().Play("a1a8") // won
	see("/")
	c.JSON().Start("6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "computer") // lost
	see("/")
	c.JSON().Start("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "computer") // the fourth that has ended
	c.JSON().Start("", "computer")
	see("/")
	c.JSON().Post("/settings", "guess", "true")
	c.JSON().Play("e2e4")
	c.JSON().Get("/move")
	see("/", "/?from=d2", "/?ask=purpose")
	c.JSON().Start("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "two") // drawn
	see("/")
	rook, _ := lesson.Find("rook")
	beginner, e := webtest.NewBrowser(t, webtest.Turned), rook.Exercises[0] // who has begun the path
	beginner.JSON().OpenExercise(rook.Name, e.ID)
	beginner.JSON().Answer(rook.Name, e.ID, "move", e.Solutions()[0].Moves[0].String())
	pages += webtest.Text(t, beginner.AskTurned(http.MethodGet, "/"))
	hurried := webtest.NewBrowser(t, func(config *web.Config) {
		webtest.Turned(config)
		config.CoachTime = time.Nanosecond
	})
	pages += webtest.Text(t, hurried.AskTurned(http.MethodGet, "/"))
	webtest.RequireTurned(t, pages, english.English.Pages.Play)
	webtest.RequireTurned(t, pages, english.English.Key)
}

// The language in the settings has precedence over Accept-Language.
func TestTheLanguageIsASetting(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	page := webtest.Text(t, c.AskTurned(http.MethodGet, "/settings"))
	webtest.RequireTurned(t, page, english.English.Pages.Settings, "Saved")
	for _, words := range english.English.Settings {
		assert.Contains(t, html.UnescapeString(page), webtest.Turn(words))
	}
	assert.Regexp(t, `name="language" value="auto" checked`, page)
	assert.Regexp(t, `name="language" value="en"> English<`, page, "each as it calls itself")

	require.Equal(t, http.StatusSeeOther, c.Post("/settings", "language", "x-turned").StatusCode)
	page = webtest.Text(t, c.Get("/settings"))
	assert.Contains(t, page, `<html lang="x-turned">`)
	assert.Regexp(t, `name="language" value="x-turned" checked`, page)
	assert.Contains(t, webtest.Text(t, c.JSON().Get("/settings")), `"language":"x-turned"`)
	webtest.RequireRefused(t, c.JSON().Post("/settings", "language", "tlh"), http.StatusBadRequest,
		webtest.Turn("Language is one of auto, en or "))

	require.Equal(t, http.StatusSeeOther, c.Post("/settings", "language", "en").StatusCode)
	c.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, c.AskTurned(http.MethodGet, "/")), `<html lang="en">`,
		"whatever the browser asks for")
	c.Post("/settings", "language", "auto")
	assert.Contains(t, webtest.Text(t, c.AskTurned(http.MethodGet, "/")), `<html lang="x-turned">`)

	// A server that has one language offers no choice, and takes a language that it lacks for none.
	one := webtest.NewBrowser(t, func(c *web.Config) { c.Languages = []*say.Language{english.English} })
	c.Post("/settings", "language", "x-turned")
	one.Cookies = c.Cookies
	page = webtest.Text(t, one.Get("/settings"))
	assert.Contains(t, page, `<html lang="en">`)
	assert.NotContains(t, page, `name="language"`)
}
