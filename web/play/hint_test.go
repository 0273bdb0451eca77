package play_test

import (
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

func TestHints(t *testing.T) {
	type hinted struct {
		Step       int
		Text, Move string
		Squares    []string
		Line       []string
	}
	c := webtest.NewClient(t, nil)
	c.Start("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
	for step, path := range []string{"/hint?step=1", "/hint?step=2", "/hint?step=3", "/hint?step=4"} {
		h := webtest.Decode[hinted](t, c.Get(path), http.StatusOK)
		assert.Equal(t, step+1, h.Step)
		assert.NotEmpty(t, h.Text)
		assert.Equal(t, step == 3, h.Move == "d1d8", "the move comes last")
	}
	webtest.RequireRefused(t, c.Get("/hint?step=5"), http.StatusBadRequest, "from 1 to 4")
	webtest.RequireRefused(t, c.Get("/hint"), http.StatusBadRequest, "from 1 to 4")
	webtest.RequireRefused(t, c.Get("/hint?step=1&ply=3"), http.StatusConflict, "moved on")
	r := httptest.NewRequest(http.MethodGet, "/hint?step=1", nil)
	r.Header.Set("Sec-Fetch-Site", "cross-site")
	webtest.RequireRefused(t, c.Do(r), http.StatusForbidden, "another site")
	c.Play("d1d8")
	webtest.RequireRefused(t, c.Get("/hint?step=1"), http.StatusConflict, "over")
	a := webtest.Decode[webtest.Advice](t, c.Get("/advice"), http.StatusOK)
	var said []string
	for _, f := range a.Facts {
		said = append(said, f.Kind)
	}
	assert.Contains(t, said, "checkmate")
}

// Where the coach's line tells the idea, the first press names the piece, with what the line has said; where the line
// names the piece too, it shows the move.
func TestAHintGoesOnFromTheLine(t *testing.T) {
	for fen, want := range map[string]struct {
		step       int
		text, page string
	}{
		"": {3, "Your pawn on e2 can help.", `>[^<]*a pawn in the middle[^<]*[.] Your pawn on e2 can help[.]<`},
		"4k3/8/8/2p5/1N6/8/8/4K3 w - - 0 1": { // that the knight is in danger is not said once more
			3, "Find a safe square for your knight.", ">Find a safe square for your knight[.]<",
		},
		"rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1": {
			4, "Knight takes the pawn on e5: nothing can take back.", `>Knight takes the pawn on e5: nothing can take back[.]<`,
		},
	} {
		c := webtest.NewClient(t, nil)
		c.Start(fen, "computer")
		h := webtest.Decode[struct {
			Step int
			Text string
		}](t, c.Get("/hint?step=1"), http.StatusOK)
		assert.Equal(t, want.step, h.Step)
		assert.Equal(t, want.text, h.Text)
		c.Accept = "text/html"
		page := c.Document("/?hint=open")
		assert.Regexp(t, want.page, webtest.Text(t, c.Get("/?hint=open")))
		rungs := page.Find("#ladder .rung")
		assert.Equal(t, 5-want.step, rungs.Length(), "steps that the line has told are no steps")
		assert.True(t, rungs.First().HasClass("now"))
	}
}

// A hint is folded when the page is loaded again, and stays so once it was closed or made way for another answer, until
// it is opened or the next step is taken. Another site cannot close it.
func TestAClosedHintStaysClosed(t *testing.T) {
	for _, closes := range []string{"/?hint=closed", "/?ask=threat"} {
		c := webtest.NewBrowser(t, nil)
		c.JSON().Start("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
		shown := func(address string) int { return c.Document(address).Find("#hints .text").Length() }
		c.Get("/hint?step=1")
		assert.Zero(t, shown("/"))
		assert.Equal(t, 1, c.Document("/").Find(`#hint[href="/?hint=open"]`).Length())
		const here = "/?ply=0" // the page as it is, not loaded again
		require.Equal(t, 1, shown(here))
		r := httptest.NewRequest(http.MethodGet, closes, nil)
		r.Header.Set("Sec-Fetch-Site", "cross-site")
		c.Do(r)
		require.Equal(t, 1, shown(here))
		c.Document(closes)
		assert.Zero(t, shown(here), closes)
		c.JSON().Play("d1d2")
		c.JSON().Post("/undo")
		assert.Zero(t, shown(here), closes)
		c.Document("/?hint=open")
		assert.Equal(t, 1, shown(here))
		c.Document(closes)
		c.Get("/hint?step=2")
		assert.NotZero(t, shown(here))
		arrows := func(address string) int { return c.Document(address).Find("#arrows .shaft").Length() }
		c.Get("/hint?step=4")
		assert.NotZero(t, arrows(here), "of the move")
		c.Document(closes)
		assert.Zero(t, arrows(here), closes)
	}
}

// A hint prefers promotion to an aimless king move.
func TestHintsPromote(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "computer")
	advice := webtest.Decode[webtest.Advice](t, c.Get("/advice"), http.StatusOK)
	require.NotEmpty(t, advice.Facts)
	assert.Equal(t, "promotion-chance", advice.Facts[0].Kind)
	assert.Equal(t, "chance", advice.Facts[0].Tone)
	type hinted struct {
		Move string
		Line []string
	}
	h := webtest.Decode[hinted](t, c.Get("/hint?step=4"), http.StatusOK)
	assert.Equal(t, "a7a8q", h.Move)
	assert.Equal(t, "a7a8q", h.Line[0])
	// Capturing a hanging piece comes before promotion.
	c.Start("8/P5k1/8/8/4q3/5P2/6K1/8 w - - 0 1", "computer")
	assert.Equal(t, "f3e4", webtest.Decode[hinted](t, c.Get("/hint?step=4"), http.StatusOK).Move)
}

// What can be done about a danger is set apart in the coach's line, in every language.
func TestARemedyIsSetApart(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "You can take the queen.", "de": "Du kannst die Dame schlagen.", "fr": "", "es": "", "uk": "",
	} {
		c := webtest.NewBrowser(t, nil)
		c.JSON().Start("5rk1/p4ppp/5n2/4q3/8/N6P/P1P1QPP1/3R1RK1 w - - 0 1", "computer")
		c.Get("/?lang=" + lang) // which keeps it
		says := c.Document("/").Find("#says .text")
		remedy := says.Find("b").Text()
		assert.NotEmpty(t, remedy, lang)
		assert.Contains(t, remedy, want, lang)
		assert.Greater(t, len(says.Text()), len(remedy)+10, lang)
	}
}
