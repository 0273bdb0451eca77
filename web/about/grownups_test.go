package about_test

import (
	"net/http"
	"regexp"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web/webtest"
)

// links returns where the links in a part of a page lead.
func links(page *goquery.Document, selector string) []string {
	return page.Find(selector).Map(func(_ int, a *goquery.Selection) string { return a.AttrOr("href", "") })
}

// Five cards lead to pages, and every link of those is answered.
func TestEveryCardForGrownUpsLeadsToAPage(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	c.Accept = "text/html"
	cards := links(c.Document("/grown-ups"), "main a.card")
	require.Equal(t, []string{
		"/about", "/grown-ups/keeps", "/grown-ups/child", "/grown-ups/sheets", "/grown-ups/school",
	}, cards)
	for _, card := range cards {
		page := c.Document(card)
		assert.NotEmpty(t, page.Find("main section.card p").Text(), card)
		on := links(page, "main .actions a")
		assert.NotEmpty(t, on, card)
		for _, link := range append(on, links(page, "footer a")...) {
			assert.Equal(t, http.StatusOK, c.Get(link).StatusCode, "%s of %s", link, card)
		}
	}
	assert.Equal(t, http.StatusNotFound, c.Get("/grown-ups/nothing").StatusCode)
}

// Grown-ups find their page from the doors, from the settings, and from the foot of pages of text.
func TestPagesLeadToTheOneForGrownUps(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	c.Accept = "text/html"
	for path, where := range map[string]string{
		"/": "#welcome", "/settings": ".beside", "/welcome": "footer", "/learn": "footer", "/lessons": "footer",
		"/practice/skills": "footer", "/progress": "footer", "/seen": "footer", "/forget": "footer",
		"/about": "footer", "/grown-ups/child": "footer", "/rooms": "footer", "/import": "footer",
		"/new": "footer", "/edit": "footer", "/class": "footer", "/class/new": "footer",
		"/g/2AwEAAAAAABTlt4qu": "footer",
	} {
		assert.Equal(t, []string{"/grown-ups"}, links(c.Document(path), where+` a[href="/grown-ups"]`), path)
	}
}

// Of games with friends they are told only where the server has rooms for them.
func TestGrownUpsAreToldOfRoomsWhereThereAreAny(t *testing.T) {
	rooms := regexp.MustCompile(`(?i)friend|seat|sits|QR|game is deleted|play each other`)
	for _, path := range []string{"/grown-ups", "/grown-ups/keeps", "/grown-ups/school", "/about"} {
		for has, c := range map[bool]*webtest.Client{
			true: webtest.ClientOf(t, webtest.NewRoomServer(t, nil)), false: webtest.NewClient(t, nil),
		} {
			c.Accept = "text/html"
			text := c.Document(path).Find("main").Text()
			assert.Equal(t, has && path != "/grown-ups", rooms.MatchString(text), "%s, rooms: %t: %s", path, has, text)
		}
	}
}

// What grown-ups are told of what is kept is true: for how long by the constants that decide it.
func TestGrownUpsAreToldWhatIsKept(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil))
	c.Accept = "text/html"
	page := webtest.Text(t, c.Get("/grown-ups/keeps"))
	assert.Contains(t, page, "in cookies, for a year.")
	assert.Contains(t, page, "No script can read them.")
	cookies := append(c.Post("/settings", "sound", "false").Cookies(), c.Post("/new").Cookies()...)
	require.NotEmpty(t, cookies)
	for _, cookie := range cookies {
		assert.Equal(t, 365*24*3600, cookie.MaxAge, cookie.Name)
		assert.True(t, cookie.HttpOnly, cookie.Name)
	}
	assert.Contains(t, page, "30 days after its last move. One that nobody began is deleted after a day.")
	assert.EqualValues(t, 30*24, sqlstore.KeepIdle.Hours())
	assert.EqualValues(t, 24, sqlstore.KeepUnstarted.Hours())
}
