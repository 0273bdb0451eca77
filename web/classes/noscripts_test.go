package classes_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// visitor is a browser without scripts: it sees pages, and gets to others by their links and forms alone.
type visitor struct {
	*webtest.Client
	page *goquery.Document
}

// visits opens a page that is typed in.
func visits(c *webtest.Client, path string) *visitor { return &visitor{c, c.Document(path)} }

// follow follows a link of the page.
func (v *visitor) follow(link string) {
	v.T.Helper()
	href := v.page.Find(link).First().AttrOr("href", "")
	require.NotEmpty(v.T, href, link)
	v.page = v.Document(href)
}

// press sends the form of a button, with what the page has in it and what is filled in.
func (v *visitor) press(button string, filled ...string) {
	v.T.Helper()
	b := v.page.Find(button).First()
	require.Equal(v.T, 1, b.Length(), button)
	form := b.Closest("form")
	if id, of := b.Attr("form"); of {
		form = v.page.Find("form#" + id)
	}
	fields := filled
	form.Find("input[type=hidden]").Each(func(_ int, in *goquery.Selection) {
		fields = append(fields, in.AttrOr("name", ""), in.AttrOr("value", ""))
	})
	if name := b.AttrOr("name", ""); name != "" {
		fields = append(fields, name, b.AttrOr("value", ""))
	}
	action := form.AttrOr("action", "")
	if form.AttrOr("method", "") == "post" {
		v.to(v.Post(action, fields...))
		return
	}
	query := url.Values{}
	for i := 0; i < len(fields); i += 2 {
		query.Set(fields[i], fields[i+1])
	}
	v.to(v.Get(action + "?" + query.Encode()))
}

// to follows redirects to a page.
func (v *visitor) to(r *http.Response) {
	v.T.Helper()
	if r.StatusCode == http.StatusSeeOther {
		v.page = v.Document(strings.SplitN(r.Header.Get("Location"), "#", 2)[0])
		return
	}
	require.Equal(v.T, http.StatusOK, r.StatusCode)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(v.T, err)
	v.page = page
}

// TestALessonWithoutScripts gives a lesson without scripts in any browser, from the page for grown-ups to the answer on
// the wall.
func TestALessonWithoutScripts(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher := visits(webtest.ClientOf(t, s).Browser(), "/grown-ups")
	teacher.follow(`a[href="/grown-ups/school"]`)
	teacher.follow(`a[href="/class/new"]`)
	teacher.press(`form[action="/class/new"] .main`, "title", "Class 4b", "today", "lesson:rook", "days", "1")
	code := teacher.page.Find(".code").Text()
	assert.Contains(t, teacher.page.Find("#live").Text(), "Nobody is here yet.")
	assert.Contains(t, teacher.page.Find("noscript").Text(), `http-equiv="refresh" content="10"`)

	var children []*visitor
	for _, animal := range []string{"otter", "bear"} {
		child := visits(webtest.ClientOf(t, s).Browser(), "/class")
		child.press(`form[action="/class"] .main`, "code", strings.ReplaceAll(code, " ", ""))
		child.press(`form[action$="/join"] .main`, "animal", animal, "color", "blue")
		assert.Contains(t, child.page.Find(".me").Text(), "Blue")
		children = append(children, child)
	}
	otter := children[0]
	otter.follow(`#live .main`)
	otter.page = otter.Document("/lesson/rook?id=rook-1")
	otter.press(`form[action$="/open"] .main`)
	otter.press(`form[action$="/answer"] .main`, "squares", "h8")

	path := "/class/" + strings.ReplaceAll(code, " ", "")
	teacher.page = teacher.Document(path + "/teacher") // it refreshes itself
	assert.Equal(t, "The rook: 0 right, 1 wrong", teacher.page.Find("#row-1 .bars svg").AttrOr("aria-label", ""))
	teacher.follow("#row-1 th a")
	teacher.press(".missed form .button")
	for i, child := range children {
		child.page = child.Document("/lessons")
		child.follow("#strip .main")
		assert.Equal(t, "Tap the two rooks that can go to the marked square.", child.page.Find("h1").Text())
		child.press([]string{"#e8", "#g6"}[i])
		assert.Contains(t, child.page.Find("#live [role=status]").Text(), "Your answer is in.")
	}
	teacher.follow(`.lookside a.main`)
	assert.Equal(t, []string{"1", "1"}, teacher.page.Find(".votecounts text").Map(
		func(_ int, s *goquery.Selection) string { return s.Text() }))
	teacher.press(`.votes button[value=e8]`)
	assert.Equal(t, "e8", teacher.page.Find(".answer b").Text())
	assert.Equal(t, "e8", otter.Document(path+"/together").Find(".answer b").Text())
}
