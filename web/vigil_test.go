package web

import (
	"context"
	"net/http"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

func TestVigil(t *testing.T) {
	var v vigil
	now := time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)
	assert.False(t, v.long(now))
	goOn := func(by time.Duration) {
		for range by / leaseEvery {
			now = now.Add(leaseEvery)
			v.keep(now)
		}
	}
	v.keep(now)
	goOn(room.ClaimTime - leaseEvery)
	assert.False(t, v.long(now))
	goOn(leaseEvery)
	assert.True(t, v.long(now))
	assert.False(t, v.long(now.Add(awayAfter+1)), "nothing was kept since")
	now = now.Add(awayAfter + 1)
	goOn(room.ClaimTime)
	assert.False(t, v.long(now), "there was a gap")
	goOn(leaseEvery)
	assert.True(t, v.long(now))
	now = now.Add(-time.Hour) // the database's clock was set back
	goOn(room.ClaimTime + leaseEvery)
	assert.True(t, v.long(now))
}

// tended returns a server on a database, and what stops it.
func tended(t *testing.T, file string) (s *Server, stop func()) {
	s = newTestServer(t, func(c *Config) {
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
	})
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() {
		s.Tend(ctx)
		close(ended)
	}()
	return s, func() {
		cancel()
		<-ended
		require.NoError(t, s.Close())
	}
}

// to returns the same browser at another server.
func (c *client) to(s *Server) *client {
	return &client{t: c.t, handler: s, cookies: c.cookies, accept: c.accept}
}

// When the server was away nobody could be there. Whoever comes back first has to
// wait as long as ever before the game can be claimed.
func TestNothingIsWonByAnOutage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		s, stop := tended(t, file)
		white, black, path := started(t, s, `{"side":"white"}`)
		stop()
		time.Sleep(2 * room.ClaimTime)

		s, stop = tended(t, file)
		defer stop()
		white, black = white.to(s), black.to(s)
		assert.False(t, white.room(path).Seats["black"].Claimable)
		requireRefused(t, white.postJSON(path+"/claim", "{}"), http.StatusConflict, "server itself was away")
		time.Sleep(room.ClaimTime - 2*leaseEvery)
		assert.False(t, white.room(path).Seats["black"].Claimable)
		black.room(path)
		time.Sleep(3 * leaseEvery)
		requireRefused(t, white.postJSON(path+"/claim", "{}"), http.StatusConflict, "less than a minute")
		time.Sleep(room.ClaimTime)
		assert.True(t, white.room(path).Seats["black"].Claimable)
		assert.Equal(t, "abandoned", string(white.act(path+"/claim", "{}").Result.Reason))
	})
}

// A process that has only begun knows nothing of who was silent before. One that
// was there all the time does.
func TestEachProcessKeepsItsOwnVigil(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		old, stopOld := tended(t, file)
		defer stopOld()
		white, _, path := started(t, old, `{"side":"white"}`)
		time.Sleep(2 * room.ClaimTime)
		young, stopYoung := tended(t, file)
		defer stopYoung()
		requireRefused(t, white.to(young).postJSON(path+"/claim", "{}"), http.StatusConflict, "server itself was away")
		assert.Equal(t, "abandoned", string(white.act(path+"/claim", "{}").Result.Reason))
	})
}

// Whoever streams here is here, whatever the leases say.
func TestNobodyIsClaimedFromWhoStreams(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		s, stop := tended(t, file)
		defer stop()
		white, _, path := started(t, s, `{"side":"white"}`)
		untended := newTestServer(t, func(c *Config) { // it renews no leases
			c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
		})
		defer func() { require.NoError(t, untended.Close()) }()
		me := &stream{player: room.Guest, wake: make(chan struct{}, 1)}
		require.NoError(t, untended.hub.attach(t.Context(), roomAt(path), me))
		time.Sleep(2 * room.ClaimTime)
		assert.False(t, white.to(untended).room(path).Seats["black"].Claimable)
		requireRefused(t, white.to(untended).postJSON(path+"/claim", "{}"), http.StatusConflict, "less than a minute")
	})
}
