package webtest

import (
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/require"
)

// JSON returns the same client asking for JSON.
func (c *Client) JSON() *Client {
	other := *c
	other.Accept = "application/json"
	return &other
}

var pageTitle = regexp.MustCompile(`<title>(.*?)</title>`)

// TitleOf returns the title of a page.
func TitleOf(t *testing.T, page string) string {
	t.Helper()
	found := pageTitle.FindStringSubmatch(page)
	require.NotNil(t, found)
	return found[1]
}

// Document gets a page, from now on as a browser.
func (c *Client) Document(path string) *goquery.Document {
	c.T.Helper()
	c.Accept = "text/html"
	r := c.Get(path)
	require.Equal(c.T, http.StatusOK, r.StatusCode, path)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(c.T, err)
	return page
}

// AsPage sends a form with Chess-Part: page, as scripts do; a GET if there is no form.
func (c *Client) AsPage(path string, pairs ...string) *http.Response {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	if len(pairs) > 0 {
		values := url.Values{}
		for i := 0; i+1 < len(pairs); i += 2 {
			values.Set(pairs[i], pairs[i+1])
		}
		r = httptest.NewRequest(http.MethodPost, path, strings.NewReader(values.Encode()))
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	r.Header.Set("Accept", "text/html")
	r.Header.Set("Chess-Part", "page")
	return c.Do(r)
}

// RequirePage checks that an answer is a page, and returns its text.
func RequirePage(t testing.TB, r *http.Response, status int) string {
	t.Helper()
	body := Text(t, r)
	require.Equal(t, status, r.StatusCode, body)
	require.Equal(t, "text/html; charset=utf-8", r.Header.Get("Content-Type"))
	require.Contains(t, r.Header.Values("Vary"), "Chess-Part")
	return body
}

// island is the part of a page that carries what the marks need.
var island = regexp.MustCompile(`(?s)<script id="marks" type="application/json">(.*?)</script>`)

// Carried returns the data for the marks in a page, "" if there is none.
func Carried(page string) string {
	if found := island.FindStringSubmatch(page); found != nil {
		return found[1]
	}
	return ""
}

// Announced is what screen readers are told of a page.
var Announced = regexp.MustCompile(`<div class="unseen" id="spoken"[^>]*>.*?</div>`)

var attribute = regexp.MustCompile(`(form|name|value)="([^"]*)"`)

// Press presses a square's button on a page without scripts.
func (c *Client) Press(page, square string) string {
	c.T.Helper()
	for _, button := range strings.Split(page, "<button ")[1:] { // an expression would take ten times as long
		button, _, _ = strings.Cut(button, ">")
		if !strings.Contains(" "+button, ` id="`+square+`"`) {
			continue
		}
		has := map[string]string{}
		for _, a := range attribute.FindAllStringSubmatch(button, -1) {
			has[a[1]] = html.UnescapeString(a[2])
		}
		require.NotEmpty(c.T, has["form"], "%s does nothing", square)
		return c.Submit(page, has["form"], has["name"], has["value"])
	}
	require.Fail(c.T, "no button", square)
	return ""
}

// Submit sends a form of a page, found by its id or by a text in it, with one more field.
func (c *Client) Submit(page, mark, name, value string) string {
	c.T.Helper()
	for _, form := range strings.Split(page, "<form ")[1:] {
		form, _, _ = strings.Cut("<form "+form, "</form>")
		if !strings.Contains(form, `id="`+mark+`"`) && !strings.Contains(form, ">"+mark) &&
			(!strings.HasPrefix(mark, "<") || !strings.Contains(form, mark)) {
			continue
		}
		fields := url.Values{}
		for _, input := range regexp.MustCompile(`<input[^>]*>`).FindAllString(form, -1) {
			has := map[string]string{}
			for _, a := range attribute.FindAllStringSubmatch(input, -1) {
				has[a[1]] = html.UnescapeString(a[2])
			}
			fields.Set(has["name"], has["value"])
		}
		if name != "" {
			fields.Set(name, value)
		}
		action := html.UnescapeString(regexp.MustCompile(`action="([^"]*)"`).FindStringSubmatch(form)[1])
		if strings.Contains(form, `method="get"`) {
			return c.Follow(c.Get(action + "?" + fields.Encode()))
		}
		return c.Follow(c.Send(action, "application/x-www-form-urlencoded", fields.Encode()))
	}
	require.Fail(c.T, "no form", "%s in %s", mark, page)
	return ""
}

// Link follows a link of a page by its text.
func (c *Client) Link(page, words string) string {
	c.T.Helper()
	found := regexp.MustCompile(`<a [^>]*href="([^"]*)"[^>]*>` + regexp.QuoteMeta(words)).FindStringSubmatch(page)
	require.NotNil(c.T, found, "%q in %s", words, page)
	return c.Follow(c.Get(html.UnescapeString(found[1])))
}

// Follow reads a page, after a redirect if there is one.
func (c *Client) Follow(r *http.Response) string {
	c.T.Helper()
	for r.StatusCode == http.StatusSeeOther {
		r = c.Get(r.Header.Get("Location"))
	}
	require.Equal(c.T, http.StatusOK, r.StatusCode)
	return Text(c.T, r)
}

// Browser returns the same client with Accept: text/html.
func (c *Client) Browser() *Client {
	pages := *c
	pages.Accept = "text/html"
	return &pages
}
