package learn_test

import (
	"fmt"
	"html"
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
	"chesstutor/web/webtest"
)

// begun opens an exercise, and returns its page.
func begun(c *webtest.Client, lesson, id string) string {
	c.T.Helper()
	return html.UnescapeString(c.Follow(c.Post("/lesson/"+lesson+"/open", "id", id)))
}

// answered answers the open exercise, and returns the page with the result.
func answered(c *webtest.Client, lesson, id, field, answer string) string {
	c.T.Helper()
	r := c.Post("/lesson/"+lesson+"/answer", "id", id, field, answer)
	require.Equal(c.T, http.StatusOK, r.StatusCode)
	return html.UnescapeString(webtest.Text(c.T, r))
}

// part returns an element of a page by its id, without tags.
func part(page, id string) string {
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
	if err != nil {
		return err.Error()
	}
	return doc.Find("#" + id).Text()
}

// The sheet shows how a small game is won and lost before its first move.
func TestASmallGameTellsItsRules(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			rules := english.English.Rules(e)
			if rules == "" {
				continue
			}
			assert.Equal(t, 1, strings.Count(rules, "."), "%s is one sentence", rules)
			for _, page := range []string{
				html.UnescapeString(b.Follow(b.Get("/lesson/" + l.Name + "?id=" + e.ID))), begun(b, l.Name, e.ID),
			} {
				assert.Contains(t, part(page, "sheet"), rules, e.ID)
				assert.Contains(t, part(page, "heading"), english.English.Title(e), e.ID)
				assert.NotContains(t, part(page, "heading"), rules, e.ID)
			}
		}
	}
}

// A small game that was lost keeps its last position, with an arrow for the move that lost it, and is not done, however
// often that happens: one may play again, or go on. Nobody steps back to where all is lost.
func TestALostSmallGameStaysToBeLookedAt(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	for _, his := range []string{"#pt-pip", "versus"} { // his face, and frames around what can move
		assert.Contains(t, begun(b, "pawn-game", "pawn-game-6"), his)
		assert.NotContains(t, begun(b, "pawn-game", "pawn-game-5"), his)
	}
	begun(b, "pawn-game", "pawn-game-6")
	page, move := "", ""
	for range 3 {
		for _, move = range []string{"b2b3", "c2c3", "b3b4", "c3c4", "b4b5"} {
			page = answered(b, "pawn-game", "pawn-game-6", "move", move)
			if strings.Contains(page, "Pip won this time") {
				break
			}
			assert.NotContains(t, page, "Good, go on", "nobody has judged the move")
			assert.NotContains(t, page, `class="sign good"`)
			assert.NotContains(t, part(page, "sheet"), "nobody wins.", "the rules were told at the start")
		}
		sheet := part(page, "sheet")
		for _, text := range []string{
			"Pip won this time", "A black pawn got across: a queen!", "Skip this game",
			"The move with the cross came too late. Another is in time!",
		} {
			assert.Contains(t, sheet, text)
		}
		assert.Contains(t, sheet, "Back to that move")
		assert.NotContains(t, sheet, "First across the board wins.")
		assert.Regexp(t, `id="[a-h]1"[^>]*aria-label="[^"]*queen`, page, "the last position stays")
		assert.Equal(t, 1, strings.Count(page, `class="arrow danger"`))
		assert.Equal(t, 1, strings.Count(page, `class="arrow tried"`))
		assert.Contains(t, part(page, "spoken"), "B2 to b3.", "the first of the moves was too slow")
		assert.Contains(t, page, `data-kind=""`, "nothing can be moved in it")
		learned := b.JSON().Learned().Lessons[11]
		assert.Equal(t, []int{1, 0}, []int{learned.Met, learned.First}, "it was tried, and not found")
		page = b.Submit(page, "Play again", "", "")
		assert.Equal(t, 2, strings.Count(page, `data-to="b3`)+strings.Count(page, `data-to="c3`), "it begins anew")
	}
}

