package learn_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// Who cannot read yet hears what the day's card says.
func TestThePathIsReadAloud(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Post("/welcome", "door", "new")
	main := c.Document("/lessons").Find("main")
	said, _ := main.Attr("data-say")
	assert.Equal(t, "Your path. Today. One lesson. The rook. Five exercises. One small game. With Pip. "+
		"Start the lesson.", said)
	assert.Equal(t, 1, main.Find(".aloud").Length())
}

// At the end of a lesson is read what can be pressed, too.
func TestTheEndOfALessonIsReadAloud(t *testing.T) {
	rook, _ := lesson.Find("rook")
	for said, missed := range map[string][]int{
		"You can now move the rook. All 10 right. 3 of 3 stars. Next: The bishop.":            nil,
		"The rook. All 10 done. 1 of 3 stars. Do the five hard ones again. Next: The bishop.": {1, 2, 3, 4, 5},
	} {
		c := webtest.NewClient(t, nil)
		through(c, rook, missed...)
		heard := c.Browser().Document("/lesson/rook?end=lesson").Find("[data-say]").AttrOr("data-say", "")
		assert.Equal(t, said, heard)
	}
}

// Who takes something in a small game is told so, and hears a bell.
func TestATakenPieceIsCheered(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	begun(b, "rook", "rook-11")
	page := answered(b, "rook", "rook-11", "move", "d1d7")
	assert.NotContains(t, part(page, "sheet"), "You took one!")
	target := "b7"
	if strings.Contains(page[strings.Index(page, `id="b7"`):][:200], "empty") {
		target = "g7" // the pawn on b7 has moved
	}
	page = answered(b, "rook", "rook-11", "move", "d7"+target)
	assert.Contains(t, part(page, "sheet"), "You took one!")
	assert.Contains(t, page, `data-tune="step"`)
}
