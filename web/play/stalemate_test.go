package play_test

import (
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
	"chesstutor/web/game"
	"chesstutor/web/webtest"
)

// Of a piece that is pressed it is told first where it would give a win away by stalemate, before its best move, and
// where it could mate, which is to be found.
func TestStalemateIsToldFirstOfAPiece(t *testing.T) {
	for fen, want := range map[string]struct{ from, text string }{
		"8/4N3/2R5/1P4Bp/3k3P/1P4P1/2P2P2/R5K1 w - - 0 1": {"a1", "To e1? This is stalemate: a draw."},
		"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1":                  {"g5", "To f5 or g6? This is stalemate: a draw."},
	} {
		c := webtest.NewBrowser(t, nil)
		c.JSON().Start(fen, "computer")
		answer := c.JSON().Get("/advice?from=" + want.from)
		told := webtest.Decode[struct{ Facts []game.Fact }](t, answer, http.StatusOK).Facts[0]
		assert.Equal(t, want.text, told.Text)
	}
}

// The move that gives a win away by stalemate is warned of, though it ends the game, and the page says so first.
func TestAStalemateIsWarnedOf(t *testing.T) {
	for _, level := range []string{"1", "0"} {
		c := webtest.NewBrowser(t, nil)
		c.Accept = "application/json"
		c.Start("7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "computer")
		c.Post("/settings", "level", level)
		answer := c.Post("/move", "from", "g5", "to", "g6")
		f := webtest.Decode[struct{ Warning *game.Fact }](t, answer, http.StatusOK).Warning
		require.NotNil(t, f, level)
		assert.Equal(t, string(fact.KindWarnStalemate), f.Kind)
		c.Accept = "text/html"
		says := c.Document("/").Find("#says").Text()
		assert.Contains(t, says, "Stalemate: no legal move and no check. You were winning: take it back.")
		c.Post("/undo", "to", c.Document("/").Find("#answer form [name=to]").AttrOr("value", ""))
		assert.Equal(t, 1, c.Document("/").Find("#g5 .piece").Length(), "the button takes the move back")
	}
}

// Who looks back at where a move was stalemate is told of that, not of a pawn that could run.
func TestStalemateIsToldOfLookingBack(t *testing.T) {
	for move, told := range map[string]bool{"Re1": true, "Ra4+": false} {
		c := webtest.NewBrowser(t, nil)
		c.Hold("8/4N3/2R5/1P4Bp/3k3P/1P4P1/2P2P2/R5K1 w - - 0 1", move, tutor.Setup{})
		says := c.Document("/?ply=0").Find("#says").Text()
		assert.Equal(t, told, strings.Contains(says, "Careful: one move here"), says)
	}
}