// While a game of pawns goes on, two tracks tell how far each side has come, and a sentence what Pip moved: without
// the names of squares, but for who hears the page. Once it is won, an arrow shows the move that won it, on its last
// position, and it goes on to the next round or begins again.
func TestASmallGameGoesOn(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	tracks := func(page string) (list []string) {
		doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
		require.NoError(t, err)
		doc.Find(".tracks li").Each(func(_ int, track *goquery.Selection) {
			text, steps := track.ChildrenFiltered("span:not([aria-hidden])").Text(), track.Find(".paces")
			list = append(list,
				fmt.Sprintf("%s (%d/%d)", text, steps.Find(".gone").Length(), steps.Children().Length()))
		})
		return list
	}
	assert.Equal(t, []string{"You: 6 to go (0/6)", "Pip: 6 to go (0/6)"}, tracks(begun(b, "pawn", "pawn-11")))
	page := answered(b, "pawn", "pawn-11", "move", "b2b4")
	assert.Equal(t, []string{"You: 4 to go (2/6)", "Pip: 4 to go (2/6)"}, tracks(page))
	assert.Contains(t, part(page, "sheet"), "Pip moved a pawn two squares.")
	assert.NotRegexp(t, `[a-h][1-8]`, part(page, "sheet"), "the names of squares come later")
	assert.NotContains(t, part(page, "sheet"), "Moves:")
	assert.NotContains(t, page, `class="arrow `)
	assert.Regexp(t, `Black: [eg]7 to [eg]5\.`, part(page, "spoken"), "who hears it knows what moved")

	assert.Equal(t, []string{"You: 3 to go (0/3)", "Pip: 6 to go (0/6)"}, tracks(begun(b, "taking", "taking-11")))
	assert.Empty(t, tracks(begun(b, "mate", "mate-11")), "nobody runs there")

	begun(b, "pawn-game", "pawn-game-6")
	for _, move := range []string{"b2b4", "b4b5", "b5b6", "b6b7", "b7b8q"} {
		page = answered(b, "pawn-game", "pawn-game-6", "move", move)
	}
	assert.Contains(t, part(page, "sheet"), "You won!")
	assert.Empty(t, tracks(page))
	assert.Equal(t, 1, strings.Count(page, `class="arrow win"`), "the last move")
	assert.Regexp(t, `id="b8"[^>]*aria-label="[^"]*queen`, page, "the last position stays")
	assert.Contains(t, b.Submit(page, "Next", "", ""), "pawn-game-1")
	page = b.Submit(page, "Play again", "", "")
	assert.Equal(t, []string{"You: 6 to go (0/6)", "Pip: 6 to go (0/6)"}, tracks(page))
	learned := b.JSON().Learned().Lessons[11]
	assert.Equal(t, 1, learned.First, "what was won stays won")

	begun(b, "pawn", "pawn-11")
	for _, move := range []string{"b2b4", "b4b5", "b5b6", "b6b7"} {
		page = answered(b, "pawn", "pawn-11", "move", move)
	}
	assert.Contains(t, page, `data-to="b8"`)
	assert.NotContains(t, page, "data-asks", "what a pawn may become is told later")
	page = answered(b, "pawn", "pawn-11", "move", "b7b8")
	for _, text := range []string{"You won!", "Your pawn became a queen!", "First across the board wins."} {
		assert.Contains(t, part(page, "sheet"), text)
	}
	assert.NotContains(t, part(page, "sheet"), "Next round", "no game follows")
	assert.Contains(t, part(page, "sheet"), "Play again")
}

