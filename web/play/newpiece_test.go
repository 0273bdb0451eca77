package play_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// Who came by the door for newcomers is told how a piece moves whose lesson was not begun, until one has moved.
func TestHowANewPieceMoves(t *testing.T) {
	const knight = "A knight goes two squares straight and one to the side."
	told := func(c *webtest.Client, from string) string {
		type answer struct{ Facts []struct{ Text string } }
		answered := webtest.Decode[answer](c.T, c.Get("/advice?from="+from), http.StatusOK)
		require.NotEmpty(t, answered.Facts, from)
		return answered.Facts[0].Text
	}
	begin := func(door string) *webtest.Client {
		c := webtest.NewBrowser(t, nil)
		c.Post("/welcome", "door", door)
		c.Post("/new", "players", "two")
		return c
	}
	c := begin("new")
	assert.Equal(t, knight, told(c, "g1"))
	assert.Equal(t, "A pawn moves straight ahead, and takes one square diagonally ahead.", told(c, "e2"))
	assert.NotContains(t, told(c, "f1"), "diagonally", "that the way is blocked comes first")
	c.Post("/move", "from", "g1", "to", "f3")
	c.Post("/move", "from", "e7", "to", "e5")
	assert.NotEqual(t, knight, told(c, "b1"), "one has moved")
	c.Post("/move", "from", "f3", "to", "g1")
	assert.Equal(t, knight, told(c, "b8"), "Black's has not")

	c = begin("new")
	knowing(c, len(lesson.OfPath(1)))
	assert.NotEqual(t, knight, told(c, "g1"), "its lesson was begun")
	assert.NotEqual(t, knight, told(begin("moves"), "g1"), "the other door")
}
