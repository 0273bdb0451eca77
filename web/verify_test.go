package web_test

import (
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/gorilla/securecookie"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// counting is a codec that counts how often it verifies each value.
type counting struct {
	securecookie.Codec
	verified map[string]int // by the value
}

func (c counting) Decode(name, value string, to any) error {
	c.verified[value]++
	return c.Codec.Decode(name, value, to)
}

// Whatever the route and the form of the answer, a request verifies the signature of each of its cookies once at most.
func TestACookieIsVerifiedOnceARequest(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	c := webtest.ClientOf(t, s)
	room := webtest.RoomPath(webtest.Decode[webtest.Seat](t, c.PostJSON("/rooms", `{"side":"white"}`),
		http.StatusCreated).Room)
	g := c.Hold("", "e4 e5 Nf3", tutor.Setup{Level: 3})
	c.Post("/settings", "help", "some")
	for name, data := range map[string][]byte{
		site.ProgressCookie: new(lesson.Progress).Encode(), site.ChancesCookie: {}, site.NotebookCookie: {},
	} {
		value, err := s.Site().Cookies.Sign(name, data)
		require.NoError(t, err)
		c.Cookies[name] = value
	}
	code := webtest.Decode[struct{ Code string }](t, c.Post("/class/new", "title", "4b"), http.StatusCreated).Code
	require.Len(t, c.Cookies, len(site.Cookies()))
	verified := map[string]int{}
	s.Site().Cookies.Codecs[0] = counting{s.Site().Cookies.Codecs[0], verified}
	fill := strings.NewReplacer("/room/{id}", room, "{code}", code, "{secret}", "none", "{text}", g.Link(),
		"{name}", "rook", "{at}", "1", "{page}", "keeps")
	some := false
	for path, methods := range routes(t, s) {
		if path = fill.Replace(path); strings.HasSuffix(path, "/events") {
			path += "?since=0"
		}
		require.NotRegexp(t, regexp.MustCompile(`[{}]`), path)
		for _, method := range methods {
			for _, accept := range []string{"text/html", "application/json"} {
				clear(verified)
				r := httptest.NewRequest(method, path, nil)
				r.Header.Set("Accept", accept)
				for name, value := range c.Cookies {
					r.AddCookie(&http.Cookie{Name: name, Value: value})
				}
				s.ServeHTTP(httptest.NewRecorder(), r)
				for name, value := range c.Cookies {
					some = some || verified[value] > 0
					assert.LessOrEqual(t, verified[value], 1, "%s %s, %s: %s", method, path, accept, name)
				}
			}
		}
	}
	assert.True(t, some)
}