// A game of pawns that was lost because a capture was left out tells of that capture, shows it, and leads back to it.
func TestACaptureThatWouldHaveHeldIsTold(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	begun(b, "pawn", "pawn-11")
	page := ""
	for _, move := range []string{"d2d4", "f2f3", "f3f4", "d4d5", "b2b3"} {
		page = answered(b, "pawn", "pawn-11", "move", move)
	}
	sheet := part(page, "sheet")
	for _, text := range []string{"Pip won this time", "You could have taken the pawn.", "Back to that move"} {
		assert.Contains(t, sheet, text)
	}
	for _, text := range []string{"The blue arrow", "Yours needed"} {
		assert.NotContains(t, sheet, text)
	}
	assert.Equal(t, 1, strings.Count(page, `class="arrow idea"`))
	back := b.Link(page, "Back to that move")
	assert.Regexp(t, `id="f3"[^>]*aria-label="[^"]*white pawn`, back)
	assert.Regexp(t, `id="g4"[^>]*aria-label="[^"]*black pawn`, back)
	assert.Equal(t, 1, strings.Count(back, `class="arrow tried"`), "what lost the game")
}

// A small game in which nobody can move is a draw, and is told as one.
func TestADrawnSmallGameIsTold(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	begun(b, "pawn-game", "pawn-game-7")
	page := ""
	for _, move := range []string{"a2a3", "e5e6", "a3a4"} {
		page = answered(b, "pawn-game", "pawn-game-7", "move", move)
	}
	for _, text := range []string{"Nobody wins this time", "You have no move left, so nobody wins.",
		"Keep one pawn with nothing in its way.", "Play again"} {
		assert.Contains(t, part(page, "sheet"), text)
	}
	assert.Equal(t, 1, strings.Count(page, `class="arrow danger"`), "the last move")
}

// Where the piece that won a small game could have been taken, a second arrow shows by what, and a sentence says so.
func TestALostSmallGameShowsWhatWasThere(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	begun(b, "pawn-game", "pawn-game-8")
	for _, move := range []string{"d1d5", "d5f5"} {
		going := answered(b, "pawn-game", "pawn-game-8", "move", move)
		assert.NotContains(t, going, `class="arrow danger"`)
	}
	page := answered(b, "pawn-game", "pawn-game-8", "move", "f5e5")
	assert.Contains(t, part(page, "sheet"), "took your queen")
	assert.Contains(t, part(page, "sheet"), "The blue arrow: take it in time.")
	assert.Equal(t, 1, strings.Count(page, `class="arrow danger"`))
	assert.Equal(t, 1, strings.Count(page, `class="arrow idea"`), "from where the queen stood")
	assert.Contains(t, b.Link(page, "Back to that move"), `data-kind="move"`, "it can be saved")
}

// A rook that stopped on its way to the pawn is where the arrow begins: from behind, it would lead through the rook.
func TestTheArrowOfWhatWasThereIsSeen(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	begun(b, "taking", "taking-11")
	page := ""
	for _, move := range strings.Fields("c1c5 f1f6 c5f5 f5h5 h5a5 a5a7 a7a4 a4f4 f4f3") {
		page = answered(b, "taking", "taking-11", "move", move)
	}
	assert.Contains(t, part(page, "sheet"), "The blue arrow: take it in time.")
	assert.Equal(t, 1, strings.Count(page, `class="arrow idea"`))
	assert.Equal(t, 2, arrowsPastPieces(t, page, "taking-11"))
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
	require.NoError(t, err)
	assert.Equal(t, "Back to that move", doc.Find("#sheet .button.main").Text(), "one is the main button")
	assert.Equal(t, "Play again", doc.Find("#sheet .button:not(.main)").Text())
}

// Two rooks hunt pawns by a rule of two parts: to lose a rook does not lose the game, and the last pawn taken wins it.
func TestOneOfTwoRooksMayBeLost(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	page := begun(b, "taking", "taking-11")
	assert.Contains(t, part(page, "sheet"), "Take every pawn before one gets across, and keep one piece.")
	for _, move := range []string{"c1c7", "f1f6", "c7c5"} {
		page = answered(b, "taking", "taking-11", "move", move)
		assert.NotContains(t, page, `class="arrow danger"`, move)
	}
	assert.Contains(t, page, `data-kind="move"`, "the game goes on")
}

