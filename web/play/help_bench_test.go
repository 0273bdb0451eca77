//go:build unix

package play_test

import (
	"net/http"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// helpedMoves are positions of real games and a move in each: the opening, two middlegames with much to take, and
// an endgame. Their last field is the number of the move, which makes each another game.
var helpedMoves = []struct{ fen, move string }{
	{"r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 ", "f1c4"},
	{"r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 2 ", "c4d5"},
	{"r2q1rk1/1b2bppp/p1n1pn2/1p6/3P4/1BN1BN2/PP2QPPP/3R1RK1 w - - 2 ", "d4d5"},
	{"2r3k1/pp3pp1/4p2p/3pP3/3P4/1P3N2/P4PPP/2R3K1 w - - 1 ", "c1c8"},
}

// BenchmarkHelp measures what a learner's whole move costs with all help on and with none, without the computer's
// own thinking: the move, with what the coach says of it, and the page after the answer, with what it says of the
// position. The difference is what the coach costs. Reported is processor time in milliseconds.
func BenchmarkHelp(b *testing.B) {
	for _, help := range []bool{true, false} {
		name := map[bool]string{true: "help", false: "none"}[help]
		b.Run(name, func(b *testing.B) {
			c := &webtest.Client{
				T:       b,
				Handler: webtest.NewServer(b, nil),
				Cookies: map[string]string{},
				Accept:  "application/json",
				Unknown: true,
			}
			if !help {
				r := c.Post("/settings", "help", "none", "warnings", "false")
				require.Less(b, r.StatusCode, http.StatusBadRequest, webtest.Text(b, r))
			}
			var taken time.Duration
			moves := 0
			for b.Loop() {
				at := helpedMoves[moves%len(helpedMoves)]
				moves++
				c.Start(at.fen+strconv.Itoa(20+moves), "computer")
				webtest.Text(b, c.Get("/advice")) // the page before, which the learner saw
				looked := page(c)
				begun := processorTime(b)
				r := c.Post("/move", "from", at.move[:2], "to", at.move[2:])
				require.Equal(b, http.StatusOK, r.StatusCode, webtest.Text(b, r))
				taken += processorTime(b) - begun
				r = c.Get("/move")
				require.Equal(b, http.StatusOK, r.StatusCode, webtest.Text(b, r))
				begun = processorTime(b)
				after := page(c)
				taken += processorTime(b) - begun
				require.NotEqual(b, looked, after)
			}
			b.ReportMetric(float64(taken.Microseconds())/1000/float64(moves), "cpu-ms/move")
		})
	}
}

// page returns the page of the game.
func page(c *webtest.Client) string {
	seen := *c
	seen.Accept = "text/html"
	r := seen.Get("/")
	require.Equal(c.T, http.StatusOK, r.StatusCode)
	return strings.TrimSpace(webtest.Text(c.T, r))
}
