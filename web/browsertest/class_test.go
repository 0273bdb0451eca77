package browsertest

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"

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
	assert.Contains(t, said, `"class":"counted"`)
	teacher.until(`document.querySelector(".pupils").textContent.includes("0 right, 1 wrong")`)

	bear.open("/lessons")
	bear.reads("#strip .button", "Lesson: The rook")
	teacher.do(chromedp.SetValue("#today", "skill:fork"))
	teacher.follow(".fortoday .main")
	bear.until(`document.querySelector("#strip .button")?.getAttribute("href") === "/practice?skill=fork"`)
	otter.until(`document.querySelector("#live .main")?.getAttribute("href") === "/practice?skill=fork"`)
	assert.False(t, bear.holds(tooWide))
	assert.False(t, teacher.holds(tooWide))
}
