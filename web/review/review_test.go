package review_test

import (
	"net/http"
	"strconv"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

// missed is a game in which Black passes a mate over, and is mated.
const missed = "f2f3 e7e5 a2a3 a7a6 g2g4 b7b6 e2e4 h7h6 f1c4 h6h5 c4f7 e8f7"

// reviewed plays the game and returns the part of the address that names its review for Black.
func reviewed(c *webtest.Client) string {
	c.Start("", "two")
	c.Play(strings.Fields(missed)...)
	return "game=" + strings.TrimPrefix(c.LinkOf(), "/g/") + "&side=black"
}

func TestAGameIsReviewed(t *testing.T) {
	c := webtest.NewClient(t, nil)
	query := reviewed(c)
	r := c.ReviewOf(query)
	assert.Equal(t, r.Of, r.Done)
	assert.Equal(t, "black", r.Side)
	require.Len(t, r.Chart, 13)
	require.Len(t, r.Moves, 12)
	assert.Equal(t, "b6", r.Moves[5].SAN)
	assert.Equal(t, "blunder", r.Moves[5].Mark)
	for _, m := range r.Moves {
		ordinary := m.Mark == "fine" || m.Mark == "plain"
		assert.Equal(t, ordinary, m.Text == "", "%s: %s %q", m.SAN, m.Mark, m.Text)
	}
	require.NotEmpty(t, r.Moments)
	var at int
	for i, m := range r.Moments {
		if m.Ply == 5 {
			at = i
		}
	}
	m := r.Moments[at]
	assert.Equal(t, "b7b6", m.Played)
	require.NotNil(t, m.Concept)
	assert.Equal(t, "mate-in-one", *m.Concept)
	assert.Equal(t, "There was checkmate in one move here. What would you play?", m.Text)

	right := webtest.Decode[webtest.Retry](t, c.Post("/review/try?"+query, "ply", "5", "from", "d8", "to", "h4"),
		http.StatusOK)
	assert.True(t, right.Right)
	assert.Equal(t, "d8h4", right.Best)
	wrong := webtest.Decode[webtest.Retry](t, c.Post("/review/try?"+query, "ply", "5", "from", "b8", "to", "c6"),
		http.StatusOK)
	assert.False(t, wrong.Right)
	assert.Empty(t, wrong.Best, "the answer is not given away")
	assert.NotEmpty(t, wrong.Text)

	webtest.RequireRefused(t, c.Post("/review/try?"+query, "ply", "5", "from", "b8", "to", "b4"),
		http.StatusUnprocessableEntity,
		"")
	webtest.RequireRefused(t, c.Post("/review/try?"+query, "ply", "4", "from", "b8", "to", "c6"), http.StatusNotFound,
		"no such moment")
	webtest.RequireRefused(t, c.Post("/review/try?"+query, "ply", "5", "from", "x"), http.StatusBadRequest, "")
	webtest.RequireRefused(t, c.Get("/review?game=x"), http.StatusNotFound, "holds no game")
	webtest.RequireRefused(t, c.Get("/review?side=green&"+query[:strings.Index(query, "&")]), http.StatusBadRequest,
		"Side is one of")
}

// On the page of a moment a piece that cannot move says why, and a move that the rules forbid which rule does: in the
// sheet, which is all that a phone shows below the board.
func TestAReviewTellsWhatForbidsAMove(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewed(c.JSON())
	c.Accept = "text/html"
	c.ReviewOf(query)
	for move, why := range map[string]string{
		"c8c8": "Your bishop on c8 cannot move now: the way is blocked.",
		"b8b4": "A knight goes two squares straight and one to the side.",
		"g1g1": "The knight on g1 belongs to White. Tap one of your own first.",
	} {
		page := webtest.Text(t, c.Post("/review/try?"+query, "ply", "5", "move", move))
		_, sheet, _ := strings.Cut(page, `id="sheet"`)
		sheet, _, _ = strings.Cut(sheet, `id="notice"`)
		assert.Contains(t, sheet, why)
		assert.NotContains(t, page, "is not a legal move")
	}
}

// The tutor asks and answers on the page of a moment, and reads it aloud: first the question, then what a try came to.
func TestAMomentIsHeard(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewed(c.JSON())
	c.Accept = "text/html"
	c.ReviewOf(query)
	page := webtest.Text(t, c.Get("/review?ply=5&"+query))
	assert.Contains(t, page, `data-say="There was checkmate in one move here. What would you play? Make your move on the board."`)
	assert.Contains(t, page, "#pt-coach")
	assert.Contains(t, page, `id="sound"`)
	assert.Equal(t, 1, strings.Count(page, `id="heading"`), "the question stands above the board alone")
	for move, tune := range map[string]string{"b8c6": "wrong", "d8h4": "right"} {
		page := webtest.Text(t, c.Post("/review/try?"+query, "ply", "5", "move", move))
		assert.Contains(t, page, `data-tune="`+tune+`"`)
		assert.Equal(t, tune == "wrong", strings.Contains(page, "That is not checkmate. That gives no check."))
		assert.NotContains(t, page, `data-say="There was`)
	}
}

// A moment that was solved has a tick among the moments, on its own page and in the review, and what comes next is one
// that was not: at last another game.
func TestASolvedMomentIsTicked(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewed(c.JSON())
	c.Accept = "text/html"
	r := c.ReviewOf(query)
	var tries []int
	for _, m := range r.Moments {
		if !m.Praise {
			tries = append(tries, m.Ply)
		}
	}
	read := func(page string) *goquery.Document {
		d, err := goquery.NewDocumentFromReader(strings.NewReader(page))
		require.NoError(t, err)
		return d
	}
	page := read(webtest.Text(t, c.Get("/review?"+query)))
	require.Equal(t, "Try it again", page.Find("#go .main").Text())
	require.Zero(t, page.Find(".solved").Length())

	page = read(webtest.Text(t, c.Post("/review/try?"+query, "ply", "5", "move", "d8h4")))
	assert.Contains(t, page.Find(".dots .done").AttrOr("aria-label", ""), ", right")
	back, _ := page.Find(".close").Attr("href")
	require.Contains(t, back, "solved=5")
	page = read(c.Follow(c.Get(back)))
	assert.Equal(t, 1, page.Find(".moments .solved").Length())
	assert.NotContains(t, page.Find("#go .main, #shown .main").AttrOr("href", ""), "ply=5&")
	again := read(webtest.Text(t, c.Get("/review?ply=5&solved=5&"+query)))
	assert.NotEqual(t, "A hint", again.Find("#sheet .button.main").Text(), "it leads on")

	var all []string
	for _, ply := range tries {
		all = append(all, strconv.Itoa(ply))
	}
	page = read(webtest.Text(t, c.Get("/review?solved="+strings.Join(all, ",")+"&"+query)))
	assert.NotContains(t, page.Find("#go, #shown").Text(), "Try it again")
	assert.Equal(t, len(tries), page.Find(".moments .solved").Length())
}

func TestWhatMayBeReviewed(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play("e2e4")
	webtest.RequireRefused(t, c.Get("/review"), http.StatusConflict, "This game goes on.")
	c.Start("", "computer")
	c.Play("e2e4")
	r := c.ReviewOf("side=black")
	assert.Equal(t, "white", r.Side, "the learner's own, whatever is asked")
	assert.Len(t, r.Moves, 1)
}

func TestThePagesOfAReview(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewed(c.JSON())
	c.Accept = "text/html"
	see := func(path string) *goquery.Document {
		r := c.Get(path)
		require.Equal(t, http.StatusOK, r.StatusCode, path)
		page, err := goquery.NewDocumentFromReader(r.Body)
		require.NoError(t, err)
		return page
	}
	c.ReviewOf(query)
	page := see("/review?" + query)
	assert.Equal(t, "The game so far", page.Find("h1").Text())
	assert.Equal(t, 12, page.Find("tbody tr").Length(), "the chart as a table")
	moments := page.Find(".moments .leads")
	assert.Equal(t, moments.Length(), page.Find(".chart a:not([tabindex])").Length(), "its points are links")
	assert.Contains(t, page.Find(".chart a[tabindex]").First().AttrOr("href", ""), "?ply=",
		"and some positions between")
	assert.Contains(t, moments.First().Text(), "What would you play?")

	url := moments.First().AttrOr("href", "")
	moment := see(url)
	assert.Equal(t, "There was checkmate in one move here. What would you play?", moment.Find("h1").Text())
	assert.Equal(t, "/practice?skill=mate-in-one", moment.Find(`.after a:contains("Practice")`).AttrOr("href", ""))
	assert.Equal(t, "h1", moment.Find("#board button").First().AttrOr("id", ""), "Black sits below")
	assert.Contains(t, moment.Find("#d8").AttrOr("data-to", ""), "h4")
	chosen := see(url + "&from=d8") // without scripts
	assert.Equal(t, "try", chosen.Find("#h4").AttrOr("form", ""))

	send := func(move, misses string) *goquery.Document {
		r := c.Post(moment.Find("#main").AttrOr("data-answer", ""), "id", moment.Find("#main").AttrOr("data-id", ""),
			"try",
			misses, "move", move)
		require.Equal(t, http.StatusOK, r.StatusCode)
		answer, err := goquery.NewDocumentFromReader(r.Body)
		require.NoError(t, err)
		return answer
	}
	wrong := send("b8c6", "0")
	assert.Equal(t, 1, wrong.Find("#sheet.wrong").Length())
	assert.Equal(t, 1, wrong.Find("#arrows .arrow.tried").Length(), "what was tried is seen")
	assert.Contains(t, wrong.Find("#c6").AttrOr("aria-label", ""), "you tried this")
	assert.Zero(t, moment.Find("#arrows .arrow").Length())
	assert.Equal(t, 1, wrong.Find("#sheet a:not(.main)").Length(), "after a wrong try a way on stays")
	hint := wrong.Find("#sheet a.main")
	require.Equal(t, 1, hint.Length(), "after a wrong try the hint stays")
	for range 3 { // that there is mate in one is asked
		page = see(hint.AttrOr("href", ""))
		assert.NotEmpty(t, page.Find("#sheet p").Text())
		assert.NotEqual(t, "You can give checkmate in one move.", page.Find("#sheet p").Text())
		hint = page.Find("#sheet a.main")
	}
	show := see(hint.AttrOr("href", ""))
	assert.Equal(t, "What if: 1 of 1", show.Find("#sheet h2").Text())
	assert.Equal(t, 1, show.Find("#h4 .piece").Length())
	assert.Equal(t, "Black queen from d8 to h4. Checkmate.", show.Find("#sheet p").Text())
	assert.Equal(t, "Try it again", show.Find("#sheet a.main").Text(), "the way back to the question")
	asked := see(show.Find("#sheet a.main").AttrOr("href", ""))
	assert.Equal(t, "Make your move on the board.", asked.Find("#sheet-title").Text())
	right := send("d8h4", "2")
	assert.Equal(t, 1, right.Find("#sheet.right").Length())
	assert.Zero(t, right.Find("#arrows .arrow").Length())
	assert.Contains(t, right.Find("#sheet").Text(), "In the game: pawn to b6.")
	assert.Equal(t, 1, right.Find(`.after a[href^="/new?fen="]`).Length())

	pgn := webtest.Text(t, c.Get("/review.pgn?"+query))
	assert.Contains(t, pgn, "3. g4 ")
	assert.Regexp(t, `b6\s\$4\s\{`, pgn)
	again := webtest.Decode[webtest.Imported](t, c.JSON().Post("/import", "pgn", pgn), http.StatusOK)
	assert.Equal(t, 12, again.Games[0].Plies, "what is written is read again")
}

// The review says how a game ended: by the board, or else by its recorded result.
func TestHowAReviewedGameEnded(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("", "two")
	c.Play("f2f3", "e7e5", "g2g4", "d8h4")
	mated := "game=" + strings.TrimPrefix(c.LinkOf(), "/g/") + "&side=white"
	c.Start("", "two")
	c.Play("e2e4", "e7e5")
	open := "game=" + strings.TrimPrefix(c.LinkOf(), "/g/") + "&side=white"
	c.Accept = "text/html"
	for query, told := range map[string][2]string{
		open:                                {"The game so far", "After 1 move."},
		open + "&result=white&by=time":      {"Well played!", "The other side ran out of time after 1 move."},
		open + "&result=white":              {"Well played!", "You won after 1 move."},
		open + "&result=black&by=abandoned": {"A tough one.", "You left after 1 move."},
		open + "&result=draw&by=agreement":  {"A draw.", "Both agreed to a draw after 1 move."},
		open + "&result=draw&by=nonsense":   {"A draw.", "Nobody won, after 1 move."},
		mated + "&result=white&by=time":     {"A tough one.", "You lost after 2 moves."},
	} {
		page, err := goquery.NewDocumentFromReader(c.Get("/review?wait=true&" + query).Body)
		require.NoError(t, err)
		assert.Equal(t, told[0], page.Find("h1").Text(), query)
		assert.Equal(t, told[1], page.Find("#state .soft").Text(), query)
	}
}

// The review of one's own game names the character that won, and offers a game with the next friend once it is over.
func TestTheReviewOfALostGame(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{})
	page, err := goquery.NewDocumentFromReader(c.Get("/review?wait=true").Body)
	require.NoError(t, err)
	assert.Contains(t, page.Find("#state").Text(), "Rufus won after 2 moves.")
	begins := page.Find("#go form")
	assert.Equal(t, "Play Rufus", begins.Find("button").Text())
	assert.Equal(t, "/new", begins.AttrOr("action", ""))
	assert.Equal(t, "level", begins.Find("input").AttrOr("name", ""))
	assert.Equal(t, "0", begins.Find("input").AttrOr("value", ""))

	c.Hold("", "f3 e5", tutor.Setup{})
	page, err = goquery.NewDocumentFromReader(c.Get("/review?wait=true").Body)
	require.NoError(t, err)
	assert.Zero(t, page.Find("#go a[href^='/new'], #go form").Length(), "a game that goes on is not given up here")
}

func TestThePagesOfAReviewInAnotherLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, webtest.Turned)
	query := reviewed(c.JSON())
	c.Accept = "text/html"
	r := c.ReviewOf(query)
	unplayed := webtest.NewBrowser(t, webtest.Turned)
	unplayed.ReviewOf("")
	pages := webtest.Text(t, unplayed.AskTurned(http.MethodGet, "/review")) +
		webtest.Text(t, c.AskTurned(http.MethodGet, "/review?"+query)) +
		webtest.Text(t, c.AskTurned(http.MethodGet, "/review?ply=5&"+query)) +
		webtest.Text(t, c.AskTurned(http.MethodGet, "/review?ply=5&hint=1&"+query)) +
		webtest.Text(t, c.AskTurned(http.MethodGet, "/review?ply=5&show=1&"+query))
	assert.NotEmpty(t, r.Moments)
	webtest.RequireTurned(
		t,
		pages,
		english.English.Pages.Reviewing.Review,
		"Running Wait None WellWas More Takes Less Better NotMate ShowMe Next Behind Idea Kept",
	)
}

// In a moment the move before it can be asked about: without scripts, and said to screen readers.
func TestTheMoveBeforeAMomentIsAskedAbout(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewed(c.JSON())
	c.ReviewOf(query)
	c.Accept = "text/html"
	see := func(path string) *goquery.Document {
		page, err := goquery.NewDocumentFromReader(c.Get(path).Body)
		require.NoError(t, err)
		return page
	}
	why := see("/review?ply=5&" + query).Find(`.after a:contains("Why that move?")`)
	require.Equal(t, 1, why.Length())
	page := see(why.AttrOr("href", ""))
	assert.Equal(t, "Why that move?", page.Find("#sheet h2").Text())
	assert.Contains(t, page.Find("#sheet").Text(), "It makes way for White's bishop.", "of g4")
	assert.Contains(t, page.Find("#spoken").Text(), "It makes way for White's bishop.")
}

