package learn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// Who cannot read yet hears what the day's card says.
func TestThePathIsReadAloud(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Post("/welcome", "door", "new")
	main := c.Document("/lessons").Find("main")
	said, _ := main.Attr("data-say")
	assert.Equal(t, "Your path. Today. One lesson. The rook. Five exercises. One small game. With Pip.", said)
	assert.Equal(t, 1, main.Find(".aloud").Length())
}
