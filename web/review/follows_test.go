package review_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// What follows any right try can be looked at, from the answer to it on, and is told whether it could be feared.
func TestWhatFollowsARightTry(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	query := reviewOfTwo(c, "r1bqkbnr/1ppp2pp/p1n5/5p2/1P1Pp3/P7/1BPNPPPP/RN1QKB1R w KQkq - 0 7", "g2g4 d7d6")
	for move, told := range map[string]string{
		"c2c4": "Then pawn to e3 does no harm.",
		"e2e3": "Then Black cannot play pawn to e3.",
	} {
		page := triedFirst(c, query, move)
		sheet := page.Find("#sheet.right")
		require.Equal(t, 1, sheet.Length(), move)
		assert.Contains(t, sheet.Text(), told)
		show := sheet.Find("a[href*='after=" + move + "']")
		require.Equal(t, 1, show.Length(), move)
		shown := c.Document(show.AttrOr("href", ""))
		assert.Regexp(t, "^What if: 2 of ", shown.Find("#sheet.right #sheet-title").Text())
		assert.Equal(t, 1, shown.Find("#"+move[2:]+" .piece.white").Length(), "the try stands on the board")
		assert.Equal(t, 1, shown.Find("#sheet.right a.main[href*='after="+move+"'][href*='show=3']").Length())
	}
	page := c.Document("/review?ply=0&show=1&after=c2c4.c7c1&" + query)
	assert.Equal(t, "What if: 1 of 1", page.Find("#sheet-title").Text(), "what is not legal is left out")
	page = c.Document("/review?ply=0&show=1&after=nothing&" + query)
	assert.NotEqual(t, "What if: 1 of 1", page.Find("#sheet-title").Text(), "then it is the best line")
}