// What was done well stands apart from what to try again, and shows all of what it led to.
func TestWhatWasDoneWellIsNoTask(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play(strings.Fields("e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7")...)
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	page := c.Document("/review?" + query)
	assert.Equal(t, "I found nothing to try again.", page.Find("#moments").Text())
	assert.Equal(t, "You did well here.", page.Find("#moments ~ h2").Text())
	praised := page.Find(".moments .praise")
	assert.Equal(t, 1, praised.Length())
	assert.NotContains(t, praised.Text(), "You did well here.", "it is said once")
	assert.Equal(t, 1, praised.Find(".last .piece.white").Length(), "the move is seen on its card, too")
	mate := c.Document("/review?ply=6&" + query)
	assert.Equal(t, 1, mate.Find("#f7.last .piece.white").Length(), "the move that is praised is seen")
	assert.Equal(t, 2, mate.Find("#arrows .arrow.win, #arrows .arrow.guard").Length(), "what mates, and what guards it")
	assert.Equal(t, "Move 4", strings.TrimSpace(mate.Find("#place").Text()), "no place among what is to be tried")
	assert.Equal(t, "You did well here.", mate.Find("h1").Text())
	assert.Equal(t, "Checkmate, a guarded queen beside the king.", mate.Find("#sheet-title").Text(), "what was done")
	assert.Equal(t, "Back to the review", strings.TrimSpace(mate.Find("#sheet .main").Text()))
	assert.NotContains(t, mate.Find("#sheet").Text(), "Show me", "nothing follows")

	c.JSON().Start("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", "two")
	c.JSON().Play(strings.Fields("a2a7 h8g8 b1b8")...)
	query = "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	assert.Contains(t, c.Document("/review?ply=0&"+query).Find("#sheet").Text(), "Show me")
	shown := c.Document("/review?ply=0&show=1&" + query).Find("#sheet-title").Text()
	assert.Equal(t, "What if: 1 of 3", shown, "all of the mate in two")
}

