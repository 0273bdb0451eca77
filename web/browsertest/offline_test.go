package browsertest

import (
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

// Without a connection a page of ours is shown; one move is kept, and sent when the connection is back, be it that the
// page is loaded or that the browser tells of it; one that no longer fits is dropped. The first visit stays small
// with the service worker too.
func TestWithoutAConnection(t *testing.T) {
	t.Parallel()
	var seen traffic
	s := newSite(t)
	s.worker = true
	seen.before(s)
	b := newTab(t, s, desk)
	b.open("/")
	ask[bool](b, `navigator.serviceWorker.ready.then(r => new Promise(done => {
		const look = () => r.active.state === "activated" ? done(true) : r.active.addEventListener("statechange", look, {once: true}); look() }))`)
	seen.Lock()
	requests, bytes := seen.requests, seen.bytes
	seen.Unlock()
	t.Logf("%d requests, %d bytes with their headers", requests, bytes)
	assert.LessOrEqual(t, requests, 12)
	assert.Less(t, bytes, 40<<10)

	b.open("/lesson/check?screen=2")
	ask[bool](b, `new Promise(async done => {
		while (!await caches.match("/learn", {ignoreVary: true})) await new Promise(soon => setTimeout(soon, 20));
		done(true);
	})`)
	b.open("/")
	s.stop()
	b.click("#e2")
	b.sees("#e2.selected")
	b.click("#e4")
	b.until(`document.getElementById("notice").textContent.includes("connection is lost")`)
	ask[bool](b, `(localStorage.setItem("chess-move", JSON.stringify({from: "e2", to: "e4", rev: document.getElementById("board").dataset.rev})), true)`)
	b.do(chromedp.Navigate(s.url("/")))
	b.reads(".offline h1", "No connection")
	assert.True(t, b.holds(`getComputedStyle(document.querySelector(".button.main")).backgroundColor !== "rgba(0, 0, 0, 0)"`), "it has its style")
	b.shoot("offline")
	for path, heading := range map[string]string{"/learn": "How to play", "/learn?at=takes.g1": "How to play",
		"/lesson/check?screen=2": "Check and three ways out"} {
		b.do(chromedp.Navigate(s.url(path)))
		b.reads("h1", heading)
		assert.Equal(t, "grid", ask[string](b, `getComputedStyle(document.querySelector(".board")).display`), path)
	}
	b.shoot("lesson offline")
	b.do(chromedp.Navigate(s.url("/")))
	b.reads(".offline h1", "No connection")
	s.start()
	b.click(".offline .main")
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	b.until(`localStorage.length === 0`)

	ask[bool](b, `(localStorage.setItem("chess-move", JSON.stringify({from: "d2", to: "d4", rev: "000000000000"})), true)`)
	b.open("/")
	b.until(`document.getElementById("notice").textContent.includes("moved on since")`)
	b.until(`localStorage.length === 0`)
	assert.Equal(t, 2, b.count("#moves .san:not(:empty)"), "it was not played")

	b.connect(false)
	b.until(`!navigator.onLine`)
	ask[bool](b, `(localStorage.setItem("chess-move", JSON.stringify({from: "d2", to: "d3", rev: document.getElementById("board").dataset.rev})), true)`)
	b.connect(true) // nothing but this event sends the move now
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 4`)
	b.idle()
	b.until(`localStorage.length === 0`)

	b.open("/forget")
	kept := `caches.keys().then(names => names.join())`
	assert.Regexp(t, `^/assets/[0-9a-f]{12}$`, ask[string](b, "%s", kept), "one release is kept")
	assert.Empty(t, ask[[]string](b,
		`caches.keys().then(names => caches.open(names[0])).then(c => c.keys()).then(all => all.map(r => new URL(r.url).pathname).filter(p => p !== "/offline" && p !== "/learn" && !p.startsWith("/assets/")))`), "no page but those to read, and lessons are forgotten")
}

// connect tells the browser that the device is connected, or not.
func (b *tab) connect(on bool) {
	b.t.Helper()
	call(b, network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: !on, DownloadThroughput: -1,
		UploadThroughput: -1})
}

// What is forgotten at /forget is also the move that the browser keeps until it can be sent.
func TestForgettingDropsTheKeptMove(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.open("/forget")
	ask[bool](b, `(localStorage.setItem("chess-move", JSON.stringify({from: "e2", to: "e4"})), true)`)
	b.click(".sure summary")
	b.click(".sure form button")
	b.until(`location.search === "?done=forgotten"`)
	assert.Equal(t, "{}", ask[string](b, `JSON.stringify(localStorage)`))
}
