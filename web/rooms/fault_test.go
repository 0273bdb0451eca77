package rooms_test

import (
	"context"
	"net/http"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// While the database hangs, rooms are refused after a while and in a sentence, and games alone go on at once.
func TestADatabaseThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := webtest.NewServer(t, func(c *web.Config) {
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
		go func() { answered <- webtest.ClientOf(t, s).Post("/rooms") }()
		synctest.Wait()
		assert.Equal(t, 1, webtest.ClientOf(t, s).Play("e2e4").Ply)
		assert.Zero(t, time.Since(begun), "it does not wait for the database")
		webtest.RequireRefused(t, <-answered, http.StatusServiceUnavailable, "Rooms cannot be reached")
		assert.Less(t, time.Since(begun), time.Minute)
		stop()
		<-ended
		require.NoError(t, s.Close())
	})
}

// A clock that jumps, by years ahead or back, takes nothing away: pages open, and what was learned is kept.
func TestTheClockJumps(t *testing.T) {
	now := time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)
	c := webtest.NewClient(t, func(config *web.Config) { config.Now = func() time.Time { return now } })
	c.Play("e2e4")
	for _, jump := range []time.Duration{
		0, 20 * 365 * 24 * time.Hour, -40 * 365 * 24 * time.Hour, 20 * 365 * 24 * time.Hour,
	} {
		now = now.Add(jump)
		for _, path := range []string{"/practice", "/practice/skills", "/progress", "/learn", "/show"} {
			assert.Equal(t, http.StatusOK, c.Get(path).StatusCode, "%s at %v", path, now)
		}
		opened := webtest.Decode[struct{ Exercise struct{ ID string } }](t, c.Get("/practice?skill=mate-in-one"),
			http.StatusOK)
		wrong := c.Post("/practice/answer", "id", opened.Exercise.ID, "move", "a1a1")
		assert.Less(t, wrong.StatusCode, http.StatusInternalServerError)
		assert.Equal(t, 1, c.Board().Ply)
	}
}
