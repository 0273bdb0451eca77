package play_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// arrows returns the kinds of the arrows on a page's board, in order.
func arrows(page string) (kinds []string) {
	for _, g := range regexp.MustCompile(`<g class="arrow ([a-z ]*)"`).FindAllStringSubmatch(page, -1) {
		kinds = append(kinds, g[1])
	}
	return kinds
}

// heads returns where the arrows on a page's board point.
func heads(page string) (tips []string) {
	for _, d := range regexp.MustCompile(`<path class="tip" d="M(\d+ \d+)L`).FindAllStringSubmatch(page, -1) {
		tips = append(tips, d[1])
	}
	return tips
}

func TestTheBoardShowsWhatTheCoachSpeaksOf(t *testing.T) {
	for name, x := range map[string]struct {
		fen, address string
		arrows       []string
		ringed, ring string
	}{
		"a piece in danger": {"r1bqkb1r/pppp1ppp/2n2n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5", "/",
			[]string{"danger"}, "e4", "danger"},
		"an attacker to be taken": {"4k3/8/8/6q1/6Q1/8/8/4K3 w - - 0 1", "/", []string{"win"}, "g4", "danger"},
		"a piece to be had":       {"6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1", "/", []string{"win"}, "d5", "win"},
		"check":                   {"4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "/", []string{"danger"}, "", ""},
		"mate in one against you": {"r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1", "/", []string{"danger"}, "g1", "danger"},
		"the threat, asked for": {"r1bqkb1r/pppp1ppp/2n2n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5", "/?ask=threat",
			[]string{"danger"}, "e4", "danger"},
		"why the king cannot take": {"4k3/8/8/8/2b5/8/4p3/4K3 w - - 0 1", "/?from=e1&to=e2", []string{"guard"}, "", ""},
		"why a piece is held": {"4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1", "/?from=e2&to=c3", []string{"danger"}, "",
			""},
		"a piece is chosen": {"6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1", "/?from=d1", nil, "", ""},
		"a line that is shown": {"6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1", "/?show=d1d5&step=1", []string{"idea"},
			"", ""},
		"nothing is spoken of": {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "/", nil, "", ""},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewBrowser(t, nil)
			c.JSON().Start(x.fen, "two")
			page := webtest.Text(t, c.Get(x.address))
			assert.Equal(t, x.arrows, arrows(page))
			if x.ringed != "" {
				assert.Contains(t, square(t, page, x.ringed), `data-ring="`+x.ring+`"`)
			}
			assert.Regexp(t, `<svg class="arrows" id="arrows" viewBox="0 0 800 800" aria-hidden="true">`, page)
		})
	}
}

// How a plan is followed is shown when asked for: by an arrow for each step, rings around what it is about, and the
// queen that a pawn becomes; and "Hide" leads back.
func TestHowAPlanIsFollowed(t *testing.T) {
	for name, x := range map[string]struct {
		fen, says, text, ringed string
		queen                   bool
	}{
		"a trade": {"2b1k3/r1pp1pp1/pp5n/2P3BQ/4P2p/1PNB3N/P1P3PP/1R3K1R w - - 4 16",
			"You are 20 points ahead. Trade pieces, not pawns.",
			"Bishop takes the knight on h6: you are ahead, so trade pieces.", "h6", false},
		"a pawn that runs": {"3r1k2/5ppp/4p3/8/P7/8/5PPP/RR4K1 w - - 0 1", "Push your pawn on a4: no pawn can stop it.",
			"Pawn to a5: no pawn can stop it.", "", true},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewBrowser(t, nil)
			c.JSON().Start(x.fen, "computer")
			page := webtest.Text(t, c.Get("/"))
			assert.Contains(t, page, x.says)
			assert.Contains(t, page, `<a href="/?ask=plan" data-go data-show>Show me</a>`)
			assert.NotContains(t, arrows(page), "idea plan")
			page = webtest.Text(t, c.Get("/?ask=plan"))
			assert.Contains(t, page, x.text)
			drawn := []string{"idea plan"}
			if x.queen {
				drawn = append(drawn, "plan")
			}
			assert.Equal(t, drawn, arrows(page))
			assert.Contains(t, page, `<a href="/" data-go data-show>Hide</a>`)
			if x.ringed != "" {
				assert.Contains(t, square(t, page, x.ringed), `data-ring="idea"`)
			}
			assert.Equal(t, x.queen, strings.Contains(page, `<use class="piece white"`))
		})
	}
	t.Run("no plan", func(t *testing.T) {
		c := webtest.NewBrowser(t, nil)
		c.JSON().Start("6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1", "computer")
		assert.NotContains(t, webtest.Text(t, c.Get("/")), "ask=plan")
		assert.Equal(t, []string{"win"}, arrows(webtest.Text(t, c.Get("/?ask=plan"))), "the line stays")
	})
}