// Where the move played allowed mate, the question names the move: what could follow it would hang in the air.
func TestTheMoveThatAllowedMateIsNamed(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play("f2f3", "e7e5", "g2g4", "d8h4")
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	moment := c.Document("/review?ply=2&" + query)
	assert.Contains(t, moment.Find("h1").Text(),
		"You chose pawn to g4. Then the queen could give checkmate on h4. What was better?")
	r := c.Post("/review/try?"+query, "id", "2", "try", "0", "move", "d2d4")
	right, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.NotContains(t, right.Find("#sheet.right").Text(), "In the game", "which is told above the board")
}

// A try that saves what was lost is no wrong one, though another wins more: the question stays open.
func TestATryThatSavesThePieceIsNotWrong(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("rnbqkb1r/ppp1p1p1/3p1p2/8/2BPP1nN/8/PPP2PPP/RNBQ1RK1 w kq - 1 7", "two")
	c.JSON().Play("h2h3")
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	r := c.Post("/review/try?"+query, "id", "0", "try", "0", "move", "h4f3")
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Equal(t, "Yes, that saves your knight on h4.", page.Find("#sheet.shown h2").Text())
	assert.Equal(t, "There is something even better.", page.Find("#sheet p").Text())
	assert.Equal(t, 1, page.Find("#sheet a.main[href*='hint=1'][href*='try=0']").Length(), "it is no miss")
	assert.Equal(t, 1, page.Find("#arrows .arrow.idea").Length())
	assert.NotContains(t, page.Find("#f3").AttrOr("aria-label", ""), "you tried this")
}
