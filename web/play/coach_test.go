package play_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/web"
	"chesstutor/web/game"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

type told struct {
	Facts      []game.Fact
	Unfinished bool
}

// The coach shows one sentence, and the others unfold on request.
func TestOneLineAndMore(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("4k3/p6p/8/8/2p5/3Q4/P7/4K3 w - - 0 1", "computer")
	page := webtest.Text(t, c.Get("/"))
	_, says, _ := strings.Cut(page, `id="says"`)
	says, rest, _ := strings.Cut(says, `id="more"`)
	assert.Equal(t, 1, strings.Count(says, "<li"))
	assert.Contains(t, says, "A pawn attacks your queen!")
	assert.Contains(t, rest, `<details class="more"><summary>What else?<svg`)
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
	require.NoError(t, err)
	taught := map[string]int{}
	doc.Find(".coach .taught").Each(func(_ int, link *goquery.Selection) {
		taught[link.AttrOr("href", "")]++
	})
	assert.Equal(t, 1, taught["/lesson/free?back=game"], "it leads back here")
	for lesson, n := range taught {
		assert.Equal(t, 1, n, "%s is linked once", lesson)
	}

	facts := webtest.Decode[told](t, c.JSON().Get("/advice"), http.StatusOK).Facts
	require.Greater(t, len(facts), 1)
	for i, f := range facts {
		assert.Equal(t, i == 0, f.Coach, f.Text)
	}
	require.NotNil(t, facts[0].Lesson)
	assert.Equal(t, "/lesson/free", *facts[0].Lesson)
	assert.Equal(t, http.StatusOK, c.Get(*facts[0].Lesson).StatusCode)
	assert.Nil(t, facts[0].Concept)
}

// With a danger another one is told in one breath, to the eye and to a screen reader, and not once more below.
func TestTwoDangersAreToldTogether(t *testing.T) {
	const told = "A pawn attacks your rook. You can move it. Your knight is in danger, too."
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("k7/p7/2p3p1/1RP2N2/8/8/8/4K3 w - - 0 1", "computer")
	page := c.Document("/")
	assert.Equal(t, told, page.Find("#says .text").Text())
	assert.Equal(t, told, page.Find("#says .text").AttrOr("data-aloud", ""))
	assert.Contains(t, page.Find("#spoken").Text(), "Your knight is in danger, too.")
	assert.NotContains(t, page.Find("#more").Text(), "your knight")
}

// What was won just now is told before what is in danger.
func TestAWinIsToldBeforeADanger(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("r7/6pk/8/5N2/8/8/8/R3K3 w - - 0 1", "two")
	c.JSON().Play("a1a8")
	c.JSON().Play("g7g6")
	told := c.Document("/").Find("#says .text").Text()
	assert.Equal(t, "Well taken! A pawn attacks White's knight. White can give check first with White's rook.", told)
}

// Of a pressed piece is told first where it does what the coach's line calls for, and of a capture that wins points
// what it takes.
func TestAPressedPieceTellsTheBestFirst(t *testing.T) {
	c := webtest.NewClient(t, nil)
	for fen, want := range map[string]struct{ from, text string }{
		"rnbqkb1r/pppppppp/8/8/4n3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3": {"c3", "To e4? It takes the knight on e4."},
		"rnbqkb1r/pppppppp/8/4P3/2B2n2/8/PPPP1PPP/RNBQK1NR w KQkq - 4 4": {
			"c4", "To f1? Then your pawn on g2 is out of danger.",
		},
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2": {"g1", "To f3? It attacks the pawn on e5."},
		"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3": {
			"f1", "To c4? It comes out, and reaches nine squares from there.",
		},
		"rn1qk2r/ppp2p1p/6p1/4b3/8/2P2Q2/PPP2PPP/R1B1KB1R w KQkq - 0 10":  {"f3", "To b7? It takes the pawn on b7."},
		"1q2kbnr/2p2ppp/2n5/1N3P2/8/5N2/PPPP1PPP/R1BQ1RK1 w k - 0 13":     {"b5", "To c3? There it is out of danger."},
		"r3k3/5p2/8/1N6/8/8/5PP1/6K1 w - - 0 1":                           {"b5", "To c7? A fork: it attacks the king and the rook."},
		"rnbk1bQ1/pppp1p2/4p1p1/6qp/3PP3/2N5/PPP2PPP/R1B1KBNR w KQ - 0 9": {"c1", "To g5? It takes the queen."},
	} {
		c.Start(fen, "computer")
		facts := webtest.Decode[told](t, c.Get("/advice?from="+want.from), http.StatusOK).Facts
		require.NotEmpty(t, facts)
		assert.Equal(t, want.text, facts[0].Text)
	}
}

