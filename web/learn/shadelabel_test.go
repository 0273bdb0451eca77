package learn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// Where an exercise asks for dark squares, the label of a square tells whether it is dark; elsewhere nobody needs that.
func TestASquareIsSaidToBeDarkWhereThatIsAsked(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().PostJSON("/lesson/rook/open", `{"id":"rook-9"}`)
	page := webtest.Text(t, c.Get("/lesson/rook?id=rook-9"))
	assert.Contains(t, page, `aria-label="a1, empty, dark`)
	assert.Contains(t, page, `aria-label="h1, empty, light`)

	c.JSON().PostJSON("/lesson/rook/open", `{"id":"rook-1"}`)
	page = webtest.Text(t, c.Get("/lesson/rook?id=rook-1"))
	assert.NotContains(t, page, `, dark`)
}
