package play_test

import (
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/lesson"
	"chesstutor/web/game"
	"chesstutor/web/webtest"
)

// What is true of several moves of a piece is said once, with all their squares.
func TestNothingIsSaidTwiceOfAPieceLookedAt(t *testing.T) {
	c := webtest.NewClient(t, nil)
	toSquares := regexp.MustCompile(`^To [^?]*[?] `)
	shared := 0
	for _, fen := range []string{
		"rn1qkbnr/ppp2ppp/3p4/8/6b1/5N2/PPP4P/R3KB1R w KQkq - 0 6",
		"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
	} {
		c.Start(fen, "computer")
		for _, from := range strings.Fields("f3 a1 e1 f1 h1 a2 c4 d1 e4") {
			said := map[string]bool{}
			for _, f := range webtest.Decode[webtest.Advice](t, c.Get("/advice?from="+from), http.StatusOK).Facts {
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
	c := webtest.NewClient(t, nil)
	// The knight on f3 hangs to the bishop on g4.
	c.Start("rn1qkbnr/ppp2ppp/3p4/8/6b1/5N2/PPP4P/R3KB1R w KQkq - 0 6", "computer")
	a := webtest.Decode[webtest.Advice](t, c.Get("/advice"), http.StatusOK)
	require.NotEmpty(t, a.Facts)
	first := a.Facts[0]
	assert.Equal(t, "danger", first.Tone)
	assert.NotEmpty(t, first.Text)
	assert.NotEmpty(t, first.Squares)
	assert.False(t, first.Judgement)
	if len(first.Line) > 0 {
		assert.Equal(t, http.StatusOK, c.Get(first.Show).StatusCode, "its line can be shown")
	}

	a = webtest.Decode[webtest.Advice](t, c.Get("/advice?move=f3d4"), http.StatusOK)
	assert.NotEmpty(t, a.Grade)
	a = webtest.Decode[webtest.Advice](t, c.Get("/advice?from=f3"), http.StatusOK)
	require.NotEmpty(t, a.Facts)
	assert.Empty(t, a.Grade)
	tones := ""
	for _, f := range a.Facts {
		assert.Regexp(t, "^(?:To [a-h][1-8][^?]*[?] [A-Z]|One attacks your knight)", f.Text)
		assert.NotRegexp(t, "N[a-h1-8x]", f.Text, "no notation")
		tones += f.Tone[:1]
	}
	assert.Equal(t, string(fact.KindEndsDanger), a.Facts[0].Kind)
	assert.Regexp(t, "^cd*c*[an]*$", tones, "what ends a danger first, then dangers, then chances")
	assert.Empty(t, webtest.Decode[webtest.Advice](t, c.Get("/advice?from=a5"), http.StatusOK).Facts)
	webtest.RequireRefused(t, c.Get("/advice?from=i9"), http.StatusBadRequest, "not a square")
	webtest.RequireRefused(t, c.Get("/advice?move=f3f4"), http.StatusUnprocessableEntity, "not a legal move")
	webtest.RequireRefused(t, c.Get("/advice?move=x"), http.StatusBadRequest, "not a move")
	webtest.RequireRefused(t, c.Get("/advice?ply=9"), http.StatusBadRequest, "from 0 to 0")
}

// The JSON advice on a position is the same as on the page, search results included.
func TestAdviceIsThatOfThePage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	for fen, want := range map[string]string{
		"7k/8/R7/1R6/8/8/8/K7 w - - 0 1":       "mate-in-two", // which no count sees
		"4k3/3r4/3n4/8/8/8/3R4/3RK3 w - - 0 1": "",            // what the count sees is there all the same
	} {
		c.JSON().Start(fen, "computer")
		facts := webtest.Decode[webtest.Advice](t, c.JSON().Get("/advice"), http.StatusOK).Facts
		require.NotEmpty(t, facts, fen)
		if want != "" {
			require.NotNil(t, facts[0].Concept, facts[0].Text)
			assert.Equal(t, want, *facts[0].Concept)
			require.NotNil(t, facts[0].Lesson)
		}
		assert.True(t, facts[0].Coach)
		_, says, _ := strings.Cut(webtest.Text(t, c.Get("/")), `id="says"`)
		says, _, _ = strings.Cut(says, `id="more"`)
		assert.Contains(t, says, facts[0].Text)
	}

	c.JSON().Start("4k3/8/4p3/8/8/8/8/3RK3 w - - 0 1", "computer")
	c.JSON().Play("d1d5")
	facts := webtest.Decode[webtest.Advice](t, c.JSON().Get("/advice"), http.StatusOK).Facts
	require.NotEmpty(t, facts)
	assert.Equal(t, "warn-hanging", facts[0].Kind, "the warning comes first")
	assert.True(t, facts[0].Coach)
	for _, f := range facts[1:] {
		assert.False(t, f.Coach, f.Text)
	}
}

func TestAdviceAtTheEnd(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play("f2f3", "e7e5", "g2g4", "d8h4")
	a := webtest.Decode[webtest.Advice](t, c.Get("/advice"), http.StatusOK)
	require.NotEmpty(t, a.Facts)
	assert.Equal(t, "checkmate", a.Facts[0].Kind)
}

func TestWhy(t *testing.T) {
	type reason struct {
		Legal   bool
		Text    string
		Squares []string
	}
	c := webtest.NewClient(t, nil)
	c.Start("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "computer")
	why := webtest.Decode[reason](t, c.Get("/why?from=d2&to=f3"), http.StatusOK)
	assert.False(t, why.Legal)
	assert.Contains(t, why.Text, "pinned")
	assert.Contains(t, why.Squares, "b4")
	assert.True(t, webtest.Decode[reason](t, c.Get("/why?from=e1&to=e2"), http.StatusOK).Legal)
	webtest.RequireRefused(t, c.Get("/why?from=d2"), http.StatusBadRequest, "lacks to")
	webtest.RequireRefused(t, c.Get("/why?from=d2&to=z9"), http.StatusBadRequest, "not a square")

	c.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, c.Get("/?from=d2&to=f3")), "pinned", "without scripts too")
}

func TestThreat(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	threat := webtest.Decode[game.Fact](t, c.Get("/threat"), http.StatusOK)
	assert.Equal(t, "threat-mate", threat.Kind)
	assert.Equal(t, []string{"d4d1"}, threat.Line)
	assert.Contains(t, webtest.Text(t, c.Get(strings.Replace(threat.Show, "step=1", "step=0", 1))), `"turn":"black"`,
		"the line begins with the opponent")
	c.Play("g2g3")
	webtest.RequireRefused(t, c.Get("/threat"), http.StatusConflict, "not your turn")
}

// What the other side's last move was for is told when asked, without scripts too.
func TestWhyThatMove(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	json := c.JSON()
	webtest.RequireRefused(t, json.Get("/purpose"), http.StatusConflict, "Nobody has moved yet.")
	c.Hold("", "e4 e5 Nf3 Nc6", tutor.Setup{})
	purpose := webtest.Decode[game.Fact](t, json.Get("/purpose"), http.StatusOK)
	assert.Equal(t, "purpose-guards", purpose.Kind)
	assert.Equal(t, "It guards the pawn on e5.", purpose.Text)
	before := webtest.Decode[game.Fact](t, json.Get("/purpose?ply=3"), http.StatusOK)
	assert.Equal(t, "It attacks the pawn on e5.", before.Text)

	c.Accept = "text/html"
	assert.Contains(t, webtest.Text(t, c.Get("/")), `href="/?ask=purpose" aria-label="Why that move?"`)
	page := webtest.Text(t, c.Get("/?ask=purpose"))
	assert.Contains(t, page, "Black knight from b8 to c6. It guards the pawn on e5.")
	for fen, want := range map[string]string{
		"4k2r/8/8/8/7N/6P1/8/4K3 b - - 0 1": ">Black rook from h8 to h4 takes the knight.<",
		"4k2r/8/8/8/7N/8/8/4K3 b - - 0 1":   ">Black rook from h8 to h4 takes the knight. Nothing can take back.<",
	} {
		c.Hold(fen, "Rxh4", tutor.Setup{})
		assert.Contains(t, webtest.Text(t, c.Get("/?ask=purpose")), want, "a capture is told once")
	}
	c.Hold("4k2r/8/8/8/7N/6P1/8/4K3 b - - 0 1", "Rxh4", tutor.Setup{})
	_, about, _ := strings.Cut(webtest.Text(t, c.Get("/?ask=purpose")), `id="about"`)
	about, _, _ = strings.Cut(about, `id="says"`)
	assert.Contains(t, about, "Your pawn can take the rook. Nothing can take back.", "what the capture overlooked")
}

func TestWarning(t *testing.T) {
	type moved struct {
		webtest.Board
		Warning *game.Fact
	}
	const fen = "4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1"
	c := webtest.NewClient(t, nil)
	c.Start(fen, "computer")
	m := webtest.Decode[moved](t, c.Post("/move", "from", "d1", "to", "d4"), http.StatusOK)
	require.NotNil(t, m.Warning)
	assert.Contains(t, m.Warning.Text, "queen")
	assert.Equal(t, http.StatusOK, c.Get(m.Warning.Show).StatusCode, "its line can be shown")
	c.Start(fen, "computer")
	assert.Nil(t, webtest.Decode[moved](t, c.Post("/move", "from", "d1", "to", "f3"), http.StatusOK).Warning)
	c.Start(fen, "two")
	assert.Nil(t, webtest.Decode[moved](t, c.Post("/move", "from", "d1", "to", "d4"), http.StatusOK).Warning,
		"nobody to warn before")

	page := webtest.NewBrowser(t, nil)
	page.JSON().Start(fen, "computer")
	assert.Equal(t, http.StatusSeeOther, page.Post("/move", "from", "d1", "to", "d4").StatusCode)
	assert.Equal(t, 1, page.JSON().Board().Ply, "the computer waits")
	shown := webtest.Text(t, page.Get("/"))
	assert.Contains(t, shown, "Paused")
	assert.Empty(t, webtest.Carried(shown), "the computer's pieces are nobody's to choose")
	page.Post("/settings", "warnings", "false")
	assert.NotContains(t, webtest.Text(t, page.Get("/")), "Paused")
	page.JSON().Start(fen, "computer")
	page.Post("/move", "from", "d1", "to", "d4")
	assert.Equal(t, 2, page.JSON().Board().Ply, "it does not wait where no warning is wanted")
}

// The second warning in a position tells what to do, the first only what comes.
func TestASecondWarningTellsWhatToDo(t *testing.T) {
	const advice = "Take it back and press Hint"
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("4k3/3r4/8/8/8/8/8/3QK3 w - - 0 1", "computer")
	c.Post("/move", "from", "d1", "to", "d4")
	first := webtest.Text(t, c.Get("/"))
	assert.Contains(t, first, "Wait: ")
	assert.NotContains(t, first, advice)
	c.Post("/undo")
	c.Post("/move", "from", "d1", "to", "d4")
	assert.Contains(t, webtest.Text(t, c.Get("/")), advice)
}

// A warning may rest on searches, and each kind can be switched off.
func TestSearchedWarnings(t *testing.T) {
	type moved struct {
		webtest.Board
		Warning *game.Fact
	}
	const fen = "2r3k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1"
	c := webtest.NewBrowser(t, nil)
	c.Accept = "application/json"
	warned := func(level string) *game.Fact {
		c.Start(fen, "computer")
		c.Post("/settings", "level", level)
		return webtest.Decode[moved](t, c.Post("/move", "from", "g2", "to", "g4"), http.StatusOK).Warning
	}
	f := warned("0")
	require.NotNil(t, f)
	assert.Equal(t, string(fact.KindWarnIdea), f.Kind)
	assert.Equal(t, http.StatusOK, c.Get(f.Show).StatusCode, "its line can be shown")
	assert.Nil(t, warned("2"), "the easiest levels would not see it either")
	c.Post("/settings", "warn", "mate,loss,missed,stalemate")
	assert.Nil(t, warned("0"))
	c.Post("/settings", "warn", "judged")
	assert.NotNil(t, warned("0"))
	c.Post("/settings", "warnings", "false")
	assert.Nil(
		t,
		webtest.Decode[moved](
			t,
			func() *http.Response { c.Start(fen, "computer"); return c.Post("/move", "from", "g2", "to", "g4") }(),
			http.StatusOK,
		).Warning,
	)
}

// Where exchange counting finds no threat, a search is made.
func TestSearchedThreats(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("6k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", "computer")
	assert.Equal(t, string(fact.KindThreatIdea), webtest.Decode[game.Fact](t, c.Get("/threat"), http.StatusOK).Kind)
	page := webtest.NewBrowser(t, nil)
	page.JSON().Start("6k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1", "computer")
	assert.Contains(t, webtest.Text(t, page.Get("/?ask=threat")), "a fork")
	assert.NotContains(t, webtest.Text(t, page.Get("/")), "no mate in one threatens", "it is not calm")
}

func TestAmountOfHelp(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	said := func(help string) int {
		c.Post("/settings", "help", help)
		return strings.Count(webtest.Text(t, c.Get("/")), `data-squares=`)
	}
	c.JSON().Start("6k1/5ppp/8/3n4/8/8/3R1PPP/6K1 w - - 0 2", "computer")
	assert.NotZero(t, said("full"))
	assert.Zero(t, said("some"), "there is no danger")
	assert.Zero(t, said("none"))
}

func TestShowingALine(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1", "computer")
	before := rev(c)
	page := webtest.Text(t, c.Get("/?show=d4d1&pass=1&step=0"))
	assert.Contains(t, page, "What if: 0 of 1")
	assert.Regexp(t, `What if: \d of 1`, webtest.Announced.FindString(page), "it is heard, too, that it did not happen")
	page = webtest.Text(t, c.Get("/?show=d4d1&pass=1&step=1"))
	assert.Contains(t, page, `<path class="tip" d="M350 716L`)
	assert.NotContains(t, page, `form="pick"`, "nothing can be played on it")
	assert.Equal(t, before, rev(c))
	for path, status := range map[string]int{
		"/?show=d4d1&step=1": 422, "/?show=x&step=1": 400, "/?show=d4d1&pass=1&step=2": 400, "/?show=d4d1&pass=1": 400,
		"/?show=" + strings.Repeat("d4d1,", 40) + "d4d1&step=0": 400,
	} {
		assert.Equal(t, status, c.Get(path).StatusCode, path)
	}
}

// While a line is shown nothing is counted beside the names: what it takes has not been taken, and what has been taken
// would not fit its board.
func TestAShownLineCountsNothing(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("6k1/5ppp/8/3n4/8/8/3R1PPP/6K1 w - - 0 2", "computer")
	assert.Contains(t, c.Document("/").Find("#bottom").Text(), "+2")
	shown := c.Document("/?show=d2d5&step=1")
	assert.NotContains(t, shown.Find("#top").Text()+shown.Find("#bottom").Text(), "+")
	assert.Zero(t, shown.Find(".captured").Length())
}

// A line that is shown tells of check and of checkmate.
func TestAShownLineTellsOfCheck(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("6k1/p4pbp/6p1/8/8/8/5PPP/R3R1K1 w - - 0 1", "computer")
	for line, want := range map[string]string{
		"show=e1e8&step=1":      "to e8. Check.",
		"show=e1e8,g7f8&step=2": "to f8. It answers the check.",
	} {
		assert.Contains(t, webtest.Text(t, c.Get("/?"+line)), want, line)
	}
	c.JSON().Start("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
	assert.Contains(t, webtest.Text(t, c.Get("/?show=d1d8&step=1")), "to d8. Checkmate.")
}

// A check is announced once, even where the tutor mentions it too.
func TestCheckIsSaidOnce(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1", "computer")
	page := regexp.MustCompile(`data-aloud="[^"]*"`).ReplaceAllString(webtest.Text(t, c.Get("/")), "")
	once := "You are in check from the rook on e4"
	assert.Equal(t, 2, strings.Count(page, "Check from the rook!"), "once to see and once to hear")
	assert.NotContains(t, page, once)
	c.Post("/settings", "help", "none")
	assert.Equal(t, 2, strings.Count(webtest.Text(t, c.Get("/")), once), "without the tutor the state says it")
}

// Who is told of a check that attacks two pieces is not led to one that loses a piece.
func TestACalledForMoveLosesNothing(t *testing.T) {
	c := webtest.NewClient(t, nil)
	rook, _ := lesson.Find("rook")
	e := rook.Exercises[0]
	c.OpenExercise("rook", e.ID)
	c.Answer("rook", e.ID, "move", e.Solutions()[0].Moves[0].String())
	c.Start("r1b1kb1r/pppn3p/4pnp1/1N6/8/4N1P1/PPPPPP1P/R1BQKR2 w Qk - 2 12", "computer")
	line := webtest.Decode[webtest.Advice](t, c.Get("/advice"), http.StatusOK).Facts[0]
	require.Contains(t, line.Text, "attack king and rook at once")
	pressed := webtest.Decode[webtest.Advice](t, c.Get("/advice?from=b5"), http.StatusOK).Facts
	require.NotEmpty(t, pressed)
	assert.Contains(t, pressed[0].Text, "To c7?")
	for _, f := range pressed {
		assert.NotContains(t, f.Text, "To d6? This")
	}
}

// Where a move ends the game, how it ended is told first, and what the move missed after it.
func TestTheEndIsToldBeforeAWarning(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
	c.Post("/move", "from", "g5", "to", "g6")
	c.Accept = "text/html"
	page := webtest.Text(t, c.Get("/"))
	says := page[strings.Index(page, `id="says"`):]
	assert.Contains(t, says[:strings.Index(says, "</ul>")], "no legal move")
	assert.Contains(t, page, `action="/undo"`, "it can be taken back")
}

// That a piece is safe is said of a move only if a search finds nothing to fear; else what there is to fear.
func TestAMoveIsSafeIfTheSearchAgrees(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for move, want := range map[string]fact.Kind{"a2a3": fact.KindWarnIdea, "a1c1": fact.KindSafeThere} {
		c.Start("4k3/pp6/8/8/3n4/8/PP6/R3K3 w - - 0 1", "computer")
		facts := webtest.Decode[struct{ Facts []game.Fact }](t, c.Get("/advice?move="+move), http.StatusOK).Facts
		assert.Equal(t, string(want), facts[0].Kind, move)
	}
	c.Start("4k3/p7/8/8/8/8/P7/R3K3 w - - 0 1", "computer")
	facts := webtest.Decode[struct{ Facts []game.Fact }](t, c.Get("/advice?move=a1c1"), http.StatusOK).Facts
	assert.Equal(t, "It is safe there.", facts[0].Text)
}
