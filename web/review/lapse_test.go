package review_test

import (
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/web/webtest"
)

// A review begins with what was done well, then says what kind of mistake came again and again, and leads to practice
// against that.
func TestAReviewSaysWhatCameOften(t *testing.T) {
	for moves, want := range map[string][2]string{
		"e4 e5 Nf3 Nc6 Nxe5 Nxe5 Bc4 Nxc4 a3 a6":  {"Twice you left a piece where it could be taken.", "guard-or-move"},
		"e4 e5 Bc4 Nc6 Qh5 Nf6 a3 a6 b3 b6 Qxf7#": {"Twice you could have given checkmate at once.", "mate-in-one"},
		"e4 e5 Bc4 Nc6 Qh5 Nf6 a3 a6 Qxf7#":       {"", "mate-in-one"},
	} {
		c := webtest.NewBrowser(t, nil)
		c.Hold("", moves, tutor.Setup{})
		page, err := goquery.NewDocumentFromReader(c.Get("/review?wait=true").Body)
		require.NoError(t, err)
		assert.Equal(t, want[0], strings.TrimSpace(page.Find("#state .often").Text()), moves)
		assert.Contains(t, page.Find("#standing").AttrOr("data-say", "none"), want[0], moves)
		assert.Contains(t, page.Find(".topractice a").AttrOr("href", ""), want[1], moves)
	}
}
