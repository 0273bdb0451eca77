package web

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/saytest"
)

// inTurned adds the made-up language to a server.
func inTurned(c *Config) { c.Languages = []*say.Language{english.English, saytest.Turned()} }

// askTurned asks in the made-up language.
func (c *client) askTurned(method, path string, fields ...string) *http.Response {
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Set(fields[i], fields[i+1])
	}
	r := httptest.NewRequest(method, path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept-Language", "x-turned, en;q=0.5")
	return c.do(r)
}

// requireTurned requires that a page has all texts of a struct in the made-up language, and none in English.
func requireTurned(t *testing.T, page string, english any, except ...string) {
	t.Helper()
	page = html.UnescapeString(page)
	v := reflect.ValueOf(english)
	for i := range v.NumField() {
		name, text := v.Type().Field(i).Name, v.Field(i).String()
		if strings.Contains(strings.Join(except, " "), name) {
			continue
		}
		assert.Contains(t, page, saytest.Turn(text), name)
		for _, mark := range []string{">" + text + "<", "> " + text + "<", `"` + text + `"`} {
			assert.NotContains(t, page, mark, name)
		}
	}
}

func TestThePageOfANewGameInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	c.json().start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "two")
	c.json().play("e2e4")
	c.accept = "text/html"
	page := text(t, c.askTurned(http.MethodGet, "/new"))
	assert.Contains(t, page, `<html lang="x-turned">`)
	requireTurned(t, page, english.English.Pages.NewGame, "Match")
	requireTurned(t, page, english.English.Frame)
	for l, words := range english.English.Levels.Each {
		assert.Contains(t, html.UnescapeString(page), saytest.Turn(words.Sentence))
		assert.Contains(t, html.UnescapeString(page), saytest.Turn(english.English.Called(l)))
	}
	assert.Contains(t, text(t, c.get("/new")), `<html lang="en">`)

	c.json().start("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "computer")
	c.json().play("a1a8")
	c.accept = "text/html"
	assert.Contains(t, text(t, c.askTurned(http.MethodGet, "/new")), saytest.Turn(english.English.Pages.NewGame.Match))
	page = text(t, c.askTurned(http.MethodGet, "/settings"))
	requireTurned(t, page, english.English.Levels, "Each Characters Strength")
	for _, words := range english.English.Levels.Each {
		requireTurned(t, page, words)
	}

	page = text(t, c.askTurned(http.MethodPost, "/new", "players", "two", "fen", "8/8/8/8/8/8/8/8 w - - 0 1"))
	assert.Contains(t, page, saytest.Turn("White has 0 kings instead of one."))
}

// Facts and errors come in the language that is asked for, on pages and in JSON.
func TestFactsAndErrorsInAnotherLanguage(t *testing.T) {
	c := newClient(t, inTurned)
	c.start("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "computer")
	english := decode[advisedFacts](t, c.get("/advice"), http.StatusOK)
	turned := decode[advisedFacts](t, c.askTurned(http.MethodGet, "/advice"), http.StatusOK)
	require.NotEmpty(t, english.Facts)
	require.Len(t, turned.Facts, len(english.Facts))
	for i, f := range english.Facts {
		assert.Equal(t, saytest.Turn(f.Text), turned.Facts[i].Text)
	}
	for _, move := range [][]string{{"from", "e1", "to", "e8"}, {"from", "z9", "to", "e2"}} {
		r := c.askTurned(http.MethodPost, "/move", move...)
		want := decode[struct{ Error string }](t, c.post("/move", move...), r.StatusCode).Error
		said := decode[struct{ Error string }](t, r, r.StatusCode).Error
		assert.Equal(t, saytest.Turn(want), said)
		assert.NotEqual(t, want, said)
	}
	c.accept = "text/html"
	assert.Contains(t, text(t, c.askTurned(http.MethodGet, "/")), saytest.Turn("Check from the rook!"))
}

// What the server refuses, and the page that says so, come in the language that is asked for.
func TestFailuresInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	page := text(t, c.askTurned(http.MethodGet, "/nowhere"))
	assert.Contains(t, page, `<html lang="x-turned">`)
	for _, words := range []string{"There is no such page", "Nothing is kept at this address.", "Back to the game"} {
		assert.Contains(t, page, ">"+saytest.Turn(words)+"<")
	}
	requireTurned(t, page, english.English.Frame)
	page = text(t, c.askTurned(http.MethodPost, "/undo"))
	assert.Contains(t, page, saytest.Turn("There is nothing to take back."))
}

