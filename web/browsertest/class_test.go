package browsertest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// madeClass is a class of a site, which all tests of the site share: an address makes ten classes an hour.
type madeClass struct{ path, lead string }

var (
	classesMade = map[*site]madeClass{}
	classMaking sync.Mutex
)

// class returns the class of a tab's site.
func (b *tab) class() madeClass {
	b.t.Helper()
	classMaking.Lock()
	defer classMaking.Unlock()
	if made, ok := classesMade[b.site]; ok {
		return made
	}
	form := url.Values{"title": {"Class 4b"}, "today": {"lesson:rook"}}
	answer, err := http.PostForm(b.site.url("/class/new"), form)
	require.NoError(b.t, err)
	defer func() { _ = answer.Body.Close() }()
	var made struct{ URL, Lead string }
	require.NoError(b.t, json.NewDecoder(answer.Body).Decode(&made))
	class := madeClass{made.URL[strings.Index(made.URL, "/class/"):], made.Lead[strings.Index(made.Lead, "/class/"):]}
	classesMade[b.site] = class
	return class
}

// leads makes the tab that of the class's teacher, on the teacher's page.
func (b *tab) leads() (path string) {
	b.t.Helper()
	made := b.class()
	b.open(made.lead)
	b.sees(".leadpage")
	return made.path
}

// joins takes a seat in the class as the first animal that is free in a color.
func (b *tab) joins(color string) (path string) {
	b.t.Helper()
	path = b.class().path
	b.open(path)
	b.click(`label:has([name=color][value=` + color + `])`)
	b.click(`label:has([name=animal]:not(:disabled))`)
	b.follow(`form[action$="/join"] .main`)
	b.sees(".me")
	return path
}

// TestAClassInThreeBrowsers lets a teacher follow two children: who comes in, answers and is given something to do is
// seen at once, without a press.
func TestAClassInThreeBrowsers(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	teacher, otter, bear := newTab(t, s, desk), newTab(t, s, phone), newTab(t, s, phone)
	path := teacher.leads()
	teacher.reads("#live .card", "Nobody is here yet. Show the poster, or write the code on the board.")
	otter.joins("blue")
	otter.reads(".me b", "Blue Otter")
	teacher.until(`document.querySelectorAll(".pupils tbody tr").length === 1`)
	bear.open(path)
	bear.click(`label:has([name=color][value=blue])`)
	assert.True(t, bear.holds(`document.querySelector("[value=otter]").disabled`), "the blue otter is taken")
	bear.click(`label:has([name=color][value=red])`)
	assert.False(t, bear.holds(`document.querySelector("[value=otter]").disabled`))
	bear.click(`label:has([value=bear])`)
	bear.follow(`form[action$="/join"] .main`)
	teacher.until(`document.querySelectorAll(".pupils tbody tr:not(.gone)").length === 2`)
	teacher.shoot("teacher")

	status, _ := otter.call("POST", "/lesson/rook/open", `{"id":"rook-1"}`)
	require.Equal(t, http.StatusOK, status)
	_, said := otter.call("POST", "/lesson/rook/answer", `{"id":"rook-1","squares":["h8"]}`)
	assert.Regexp(t, `"class":"(counted|later)"`, said, "beside a load it is counted after the answer")
	teacher.until(`document.querySelector('.pupils [aria-label="The rook: 0 right, 1 wrong"]')`)

	bear.open("/lessons")
	bear.reads("#strip .button", "Lesson: The rook")
	teacher.do(chromedp.SetValue("#today", "skill:fork"))
	teacher.follow(".fortoday .main")
	bear.until(`document.querySelector("#strip .button")?.getAttribute("href") === "/practice?skill=fork"`)
	otter.until(`document.querySelector("#live .main")?.getAttribute("href") === "/practice?skill=fork"`)
	assert.False(t, bear.holds(tooWide))
	assert.False(t, teacher.holds(tooWide))
}

