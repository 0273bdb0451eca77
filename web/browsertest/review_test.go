package browsertest

import (
	"context"
	"fmt"
	"math"
	"net/http"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web"
)

// passed is a game in which Black misses a mate after five plies.
const passed = "game=2AwEAAAAAABTlt4qu&side=black"

// reviewed opens the review that a query names, or a moment of it, and waits until all of it is found: a busy machine
// may need more time than a request has.
func (b *tab) reviewed(query string) {
	b.t.Helper()
	b.open("/review?wait=true&" + query)
	b.sees(`.live main.exercise #board, main.review:not([data-again])`)
}

// A moment is tried again: from the review to the moment, a wrong move, and the right one.
func TestAMomentIsTriedAgain(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.reviewed(passed)
	b.follow(".moments .leads")
	b.sees(".live #board")
	assert.Contains(t, b.heading(), "There was checkmate in one move here.")
	b.click("#b8")
	b.click("#c6")
	b.sees("#sheet.wrong")
	b.click("#d8")
	b.click("#h4")
	b.sees("#sheet.right")
	assert.Contains(t, b.text("#spoken"), "In the game: pawn to b6.")
}

// Where there is room, the board stands beside the moments; the moves have a column of their own on a wide screen.
func TestTheBoardIsBesideItsReview(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.reviewed(passed)
	for _, l := range []look{
		{width: 1280, height: 800}, {width: 1920, height: 1080, dark: true},
		{width: 1024, height: 768}, {width: 900, height: 700},
	} {
		b.wear(l)
		columns := ask[[]float64](b, `["#shown .board", "#found", "#all"].map(s =>
			document.querySelector(s).getBoundingClientRect().left)`)
		assert.Less(t, columns[0]+300, columns[1], "%d wide: the moments beside the board", l.width)
		assert.Equal(t, l.width >= 1152, columns[1]+100 < columns[2], "%d wide: the moves beside the moments", l.width)
		assert.Empty(t, ask[[]string](b, `["#shown .board", ".moments .card"].filter(s => {
			const r = document.querySelector(s).getBoundingClientRect();
			return r.top < 0 || r.bottom > innerHeight || r.right > innerWidth;
		})`), "%d wide: in view", l.width)
		b.shoot(fmt.Sprintf("review %d", l.width))
	}
}

// occupy lets others have the server's only place for searches until it is ended.
func (s *site) occupy() (end func()) {
	pool := ai.NewPool(1, 64)
	s.restart(func(c *web.Config) { c.Pool = pool })
	ctx, end := context.WithCancel(s.t.Context())
	for range 2 { // one has the place, and one waits for it
		go pool.Search(ctx, "another", chess.Start(), nil, ai.Limits{Method: ai.Selective, Nodes: math.MaxInt32}, 0)
	}
	require.Eventually(s.t, func() bool { return pool.Stats().Waiting > 0 }, patience, time.Millisecond)
	return end
}

// failReviews lets so many requests of a page that waits for its review fail.
func (s *site) failReviews(most int32, status int) {
	var failed atomic.Int32
	s.intercept(func(w http.ResponseWriter, r *http.Request) bool {
		fails := r.URL.Path == "/review" && r.Header.Get("Chess-Part") != "" && failed.Add(1) <= most
		if fails {
			http.Error(w, "no", status)
		}
		return fails
	})
}

// A review of which a few requests fail goes on.
func TestAReviewOutlastsFailures(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.failReviews(2, http.StatusInternalServerError)
	end := s.occupy()
	b := newTab(t, s, small)
	b.open("/review?" + passed)
	b.sees("main.review[data-again]")
	assert.Zero(t, b.count("#found h2"), "nothing is headed before it is there")
	end()
	b.sees("main.review:not([data-again]) .moments")
	assert.Equal(t, "The game so far", b.heading())
}