// Of several dangers the one that costs most is told first.
func TestAPressedPieceTellsTheDearestDangerFirst(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("rnbq1bnr/ppp1k1pp/3p4/4pP1Q/8/7N/PPPP1PPP/RNB1KB1R w KQ - 0 6", "computer")
	var texts []string
	for _, f := range webtest.Decode[told](t, c.Get("/advice?from=h5"), http.StatusOK).Facts {
		texts = append(texts, f.Text)
	}
	queen := slices.IndexFunc(texts, func(s string) bool { return strings.Contains(s, "can take your queen") })
	pawn := slices.IndexFunc(texts, func(s string) bool { return strings.Contains(s, "loses its guard") })
	require.GreaterOrEqual(t, queen, 0)
	assert.Greater(t, pawn, queen, texts)
}

// What is lost wherever the king goes speaks not against the move that a hint would be.
func TestWhatIsLostAllTheSameIsNotToldOfAGoodMove(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("r1b5/1p1k1pQ1/1qp5/p7/3p4/BPN5/P1PPBpPP/R3K2R w - - 0 20", "computer")
	for _, f := range webtest.Decode[told](t, c.Get("/advice?from=e1"), http.StatusOK).Facts {
		assert.NotRegexp(t, `^To [^?]*f1.*can take your knight`, f.Text)
	}
}

// That a piece is safe where it could go is said by a mark: words that name the square would be read as advice.
func TestAPressedPieceDoesNotAdviseWhatIsOnlySafe(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("rnbqkbnr/pp1ppppp/2p5/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "computer")
	assert.Empty(t, webtest.Decode[told](t, c.Get("/advice?from=h2"), http.StatusOK).Facts)
	of := webtest.Decode[told](t, c.Get("/advice?move=h2h3"), http.StatusOK).Facts
	require.NotEmpty(t, of, "of the square that is asked for it is told")
	assert.Equal(t, "It is safe there.", of[0].Text)
}

// Choosing a piece that cannot move shows why.
func TestTouching(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("4k1n1/8/8/8/8/8/P7/R3K2R w KQ - 0 1", "computer")
	for path, want := range map[string]string{
		"touch=g8":           "The knight on g8 belongs to Rufus.",
		"touch=h1&before=e1": "To castle, move the king to g1: the rook comes along.",
	} {
		facts := webtest.Decode[told](t, c.Get("/advice?"+path), http.StatusOK).Facts
		require.Len(t, facts, 1, path)
		assert.Equal(t, want, facts[0].Text)
	}
	assert.Empty(t, webtest.Decode[told](t, c.Get("/advice?touch=h1"), http.StatusOK).Facts)
	assert.Equal(t, http.StatusBadRequest, c.Get("/advice?touch=z9").StatusCode)
}

// The button for the move itself appears only after the learner has tried a move here and taken it back. Other
// requests for it are answered at once.
func TestTheLastStepOfAHintWaits(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "computer")
	for _, step := range []string{"1", "2", "3"} {
		assert.NotContains(t, webtest.Text(t, c.Get("/?hint=open")), `class="late"`)
		c.Get("/hint?step=" + step)
	}
	page := webtest.Text(t, c.Get("/?hint=open"))
	assert.Contains(t, page, `class="late"`)
	assert.Contains(t, page, `Look once more. More help comes soon.`)
	c.Post("/move", "from", "d1", "to", "d2")
	c.Post("/undo")
	page = webtest.Text(t, c.Get("/?hint=open"))
	assert.Contains(t, page, `name="step" value="4"`, "a move taken back keeps the hint")
	assert.NotContains(t, page, `class="late"`)
	c.Accept = "application/json"
	answer := webtest.Decode[struct{ Text, Move string }](t, c.Get("/hint?step=4"), http.StatusOK)
	assert.Equal(t, "d1d8", answer.Move)
	assert.Equal(t, "Rook to d8: checkmate.", answer.Text)
}

