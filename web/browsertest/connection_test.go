package browsertest

import (
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/assert"
)

func TestALostConnectionIsReportedAndRetried(t *testing.T) {
	t.Parallel()
	var down atomic.Bool
	s := newSite(t)
	s.breakOff(&down)
	b := newTab(t, s, desk.moving())
	b.open("/")
	down.Store(true)
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.click("#e4")
	b.until(`document.getElementById("notice").textContent.includes("connection is lost")`)
	b.shoot("lost connection")
	down.Store(false)
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	assert.Empty(t, b.text("#notice"), "it is taken back")
	b.until(`!document.getElementById("spoken").textContent.includes("connection is lost")`) // nobody reads it later
}

// While the server is busy the page counts down the seconds until the next try, and then gets the answer.
func TestAPageThatWaitsTellsHowLong(t *testing.T) {
	t.Parallel()
	var busy atomic.Bool
	s := newSite(t)
	s.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if r.Method != http.MethodGet || r.URL.Path != "/move" || !busy.CompareAndSwap(true, false) {
			return false
		}
		w.Header().Set("Content-Type", "application/json")
		w.Header().Set("Retry-After", "4")
		w.WriteHeader(http.StatusServiceUnavailable)
		_, _ = w.Write([]byte(`{"error": "It has time for you in about 4 seconds."}`))
		return true
	})
	b := newTab(t, s, desk.moving())
	b.open("/")
	busy.Store(true)
	b.notes(`/ about 4 seconds. 0:0(\d)$/.exec(document.getElementById("notice").textContent)?.[1] ?? ""`)
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.click("#e4")
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	assert.Empty(t, b.text("#notice"), "it is taken back")
	told := ask[string](b, `noted.join("")`)
	assert.Regexp(t, "^4?3?2?1?0?$", told, "seconds left")
	assert.Greater(t, len(told), 1, "they go down")
}

func TestAnAnswerThatNeverComesPutsThePieceBack(t *testing.T) {
	t.Parallel()
	var down atomic.Bool
	s := newSite(t)
	s.breakOff(&down)
	b := newTab(t, s, desk.moving())
	b.open("/")
	down.Store(true)
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.notes(`document.querySelector("#e4 .piece") !== null`)
	b.click("#e4")
	b.until(
		`noted.includes(true) && document.querySelector("#e2 .piece") && document.getElementById("notice").textContent.includes("Your move is kept")`,
	)
	down.Store(false)
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)
	b.idle()
	assert.Empty(t, b.text("#notice"), "the move that was kept is sent by itself")
	assert.True(t, b.holds(`localStorage.length === 0`))
}

func TestARefusedMoveIsPutBack(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		if r.Method != http.MethodPost || r.URL.Path != "/move" {
			return false
		}
		w.WriteHeader(http.StatusUnprocessableEntity)
		_, _ = w.Write([]byte(`{"error": "No, said the server."}`))
		return true
	})
	b := newTab(t, s, desk.moving())
	b.open("/")
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.click("#e4")
	b.until(`document.getElementById("notice").textContent.includes("No, said the server.")`)
	b.idle()
	assert.True(t, ask[bool](b, `document.querySelector("#e2 .piece") && !document.querySelector("#e4 .piece")`))
}

func TestTwoTabsNeverOverwriteEachOther(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	b := newTab(t, s, desk.moving())
	b.startFrom("", "two")
	// Another tab of the same browser plays meanwhile.
	ask[int](b, `fetch("/move", {method: "POST", headers: {"Content-Type": "application/json"},
		body: JSON.stringify({from: "d2", to: "d4"})}).then(r => r.status)`)
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.click("#e4")
	b.until(`document.getElementById("notice").textContent.includes("moved on since")`)
	b.idle()
	assert.Equal(t, "Black to move", b.heading())
	assert.Equal(t, []string{"d4", "d2"}, b.classed("last"), "the board is the newer one")
}

// breakOff breaks off every connection while the server is down.
func (s *site) breakOff(down *atomic.Bool) {
	s.intercept(func(http.ResponseWriter, *http.Request) bool {
		if down.Load() {
			panic(http.ErrAbortHandler)
		}
		return false
	})
}

// holdAnswers lets the computer think until it is released.
func (s *site) holdAnswers(release <-chan struct{}) {
	s.intercept(func(_ http.ResponseWriter, r *http.Request) bool {
		if r.Method == http.MethodGet && r.URL.Path == "/move" {
			select {
			case <-release:
			case <-r.Context().Done():
			}
		}
		return false
	})
}

func TestStartOverStopsAPendingAnswer(t *testing.T) {
	t.Parallel()
	release := make(chan struct{})
	s := newSite(t)
	s.holdAnswers(release)
	b := newTab(t, s, desk.moving())
	b.open("/")
	b.click("#e2")
	b.until(`document.querySelector("#e2.selected")`)
	b.click("#e4")
	b.until(`document.getElementById("heading").textContent === "Rufus is thinking"`)
	b.shoot("thinking")
	mouse.on(b).choose("#restart [data-ask]")
	b.until(`document.getElementById("confirm").open`)
	b.click("#confirm button")
	b.until(`document.getElementById("heading").textContent === "Your move"`)
	close(release)
	time.Sleep(300 * time.Millisecond) // long enough for a late answer to do harm
	b.idle()
	b.open("/")
	assert.Empty(t, b.text("#moves .san"))
	assert.Equal(t, "Your move", b.heading())
}

func TestTheBackButtonShowsTheGameAsItIs(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk.moving())
	b.open("/")
	b.move("e2e4")
	b.open("/nothing")
	b.do(chromedp.NavigateBack())
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 2`)

	// A browser that kept the page as it was tells the page so.
	b.call("POST", "/undo", "{}")
	b.idle()
	assert.Equal(t, 2, b.count("#moves .san:not(:empty)"))
	ask[bool](b, `dispatchEvent(new PageTransitionEvent("pageshow", {persisted: true}))`)
	b.until(`document.querySelectorAll("#moves .san:not(:empty)").length === 0`)
}
