package web_test

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
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
			c := webtest.NewClient(t, nil)
			if path == "/move" {
				c.Play("e2e4")
			}
			r := httptest.NewRequest(http.MethodGet, path, nil)
			r.Header.Set("Origin", origin)
			answer := c.Do(r)
			assert.Equal(t, want, answer.StatusCode, "%s from %q", path, origin)
			if want == http.StatusForbidden {
				webtest.RequireRefused(t, answer, want, "another site")
			}
		}
	}
}

// No GET from another site sets a cookie, but for that of seats in a browser that has none. A link from there to
// practice leads to an exercise that the next step opens, so that no other site closes the one that is open.
func TestGetsFromOtherSitesSetNoCookie(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	c := webtest.ClientOf(t, s)
	made := webtest.Decode[webtest.Seat](t, c.PostJSON("/rooms", `{"side":"white"}`), http.StatusCreated)
	c.Play("e2e4")
	webtest.Decode[struct{}](t, c.Get("/practice?skill=fork&difficulty=easy"), http.StatusOK)
	class := webtest.Decode[struct{ Code, Lead string }](t, c.Post("/class/new", "title", "4b"), http.StatusCreated)
	secret := class.Lead[strings.LastIndex(class.Lead, "/")+1:]
	fill := strings.NewReplacer("{code}", class.Code, "{secret}", secret,
		"{id}", string(made.Room), "{name}", "rook", "{text}", "x", "{at}", "0")
	giveSecrets := []string{"/rooms", "/room/{id}"} // invitations come from other sites
	for path, methods := range routes(t, s) {
		if !slices.Contains(methods, http.MethodGet) || strings.HasSuffix(path, "/events") {
			continue
		}
		for _, accept := range []string{"text/html", "application/json"} {
			r := httptest.NewRequest(http.MethodGet, fill.Replace(path), nil)
			r.Header.Set("Sec-Fetch-Site", "cross-site")
			r.Header.Set("Accept", accept)
			assert.Empty(t, c.Do(r.Clone(r.Context())).Cookies(), "%s as %s", path, accept)
			for _, set := range webtest.ClientOf(t, s).Do(r).Cookies() {
				assert.Equal(t, site.SeatCookie, set.Name, "%s as %s, of a new browser", path, accept)
				assert.Contains(t, giveSecrets, path)
			}
		}
	}
	fromElsewhere := func() string {
		r := httptest.NewRequest(http.MethodGet, "/practice?skill=mate-in-one", nil)
		r.Header.Set("Sec-Fetch-Site", "cross-site")
		r.Header.Set("Accept", "text/html")
		return webtest.Text(t, c.Do(r))
	}
	assert.Contains(t, fromElsewhere(), english.English.Pages.Practice.Closed)
	clear(c.Cookies)
	page := fromElsewhere()
	assert.Contains(t, page, english.English.Pages.Learning.Exercise.NotOpen)
	assert.Contains(t, page, `href="/practice?skill=mate-in-one"`)
	c.Accept = "text/html"
	next := c.Get("/practice?skill=mate-in-one")
	assert.NotEmpty(t, next.Cookies())
	assert.NotContains(t, webtest.Text(t, next), english.English.Pages.Learning.Exercise.NotOpen)
}

// A parameter that is given twice is refused, wherever it is, as it is ambiguous.
func TestDoubledFieldsAreRefused(t *testing.T) {
	c := webtest.NewClient(t, nil)
	before := c.Board()
	const form, jsonType = "application/x-www-form-urlencoded", "application/json"
	webtest.RequireRefused(t, c.Send("/move", form, "from=e2&from=d2&to=e4"), http.StatusBadRequest, "")
	webtest.RequireRefused(t, c.Send("/move", jsonType, `{"from":"e2","from":"d2","to":"d4"}`), http.StatusBadRequest,
		"there twice")
	webtest.RequireRefused(t, c.Send("/move", jsonType, `{"from":"e2","to":"e4","fr\u006fm":"e2"}`),
		http.StatusBadRequest,
		"there twice")
	webtest.RequireRefused(t, c.Get("/hint?step=1&step=1"), http.StatusBadRequest, "whole number")
	webtest.RequireRefused(t, c.Get("/moves?ply=0&ply=0"), http.StatusBadRequest, "whole number")
	webtest.RequireRefused(t, c.Get("/hint?step=1&rev="+before.Rev+"&rev="+before.Rev), http.StatusConflict, "moved on")
	assert.Equal(t, before, c.Board())
}

// The response for a missing asset is that of any missing page.
func TestAMissingAssetIsAMissingPage(t *testing.T) {
	page := webtest.NewBrowser(t, nil)
	want, got := page.Get("/nowhere"), page.Get("/assets/nowhere.css")
	assert.Equal(t, http.StatusNotFound, got.StatusCode)
	withoutCode := func(r *http.Response) string {
		return strings.ReplaceAll(webtest.Text(t, r), r.Header.Get(site.RequestIDHeader), "")
	}
	assert.Equal(t, withoutCode(want), withoutCode(got))
	assert.Equal(t, want.Header.Get("Cache-Control"), got.Header.Get("Cache-Control"))
	webtest.RequireRefused(t, webtest.NewClient(t, nil).Get("/assets/0/main.js"), http.StatusNotFound,
		"Nothing is kept")
}
