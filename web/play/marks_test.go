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

// graded is a position in which White's bishop on c4 has good, fair and losing targets, the pawn on b4 is attacked
// twice and guarded by nothing, and the one on f2, attacked once, is guarded.
const graded = "r1bqk1nr/pppp1ppp/2n5/2b1p3/1PB1P3/5N2/P1PP1PPP/RNBQK2R w KQkq - 0 4"

// square returns the tag of a square on a page.
func square(t *testing.T, page, id string) string {
	t.Helper()
	tag := regexp.MustCompile(`<button id="` + id + `"[^>]*>`).FindString(page)
	require.NotEmpty(t, tag, id)
	return tag
}

// classes returns the classes of a square on a page.
func classes(t *testing.T, page, id string) string {
	t.Helper()
	return regexp.MustCompile(`class="([^"]*)"`).FindStringSubmatch(square(t, page, id))[1]
}

func TestTargetsAreGoodFairOrLosing(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("r1bqk2r/ppppnppp/2n5/8/1b1NP3/2N5/PPP2PPP/R1BQKB1R w KQkq - 3 6", "computer")
	page := webtest.Text(t, c.Get("/?from=d4"))
	for id, want := range map[string]string{
		"d4": "square dark moveable threatened selected occupied",
		"c3": "square dark threatened occupied",
		"e4": "square light moveable occupied",
		"b3": "square light valid", "e2": "square light valid",
		"f5": "square light valid unsafe fair",
		"c6": "square light valid unsafe fair threat occupied",
		"e6": "square light valid unsafe",
	} {
		assert.Equal(t, want, classes(t, page, id), id)
	}
	moves := webtest.Decode[struct {
		Fair   []string
		Unsafe map[string][]string
	}](t, c.JSON().Get("/moves"), http.StatusOK)
	assert.Contains(t, moves.Fair, "d4c6")
	assert.Contains(t, moves.Fair, "d4f5")
	assert.NotContains(t, moves.Fair, "d4e6")
	assert.Contains(t, moves.Unsafe, "d4e6")
	for _, move := range moves.Fair {
		assert.Contains(t, moves.Unsafe, move, "what is fair stays unsafe")
	}

	c.JSON().Post("/settings", "marks", "valid,unsafe")
	page = webtest.Text(t, c.Get("/?from=d4"))
	assert.Equal(t, "square light valid unsafe", classes(t, page, "f5"), "who wants no grades is told none")
}

func TestARingIsOnlyRoundWhatWouldBeLost(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start(graded, "computer")
	page := webtest.Text(t, c.Get("/"))
	assert.Contains(t, square(t, page, "b4"), `data-ring="danger"`)
	assert.Contains(t, classes(t, page, "f2"), "threatened")
	assert.NotContains(t, square(t, page, "f2"), "data-ring", "the king guards it")

	c.JSON().Post("/settings", "marks", "moveable", "help", "none")
	assert.NotContains(t, square(t, webtest.Text(t, c.Get("/")), "b4"), "data-ring")
}

// Both ways of marking the board carry the same classes, with scripts and without; what is drawn is a matter of
// style.
func TestBoardIsMarkedAllOrCalm(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start(graded, "computer")
	type marking struct{ Board string }
	assert.Equal(t, marking{"all"}, webtest.Decode[marking](t, c.JSON().Get("/settings"), http.StatusOK))
	all := webtest.Text(t, c.Get("/"))
	assert.Contains(t, all, `data-marking="all"`)
	assert.Contains(t, webtest.Text(t, c.Get("/settings")), `name="board" value="all" checked`)

	assert.Equal(t, marking{"calm"}, webtest.Decode[marking](t, c.JSON().Post("/settings", "board", "calm"),
		http.StatusOK))
	calm := webtest.Text(t, c.Get("/"))
	assert.Contains(t, calm, `data-marking="calm"`)
	for _, id := range []string{"b4", "f2", "a2", "e5"} {
		assert.Equal(t, classes(t, all, id), classes(t, calm, id), id)
	}
	webtest.RequireRefused(t, c.JSON().Post("/settings", "board", "loud"), http.StatusBadRequest, "all or calm")
}

