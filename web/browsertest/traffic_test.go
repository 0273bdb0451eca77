package browsertest

import (
	"encoding/json"
	"net/http"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/network"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// openings are moves that need no warning, whatever the usual computer answers.
var openings = []string{"e2e3", "d2d3"}

// A page that was just loaded is not fetched again, and a move and its answer take two requests.
func TestAMoveAndItsAnswerAreTwoRequests(t *testing.T) {
	t.Parallel()
	var seen traffic
	s := newSite(t)
	seen.before(s)
	b := newTab(t, s, desk)
	b.open("/")
	b.until(`document.querySelector("#board .moveable")`)
	b.idle()
	list, _ := seen.told()
	assert.Equal(t, 1, occurrences(list, "GET /"))
	assert.Zero(t, occurrences(list, "GET /moves"))
	for _, uci := range openings {
		b.move(uci)
		list, bytes := seen.told()
		t.Logf("%s: %d bytes with their headers, compressed", uci, bytes)
		assert.Equal(t, []string{"POST /move", "GET /move"}, list)
		assert.Less(t, bytes, 16<<10)
		assert.Greater(t, bytes, 4<<10, "answers were counted")
	}
}

func occurrences(list []string, of string) (n int) {
	for _, each := range list {
		if each == of {
			n++
		}
	}
	return n
}

// Every press is one request, and after a move with a warning the computer's move is not requested.
func TestAPressIsOneRequest(t *testing.T) {
	t.Parallel()
	var seen traffic
	s := newSite(t)
	b := newTab(t, s, desk)
	b.startFrom("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	seen.before(s)
	b.click("#d1")
	b.until(`document.querySelector("#d1.selected") && document.querySelector("#d4.valid")`)
	b.click("#d4")
	b.until(`document.getElementById("heading").textContent === "Paused"`)
	b.idle()
	assertAsked(t, &seen, "POST /move")
	b.tap(`#answer form[action="/undo"] button`)
	b.until(`document.querySelector("#d1 .piece") && document.getElementById("heading").textContent === "Your move"`)
	b.idle()
	assertAsked(t, &seen, "POST /undo")
	b.tap(`form[action="/hint"] button`)
	b.until(`document.querySelector("#hints li")`)
	b.idle()
	assertAsked(t, &seen, "GET /hint")
}

func assertAsked(t *testing.T, seen *traffic, want ...string) {
	t.Helper()
	list, _ := seen.told()
	assert.ElementsMatch(t, want, list)
}

// If the connection breaks during the response to a move, the request is repeated and the move played once;
// likewise the computer's move.
func TestAnAnswerThatBreaksOffIsAskedForAgain(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	b := newTab(t, s, desk)
	b.open("/")
	var mu sync.Mutex
	broken := map[string]bool{}
	s.wrap = func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			mu.Lock()
			first := r.URL.Path == "/move" && !broken[r.Method]
			broken[r.Method] = broken[r.Method] || first
			mu.Unlock()
			if first {
				next.ServeHTTP(halfWriter{w}, r) // the cookie arrives, and then the line breaks
				_ = http.NewResponseController(w).Flush()
				panic(http.ErrAbortHandler)
			}
			next.ServeHTTP(w, r)
		})
	}
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.click("#e4")
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	assert.Equal(t, "Your move", b.heading())
	assert.Empty(t, b.text("#notice"))
	b.open("/")
	assert.Equal(t, 2, ask[int](b, `document.querySelectorAll("#moves .san:not(:empty)").length`))
}

// halfWriter announces a longer response than it sends.
type halfWriter struct{ http.ResponseWriter }

func (h halfWriter) WriteHeader(status int) {
	h.Header().Set("Content-Length", "100000")
	h.ResponseWriter.WriteHeader(status)
}

// In a room a move takes one request of each player: its event causes no further request of the player who made it.
func TestAMoveInARoomIsOneRequestOfEach(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	white, black, path := ofRoomAt(s, "none")
	var seen traffic
	seen.before(s)
	white.plays((*tab).click, "e2", "e4")
	black.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 1`)
	white.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 1`)
	white.idle()
	black.idle()
	assertAsked(t, &seen, "POST "+path+"/move", "GET "+path)
}

// On a line of two seconds a round trip and a processor four times as slow, the own move is placed before any
// answer. How long the rest takes is printed.
func TestOnASlowLineTheOwnMoveIsPlacedAtOnce(t *testing.T) {
	t.Parallel()
	const roundTrip = 2 * time.Second
	s := newSite(t)
	b := newTab(t, s, phone)
	call(b, network.Enable, network.EnableParams{})
	call(b, network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{
		MatchedNetworkConditions: []*network.Conditions{{
			Latency: float64(roundTrip.Milliseconds()), DownloadThroughput: 50 << 10, UploadThroughput: 25 << 10,
		}},
	})
	call(b, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: noteReady})
	begun := time.Now()
	b.open("/")
	b.tap("#e2")
	b.until(`document.querySelector("#e4.valid")`)
	t.Logf("first mark after %v; the page was ready for it after %.1f s", time.Since(begun).Round(100*time.Millisecond),
		ask[float64](b, `performance.getEntriesByName("ready")[0].startTime / 1000`))

	// The processor is slow for the move alone: what slows it is busy all the while that the page waits for the line.
	call(b, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4})
	ask[bool](b, watchTheMove)
	b.tap("#e4")
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	var times struct{ Placed, Heard, Shown, Asked, Answered float64 }
	require.NoError(t, json.Unmarshal([]byte(ask[string](b, `JSON.stringify({...window.times,
		Heard: performance.getEntriesByType("resource").filter(e => e.name.endsWith("/move"))[0].responseEnd - window.begun,
		Asked: performance.getEntriesByType("resource").filter(e => e.name.includes("/move?"))[0].startTime - window.begun})`)), &times))
	t.Logf(
		"own move placed after %.0f ms, the computer's after %.1f round trips",
		times.Placed,
		times.Answered/float64(roundTrip.Milliseconds()),
	)
	assert.Positive(t, times.Placed)
	assert.Less(t, times.Placed, times.Heard, "it waits for no answer")
	assert.Less(t, times.Asked, times.Shown,
		"the computer's move is asked for before the page after the own one is shown")
	assert.Equal(
		t,
		2,
		ask[int](
			b,
			`performance.getEntriesByType("resource").filter(e => new URL(e.name).pathname === "/move").length`,
		),
	)
}

// noteReady records when the scripts have started.
const noteReady = `new MutationObserver((_, watcher) => {
	if (!document.querySelector(".live")) return;
	watcher.disconnect();
	performance.mark("ready");
}).observe(document, { subtree: true, attributes: true })`

// watchTheMove records when, after the press on e4, the piece is there and the reply is in the move list.
const watchTheMove = `(() => {
	window.times = {};
	addEventListener("pointerdown", () => { window.begun = performance.now() }, { once: true, capture: true });
	new MutationObserver(() => {
		if (document.querySelector("#e4 .piece")) times.Placed ??= performance.now() - begun;
		if (document.querySelectorAll("#moves .san:not(:empty)").length === 1) times.Shown ??= performance.now() - begun;
		if (document.querySelectorAll("#moves .san:not(:empty)").length === 2) times.Answered ??= performance.now() - begun;
	}).observe(document, { subtree: true, childList: true });
	return true;
})()`
