package site_test

import (
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A whole game, the lessons, a room and what goes wrong are available in another language by Accept-Language and by
// the setting: each text of each page is the English page's, turned round, and there is no English left in it.

func TestAWholeGameInTwoLanguages(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	c.Unknown = true // this asks more than one address may
	both := inTwo{t, c}
	both.walk("/", 40)
	c.JSON().Start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "computer")
	for _, move := range []string{"e2e4", "d1h5", "f1c4"} { // the computer answers each
		c.JSON().Play(move)
		c.Get("/move")
		both.walk("/", 8)
	}
	c.JSON().Start("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "two")
	for _, move := range []string{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"} {
		c.JSON().Play(move)
		both.walk("/", 5)
	}
	for _, fen := range []string{
		"k7/8/1Q6/8/8/8/8/6K1 b - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K2R w KQ - 99 80",
		"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1",
	} {
		for _, players := range []string{"computer", "two"} {
			c.JSON().Start(fen, players)
			both.walk("/", 6)
		}
	}
}

func TestLessonsAndErrorsInTwoLanguages(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	c.Unknown = true // this asks more than one address may
	both := inTwo{t, c}
	both.walk("/learn", 30)
	for _, path := range []string{
		"/nothing", "/?ply=99", "/?from=z9", "/learn?at=x", "/learn?at=start.a1", "/room/nothing", "/room?code=x",
		"/hint?step=9",
	} {
		both.page(path)
	}
	for path, fields := range map[string][]string{
		"/move": {"from", "e2", "to", "e5"}, "/undo": nil, "/new": {"fen", "8/8/8/8/8/8/8/8 w - - 0 1"},
		"/settings": {"help", "all"}, "/learn": nil,
	} {
		both.answer(http.MethodPost, path, fields...)
	}
}

func TestARoomInTwoLanguages(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := webtest.NewRoomServer(t, webtest.Turned)
		white, black, path := webtest.Started(t, s, `{"side":"white","minutes":5,"increment":3}`)
		seen := func() {
			for _, c := range []*webtest.Client{white, black, webtest.ClientOf(t, s)} {
				inTwo{t, c.Browser()}.walk(path, 6)
				c.Accept = "application/json"
			}
		}
		waiting := webtest.ClientOf(t, s)
		made := webtest.Decode[webtest.Seat](t, waiting.PostJSON("/rooms", `{"help":"me"}`), http.StatusCreated)
		for _, c := range []*webtest.Client{waiting, webtest.ClientOf(t, s)} {
			inTwo{t, c.Browser()}.walk(webtest.RoomPath(made.Room), 6)
		}
		seen()
		white.Act(path+"/move", `{"from":"e2","to":"e4"}`)
		seen()
		black.Act(path+"/move", `{"from":"f7","to":"f6"}`)
		white.Act(path+"/move", `{"from":"d1","to":"h5"}`)
		white.Act(path+"/draw", `{"answer":"offer"}`)
		seen()
		inTwo{t, white.Browser()}.answer(http.MethodPost, path+"/move", "from", "a2", "to", "a3")
		white.Accept = "application/json"
		time.Sleep(90 * time.Second)
		black.Room(path)
		seen()
		black.Act(path+"/resign", "{}")
		seen()
		white.Act(path+"/rematch", "{}")
		seen()
	})
}

// inTwo asks for pages in English and in the made-up language.
type inTwo struct {
	t *testing.T
	c *webtest.Client
}

// walk compares a page and those that it leads to by links and by forms that ask, so many at most.
func (b inTwo) walk(from string, most int) {
	b.t.Helper()
	known := map[string]bool{from: true}
	for next := []string{from}; len(next) > 0; next = next[1:] {
		for _, url := range onward(b.page(next[0])) {
			if len(known) < most && !known[url] {
				known[url] = true
				next = append(next, url)
			}
		}
	}
}

// page compares a page in the two languages and returns it in English.
func (b inTwo) page(path string) *goquery.Document { return b.answer(http.MethodGet, path) }

