package web

import (
	"net/http"
	"net/http/httptest"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
	"chesstutor/web/game"
)

type advisedFacts struct {
	Grade string
	Facts []game.Fact
}

// What is true of several moves of a piece is said once, with all their squares.
func TestNothingIsSaidTwiceOfAPieceLookedAt(t *testing.T) {
	c := newClient(t, nil)
	toSquares := regexp.MustCompile(`^To [^?]*[?] `)
	shared := 0
	for _, fen := range []string{
		"rn1qkbnr/ppp2ppp/3p4/8/6b1/5N2/PPP4P/R3KB1R w KQkq - 0 6",
		"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
	} {
		c.start(fen, "computer")
		for _, from := range strings.Fields("f3 a1 e1 f1 h1 a2 c4 d1 e4") {
			said := map[string]bool{}
			for _, f := range decode[advisedFacts](t, c.get("/advice?from="+from), http.StatusOK).Facts {
				text := toSquares.ReplaceAllString(f.Text, "")
				assert.False(t, said[text], "%s, %s: %q", fen, from, f.Text)
				said[text] = true
				if strings.Contains(f.Text, " or ") {
					shared++
				}
			}
		}
	}
	assert.Positive(t, shared, "some moves share a sentence")
}

func TestAdvice(t *testing.T) {
	c := newClient(t, nil)
	// The knight on f3 hangs to the bishop on g4.
	c.start("rn1qkbnr/ppp2ppp/3p4/8/6b1/5N2/PPP4P/R3KB1R w KQkq - 0 6", "computer")
	a := decode[advisedFacts](t, c.get("/advice"), http.StatusOK)
	require.NotEmpty(t, a.Facts)
	first := a.Facts[0]
	assert.Equal(t, "danger", first.Tone)
	assert.NotEmpty(t, first.Text)
	assert.NotEmpty(t, first.Squares)
	assert.False(t, first.Judgement)
	if len(first.Line) > 0 {
		assert.Equal(t, http.StatusOK, c.get(first.Show).StatusCode, "its line can be shown")
	}

	a = decode[advisedFacts](t, c.get("/advice?move=f3d4"), http.StatusOK)
	assert.NotEmpty(t, a.Grade)
	a = decode[advisedFacts](t, c.get("/advice?from=f3"), http.StatusOK)
	require.NotEmpty(t, a.Facts)
	assert.Empty(t, a.Grade)
	tones := ""
	for _, f := range a.Facts {
		assert.Regexp(t, "^(?:To [a-h][1-8][^?]*[?] [A-Z]|One attacks your knight)", f.Text)
		assert.NotRegexp(t, "N[a-h1-8x]", f.Text, "no notation")
		tones += f.Tone[:1]
	}
	assert.Regexp(t, "^d*c*[an]*$", tones, "dangers first, then chances")
	assert.Empty(t, decode[advisedFacts](t, c.get("/advice?from=a5"), http.StatusOK).Facts)
	requireRefused(t, c.get("/advice?from=i9"), http.StatusBadRequest, "not a square")
	requireRefused(t, c.get("/advice?move=f3f4"), http.StatusUnprocessableEntity, "not a legal move")
	requireRefused(t, c.get("/advice?move=x"), http.StatusBadRequest, "not a move")
	requireRefused(t, c.get("/advice?ply=9"), http.StatusBadRequest, "from 0 to 0")
}