// What is to be taken is seen whole, in a ring, and counted as what it is; a star is what stands on an empty square.
func TestPiecesToTakeAreNoStars(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	signs := func(page, kind string) int {
		doc, err := goquery.NewDocumentFromReader(strings.NewReader(page))
		require.NoError(t, err)
		return doc.Find(".square .sign." + kind).Length()
	}
	page := begun(b, "taking", "taking-1")
	assert.Equal(t, []int{0, 2}, []int{signs(page, "star"), signs(page, "prey")})
	assert.Regexp(t, `id="b6"[^>]*aria-label="[^"]*pawn[^"]*to take`, page)
	page = answered(b, "taking", "taking-1", "move", "b2b6")
	assert.Contains(t, part(page, "sheet"), "1 pawn to go.")
	assert.Equal(t, 1, signs(page, "prey"))

	begun(b, "taking", "taking-3")
	assert.Contains(t, part(answered(b, "taking", "taking-3", "move", "d1e3"), "sheet"), "3 pieces to go.")
	page = begun(b, "pawn", "pawn-7")
	assert.Equal(t, []int{1, 2}, []int{signs(page, "star"), signs(page, "prey")})
	assert.Contains(t, part(answered(b, "pawn", "pawn-7", "move", "c2d3"), "sheet"), "2 stars to go.")
	page = begun(b, "rook", "rook-6")
	assert.Equal(t, []int{3, 0}, []int{signs(page, "star"), signs(page, "prey")})
	sheet := part(answered(b, "rook", "rook-6", "move", "e5e8"), "sheet")
	assert.Contains(t, sheet, "From there you need ")
	assert.NotContains(t, sheet, "are left")
}

// An answer that is shown is told by itself, not with what was wrong with the last try; of a question it is yes or no.
func TestAShownAnswerIsToldByItself(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	begun(b, "rook", "rook-2")
	assert.Contains(t, part(answered(b, "rook", "rook-2", "move", "c2c5"), "sheet"), "One move is enough.")
	sheet := part(answered(b, "rook", "rook-2", "move", "c2c5"), "sheet")
	assert.Contains(t, sheet, "Here is the answer")
	assert.Contains(t, sheet, "The rook goes straight.")
	assert.NotContains(t, sheet, "One move is enough.")

	begun(b, "odd-pawns", "odd-pawns-3")
	answered(b, "odd-pawns", "odd-pawns-3", "move", "g6h6")
	sheet = part(answered(b, "odd-pawns", "odd-pawns-3", "move", "g6h6"), "sheet")
	assert.Contains(t, sheet, "The pawn becomes a queen. ", "which the arrow of the answer does not show")

	begun(b, "queen", "queen-5")
	assert.Contains(t, part(answered(b, "queen", "queen-5", "yes", "true"), "sheet"), "The answer is no")
	begun(b, "bishop", "bishop-3")
	assert.Contains(t, part(answered(b, "bishop", "bishop-3", "yes", "false"), "sheet"), "The answer is yes")
}

// Whether yes or no was right, the board shows why: who attacks what, by an arrow, or the squares compared.
func TestAJudgementIsShownOnTheBoard(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	for id, lesson := range map[string]string{
		"king-7": "king", "attacks-6": "attacks", "castling-4": "castling", "castling-6": "castling", "mate-9": "mate",
	} {
		for _, yes := range []string{"true", "false"} {
			assert.NotContains(t, begun(b, lesson, id), `class="arrow guard"`, id)
			assert.Equal(t, 1, strings.Count(answered(b, lesson, id, "yes", yes), `class="arrow guard"`), "%s %s", id,
				yes)
		}
	}
	begun(b, "board", "board-7")
	assert.Equal(t, 2, strings.Count(answered(b, "board", "board-7", "yes", "false"), `class="sign asked"`))

	begun(b, "king", "king-7")
	sheet := part(answered(b, "king", "king-7", "yes", "true"), "sheet")
	assert.Contains(t, sheet, "The king cannot go there: the bishop attacks that square.")
	assert.Equal(t, 1, strings.Count(sheet, "attacks"), "it is said once")

	begun(b, "king", "king-5")
	assert.Contains(t, answered(b, "king", "king-5", "squares", "e2"), `class="arrow guard"`,
		"who forbids the square that was tapped")
}

