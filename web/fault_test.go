package web

import (
	"context"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore"
)

// While the database hangs, rooms are refused after a while and in a sentence, and games alone go on at once.
func TestADatabaseThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := newTestServer(t, func(c *Config) {
			c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) {
				<-ctx.Done()
				return nil, ctx.Err()
			}
		})
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() {
			s.Run(ctx)
			close(ended)
		}()
		begun := time.Now()
		answered := make(chan *http.Response)
		go func() { answered <- s.at(t).post("/rooms") }()
		synctest.Wait()
		assert.Equal(t, 1, s.at(t).play("e2e4").Ply)
		assert.Zero(t, time.Since(begun), "it does not wait for the database")
		requireRefused(t, <-answered, http.StatusServiceUnavailable, "Rooms cannot be reached")
		assert.Less(t, time.Since(begun), time.Minute)
		stop()
		<-ended
		require.NoError(t, s.Close())
	})
}

// A clock that jumps, by years ahead or back, takes nothing away: pages open, and what was learned is kept.
func TestTheClockJumps(t *testing.T) {
	now := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	c := newClient(t, func(config *Config) { config.Now = func() time.Time { return now } })
	c.play("e2e4")
	for _, jump := range []time.Duration{
		0, 20 * 365 * 24 * time.Hour, -40 * 365 * 24 * time.Hour, 20 * 365 * 24 * time.Hour,
	} {
		now = now.Add(jump)
		for _, path := range []string{"/practice", "/practice/skills", "/progress", "/learn", "/show"} {
			assert.Equal(t, http.StatusOK, c.get(path).StatusCode, "%s at %v", path, now)
		}
		opened := decode[struct{ Exercise struct{ ID string } }](t, c.get("/practice?skill=mate-in-one"), http.StatusOK)
		wrong := c.post("/practice/answer", "id", opened.Exercise.ID, "move", "a1a1")
		assert.Less(t, wrong.StatusCode, http.StatusInternalServerError)
		assert.Equal(t, 1, c.board().Ply)
	}
}
