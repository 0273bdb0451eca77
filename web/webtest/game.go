package webtest

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web"
	"chesstutor/web/game"
)

// The addresses that ask, and a position in which the visitor moves the bishop; the number of the move makes it
// another game.
const (
	VisitorAddress = "203.0.113.9"
	CrowdAddress   = "198.51.100.7"
	FourKnights    = "r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQkq - 4 %d"
)

// PassedOver is a link to a game of four moves each; after five plies Black can mate.
const PassedOver = "/g/2AwEAAAAAABTlt4qu"

// Imported is what POST /import finds.
type Imported struct {
	Games []struct {
		Index                int
		White, Black, Result string
		Plies                int
		Error, Note          string
	}
}

// OwnPositions is what GET /practice/own answers.
type OwnPositions struct {
	Due       int
	Positions []struct {
		ID, FEN, Played, From, Due string
		Box                        int
	}
}

// LinkOf returns the path of the link that holds the client's game.
func (c *Client) LinkOf() string {
	c.T.Helper()
	c.Accept = "application/json"
	url := Decode[struct{ URL string }](c.T, c.Get("/game/link"), http.StatusOK).URL
	path, ok := strings.CutPrefix(url, "http://example.com")
	require.True(c.T, ok, url)
	return path
}

// Clock replaces a server's clock by one that the test sets.
func Clock(now *time.Time) func(*web.Config) {
	return func(c *web.Config) { c.Now = func() time.Time { return *now } }
}

// Review is what GET /review answers.
type Review struct {
	Status   string
	Of, Done int
	Side     string
	Chart    []struct {
		Ply      int
		Expected float64
	}
	Moves   []struct{ SAN, Mark, Text string }
	Moments []struct {
		Ply               int
		FEN, Played, Text string
		Concept           *string
		Praise            bool
	}
}

// Retry is what POST /review/try answers.
type Retry struct {
	Right      bool
	Text, Best string
	Line       []string
}

// ReviewOf returns the review that a query names once it is complete. Its own request may end before: then the machine
// has others to serve, and is asked again.
func (c *Client) ReviewOf(query string) (r Review) {
	c.T.Helper()
	defer func(accept string) { c.Accept = accept }(c.Accept)
	for range 20 {
		if r = Decode[Review](c.T, c.JSON().Get("/review?wait=true&"+query), http.StatusOK); r.Status == "done" {
			return r
		}
	}
	require.Fail(c.T, "the review is never complete", "%d of %d moves", r.Done, r.Of)
	return r
}

// PawnInDanger is a position in which a knight attacks White's pawn, which can step forward.
const PawnInDanger = "7k/8/8/2n5/4P3/8/8/3R2K1 w - - 0 1"

// TryOut plays a move in a new game, without the computer's reply.
func (c *Client) TryOut(seed uint32, move string) {
	c.T.Helper()
	c.Hold(PawnInDanger, "", tutor.Setup{Seed: seed})
	c.JSON().Play(move)
}

// LearnDanger ends a game and then saves the pawn three times.
func (c *Client) LearnDanger() {
	c.JSON().Start("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "computer")
	c.JSON().Start("", "computer")
	for seed := range uint32(3) {
		c.TryOut(seed+1, "e4e5")
	}
}

// Middlegame is a typical position for benchmarks.
const Middlegame = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9"

// Settings is what GET /settings answers.
type Settings struct {
	Help     string
	Warnings bool
	Marks    []string
	Sound    bool
	Turn     bool
	Level    ai.Level
}

// NineQueens is a position in which following all captures takes seconds.
const NineQueens = "k1q1q1q1/1q1q1q2/q1q1q3/8/8/3Q1Q1Q/2Q1Q1Q1/1Q1Q1Q1K b - - 0 1"

// Occupy fills places of a pool with searches of a client until they are released or the test ends.
func Occupy(t testing.TB, pool *ai.Pool, from string, limits ai.Limits, searches int) (giveBack func()) {
	t.Helper()
	var begun, all sync.WaitGroup
	hold := make(chan struct{})
	ctx, cancel := context.WithCancel(context.Background()) // a search that is let go on would take seconds
	giveBack = sync.OnceFunc(func() { cancel(); close(hold); all.Wait() })
	t.Cleanup(giveBack)
	for range searches {
		begun.Add(1)
		first := sync.OnceFunc(begun.Done)
		own := limits
		own.Progress = func(ai.Result) { first(); <-hold }
		all.Go(func() {
			if _, err := pool.Search(ctx, from, chess.Start(), nil, own, 0); err != nil {
				assert.ErrorIs(t, err, context.Canceled)
			}
			first()
		})
	}
	begun.Wait()
	return giveBack
}

// Advice is what GET /advice answers.
type Advice struct {
	Grade string
	Facts []game.Fact
}
