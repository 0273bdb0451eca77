package review_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// What was solved in the visitor's own game stays solved, whichever way they come back to its review.
func TestSolvedMomentsOfTheOwnGameAreRemembered(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	j := c.JSON()
	j.Start("6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1", "computer")
	j.Play("b1d1")
	require.Equal(t, 0, j.ReviewOf("").Moments[0].Ply)
	c.Accept = "text/html"
	solved := func() int {
		page, err := goquery.NewDocumentFromReader(strings.NewReader(webtest.Text(t, c.Get("/review"))))
		require.NoError(t, err)
		return page.Find(".moments .solved").Length()
	}
	require.Zero(t, solved())
	assert.Contains(t, webtest.Text(t, c.Get("/review")), `href="/review?at=1#shown"`, "a move leads to its board")
	require.Contains(t, webtest.Text(t, c.Post("/review/try", "ply", "0", "move", "b1c1")), `data-tune="wrong"`)
	require.Zero(t, solved())
	page := webtest.Text(t, c.Post("/review/try", "ply", "0", "move", "b1b8"))
	require.Contains(t, page, `data-tune="right"`)
	assert.NotContains(t, page, "solved=")
	assert.Equal(t, 1, solved())
}

// Whoever has not learned of far mates is told all the same that the right move leads to one.
func TestARightMoveLeadsToMate(t *testing.T) {
	c := beginner(t)
	told := toldOfRight(c, "R6N/7p/5k2/1p6/3P3p/6N1/1P3PP1/4R1K1 w - - 0 27", "g3e4 f6f5", "g3h5")
	assert.Regexp(t, "^There is a way to checkmate in three moves. ", told)
}
