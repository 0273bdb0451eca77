package web_test

import (
	"bufio"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/time/rate"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// The benchmark's games have benchPlies plies each, and each of its iterations asks for coldGames games that the
// server has not seen, and warmRequests times for one that it has.
const (
	benchPlies   = 40
	coldGames    = 20
	warmRequests = 200
)

// BenchmarkLoopback compares the server with a bare handler that writes as many bytes, both over the loopback
// interface on a connection that is kept alive, without compression, in turn. It reports the time of an answer and
// the ratio of the bare handler's time to it, 1 being as fast: for a game asked for again (warm), and for one that
// is new to the server (cold).
func BenchmarkLoopback(b *testing.B) {
	for _, route := range []struct{ name, path, accept string }{
		{"show", "/show", "application/json"}, {"moves", "/moves", "application/json"}, {"page", "/", "text/html"},
	} {
		b.Run(route.name, func(b *testing.B) {
			var length int
			bare := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
				_, _ = w.Write(make([]byte, length))
			}))
			b.Cleanup(bare.Close)
			games := benchGames(b, 4*coldGames)
			length = timeOf(b, newBenchServer(b).URL+route.path, route.accept, games[:1], 1).bytes
			var ours, cold, plain timed
			for number := 0; b.Loop(); number++ {
				server := newBenchServer(b)
				unseen := games[number%4*coldGames:][:coldGames]
				cold.add(timeOf(b, server.URL+route.path, route.accept, unseen, 1))
				for range 4 {
					ours.add(timeOf(b, server.URL+route.path, route.accept, unseen[:1], warmRequests/4))
					plain.add(timeOf(b, bare.URL, route.accept, unseen[:1], warmRequests/4))
				}
				server.Close()
			}
			b.ReportMetric(float64(length), "bytes")
			b.ReportMetric(plain.median(), "bare-µs")
			b.ReportMetric(ours.median(), "warm-µs")
			b.ReportMetric(cold.median(), "cold-µs")
			b.ReportMetric(plain.median()/ours.median(), "warm-ratio")
			b.ReportMetric(plain.median()/cold.median(), "cold-ratio")
			b.ReportMetric(0, "ns/op") // of no meaning
		})
	}
}

// timed is the times of answers, and the length of one.
type timed struct {
	took  []time.Duration
	bytes int
}

func (t *timed) add(more timed) { t.took = append(t.took, more.took...) }

// median returns the median time of an answer in microseconds. Unlike the mean it does not tell of what else the
// machine had to do.
func (t *timed) median() float64 {
	slices.Sort(t.took)
	return float64(t.took[len(t.took)/2].Nanoseconds()) / 1000
}

// timeOf requests an address with each of some cookies in turn, so many times over. The first request, which opens
// the connection, is not counted. It writes and reads the connection itself: http.Client takes as long as a bare
// handler, and would hide how long the server takes.
func timeOf(b *testing.B, address, accept string, cookies []string, times int) (all timed) {
	b.Helper()
	host, path, _ := strings.Cut(strings.TrimPrefix(address, "http://"), "/")
	conn, err := net.Dial("tcp", host)
	require.NoError(b, err)
	defer func() { _ = conn.Close() }()
	answers := bufio.NewReader(conn)
	ask := func(cookie string) int {
		_,
			err := fmt.Fprintf(conn, "GET /%s HTTP/1.1\r\nHost: %s\r\nAccept: %s\r\nCookie: %s\r\n\r\n", path, host,
			accept,
			cookie)
		if err != nil {
			b.Fatal(err)
		}
		answer, err := http.ReadResponse(answers, nil)
		if err != nil {
			b.Fatal(err)
		}
		n, err := io.Copy(io.Discard, answer.Body)
		if err != nil || answer.StatusCode != http.StatusOK {
			b.Fatal(answer.Status, err)
		}
		return int(n)
	}
	ask("")
	for range times {
		for _, cookie := range cookies {
			begun := time.Now()
			all.bytes = ask(cookie)
			all.took = append(all.took, time.Since(begun))
		}
	}
	return all
}

// newBenchServer returns a server with empty caches that logs like the program, but to nowhere, and refuses nothing.
func newBenchServer(b *testing.B) *httptest.Server {
	b.Helper()
	s := webtest.NewServer(b, func(config *web.Config) { config.Log = slog.New(slog.NewTextHandler(io.Discard, nil)) })
	s.SetLimiter(site.NewLimiter(rate.Inf, web.RequestsBurst))
	server := httptest.NewServer(s)
	b.Cleanup(server.Close)
	return server
}

// benchGames returns the cookies of different games of White against the computer, with White to move.
func benchGames(b *testing.B, count int) (cookies []string) {
	b.Helper()
	jar := webtest.Jar(b, webtest.Key)
	for seed := uint64(1); len(cookies) < count; seed++ {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Seed: uint32(seed)})
		random := seed
		for g.Ply() < benchPlies && g.Outcome() == chess.Playing {
			random = random*6364136223846793005 + 1442695040888963407
			moves := g.Position().Moves()
			require.NoError(b, g.Play(moves[random>>33%uint64(len(moves))]))
		}
		if g.Ply() < benchPlies || g.Outcome() != chess.Playing {
			continue
		}
		value, err := jar.Sign(site.GameCookie, g.Encode())
		require.NoError(b, err)
		cookies = append(cookies, site.GameCookie+"="+value)
	}
	return cookies
}
