package browsertest

import (
	"context"
	"encoding/base64"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
	"chesstutor/web"
)

// clock is the seconds that a player's clock shows: that of the one who looks, at the bottom, or the other's, at
// the top.
func (b *tab) clock(side string) int {
	b.t.Helper()
	text := b.text("#" + side + " .clock")
	minutes, seconds, ok := strings.Cut(text, ":")
	require.True(b.t, ok, "the clock says %q", text)
	m, err := strconv.Atoi(minutes)
	require.NoError(b.t, err)
	s, err := strconv.Atoi(seconds)
	require.NoError(b.t, err)
	return 60*m + s
}

// runs watches both clocks for two seconds and more, and returns by how many seconds each has gone down, less those
// that have passed if one is to run.
func (b *tab) runs(bottomRuns bool) (bottom, top float64) {
	b.t.Helper()
	type reading struct{ At, Bottom, Top float64 } // seconds
	read := ask[[]reading](b, `new Promise((answer) => {
		const seconds = (side) => document.querySelector("#" + side + " .clock").textContent.trim().split(":").reduce((all, part) => 60 * all + Number(part), 0);
		const read = () => ({At: performance.now() / 1000, Bottom: seconds("bottom"), Top: seconds("top")});
		const first = read();
		setTimeout(() => answer([first, read()]), 2200);
	})`)
	bottom, top = read[0].Bottom-read[1].Bottom, read[0].Top-read[1].Top
	if bottomRuns {
		bottom -= read[1].At - read[0].At
	}
	return bottom, top
}

func TestClocksRunUntilADrawIsAgreed(t *testing.T) {
	t.Parallel()
	white, black, _ := ofRoom(t, "5+3")
	white.plays((*tab).click, "e2", "e4")
	black.plays((*tab).tap, "e7", "e5")
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	for name, b := range map[string]*tab{"white": white, "black": black} {
		assert.Equal(t, 2, ask[int](b, `document.querySelectorAll(".clock").length`), name)
	}
	type event struct {
		Kind   string
		At     int64
		Clocks struct{ Black int64 }
	}
	events := ask[[]event](
		white,
		`fetch(document.getElementById("main").dataset.events + "?since=0", {headers: {Accept: "application/json"}})
		.then(r => r.json()).then(list => list.events.filter(e => e.kind === "moved"))`,
	)
	require.Len(t, events, 2)
	assert.Equal(
		t,
		300_000-(events[1].At-events[0].At)+3000,
		events[1].Clocks.Black,
		"Black has three seconds more, less those of the first move",
	)
	late, theirs := white.runs(true)
	assert.InDelta(t, 0, late, 1.5, "White's clock runs")
	assert.Zero(t, theirs, "Black's stands")
	const underway = 5 // seconds that a page may take to arrive
	before, seen := white.clock("bottom"), black.clock("top")
	assert.LessOrEqual(t, seen, before+underway, "both see the same")
	assert.GreaterOrEqual(t, seen, white.clock("bottom")-underway, "both see the same")
	white.plays((*tab).click, "g1", "f3")
	black.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	late, theirs = black.runs(true)
	assert.InDelta(t, 0, late, 1.5, "Black's clock runs")
	assert.Zero(t, theirs, "White's stands")

	white.click(`form[action$="/draw"] button`)
	black.tap(`#answer [value=accept] + button`)
	for name, b := range map[string]*tab{"white": white, "black": black} {
		b.until(`document.getElementById("heading").textContent === "A draw"`)
		assert.Contains(t, b.text("#state"), "Both agreed to it.", name)
		mine, theirs := b.runs(false)
		assert.Zero(t, mine, "no clock runs after the end")
		assert.Zero(t, theirs, "no clock runs after the end")
	}
}

// The server looks every ten seconds for those who are gone.
func TestClaimingTheWinFromOneWhoLeft(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	site.restart(func(c *web.Config) { c.Claim = 12 * time.Second })
	white, black, _ := ofRoomAt(site, "none")
	white.plays((*tab).click, "e2", "e4")
	black.plays((*tab).tap, "e7", "e5")
	black.open("/")
	white.until(
		`document.getElementById("state").textContent.includes("not looking") && !document.querySelector("form[action$='/claim']")`,
	)
	white.until(`document.getElementById("state").textContent.includes("has been gone for a while")`)
	white.shoot("claim the win")
	white.click(`form[action$="/claim"] button`)
	white.until(`document.getElementById("heading").textContent === "You won"`)
	assert.Contains(t, white.text("#state"), "left")
	black.do(chromedp.NavigateBack())
	black.until(`document.getElementById("heading")?.textContent === "You lost"`)
}