// A review that cannot go on says so, and offers to try again.
func TestAReviewThatFailsSaysSo(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	s.failReviews(1, http.StatusConflict)
	end := s.occupy()
	b := newTab(t, s, small)
	b.open("/review?" + passed)
	b.reads("#heading", "I could not look at the whole game.")
	assert.Contains(t, b.text("#spoken"), "I could not look at the whole game.")
	assert.Empty(t, b.text("#notice"))
	assert.Equal(t, "none", ask[string](b, `getComputedStyle(document.querySelector(".looking progress")).display`))
	b.shoot("review failed")
	end()
	b.follow(".looking .button")
	b.sees("main.review:not([data-again]) .moments")
}

// The address of a moment leads to it, even if it is asked for before the server has found the moment.
func TestAMomentThatIsNotFoundYet(t *testing.T) {
	t.Parallel()
	s := newSite(t)
	end := s.occupy()
	b := newTab(t, s, small)
	b.open("/review?ply=5&" + passed)
	b.sees("main.review[data-again]")
	end()
	b.sees("main.exercise #board")
	assert.Contains(t, b.heading(), "There was checkmate in one move here.")
}

// A whole review by keyboard alone, and as a screen reader tells it: the result, the table that the chart is drawn
// from, a moment tried wrong and right, the review again, and the position put into practice. After each press the
// focus is where the next one is made.
func TestAReviewByKeyboard(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), desk)
	b.reviewed(passed)
	assert.Equal(t, "Who stood better after each move", b.attr(".chart svg", "aria-label"))
	assert.Contains(t, b.attr(".chart a:not([tabindex])", "aria-label"), "Moment 1 of ")
	b.tabAndEnter(".reviewed summary")
	b.sees(".reviewed[open]")
	assert.Equal(t, []string{"Move", "Mark", "What I say of it", "Who is ahead"}, b.texts(".reviewed th[scope=col]"))
	assert.Equal(
		t,
		[]string{"♟3. Black pawn from b7 to b6", "blunder", "There was checkmate in one move here.", "Even"},
		b.texts(".reviewed tbody tr:nth-child(6) > *"),
	)
	b.reviewed(passed)
	b.tabAndEnter("#shown .main")
	b.sees(".live #board")
	assert.Equal(t, b.heading(), b.attr("#board", "aria-label"), "the board says what to do")
	assert.Equal(t, "Moment 1 of 1 · move\u00a03", b.attr("#dots [aria-current]", "aria-label"))

	b.walkAndEnter("#b8")
	b.focused("#b8.selected", "choosing a piece")
	b.walkAndEnter("#c6")
	b.sees("#sheet.wrong")
	b.focused("#board .square", "a wrong try")
	assert.Contains(t, b.text("#spoken"), "Try again")
	b.walkAndEnter("#d8")
	b.walkAndEnter("#h4")
	b.sees("#sheet.right")
	b.focused("#sheet .main", "the right move")
	assert.Contains(t, b.text("#spoken"), "In the game: pawn to b6.")
	b.key(kb.Enter)
	b.sees("main.review")
	b.tabAndEnter(".chart a:not([tabindex])") // no button leads to what is solved
	b.sees(".live #board")
	b.tabAndEnter(`form[action="/review/keep"] button`)
	b.reads("#after p", "This is in your practice. It comes back there.")
	assert.Contains(t, b.text("#spoken"), "This is in your practice.")
	b.focused("#heading", "putting it into practice")
}

// A game is brought in from PGN on a phone, looked through, and gone through again; and its link opens to play on.
func TestAGameIsBroughtIn(t *testing.T) {
	t.Parallel()
	b := newTab(t, newSite(t), small)
	b.bringIn("[White \"Mia\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 Nf5 *")
	assert.Len(t, b.texts(".games li"), 2)
	assert.Contains(t, b.text(".games li:nth-child(2)"), "no knight can go there")
	b.follow(`.games li:first-child [name="look"]`)
	b.reads("h1", "Checkmate: Black won")
	link := b.path()
	b.follow(`.steps [aria-label="Back"]`)
	b.reads("h1", "After 2. g4")
	b.open(link)
	b.follow(`.actions a[href^="/review"]:nth-of-type(2)`)
	b.sees(".review #heading")
	b.open(link + "?ply=2")
	b.follow(`.actions .main`)
	assert.Contains(t, b.value(`[name="fen"]`), "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w")
}