// A calmer board is offered once, before the first move of the game after the fourth finished one, unless it was
// chosen already.
func TestACalmerBoardIsOfferedOnce(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	win := func() {
		c.JSON().Start("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "computer")
		webtest.Decode[map[string]any](t, c.JSON().Post("/move", "from", "a1", "to", "a8"), http.StatusOK)
	}
	const offer = `<input type="hidden" name="board" value="calm">`
	for range 4 {
		win()
		assert.NotContains(t, webtest.Text(t, c.Get("/")), offer)
	}
	c.JSON().Start("", "computer")
	assert.Contains(t, webtest.Text(t, c.Get("/")), offer)
	c.JSON().Start("", "computer")
	assert.NotContains(t, webtest.Text(t, c.Get("/")), offer, "it was not taken")

	c = webtest.NewBrowser(t, nil)
	c.JSON().Post("/settings", "board", "calm")
	for range 4 {
		win()
	}
	c.JSON().Start("", "computer")
	assert.NotContains(t, webtest.Text(t, c.Get("/")), offer, "it is calm")
}

// At an earlier position the coach says what it said then, and what the learner's own move allowed.
func TestLookingBackSpeaks(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("rnbqkbnr/ppp1pppp/3p4/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "computer")
	c.JSON().Post("/settings", "warnings", "false")
	webtest.Decode[map[string]any](t, c.JSON().Post("/move", "from", "d1", "to", "g4"), http.StatusOK)
	webtest.Decode[map[string]any](t, c.JSON().Get("/move"), http.StatusOK)
	page := webtest.Text(t, c.Get("/?ply=1"))
	assert.Contains(t, page, "the bishop on c8 can take your queen")
	assert.Equal(t, []string{"danger grows"}, arrows(page))
	assert.Contains(t, square(t, page, "g4"), `data-ring="danger"`)
	assert.NotContains(t, page, "?show=", "the line starts elsewhere")
	assert.NotContains(t, page, "data-frozen")

	c.JSON().Post("/settings", "help", "none")
	page = webtest.Text(t, c.Get("/?ply=1"))
	assert.Empty(t, arrows(page))
	assert.Contains(t, page, "White queen from d1 to g4.", "the slot is never empty, and says the move in words")
	assert.Contains(t, webtest.Text(t, c.Get("/?ply=0")), "This is how the board stood then.")
}

// The short name of a game is for its clients: two games that have the same one, found by trying forty million, still
// get their own marks and advice.
func TestGamesOfOneShortNameAreToldApart(t *testing.T) {
	const first = "4k3/8/P7/p6p/2pP2P1/1P2p3/8/4K3 w - - 0 1"
	const second = "4k3/8/4p3/2p2P2/1PPpp3/5p2/8/4K3 w - - 0 1"
	of := func(c *webtest.Client, fen string) (answers []string) {
		require.Equal(t, "2c67016047c6", c.Start(fen, "two").Rev)
		for _, path := range []string{"/moves", "/advice", "/show"} {
			answers = append(answers, webtest.Text(t, c.Get(path)))
		}
		return answers
	}
	shared := webtest.NewClient(t, nil)
	of(shared, first)
	assert.Equal(t, of(webtest.NewClient(t, nil), second), of(shared, second))
}

// Who is to find checkmate is not shown where it is, on the page and in what its scripts ask for, until another move is
// answered. Who has neither help nor warnings is asked for nothing, and shown all.
func TestAMateToFindIsNotMarked(t *testing.T) {
	const fen, level = "rn1qkb1r/ppp2p1p/6p1/4NQ2/8/2n5/PPPP1PPP/R1B1KB1R w KQkq - 0 8", "20"
	c := webtest.NewBrowser(t, nil)
	grade := func(ply string) string {
		r := c.JSON().Get("/moves?ply=" + ply)
		moves := webtest.Decode[struct{ Grades, Labels map[string]string }](t, r, http.StatusOK)
		assert.Equal(t, moves.Grades["f5f7"] == "mates", strings.Contains(moves.Labels["f5f7"], "heckmate"))
		return moves.Grades["f5f7"]
	}
	c.JSON().Post("/new", "fen", fen, "level", level)
	page := webtest.Text(t, c.Get("/?from=f5"))
	assert.Contains(t, classes(t, page, "f7"), "valid")
	assert.NotContains(t, classes(t, page, "f7"), "wins", "points lead away from a mate")
	for _, told := range []string{
		square(t, page, "f7"), c.Document("/?from=f5").Find("#says, #more").Text(),
		webtest.Text(t, c.JSON().Get("/advice?from=f5")), webtest.Text(t, c.JSON().Get("/advice?move=f5f7")),
	} {
		assert.NotContains(t, told, "mates")
		assert.NotContains(t, told, "is checkmate")
	}
	assert.Equal(t, "safe", grade("0"))

	assert.Contains(t, webtest.Text(t, c.JSON().Post("/move", "from", "f5", "to", "f3")), "You could win right now.")
	assert.Equal(t, "safe", grade("0"), "while the tutor asks")
	c.JSON().Get("/move")
	assert.Equal(t, "mates", grade("0"), "played on")

	c.JSON().Post("/settings", "help", "none", "warnings", "false")
	c.JSON().Post("/new", "fen", fen, "level", level)
	assert.Equal(t, "mates", grade("0"), "nobody asks")
}

// A move that the search likes, but that lets a pawn go, is marked so, and the line about the piece tells it.
func TestWhatIsLetGoIsTold(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("r1bqkb1r/pppppppp/2n2n2/8/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 3 3", "computer")
	page := c.Document("/?from=g1")
	assert.Equal(t, "loses", page.Find("#f3").AttrOr("data-grade", ""))
	assert.Equal(t, "To e2, f3 or h3? Then the knight on f6 can take your pawn on e4 for free.",
		page.Find("#about .text").First().Text())
}
