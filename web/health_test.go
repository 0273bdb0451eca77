package web_test

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"log/slog"
	"net/http"
	"path/filepath"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// A server is ready while its database can be used and it does not stop; it is alive all the time.
func TestReadiness(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		var away atomic.Bool
		var opened atomic.Int32
		away.Store(true)
		s := webtest.NewRoomServer(t, func(c *web.Config) {
			c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) {
				if opened.Add(1); away.Load() {
					return nil, errors.New("away")
				}
				return sqlstore.Open(ctx, file)
			}
		})
		c := webtest.ClientOf(t, s)
		probe := func(status int, words string) {
			t.Helper()
			answer := c.Get("/readyz")
			require.Equal(t, status, answer.StatusCode)
			assert.Equal(t, words, webtest.Text(t, answer))
			assert.Empty(t, answer.Cookies())
			alive := c.Get("/healthz")
			assert.Equal(t, http.StatusOK, alive.StatusCode)
			assert.Equal(t, "ok\n", webtest.Text(t, alive))
		}
		probe(http.StatusServiceUnavailable, "the database cannot be used\n")
		synctest.Wait() // until the work in the background has asked for it too
		first := opened.Load()
		for range 5 {
			probe(http.StatusServiceUnavailable, "the database cannot be used\n")
		}
		assert.Equal(t, first, opened.Load(), "the database is asked once a second, however many probes there are")
		away.Store(false)
		time.Sleep(web.ReadyFor)
		probe(http.StatusOK, "ready\n")
		s.Stopping()
		probe(http.StatusServiceUnavailable, "stopping\n")
	})
}

func TestAServerWithoutRoomsIsReady(t *testing.T) {
	assert.Equal(t, http.StatusOK, webtest.NewClient(t, nil).Get("/readyz").StatusCode)
}

// Probes count toward no limit, and are logged at level debug alone.
func TestProbesAreNeitherLimitedNorLogged(t *testing.T) {
	var log bytes.Buffer
	c := webtest.NewClient(t, func(config *web.Config) { config.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	for range web.RequestsBurst + 50 {
		require.Equal(t, http.StatusOK, c.Get("/healthz").StatusCode)
		require.Equal(t, http.StatusOK, c.Get("/readyz").StatusCode)
	}
	assert.Empty(t, log.String())
	assert.Equal(t, http.StatusNotFound, c.Get("/nothing").StatusCode)
}

// A database that can be read but not written is none for rooms, so such a server is not ready.
func TestALockedDatabaseIsNotReady(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rooms.db")
	s := webtest.NewRoomServer(t, func(c *web.Config) {
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
	})
	ready := func() int {
		s.ForgetHealth() // as if the last check were long ago
		return webtest.ClientOf(t, s).Get("/readyz").StatusCode
	}
	require.Equal(t, http.StatusOK, ready())
	other, err := sql.Open("sqlite", file+"?_pragma=busy_timeout(10000)") // the server may be writing just then
	require.NoError(t, err)
	t.Cleanup(func() { _ = other.Close() })
	other.SetMaxOpenConns(1)
	_, err = other.Exec("BEGIN IMMEDIATE")
	require.NoError(t, err)
	assert.Equal(t, http.StatusServiceUnavailable, ready())
	_, err = other.Exec("ROLLBACK")
	require.NoError(t, err)
	assert.Equal(t, http.StatusOK, ready())
}