// The arrow of the mating move is green for the winner and red for the loser.
func TestTheMateIsShownAtTheEnd(t *testing.T) {
	for side, want := range map[string]string{"white": "win", "black": "danger"} {
		c := webtest.NewBrowser(t, nil)
		webtest.Decode[webtest.Board](t,
			c.JSON().Post("/new", "players", "computer", "side", side, "fen", "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1"),
			http.StatusOK)
		assert.Equal(t, []string{want}, arrows(webtest.Text(t, c.Get("/"))), side)
	}
}

func TestNoArrowsWithoutHelp(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1", "two")
	c.JSON().Post("/settings", "help", "none")
	assert.Empty(t, arrows(webtest.Text(t, c.Get("/"))))
}

// The arrow leads from d1 to d5 and stops at the ring, however the board is turned.
func TestArrowsAreTurnedWithTheBoard(t *testing.T) {
	for side, want := range map[string]string{"white": "350 397", "black": "450 397"} {
		c := webtest.NewBrowser(t, nil)
		fen := "6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1"
		if side == "black" {
			fen = "3r2k1/5ppp/8/8/3B4/8/5PPP/6K1 b - - 0 1"
		}
		webtest.Decode[webtest.Board](t, c.JSON().Post("/new", "players", "computer", "side", side, "fen", fen),
			http.StatusOK)
		page := webtest.Text(t, c.Get("/"))
		require.Equal(t, []string{"win"}, arrows(page), side)
		assert.Equal(t, []string{want}, heads(page), side)
	}
}

func TestStepsOfAHintAreOnTheBoard(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("r1bqkb1r/pppp1pp1/2n2n1p/4p1N1/2B1P3/8/PPPP1PPP/RNBQK2R w KQkq - 0 5", "computer")
	webtest.Decode[map[string]any](t, c.JSON().Get("/hint?step=3"), http.StatusOK)
	page := webtest.Text(t, c.Get("/?hint=open"))
	assert.Contains(t, square(t, page, "g5"), `data-ring="idea"`)
	assert.Empty(t, arrows(page))

	webtest.Decode[map[string]any](t, c.JSON().Get("/hint?step=4"), http.StatusOK)
	page = webtest.Text(t, c.Get("/?hint=open"))
	assert.Equal(t, []string{"idea", "idea", "idea"}, arrows(page), "the move, and what the fork attacks")
	for _, forked := range []string{"d8", "h8"} {
		assert.Contains(t, square(t, page, forked), `data-ring="idea"`)
	}
}

func TestAWarningFreezesTheBoard(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "computer")
	assert.NotContains(t, webtest.Text(t, c.Get("/")), "data-frozen")
	c.Post("/move", "from", "d1", "to", "g4")
	page := webtest.Text(t, c.Get("/"))
	assert.Contains(t, page, " data-frozen")
	assert.Equal(t, []string{"danger grows"}, arrows(page))
	assert.Contains(t, square(t, page, "g4"), `data-ring="danger"`)
	mist := regexp.MustCompile(`<path class="mist" d="([^"]*)"`).FindStringSubmatch(page)
	require.NotEmpty(t, mist)
	assert.Equal(
		t,
		"M0 0h800v800H0zM600 400v100h100v-100zM500 300v100h100v-100zM400 200v100h100v-100zM300 100v100h100v-100zM200 0v100h100v-100z",
		mist[1],
	)
	assert.NotRegexp(t, `id="[a-h][1-8]"[^>]* form=`, page, "nothing can be pressed")
	assert.NotContains(t, webtest.Text(t, c.Get("/?ply=0")), "data-frozen", "the moves can be read")

	c.Post("/undo")
	page = webtest.Text(t, c.Get("/"))
	assert.NotContains(t, page, "data-frozen")
	assert.NotContains(t, page, "grows")
}

// A warning of an answer that attacks shows what it attacks, and from where.
func TestAWarningShowsWhatTheAnswerAttacks(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("r1b1k2r/ppp1qp1p/2nb1p1Q/4p3/8/5N2/PPPP1PPP/R1B1KB1R w KQkq - 0 1", "computer")
	c.Post("/settings", "level", "0")
	c.Post("/move", "from", "f1", "to", "d3")
	page := webtest.Text(t, c.Get("/"))
	assert.Equal(t, []string{"danger grows", "danger", "danger"}, arrows(page))
	for _, forked := range []string{"d3", "f3"} {
		assert.Contains(t, square(t, page, forked), `data-ring="danger"`)
	}
}

// What is met by taking what attacks is not demonstrated, what can be had is.
func TestOnlyWhatIsToBeDoneIsDemonstrated(t *testing.T) {
	for fen, shows := range map[string]int{
		"4k3/8/8/6q1/6Q1/8/8/4K3 w - - 0 1":       0,
		"6k1/5ppp/8/3b4/8/8/5PPP/3R2K1 w - - 0 1": 1,
	} {
		c := webtest.NewBrowser(t, nil)
		c.JSON().Start(fen, "two")
		assert.Equal(t, shows, c.Document("/").Find("#says > li:first-child [data-show]").Length(), fen)
	}
}
