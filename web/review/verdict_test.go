package review_test

import (
	"strconv"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// beginner returns a client that has done one exercise, and knows no idea by name.
func beginner(t *testing.T) *webtest.Client {
	t.Helper()
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	c.JSON().Post("/lesson/rook/open", "id", "rook-2")
	c.JSON().Post("/lesson/rook/answer", "id", "rook-2", "move", "c2c7")
	return c
}

// reviewOfTwo has White's moments of a game of two reviewed, and returns the query that names it.
func reviewOfTwo(c *webtest.Client, fen, moves string) (query string) {
	c.T.Helper()
	c.JSON().Start(fen, "two")
	c.JSON().Play(strings.Fields(moves)...)
	query = "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	return query
}

// triedFirst returns the page of a try in the place of the first move of a game.
func triedFirst(c *webtest.Client, query, try string) *goquery.Document {
	c.T.Helper()
	r := c.Post("/review/try?"+query, "id", "0", "try", "0", "move", try)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(c.T, err)
	return page
}

// toldOfRight returns what is said of a right try in the place of White's first move in a game of some moves.
func toldOfRight(c *webtest.Client, fen, moves, try string) string {
	c.T.Helper()
	return triedFirst(c, reviewOfTwo(c, fen, moves), try).Find("#sheet.right p").First().Text()
}

// A move that stops mate and wins something, too, is told to do both.
func TestWhatStopsMateAndWinsIsToldToDoBoth(t *testing.T) {
	told := toldOfRight(webtest.NewBrowser(t, nil), "3k1b1r/pR1B2pp/4p3/4Pp2/2P2P1q/r7/2P3PP/3R2K1 w - - 0 23",
		"d1d3 f8c5", "d7e6")
	assert.Regexp(t, "^Then nothing can give checkmate. Bishop takes the pawn on e6: ", told)
}

// Whoever finds a right move whose idea has no name yet is told what else it does.
func TestARightMoveIsNeverWithoutAReason(t *testing.T) {
	told := toldOfRight(beginner(t), "rnbqkb2/p3p2Q/1p4p1/3p4/4p3/8/PPPP1PPP/RNB1KBNR w KQq - 0 8",
		"h7g6 e8d7", "f1b5")
	assert.Regexp(t, "^It attacks the king[.]", told)
}

// Of a right move it is told that the piece stays safe which the move of the game let go.
func TestWhatTheGameLostIsToldToStaySafe(t *testing.T) {
	told := toldOfRight(webtest.NewBrowser(t, nil),
		"r1bqkbnr/pppp1ppp/8/n3p3/2B1P3/3P4/PPP2PPP/RNBQK1NR w KQkq - 0 4", "d3d4 a7a6", "g1f3")
	assert.Regexp(t, "^Then your bishop on c4 stays safe[.]", told)
}

// A move that mates later than the best one, but soon, is right for the mate that was asked for.
func TestARightMoveIsToldToMateToo(t *testing.T) {
	told := toldOfRight(webtest.NewBrowser(t, nil), "R6N/7p/5k2/1p6/3P3p/6N1/1P3PP1/4R1K1 w - - 0 27",
		"g3e4 f6f5", "a8a7")
	assert.Regexp(t, "^There is a way to checkmate[.] ", told)
}

// A right try that mates later than the best one is told how soon.
func TestARightTryIsToldHowSoonItMates(t *testing.T) {
	told := toldOfRight(webtest.NewBrowser(t, nil),
		"3q3r/p1p1b1Q1/1p1pb2p/1P2p3/1R2B3/2BR4/2k2PPP/6K1 w - - 4 30", "h2h3 a7a6", "d3g3")
	assert.Contains(t, told, "checkmate in three moves")
}

// A try that saves a piece, but passes over a check that wins, is told to look at the checks.
func TestASavingTryIsToldOfACheck(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewOfTwo(c, "r1bqk3/ppp2pp1/8/2bpN3/8/8/RP1B1PPR/4KB2 w q - 1 13", "a2a7 a8a7")
	page := triedFirst(c, query, "a2a5")
	assert.Equal(t, "There is a good check. Can you find it?", page.Find("#sheet.shown p").Text())
}

// Whoever tries again and again hears each time a step more of the hint, but not the move.
func TestEveryWrongTryIsToldSomethingNew(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewOfTwo(c, "2r3k1/5ppp/8/n7/8/6P1/5P1P/R5K1 w - - 0 1", "h2h3 a5c4")
	var told []string
	for tries, move := range []string{"g1g2", "g1f1", "f2f3", "h2h4", "g3g4"} {
		r := c.Post("/review/try?"+query, "id", "0", "try", strconv.Itoa(tries), "move", move)
		page, err := goquery.NewDocumentFromReader(r.Body)
		require.NoError(t, err)
		told = append(told, page.Find("#sheet.wrong p").First().Text())
		assert.Equal(t, tries > 0, page.Find("#board .asked").Length() > 0, "what the words are about is shown")
	}
	assert.Equal(t, []string{
		"It is safe there. Something can be taken right now.",
		"It is safe there. Look at the knight.",
		"It is safe there. The knight can be taken for free.",
		"It is safe there. Your rook can help.",
		"It is safe there. Your rook can help.",
	}, told)
	page := c.Document("/review?ply=0&hint=3&" + query)
	try := page.Find(`#try [name="try"]`).AttrOr("value", "")
	r := c.Post("/review/try?"+query, "id", "0", "try", try, "move", "g1g2")
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Equal(t, "It is safe there. Your rook can help.", page.Find("#sheet.wrong p").First().Text(), "as before")
}