// A hidden page closes its stream and polls; when it is visible again it shows what it has missed.
func TestAHiddenTabAsksNowAndThen(t *testing.T) {
	t.Parallel()
	var streams, questions atomic.Int32
	site := newSite(t)
	site.wrap = func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Query().Get("hidden") == "true" {
				questions.Add(1)
			} else if strings.HasSuffix(r.URL.Path, "/events") {
				streams.Add(1)
				defer streams.Add(-1)
			}
			next.ServeHTTP(w, r)
		})
	}
	white, black, _ := ofRoomAt(site, "none")
	white.until(
		`document.getElementById("heading").textContent === "Your move" && !document.querySelector("[data-busy]")`,
	)
	require.Eventually(t, func() bool { return streams.Load() == 2 }, patience, 10*time.Millisecond, "both hear")
	// Ten seconds are one here.
	see := func(hidden bool) {
		ask[bool](black, `(() => {
			const real = window.real ??= setTimeout;
			window.setTimeout = (f, ms, ...rest) => real(f, ms / 10, ...rest);
			Object.defineProperty(document, "hidden", {value: %t, configurable: true});
			return document.dispatchEvent(new Event("visibilitychange"));
		})()`, hidden)
	}
	see(true)
	require.Eventually(
		t,
		func() bool { return streams.Load() == 1 },
		patience,
		10*time.Millisecond,
		"it closes its stream",
	)
	require.Eventually(
		t,
		func() bool { return questions.Load() >= 3 },
		patience,
		10*time.Millisecond,
		"it asks now and then",
	)
	white.plays((*tab).click, "e2", "e4")
	time.Sleep(time.Second)
	assert.False(t, black.holds(`document.querySelector("#e4 .piece")`), "it hears nothing")
	see(false)
	black.until(`document.querySelector("#e4.last .piece")`)
	require.Eventually(
		t,
		func() bool { return streams.Load() == 2 },
		patience,
		10*time.Millisecond,
		"the stream is back",
	)
	asked := questions.Load()
	black.plays((*tab).tap, "e7", "e5")
	white.until(`document.querySelector("#e5.last .piece")`)
	time.Sleep(2500 * time.Millisecond)
	assert.LessOrEqual(t, questions.Load(), asked+1, "it asks no more")
}

// The link of a room is copied by a button, and a camera reads it.
func TestTheLinkOfARoom(t *testing.T) {
	t.Parallel()
	reader, err := os.ReadFile(filepath.Join(needs.Tool(t, "node_modules"), "jsqr", "dist", "jsQR.js"))
	require.NoError(t, err)
	for name, l := range map[string]look{"desk": desk, "dark phone": {width: 360, height: 740, touch: true,
		dark: true}} {
		t.Run(name, func(t *testing.T) {
			b := newTab(t, newSite(t), l)
			link := b.site.url(b.makeRoom("none"))
			assert.Equal(t, link, ask[string](b, `document.getElementById("link").value`))
			ask[bool](b, `(navigator.clipboard.writeText = async (text) => { window.copied = text }, true)`)
			b.notes(`document.querySelector("[data-copy=link]").textContent`)
			b.click("[data-copy=link]")
			b.until(`window.copied === %q && noted.includes("Copied")`, link)
			ask[bool](b, "%s", string(reader)+"; window.jsQR = jsQR; true")
			assert.Equal(t, link, b.read(".qr svg"))
		})
	}
}

// read reads a QR code off the screen.
func (b *tab) read(selector string) string {
	b.t.Helper()
	b.middle(selector)
	ctx, cancel := context.WithTimeout(b.ctx, patience)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.CaptureScreenshot())
	require.NoError(b.t, err)
	return ask[string](b, `new Promise((read, fail) => {
		const picture = new Image();
		picture.onerror = fail;
		picture.onload = () => {
			const {width, height} = picture;
			const canvas = new OffscreenCanvas(width, height).getContext("2d");
			canvas.drawImage(picture, 0, 0);
			read(jsQR(canvas.getImageData(0, 0, width, height).data, width, height)?.data ?? "nothing");
		};
		picture.src = "data:image/png;base64,%s";
	})`, base64.StdEncoding.EncodeToString(picture))
}

// A front end of another origin that the server names uses rooms with tokens: the stream too, which it must fetch,
// as an EventSource sends no token.
func TestAFrontEndOfAnotherOrigin(t *testing.T) {
	t.Parallel()
	front := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		_, _ = w.Write([]byte("<!DOCTYPE html><title>Another front end</title>"))
	}))
	defer front.Close()
	named := newSiteFor(t, front.URL)
	page := &site{t: t, address: strings.TrimPrefix(front.URL, "http://")}
	b := newTab(t, page, desk)
	b.open("/")
	const game = `(async (server) => {
		const call = async (path, token, body) => (await fetch(server + path, {
			method: body ? "POST" : "GET", body: body && JSON.stringify(body),
			headers: {Accept: "application/json", ...body && {"Content-Type": "application/json"}, ...token && {Authorization: "Bearer " + token}},
		})).json();
		const {room, seat: white} = await call("/rooms", "", {side: "white"});
		const {seat: black} = await call("/room/" + room + "/join", "", {});
		const heard = [];
		const listen = async (token) => {
			const answer = await fetch(server + "/room/" + room + "/events", {headers: {Accept: "text/event-stream", Authorization: "Bearer " + token}});
			const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
			return async (kind) => {
				for (let text = ""; !text.includes("event: " + kind);) text += (await reader.read()).value;
				heard.push(kind);
			};
		};
		const one = await listen(white.token), two = await listen(black.token);
		await Promise.all([one("started"), two("started")]);
		await call("/room/" + room + "/move", white.token, {from: "e2", to: "e4"});
		await two("moved");
		const state = await call("/room/" + room, black.token);
		return [state.you, state.status, ...heard].join(" ");
	})(%q)`
	assert.Equal(t, "black playing started started moved", ask[string](b, game, named.url("")))
	assert.Equal(
		t,
		"refused",
		ask[string](
			b,
			`fetch(%q, {headers: {Accept: "application/json"}}).then(r => "read", () => "refused")`,
			newSite(t).url("/rooms"),
		),
		"a server that does not name it",
	)
}
