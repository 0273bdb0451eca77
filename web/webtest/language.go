package webtest

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
)

// Turned adds the made-up language to a server.
func Turned(c *web.Config) { c.Languages = []*say.Language{english.English, turnedLanguage()} }

// AskTurned asks in the made-up language.
func (c *Client) AskTurned(method, path string, fields ...string) *http.Response {
	form := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		form.Set(fields[i], fields[i+1])
	}
	r := httptest.NewRequest(method, path, strings.NewReader(form.Encode()))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("Accept-Language", "x-turned, en;q=0.5")
	return c.Do(r)
}

// RequireTurned requires that a page has all texts of a struct in the made-up language, and none in English.
func RequireTurned(t *testing.T, page string, english any, except ...string) {
	t.Helper()
	page = html.UnescapeString(page)
	v := reflect.ValueOf(english)
	for i := range v.NumField() {
		name, text := v.Type().Field(i).Name, v.Field(i).String()
		if strings.Contains(strings.Join(except, " "), name) {
			continue
		}
		assert.Contains(t, page, Turn(text), name)
		for _, mark := range []string{">" + text + "<", "> " + text + "<", `"` + text + `"`} {
			assert.NotContains(t, page, mark, name)
		}
	}
}

// HasTurned asserts that a page has a text in the made-up language, and not in English.
func HasTurned(t *testing.T, page, english string) {
	t.Helper()
	page = html.UnescapeString(page)
	assert.True(t, strings.Contains(page, Turn(english)), "turned: %s", english)
	assert.False(t, strings.Contains(page, ">"+english+"<"), english)
}