// The page at the end of a lesson says how to win the missing stars.
func TestTheEndOfALessonTellsHowToWinMoreStars(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	l, ok := lesson.Find("rook")
	require.True(t, ok)
	b.Submit(b.Follow(b.Get("/lesson/rook")), "Take the test of five", "", "")
	first := l.Test()[0]
	field, answer := wrong(first)
	answered(b, "rook", first.ID, field, answer.(string))
	page := b.Follow(b.Get("/lesson/rook?id=" + l.Test()[1].ID))
	for _, e := range l.Test()[1:] {
		page = b.Link(solve(b, page, e), "Next")
	}
	require.Contains(t, page, "2 of 3 stars")
	assert.Contains(t, page, `class="shower"`, "it is a feast")
	assert.NotContains(t, webtest.Text(t, b.Get("/lesson/bishop?end=lesson")), `class="shower"`,
		"not before the lesson is done")
	assert.Contains(t, page, "The test of five can still win you three stars.")
	assert.Contains(t, b.Submit(page, "<button class=\"button\">Take the test of five", "", ""), "Test: 1 of 5")
}

// A game that is not open tells its rules, and not how to open it, which its button says: both have no room on a phone.
func TestAGameThatIsNotOpenTellsItsRules(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	page := webtest.Text(t, b.Get("/lesson/taking?id=taking-11"))
	assert.Contains(t, page, "Take every pawn before one gets across, and keep one piece.")
	assert.NotContains(t, page, english.English.Pages.Learning.Exercise.NotOpen)
	page = webtest.Text(t, b.Get("/lesson/taking?id=taking-6"))
	assert.Contains(t, page, english.English.Pages.Learning.Exercise.NotOpen)
}

// Whoever comes back to an exercise that is done can go on, not only do it once more.
func TestAnExerciseThatIsDoneLeadsOn(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	l, _ := lesson.Find("king")
	e := l.Exercises[1]
	address := "/lesson/king?id=" + e.ID
	once, next := ">Once more<", `value="`+l.Exercises[2].ID+`"`
	assert.NotContains(t, webtest.Text(t, b.Get(address)), next)
	begun(b, "king", l.Exercises[0].ID)
	solve(b, begun(b, "king", e.ID), e)
	begun(b, "king", l.Exercises[0].ID)
	page := b.Document(address)
	main := page.Find("#sheet .main")
	assert.Equal(t, "Next", strings.TrimSpace(main.Text()))
	html, err := page.Html()
	require.NoError(t, err)
	assert.Contains(t, html, once)
}

// The king falls where a move mates, and stands where it can go away, as to rank 7: an arrow shows where.
func TestAMatedKingFalls(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	assert.NotContains(t, begun(b, "mate", "mate-1"), "data-mate")
	wrong := answered(b, "mate", "mate-1", "move", "a7a8")
	assert.NotContains(t, wrong, "data-mate")
	assert.Equal(t, 1, strings.Count(wrong, `<g class="arrow guard">`))
	assert.Contains(t, answered(b, "mate", "mate-1", "move", "b2b8"), "data-mate")
}

// Where a lesson asks for one square, the tap is the answer, right or wrong; where it asks for more there is a button.
func TestOneTapAnswers(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	page := begun(b, "board", "board-1")
	assert.Contains(t, page, "data-one")
	assert.Contains(t, part(page, "sheet"), "There is just one answer.")
	assert.NotContains(t, part(page, "sheet"), "Done")
	page = b.Press(page, "e3")
	assert.Contains(t, part(page, "sheet"), "Try again")
	assert.Contains(t, part(page, "sheet"), "That is e3. e4 is up from e, and across from 4.")
	assert.NotContains(t, part(page, "sheet"), "Done")
	assert.Contains(t, part(b.Press(page, "e4"), "sheet"), "Right!")

	page = begun(b, "board", "board-2")
	assert.NotContains(t, page, "data-one")
	assert.Contains(t, part(page, "sheet"), "Done")
}
