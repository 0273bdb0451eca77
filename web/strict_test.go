package web

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// A GET request that would change something is refused from other sites.
func TestGetsThatChangeAreRefusedToOtherSites(t *testing.T) {
	for _, path := range []string{"/move", "/hint?step=1"} {
		for origin, want := range map[string]int{
			"https://evil.example": http.StatusForbidden,
			"null":                 http.StatusForbidden,
			"http://example.com":   http.StatusOK, // the host of the request
			"":                     http.StatusOK,
		} {
			c := newClient(t, nil)
			if path == "/move" {
				c.play("e2e4")
			}
			r := httptest.NewRequest(http.MethodGet, path, nil)
			r.Header.Set("Origin", origin)
			answer := c.do(r)
			assert.Equal(t, want, answer.StatusCode, "%s from %q", path, origin)
			if want == http.StatusForbidden {
				requireRefused(t, answer, want, "another site")
			}
		}
	}
}

// No GET from another site sets a cookie. A link from there to practice leads to an exercise that the next step opens,
// so that no other site closes the one that is open.
func TestGetsFromOtherSitesSetNoCookie(t *testing.T) {
	s := newRoomServer(t, nil)
	c := s.at(t)
	made := decode[aSeat](t, c.postJSON("/rooms", `{"side":"white"}`), http.StatusCreated)
	c.play("e2e4")
	decode[struct{}](t, c.get("/practice?skill=fork&difficulty=easy"), http.StatusOK)
	fill := strings.NewReplacer("{id}", string(made.Room), "{name}", "rook", "{text}", "x", "{at}", "0")
	for path, methods := range routes(t, s) {
		if !slices.Contains(methods, http.MethodGet) || strings.HasSuffix(path, "/events") {
			continue
		}
		for _, accept := range []string{"text/html", "application/json"} {
			r := httptest.NewRequest(http.MethodGet, fill.Replace(path), nil)
			r.Header.Set("Sec-Fetch-Site", "cross-site")
			r.Header.Set("Accept", accept)
			assert.Empty(t, c.do(r).Cookies(), "%s as %s", path, accept)
		}
	}
	fromElsewhere := func() string {
		r := httptest.NewRequest(http.MethodGet, "/practice?skill=mate-in-one", nil)
		r.Header.Set("Sec-Fetch-Site", "cross-site")
		r.Header.Set("Accept", "text/html")
		return text(t, c.do(r))
	}
	assert.Contains(t, fromElsewhere(), english.English.Pages.Practice.Closed)
	clear(c.cookies)
	page := fromElsewhere()
	assert.Contains(t, page, english.English.Pages.Learning.Exercise.NotOpen)
	assert.Contains(t, page, `href="/practice?skill=mate-in-one"`)
	c.accept = "text/html"
	next := c.get("/practice?skill=mate-in-one")
	assert.NotEmpty(t, next.Cookies())
	assert.NotContains(t, text(t, next), english.English.Pages.Learning.Exercise.NotOpen)
}

// A parameter that is given twice is refused, wherever it is, as it is ambiguous.
func TestDoubledFieldsAreRefused(t *testing.T) {
	c := newClient(t, nil)
	before := c.board()
	const form, jsonType = "application/x-www-form-urlencoded", "application/json"
	requireRefused(t, c.send("/move", form, "from=e2&from=d2&to=e4"), http.StatusBadRequest, "")
	requireRefused(t, c.send("/move", jsonType, `{"from":"e2","from":"d2","to":"d4"}`), http.StatusBadRequest,
		"there twice")
	requireRefused(t, c.send("/move", jsonType, `{"from":"e2","to":"e4","fr\u006fm":"e2"}`), http.StatusBadRequest,
		"there twice")
	requireRefused(t, c.get("/hint?step=1&step=1"), http.StatusBadRequest, "whole number")
	requireRefused(t, c.get("/moves?ply=0&ply=0"), http.StatusBadRequest, "whole number")
	requireRefused(t, c.get("/hint?step=1&rev="+before.Rev+"&rev="+before.Rev), http.StatusConflict, "moved on")
	assert.Equal(t, before, c.board())
}

// The error for an invalid event number names the parameter or header.
func TestTheLastEventIsNamed(t *testing.T) {
	s := newRoomServer(t, nil)
	white, _, path := pair(t, s, `{"side":"white"}`)
	r := httptest.NewRequest(http.MethodGet, path+"/events", nil)
	r.Header.Set("Last-Event-ID", "x")
	requireRefused(t, white.do(r), http.StatusBadRequest, "Last-Event-ID is a whole number")
	requireRefused(t, white.get(path+"/events?since=x"), http.StatusBadRequest, "Since is a whole number")
}

// A room in which nobody has moved has no date yet.
func TestARoomNotBegunHasNoDate(t *testing.T) {
	s := newRoomServer(t, func(c *Config) { c.Countdown = time.Minute })
	white, _, path := pair(t, s, `{"side":"white"}`)
	pgn := text(t, white.get(path+"/game.pgn"))
	assert.Contains(t, pgn, `[Date "????.??.??"]`)
}

// The response for a missing asset is that of any missing page.
func TestAMissingAssetIsAMissingPage(t *testing.T) {
	page := newBrowser(t, nil)
	want, got := page.get("/nowhere"), page.get("/assets/nowhere.css")
	assert.Equal(t, http.StatusNotFound, got.StatusCode)
	withoutCode := func(r *http.Response) string {
		return strings.ReplaceAll(text(t, r), r.Header.Get(site.RequestIDHeader), "")
	}
	assert.Equal(t, withoutCode(want), withoutCode(got))
	assert.Equal(t, want.Header.Get("Cache-Control"), got.Header.Get("Cache-Control"))
	requireRefused(t, newClient(t, nil).get("/assets/0/main.js"), http.StatusNotFound, "Nothing is kept")
}