// answer compares an answer in the two languages, by header and by setting. What is asked for changes nothing: the
// same cookies are sent each time.
func (b inTwo) answer(method, path string, fields ...string) *goquery.Document {
	b.t.Helper()
	before := maps.Clone(b.c.Cookies)
	ask := func(get func() *http.Response) *goquery.Document {
		b.c.Cookies = maps.Clone(before)
		r := get()
		doc, err := goquery.NewDocumentFromReader(r.Body)
		require.NoError(b.t, err)
		return doc
	}
	english := ask(func() *http.Response {
		if method == http.MethodPost {
			return b.c.Post(path, fields...)
		}
		return b.c.Get(path)
	})
	turned := ask(func() *http.Response { return b.c.AskTurned(method, path, fields...) })
	b.c.Cookies = maps.Clone(before)
	require.Equal(b.t, http.StatusSeeOther, b.c.Post("/settings", "language", "x-turned").StatusCode)
	before, chosen := b.c.Cookies, before
	bySetting := ask(func() *http.Response {
		if method == http.MethodPost {
			return b.c.Post(path, fields...)
		}
		return b.c.Get(path)
	})
	b.c.Cookies = chosen
	b.compare(path, english, turned)
	if path != "/settings" { // where the choice itself is seen
		b.compare(path+" by the setting", english, bySetting)
	}
	return english
}

// compare asserts that a page is the English one in the made-up language.
func (b inTwo) compare(path string, english, turned *goquery.Document) {
	b.t.Helper()
	lang, _ := turned.Find("html").Attr("lang")
	assert.Equal(b.t, "x-turned", lang, path)
	want, got := textsOf(english), textsOf(turned)
	if !assert.Len(b.t, got, len(want), path) {
		return
	}
	for i := range want {
		if !strings.EqualFold(webtest.Turn(want[i]), got[i]) {
			assert.Fail(b.t, "English is left", "%s: %q is %q", path, want[i], got[i])
		}
	}
}

// textsOf returns all that a page says: its texts, and what is heard or comes up later by its attributes. Text that
// is in no language is left out: the site's name, names of languages and of other sites, games and positions as
// text, and the codes of rooms and requests.
func textsOf(page *goquery.Document) (list []string) {
	page.Find("textarea, script, noscript, style, .brand, .qr b, .away a, .failure code, " +
		"label:has([name=language])").Remove()
	page.Find("*").Each(func(_ int, e *goquery.Selection) {
		for _, name := range []string{
			"aria-label", "alt", "title", "placeholder", "data-lost", "data-unsent", "data-crowded", "data-copied",
			"data-show",
		} {
			if text, ok := e.Attr(name); ok && text != "" {
				list = append(list, text)
			}
		}
		if name, _ := e.Attr("name"); name == "description" {
			list = append(list, e.AttrOr("content", ""))
		}
		e.Contents().Each(func(_ int, n *goquery.Selection) {
			if text := strings.TrimSpace(n.Text()); goquery.NodeName(n) == "#text" && text != "" {
				list = append(list, strings.TrimSuffix(strings.TrimSuffix(text, "Chess Tutor"), " · "))
			}
		})
	})
	return list
}

// onward returns where a page leads to, by links and by forms that ask.
func onward(page *goquery.Document) (urls []string) {
	page.Find("a[href^='/']").Each(func(_ int, a *goquery.Selection) {
		urls = append(urls, a.AttrOr("href", ""))
	})
	page.Find("form[method=get]").Each(func(_ int, form *goquery.Selection) {
		fields := url.Values{}
		form.Find("input[type=hidden]").
			Each(func(_ int, i *goquery.Selection) { fields.Set(i.AttrOr("name", ""), i.AttrOr("value", "")) })
		buttons := form.Find("button[name]").
			AddSelection(page.Find("button[name][form=" + form.AttrOr("id", "none") + "]"))
		buttons.Each(func(_ int, button *goquery.Selection) {
			sent := maps.Clone(fields)
			sent.Set(button.AttrOr("name", ""), button.AttrOr("value", ""))
			urls = append(urls, form.AttrOr("action", "")+"?"+sent.Encode())
		})
	})
	return slices.DeleteFunc(urls,
		func(url string) bool { return strings.Contains(url, ".pgn") || strings.HasPrefix(url, "/assets/") })
}
