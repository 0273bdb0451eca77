package play_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// A hint that offers a piece tells and shows how it goes on once that was taken, to who has no name for the idea.
func TestAHintOfAnOfferGoesOn(t *testing.T) {
	c := webtest.NewClient(t, nil)
	knowing(c, 2)
	c.Start("rnb1kbnr/pppp1ppp/8/4p3/2B1P1q1/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4", "computer")
	hint := webtest.Decode[struct {
		Text, Reason string
		Line         []string
	}](t, c.Get("/hint?step=4"), http.StatusOK)
	assert.Equal(t, "Bishop takes the pawn on f7. If it is taken, go on with knight takes the pawn on e5.", hint.Text)
	assert.Equal(t, "lures", hint.Reason)
	assert.Equal(t, []string{"c4f7", "e8f7", "f3e5"}, hint.Line[:3])
	assert.Contains(t, hint.Line, "e5g4", "the queen is won in the end")
}