// A warning that could not be confirmed in time is no sign that there is none: the page and the JSON say that the
// coach is not finished, nothing of it is kept, and whoever asks again gets the warning.
func TestAnUnfinishedCoachSaysSo(t *testing.T) {
	const noTime = "I had too little time to look."
	pool := ai.NewPool(2, 0)
	c := webtest.NewBrowser(t, func(config *web.Config) { config.Pool = pool })
	const opensFork = "2r3k1/5ppp/8/8/3n4/8/PP3PPP/R3K1R1 w - - 0 1"
	c.Hold(opensFork, "g4", tutor.Setup{Level: ai.ThreePlies})
	busy := webtest.Occupy(t, pool, "x", ai.Strongest.Limits(), 1)
	busier := webtest.Occupy(t, pool, "y", ai.ThreePlies.Limits(), 1)

	c.Post("/settings", "warn", "mate,loss,judged,missed,stalemate")
	for range 2 {
		page := c.Document("/")
		assert.Contains(t, page.Find("#says").Text(), noTime)
		assert.Contains(t, page.Find("#spoken").Text(), noTime)
		assert.Zero(t, page.Find(".bar.warns").Length(), "the computer does not wait for an unknown warning")
	}
	c.Accept = "application/json"
	assert.True(t, webtest.Decode[told](t, c.Get("/advice"), http.StatusOK).Unfinished)
	before := c.Cookies[site.GameCookie]
	c.Hold(opensFork, "", tutor.Setup{Level: ai.ThreePlies})
	moved := webtest.Decode[struct {
		Warning    *game.Fact
		Unfinished bool
	}](t, c.Post("/move", "from", "g2", "to", "g4"), http.StatusOK)
	assert.Nil(t, moved.Warning)
	assert.True(t, moved.Unfinished)

	busy()
	busier()
	c.Accept, c.Cookies[site.GameCookie] = "text/html", before
	page := c.Document("/")
	assert.NotContains(t, page.Text(), noTime)
	assert.Equal(t, 1, page.Find(".bar.warns").Length(), "the warning is back")
	assert.False(t, webtest.Decode[told](t, c.JSON().Get("/advice"), http.StatusOK).Unfinished)
}

// Where the coach has nothing to say, it tells what was played last; of the first moves, to choose a piece.
func TestTheLastMoveStandsWhereTheCoachIsSilent(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Post("/settings", "help", "none")
	c.JSON().Start("", "two")
	assert.Equal(t, "Choose a piece to see where it may go.", c.Document("/").Find("#prompt").Text())
	c.JSON().Play(strings.Fields("e2e4 e7e5 g1f3 b8c6")...)
	c.JSON().Play("f1c4", "f8c5")
	assert.Equal(t, "Black bishop from f8 to c5.", c.Document("/").Find("#prompt").Text())
}

// A piece that was lost is no comfort's time where something is to be done: both have to fit.
func TestALossBesideAChanceIsShort(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("3rk3/8/8/3n4/8/2Q5/8/3RK3 w - - 0 1", "two")
	c.JSON().Play(strings.Fields("c3h8 e8d7 h8d8 d7d8")...)
	told := c.Document("/").Find("#says .text").Text()
	assert.Contains(t, told, "Black's king has taken White's queen. ")
	assert.NotContains(t, told, "That can happen.")
}

// Where nothing threatens, what the coach advises still stands.
func TestWhereNothingThreatensTheCoachsAdviceStays(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("rnb1kbnr/ppqppppp/2p5/8/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 3", "computer")
	said := strings.TrimSpace(c.Document("/").Find("#says .text").Text())
	require.NotEmpty(t, said)
	threat := c.Document("/?ask=threat")
	assert.Equal(t, "I see no big threat right now. "+said, strings.TrimSpace(threat.Find("#about .text").Text()))
}