// The JSON advice on a position is the same as on the page, search results included.
func TestAdviceIsThatOfThePage(t *testing.T) {
	c := newBrowser(t, nil)
	for fen, want := range map[string]string{
		"7k/8/R7/1R6/8/8/8/K7 w - - 0 1":       "mate-in-two", // which no count sees
		"4k3/3r4/3n4/8/8/8/3R4/3RK3 w - - 0 1": "",            // what the count sees is there all the same
	} {
		c.json().start(fen, "computer")
		facts := decode[advisedFacts](t, c.json().get("/advice"), http.StatusOK).Facts
		require.NotEmpty(t, facts, fen)
		if want != "" {
			require.NotNil(t, facts[0].Concept, facts[0].Text)
			assert.Equal(t, want, *facts[0].Concept)
			require.NotNil(t, facts[0].Lesson)
		}
		assert.True(t, facts[0].Coach)
		_, says, _ := strings.Cut(text(t, c.get("/")), `id="says"`)
		says, _, _ = strings.Cut(says, `id="more"`)
		assert.Contains(t, says, facts[0].Text)
	}

	c.json().start("4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "computer")
	c.json().play("d1d5")
	facts := decode[advisedFacts](t, c.json().get("/advice"), http.StatusOK).Facts
	require.NotEmpty(t, facts)
	assert.Equal(t, "warn-hanging", facts[0].Kind, "the warning comes first")
	assert.True(t, facts[0].Coach)
	for _, f := range facts[1:] {
		assert.False(t, f.Coach, f.Text)
	}
}

func TestAdviceAtTheEnd(t *testing.T) {
	c := newClient(t, nil)
	c.start("", "two")
	c.play("f2f3", "e7e5", "g2g4", "d8h4")
	a := decode[advisedFacts](t, c.get("/advice"), http.StatusOK)
	require.NotEmpty(t, a.Facts)
	assert.Equal(t, "checkmate", a.Facts[0].Kind)
}

func TestWhy(t *testing.T) {
	type reason struct {
		Legal   bool
		Text    string
		Squares []string
	}
	c := newClient(t, nil)
	c.start("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "computer")
	why := decode[reason](t, c.get("/why?from=d2&to=f3"), http.StatusOK)
	assert.False(t, why.Legal)
	assert.Contains(t, why.Text, "pinned")
	assert.Contains(t, why.Squares, "b4")
	assert.True(t, decode[reason](t, c.get("/why?from=e1&to=e2"), http.StatusOK).Legal)
	requireRefused(t, c.get("/why?from=d2"), http.StatusBadRequest, "lacks to")
	requireRefused(t, c.get("/why?from=d2&to=z9"), http.StatusBadRequest, "not a square")

	c.accept = "text/html"
	assert.Contains(t, text(t, c.get("/?from=d2&to=f3")), "pinned", "without scripts too")
}

func TestThreat(t *testing.T) {
	c := newClient(t, nil)
	c.start("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	threat := decode[game.Fact](t, c.get("/threat"), http.StatusOK)
	assert.Equal(t, "threat-mate", threat.Kind)
	assert.Equal(t, []string{"d4d1"}, threat.Line)
	assert.Contains(t, text(t, c.get(strings.Replace(threat.Show, "step=1", "step=0", 1))), `"turn":"black"`,
		"the line begins with the opponent")
	c.play("g2g3")
	requireRefused(t, c.get("/threat"), http.StatusConflict, "not your turn")
}

func TestHints(t *testing.T) {
	type hinted struct {
		Step       int
		Text, Move string
		Squares    []string
		Line       []string
	}
	c := newClient(t, nil)
	c.start("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
	for step, path := range []string{"/hint?step=1", "/hint?step=2", "/hint?step=3", "/hint?step=4"} {
		h := decode[hinted](t, c.get(path), http.StatusOK)
		assert.Equal(t, step+1, h.Step)
		assert.NotEmpty(t, h.Text)
		assert.Equal(t, step == 3, h.Move == "d1d8", "the move comes last")
	}
	requireRefused(t, c.get("/hint?step=5"), http.StatusBadRequest, "from 1 to 4")
	requireRefused(t, c.get("/hint"), http.StatusBadRequest, "from 1 to 4")
	requireRefused(t, c.get("/hint?step=1&ply=3"), http.StatusConflict, "moved on")
	r := httptest.NewRequest(http.MethodGet, "/hint?step=1", nil)
	r.Header.Set("Sec-Fetch-Site", "cross-site")
	requireRefused(t, c.do(r), http.StatusForbidden, "another site")
	c.play("d1d8")
	requireRefused(t, c.get("/hint?step=1"), http.StatusConflict, "over")
	a := decode[advisedFacts](t, c.get("/advice"), http.StatusOK)
	var said []string
	for _, f := range a.Facts {
		said = append(said, f.Kind)
	}
	assert.Contains(t, said, "checkmate")
}

func TestWarning(t *testing.T) {
	type moved struct {
		gameBoard
		Warning *game.Fact
	}
	const fen = "4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1"
	c := newClient(t, nil)
	c.start(fen, "computer")
	m := decode[moved](t, c.post("/move", "from", "d1", "to", "d4"), http.StatusOK)
	require.NotNil(t, m.Warning)
	assert.Contains(t, m.Warning.Text, "queen")
	assert.Equal(t, http.StatusOK, c.get(m.Warning.Show).StatusCode, "its line can be shown")
	c.start(fen, "computer")
	assert.Nil(t, decode[moved](t, c.post("/move", "from", "d1", "to", "f3"), http.StatusOK).Warning)
	c.start(fen, "two")
	assert.Nil(t, decode[moved](t, c.post("/move", "from", "d1", "to", "d4"), http.StatusOK).Warning,
		"nobody to warn before")

	page := newBrowser(t, nil)
	page.json().start(fen, "computer")
	assert.Equal(t, http.StatusSeeOther, page.post("/move", "from", "d1", "to", "d4").StatusCode)
	assert.Equal(t, 1, page.json().board().Ply, "the computer waits")
	shown := text(t, page.get("/"))
	assert.Contains(t, shown, "Paused")
	assert.Empty(t, carried(shown), "the computer's pieces are nobody's to choose")
	page.post("/settings", "warnings", "false")
	assert.NotContains(t, text(t, page.get("/")), "Paused")
	page.json().start(fen, "computer")
	page.post("/move", "from", "d1", "to", "d4")
	assert.Equal(t, 2, page.json().board().Ply, "it does not wait where no warning is wanted")
}

// A warning may rest on searches, and each kind can be switched off.
func TestSearchedWarnings(t *testing.T) {
	type moved struct {
		gameBoard
		Warning *game.Fact
	}
	const fen = "2r3k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1"
	c := newBrowser(t, nil)
	c.accept = "application/json"
	warned := func(level string) *game.Fact {
		c.start(fen, "computer")
		c.post("/settings", "level", level)
		return decode[moved](t, c.post("/move", "from", "g2", "to", "g4"), http.StatusOK).Warning
	}
	f := warned("0")
	require.NotNil(t, f)
	assert.Equal(t, string(fact.KindWarnIdea), f.Kind)
	assert.Equal(t, http.StatusOK, c.get(f.Show).StatusCode, "its line can be shown")
	assert.Nil(t, warned("2"), "the easiest levels would not see it either")
	c.post("/settings", "warn", "mate,loss,missed,stalemate")
	assert.Nil(t, warned("0"))
	c.post("/settings", "warn", "judged")
	assert.NotNil(t, warned("0"))
	c.post("/settings", "warnings", "false")
	assert.Nil(
		t,
		decode[moved](
			t,
			func() *http.Response { c.start(fen, "computer"); return c.post("/move", "from", "g2", "to", "g4") }(),
			http.StatusOK,
		).Warning,
	)
}

// Where exchange counting finds no threat, a search is made.
func TestSearchedThreats(t *testing.T) {
	c := newClient(t, nil)
	c.start("6k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", "computer")
	assert.Equal(t, string(fact.KindThreatIdea), decode[game.Fact](t, c.get("/threat"), http.StatusOK).Kind)
	page := newBrowser(t, nil)
	page.json().start("6k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", "computer")
	assert.Contains(t, text(t, page.get("/?ask=threat")), "a fork")
	assert.NotContains(t, text(t, page.get("/")), "no mate in one threatens", "it is not calm")
}

func TestAmountOfHelp(t *testing.T) {
	c := newBrowser(t, nil)
	said := func(help string) int {
		c.post("/settings", "help", help)
		return strings.Count(text(t, c.get("/")), `data-squares=`)
	}
	c.json().start("6k1/5ppp/8/3n4/8/8/3R1PPP/6K1 w - - 0 2", "computer")
	assert.NotZero(t, said("full"))
	assert.Zero(t, said("some"), "there is no danger")
	assert.Zero(t, said("none"))
}

func TestShowingALine(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().start("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	before := c.rev()
	page := text(t, c.get("/?show=d4d1&pass=1&step=0"))
	assert.Contains(t, page, "Show me: 0 of 1")
	page = text(t, c.get("/?show=d4d1&pass=1&step=1"))
	assert.Contains(t, page, `<path class="tip" d="M350 716L`)
	assert.NotContains(t, page, `form="pick"`, "nothing can be played on it")
	assert.Equal(t, before, c.rev())
	for path, status := range map[string]int{
		"/?show=d4d1&step=1": 422, "/?show=x&step=1": 400, "/?show=d4d1&pass=1&step=2": 400, "/?show=d4d1&pass=1": 400,
		"/?show=" + strings.Repeat("d4d1,", 40) + "d4d1&step=0": 400,
	} {
		assert.Equal(t, status, c.get(path).StatusCode, path)
	}
}

// A check is announced once, even where the tutor mentions it too.
func TestCheckIsSaidOnce(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().start("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "computer")
	page := text(t, c.get("/"))
	once := "You are in check from the rook on e4"
	assert.Equal(t, 2, strings.Count(page, "Check from the rook!"), "once to see and once to hear")
	assert.NotContains(t, page, once)
	c.post("/settings", "help", "none")
	assert.Equal(t, 2, strings.Count(text(t, c.get("/")), once), "without the tutor the state says it")
}

// A hint prefers promotion to an aimless king move.
func TestHintsPromote(t *testing.T) {
	c := newClient(t, nil)
	c.start("8/P5k1/8/8/8/8/6K1/8 w - - 0 1", "computer")
	advice := decode[advisedFacts](t, c.get("/advice"), http.StatusOK)
	require.NotEmpty(t, advice.Facts)
	assert.Equal(t, "promotion-chance", advice.Facts[0].Kind)
	assert.Equal(t, "chance", advice.Facts[0].Tone)
	type hinted struct {
		Move string
		Line []string
	}
	h := decode[hinted](t, c.get("/hint?step=4"), http.StatusOK)
	assert.Equal(t, "a7a8q", h.Move)
	assert.Equal(t, "a7a8q", h.Line[0])
	// Capturing a hanging piece comes before promotion.
	c.start("8/P5k1/8/8/4q3/5P2/6K1/8 w - - 0 1", "computer")
	assert.Equal(t, "f3e4", decode[hinted](t, c.get("/hint?step=4"), http.StatusOK).Move)
}

// Where a move ends the game, how it ended is told first, and what the move missed after it.
func TestTheEndIsToldBeforeAWarning(t *testing.T) {
	c := newBrowser(t, nil)
	c.json().start("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
	c.post("/move", "from", "g5", "to", "g6")
	c.accept = "text/html"
	page := text(t, c.get("/"))
	says := page[strings.Index(page, `id="says"`):]
	assert.Contains(t, says[:strings.Index(says, "</ul>")], "no legal move")
	assert.Contains(t, page, `action="/undo"`, "it can be taken back")
}