// TestALessonWithTheProjector gives a lesson as a teacher does who begins at the page for grown-ups: two children come
// in by the code and one misses an exercise, which everyone looks at then, until the answer is on the wall.
func TestALessonWithTheProjector(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	teacher, wall := newTab(t, s, desk), newTab(t, s, look{width: 1280, height: 800})
	children := []*tab{newTab(t, s, phone), newTab(t, s, phone)}
	everybody := append([]*tab{teacher, wall}, children...)
	for _, b := range everybody {
		call(b, cdppage.AddScriptToEvaluateOnNewDocument,
			cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: faults})
	}
	fits := func() {
		t.Helper()
		for _, b := range everybody {
			assert.False(t, b.holds(tooWide), b.path())
			assert.Empty(t, ask[[]string](b, cutOff), b.path())
		}
	}
	teacher.open("/grown-ups")
	teacher.follow(`a[href="/grown-ups/school"]`)
	teacher.follow(`a[href="/class/new"]`)
	teacher.click("#title")
	teacher.do(chromedp.KeyEvent("Class 4b"))
	teacher.reads(".poster .named", "Class 4b")
	teacher.follow(`form[action="/class/new"] .main`)
	teacher.reads("h1", "Class 4b")
	code, path := teacher.text(".code"), strings.TrimSuffix(teacher.path(), "/teacher")
	wall.open(strings.TrimPrefix(teacher.value("#link"), s.url("")))

	for i, b := range children {
		b.open("/class")
		b.click("#code")
		b.do(chromedp.KeyEvent(strings.ToLower(code)))
		b.follow(`form[action="/class"] .main`)
		b.click([]string{`label:has([value=blue])`, `label:has([value=red])`}[i])
		b.click(`label:has([value=otter])`)
		b.follow(`form[action$="/join"] .main`)
	}
	otter, red := children[0], children[1]
	teacher.until(`document.querySelectorAll(".pupils tbody tr:not(.gone)").length === 2`)
	otter.open("/lesson/rook?id=rook-1")
	otter.click(`form[action$="/open"] .main`)
	otter.sees("#taps")
	otter.click("#h8")
	otter.until(`document.getElementById("taps").value === "h8"`)
	otter.click(`form[action$="/answer"] .main`)
	teacher.until(`document.querySelector("#row-1 .bars svg")?.getAttribute("aria-label") === "The rook: 0 right, 1 wrong"`)
	fits()

	teacher.follow("#row-1 th a")
	teacher.follow(".missed form .button")
	assert.Equal(t, path+"/together", teacher.path())
	wall.do(chromedp.Navigate(s.url(path + "/together")))
	for i, b := range children {
		b.open("/lesson/rook?screen=2")
		b.until(`(b => b && b.scrollWidth <= b.clientWidth)(document.querySelector("#strip.line .main"))`)
		b.open("/lessons")
		b.follow(`#strip .main`)
		b.reads("h1", "Tap the two rooks that can go to the marked square.")
		b.follow([]string{"#e8", "#g6"}[i])
		b.sees("#live [role=status]")
	}
	wall.reads("#live section p b", "2 of 2 have answered")
	assert.Zero(t, wall.count(".votecounts text"), "nobody sees the answers yet")
	wall.follow("#live .button.main")
	assert.Equal(t, []string{"1", "1"}, wall.texts(".votecounts text"))
	fits()
	wall.follow(`.votes button[value=e8]`)
	for _, b := range everybody {
		b.reads("#live .answer b", "e8")
	}
	red.sees("#e8 .sign.good")
	fits()
	for _, b := range everybody {
		assert.Equal(t, "", ask[string](b, `sessionStorage.faults ?? ""`))
	}
}

// faults keeps what goes wrong in the scripts of a tab.
const faults = `for (const kind of ["error", "unhandledrejection"])
	addEventListener(kind, e => { sessionStorage.faults = (sessionStorage.faults ?? "") + (e.message ?? e.reason) + "\n" })`

// cutOff are the words on the page that do not fit where they stand, and what presses on the edge of the screen.
const cutOff = `[...document.querySelectorAll("main :is(a, b, button, p, h1, h2, th, td, li, label, summary)")].filter(e => {
	const r = e.getBoundingClientRect();
	return e.checkVisibility() && r.width > 1 && !e.closest("caption, thead, .board") &&
		(r.right > innerWidth + 1 || r.left < -1 || e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline");
}).map(e => e.outerHTML.slice(0, 120))`
