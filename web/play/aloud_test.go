package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A voice reads what the coach says in full words: no squares as they are written, no moves, no signs.
func TestTheCoachIsReadInFullWords(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	squares := 0
	for _, fen := range []string{
		"6k1/5ppp/8/8/3r4/8/5PPP/6K1 w - - 0 1",
		"7k/8/8/3p4/4R3/8/8/4K3 w - - 0 1",
		"r1bqk1nr/pppp1ppp/2n5/2b1p3/1PB1P3/5N2/P1PP1PPP/RNBQK2R w KQkq - 0 4",
		"r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4",
		webtest.Middlegame,
	} {
		b.JSON().Start(fen, "two")
		b.Accept = "text/html"
		said := b.Document("/").Find("#says .text").First()
		text := said.Text()
		require.NotEmpty(t, text, fen)
		aloud, ok := said.Attr("data-aloud")
		require.True(t, ok, text)
		assert.NotRegexp(t, `[a-h][1-8]|\b[KQRBN][a-hx]|O-O|[+#]`, aloud)
		if aloud != text {
			squares++
		}
	}
	assert.NotZero(t, squares, "sentences that name a square")
}
