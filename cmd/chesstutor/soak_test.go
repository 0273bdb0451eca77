//go:build soak

package main

import (
	"bytes"
	"context"
	"flag"
	"io"
	"log"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/load"
)

// The soak test runs only for as long as it is told to: make soak does that.
var (
	soakFor = flag.Duration("soak-for", time.Minute,
		"let three processes bear a mixed load, and kills, for so long")
	soakRooms    = flag.Int("soak-rooms", 50, "how many rooms are played in meanwhile")
	soakLearners = flag.Int("soak-learners", 200, "how many learners play against the computer meanwhile")
	soakKill     = flag.Duration("soak-kill", 30*time.Second, "how long it takes from one kill to the next; 0 for none")
)

// cluster is processes that share a database and a key, behind a proxy that sends each request to the next of them.
type cluster struct {
	t       *testing.T
	flags   []string
	mu      sync.Mutex
	servers []*load.Server
	next    atomic.Uint64
	proxy   *httptest.Server
}

// newCluster starts so many processes on one PostgreSQL database, and the proxy.
func newCluster(t *testing.T, size int) *cluster {
	t.Helper()
	c := &cluster{t: t, flags: append(sharing(t), "-trusted-proxies", "127.0.0.0/8", "-log-level", "warn")}
	for range size {
		c.servers = append(c.servers, process(t, t.TempDir(), c.flags...))
	}
	proxy := &httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(c.upstream())
			r.Out.Header["X-Forwarded-For"] = r.In.Header["X-Forwarded-For"]
			r.SetXForwarded()
		},
		ErrorHandler: func(w http.ResponseWriter, r *http.Request, err error) { // as when a process was just killed
			if *soakKill == 0 {
				t.Logf("the proxy gave up %s %s: %v", r.Method, r.URL.Path, err)
			}
			w.WriteHeader(http.StatusBadGateway)
			_, _ = w.Write([]byte(`{"error": "The server is away."}`))
		},
		FlushInterval: -1, // streams
		Transport:     &http.Transport{MaxIdleConnsPerHost: 256},
		ErrorLog:      log.New(io.Discard, "", 0), // each stream of a killed process is one
	}
	c.proxy = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		// Read first, since the body is closed when an answer begins, and the transport may still look for its end
		// then, and cut the answer.
		body, err := io.ReadAll(r.Body)
		assert.NoError(t, err)
		r.Body = io.NopCloser(bytes.NewReader(body))
		proxy.ServeHTTP(w, r)
	}))
	t.Cleanup(c.proxy.Close)
	return c
}

// upstream returns the address of the next process.
func (c *cluster) upstream() *url.URL {
	c.mu.Lock()
	defer c.mu.Unlock()
	address, err := url.Parse(c.servers[c.next.Add(1)%uint64(len(c.servers))].URL)
	assert.NoError(c.t, err)
	return address
}

// kill kills a process, and starts another in its place.
func (c *cluster) kill(at int) {
	c.mu.Lock()
	victim := c.servers[at]
	c.mu.Unlock()
	assert.NoError(c.t, victim.Kill())
	successor, err := load.Start(c.t.TempDir(), c.flags...)
	if !assert.NoError(c.t, err) {
		return
	}
	c.t.Cleanup(func() { _ = successor.Kill() })
	c.mu.Lock()
	c.servers[at] = successor
	c.mu.Unlock()
}

// spent returns the processor time of all processes that run now.
func (c *cluster) spent() (all time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range c.servers {
		all += s.Spent()
	}
	return all
}

// memory returns the memory of all processes.
func (c *cluster) memory() (all int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range c.servers {
		all += s.Memory()
	}
	return all
}

// TestSoak plays in rooms and against the computer, through a proxy, on three processes of which one after the other is
// killed, and checks the ledger: every move that was acknowledged is in its room, and every stream has told each event
// once and in order.
func TestSoak(t *testing.T) {
	c := newCluster(t, 3)
	ctx, stop := context.WithTimeout(t.Context(), *soakFor)
	defer stop()
	var killer sync.WaitGroup
	kills := 0
	killer.Go(func() {
		for *soakKill > 0 {
			select {
			case <-ctx.Done():
				return
			case <-time.After(*soakKill/2 + rand.N(*soakKill)):
			}
			c.kill(rand.IntN(len(c.servers)))
			kills++
		}
	})
	l := load.Load{
		URL: c.proxy.URL, Rooms: *soakRooms, Duration: *soakFor, Pace: 5 * time.Second, Memory: c.memory,
		Learners: *soakLearners, LearnerPace: 10 * time.Second,
	}
	if *soakKill == 0 { // else the time of those that were killed is lost
		l.Spent = c.spent
	}
	report, err := l.Run(t.Context())
	stop()
	killer.Wait()
	require.NoError(t, err)
	t.Logf("%d kills\n%v", kills, report)
	assert.Empty(t, report.Faults)
	assert.Positive(t, report.Moves)
	assert.NotEmpty(t, report.Usual)
}
