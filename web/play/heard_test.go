package play_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/web/webtest"
)

// The end of a game is announced sentence by sentence: who won, why, and whom to play next, each once.
func TestAWinIsAnnouncedOnce(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Post("/new", "fen", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "level", webtest.Number(ai.Hop))
	said := webtest.Announced.FindString(webtest.RequirePage(t, c.AsPage("/move", "from", "d1", "to", "d8"),
		http.StatusOK))
	assert.Regexp(t, `>White rook from d1 to d8\.</p><p data-event="[0-9a-f]+">Checkmate\.</p><p [^>]+>You won!</p>`,
		said)
	assert.Contains(t, said, ">Try Hazel next.</p>")
	assert.Equal(t, 1, strings.Count(said, "You won"))
}

// A move of a safe piece that leaves something else to be taken is not called safe without a but.
func TestALabelDoesNotContradictItself(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start("7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1", "computer")
	moves := webtest.Text(t, c.Get("/moves"))
	assert.Contains(t, moves, `"e1d1":"d1, empty. You can move here. Safe here, but you would lose points elsewhere."`)
	assert.NotContains(t, moves, "Safe. You would lose")
}
