package review_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A move that stops mate and wins something, too, is told to do both.
func TestWhatStopsMateAndWinsIsToldToDoBoth(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("3k1b1r/pR1B2pp/4p3/4Pp2/2P2P1q/r7/2P3PP/3R2K1 w - - 0 23", "two")
	c.JSON().Play("d1d3", "f8c5")
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	right, err := goquery.NewDocumentFromReader(
		c.Post("/review/try?"+query, "id", "0", "try", "0", "move", "d7e6").Body)
	require.NoError(t, err)
	assert.Regexp(t, "^Then nothing can give checkmate. Bishop takes the pawn on e6: ",
		right.Find("#sheet.right p").First().Text())
}

// Whoever finds a right move whose idea has no name yet is told what else it does.
func TestARightMoveIsNeverWithoutAReason(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	c.JSON().Post("/lesson/rook/open", "id", "rook-2")
	c.JSON().Post("/lesson/rook/answer", "id", "rook-2", "move", "c2c7")
	c.JSON().Start("rnbqkb2/p3p2Q/1p4p1/3p4/4p3/8/PPPP1PPP/RNB1KBNR w KQq - 0 8", "two")
	c.JSON().Play("h7g6", "e8d7")
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	right, err := goquery.NewDocumentFromReader(
		c.Post("/review/try?"+query, "id", "0", "try", "0", "move", "f1b5").Body)
	require.NoError(t, err)
	assert.Regexp(t, "^This gives check", right.Find("#sheet.right p").First().Text())
}
