package review_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A row of all moves names the move that was better, where an idea was missed: but not while it is to be found.
func TestRowsNameWhatWasBetter(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play(strings.Fields("e2e4 d7d5 d1g4 a7a6 g4d1 d8d6 a2a3 d6g3 b2b3 g3d6")...)
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	rows := c.Document("/review?" + query).Find(".reviewed tbody tr")
	assert.Contains(t, rows.Eq(3).Text(), "Something was free here. Bishop takes the queen on g4: it costs nothing.")
	own := rows.Eq(8).Text()
	assert.Contains(t, own, "Something could be won here.", "the answer takes a pawn")
	assert.NotContains(t, own, "takes", "it is a moment, and still to be found")
}

// The third step of a hint rings the piece that it names, the fourth where it goes, too.
func TestTheHintRingsWhatItNames(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play("f2f3", "e7e5", "g2g4", "d8h4")
	query := "game=" + strings.TrimPrefix(c.JSON().LinkOf(), "/g/") + "&side=white"
	c.JSON().ReviewOf(query)
	page := c.Document("/review?ply=2&hint=3&" + query)
	ringed := page.Find(".square:has(.asked)")
	require.Equal(t, 1, ringed.Length())
	assert.Contains(t, page.Find("#sheet").Text(), " on "+ringed.AttrOr("id", "")+" ")
	page = c.Document("/review?ply=2&hint=4&" + query)
	assert.Equal(t, 2, page.Find(".square:has(.asked)").Length())
}