// The page of a game is completely in the requested language, in all its states.
func TestThePageOfAGameInAnotherLanguage(t *testing.T) {
	c := newBrowser(t, inTurned)
	var pages string
	see := func(paths ...string) {
		for _, path := range paths {
			r := c.askTurned(http.MethodGet, path)
			require.Less(t, r.StatusCode, http.StatusBadRequest, path)
			pages += text(t, r)
		}
	}
	see("/", "/hint?step=1", "/hint?step=2", "/hint?step=3", "/")
	c.json().start("4k3/7p/8/8/8/8/3p4/4K3 w - - 0 1", "two")
	c.json().play("e1d2", "e8e7")
	see("/?ask=new", "/?ply=0", "/?ply=1", "/?from=d2", "/?show=d2e3,e7e6&step=1")
	c.json().start("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "two")
	see("/?from=a7&to=a8")
	c.json().start("4k3/8/8/8/3q4/8/8/3QK3 w - - 0 1", "computer")
	see("/")
	c.json().play("d1b3") // which gives something away, so the computer waits
	see("/")
	c.json().start("4k3/8/8/8/8/8/8/4K2R b K - 0 1", "computer")
	see("/")
	c.json().start("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "computer") // a draw
	see("/")
	c.json().start("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "computer")
	c.json().play("a1a8") // won
	see("/")
	c.json().start("6k1/8/8/8/8/8/5PPP/r5K1 w - - 0 1", "computer") // lost
	see("/")
	c.json().start("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "computer") // the fourth that has ended
	c.json().start("", "computer")
	see("/")
	c.json().post("/settings", "guess", "true")
	c.json().play("e2e4")
	c.json().get("/move")
	see("/", "/?from=d2")
	c.json().start("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "two") // drawn
	see("/")
	hurried := newBrowser(t, func(config *Config) {
		inTurned(config)
		config.CoachTime = time.Nanosecond
	})
	pages += text(t, hurried.askTurned(http.MethodGet, "/"))
	requireTurned(t, pages, english.English.Pages.Play)
	requireTurned(t, pages, english.English.Key)
}

// The language in the settings has precedence over Accept-Language.
func TestTheLanguageIsASetting(t *testing.T) {
	c := newBrowser(t, inTurned)
	page := text(t, c.askTurned(http.MethodGet, "/settings"))
	requireTurned(t, page, english.English.Pages.Settings, "Saved")
	for _, words := range english.English.Settings {
		assert.Contains(t, html.UnescapeString(page), saytest.Turn(words))
	}
	assert.Regexp(t, `name="language" value="auto" checked`, page)
	assert.Regexp(t, `name="language" value="en"> English<`, page, "each as it calls itself")

	require.Equal(t, http.StatusSeeOther, c.post("/settings", "language", "x-turned").StatusCode)
	page = text(t, c.get("/settings"))
	assert.Contains(t, page, `<html lang="x-turned">`)
	assert.Regexp(t, `name="language" value="x-turned" checked`, page)
	assert.Contains(t, text(t, c.json().get("/settings")), `"language":"x-turned"`)
	requireRefused(t, c.json().post("/settings", "language", "tlh"), http.StatusBadRequest,
		saytest.Turn("Language is one of auto, en or "))

	require.Equal(t, http.StatusSeeOther, c.post("/settings", "language", "en").StatusCode)
	c.accept = "text/html"
	assert.Contains(t, text(t, c.askTurned(http.MethodGet, "/")), `<html lang="en">`, "whatever the browser asks for")
	c.post("/settings", "language", "auto")
	assert.Contains(t, text(t, c.askTurned(http.MethodGet, "/")), `<html lang="x-turned">`)

	// A server that has one language offers no choice, and takes a language that it lacks for none.
	one := newBrowser(t, nil)
	c.post("/settings", "language", "x-turned")
	one.cookies = c.cookies
	page = text(t, one.get("/settings"))
	assert.Contains(t, page, `<html lang="en">`)
	assert.NotContains(t, page, `name="language"`)
}
