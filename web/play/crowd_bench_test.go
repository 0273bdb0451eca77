package play_test

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// crowdSize is how many connections one address keeps busy.
const crowdSize = 60

// BenchmarkMoveBesideACrowd measures a visitor's usual move and hint over HTTP while sixty connections of one other
// address ask, without pause, for what takes longest. Reported are the median, the 99th percentile and the longest
// in milliseconds.
func BenchmarkMoveBesideACrowd(b *testing.B) {
	for _, crowded := range []struct {
		name  string
		size  int
		level ai.Level
	}{{"nobody", 0, 0}, {"nine-queens", crowdSize, ai.ThreePlies}, {"strongest", crowdSize, ai.Strongest}} {
		b.Run(crowded.name, func(b *testing.B) {
			server := crowdServer(b)
			ctx, leave := context.WithCancel(b.Context())
			var crowd sync.WaitGroup
			for range crowded.size {
				crowd.Go(func() { crowdOut(ctx, b, server.URL, crowded.level) })
			}
			time.Sleep(time.Second) // until all of them wait
			var moves, hints []time.Duration
			ask := func(path, cookie string, form url.Values) string {
				return callFrom(b.Context(), b, webtest.VisitorAddress, server.URL+path, cookie, form)
			}
			for number := 1; b.Loop(); number++ {
				fresh := fmt.Sprintf(webtest.FourKnights, number) // another game each time, so that no cache helps
				cookie := ask("/new", "", url.Values{"fen": {fresh}})
				begun := time.Now()
				cookie = ask("/move", cookie, url.Values{"from": {"f1"}, "to": {"c4"}})
				cookie = ask("/move", cookie, nil)
				moved := time.Now()
				ask("/hint?step=1", cookie, nil)
				moves, hints = append(moves, moved.Sub(begun)), append(hints, time.Since(moved))
			}
			leave()
			crowd.Wait()
			reportTimes(b, "move", moves)
			reportTimes(b, "hint", hints)
		})
	}
}

// crowdServer is a server on the loopback interface that trusts its clients' forwarded addresses, with as many
// concurrent searches as the program has by default on two cores.
func crowdServer(b *testing.B) *httptest.Server {
	b.Helper()
	server := httptest.NewServer(webtest.NewServer(b, func(config *web.Config) {
		config.Proxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
		config.Pool = ai.NewPool(2, 256)
	}))
	b.Cleanup(server.Close)
	server.Client().Transport.(*http.Transport).MaxIdleConnsPerHost = 2 * crowdSize
	http.DefaultTransport.(*http.Transport).MaxIdleConnsPerHost = 2 * crowdSize
	return server
}

// crowdOut requests a level's move in the slowest position again and again, from one address.
func crowdOut(ctx context.Context, b *testing.B, base string, level ai.Level) {
	game := callFrom(ctx, b, webtest.CrowdAddress, base+"/new", "",
		url.Values{"fen": {webtest.NineQueens}, "level": {webtest.Number(level)}})
	for ctx.Err() == nil {
		callFrom(ctx, b, webtest.CrowdAddress, base+"/move", game, nil)
	}
}

// callFrom makes a request from an address, a POST if there is a form, and returns the game's cookie after it.
func callFrom(ctx context.Context, b *testing.B, from, address, cookie string, form url.Values) string {
	method, body := http.MethodGet, io.Reader(nil)
	if form != nil {
		method, body = http.MethodPost, strings.NewReader(form.Encode())
	}
	r, err := http.NewRequestWithContext(ctx, method, address, body)
	require.NoError(b, err)
	r.Header.Set("X-Forwarded-For", from)
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if cookie != "" {
		r.Header.Set("Cookie", cookie)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		return cookie // the benchmark is over
	}
	_, _ = io.Copy(io.Discard, response.Body)
	_ = response.Body.Close()
	if from == webtest.VisitorAddress && response.StatusCode != http.StatusOK {
		b.Errorf("%s: %s", address, response.Status)
	}
	for _, c := range response.Cookies() {
		cookie = c.Name + "=" + c.Value
	}
	return cookie
}

func reportTimes(b *testing.B, what string, times []time.Duration) {
	slices.Sort(times)
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	b.ReportMetric(ms(times[len(times)/2]), what+"-p50-ms")
	b.ReportMetric(ms(times[len(times)*99/100]), what+"-p99-ms")
	b.ReportMetric(ms(times[len(times)-1]), what+"-max-ms")
}
