package web

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
)

// A server is ready while its database can be used and it does not stop; it is alive all the time.
func TestReadiness(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		var away atomic.Bool
		var opened atomic.Int32
		away.Store(true)
		s := newRoomServer(t, func(c *Config) {
			c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) {
				if opened.Add(1); away.Load() {
					return nil, errors.New("away")
				}
				return sqlstore.Open(ctx, file)
			}
		})
		c := s.at(t)
		probe := func(status int, words string) {
			t.Helper()
			answer := c.get("/readyz")
			require.Equal(t, status, answer.StatusCode)
			assert.Equal(t, words, text(t, answer))
			assert.Empty(t, answer.Cookies())
			alive := c.get("/healthz")
			assert.Equal(t, http.StatusOK, alive.StatusCode)
			assert.Equal(t, "ok\n", text(t, alive))
		}
		probe(http.StatusServiceUnavailable, "the database cannot be used\n")
		synctest.Wait() // until the work in the background has asked for it too
		first := opened.Load()
		for range 5 {
			probe(http.StatusServiceUnavailable, "the database cannot be used\n")
		}
		assert.Equal(t, first, opened.Load(), "the database is asked once a second, however many probes there are")
		away.Store(false)
		time.Sleep(readyFor)
		probe(http.StatusOK, "ready\n")
		s.Stopping()
		probe(http.StatusServiceUnavailable, "stopping\n")
	})
}

func TestAServerWithoutRoomsIsReady(t *testing.T) {
	assert.Equal(t, http.StatusOK, newClient(t, nil).get("/readyz").StatusCode)
}

// Probes count toward no limit, and are logged at level debug alone.
func TestProbesAreNeitherLimitedNorLogged(t *testing.T) {
	var log bytes.Buffer
	c := newClient(t, func(config *Config) { config.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	for range requestsBurst + 50 {
		require.Equal(t, http.StatusOK, c.get("/healthz").StatusCode)
		require.Equal(t, http.StatusOK, c.get("/readyz").StatusCode)
	}
	assert.Empty(t, log.String())
	assert.Equal(t, http.StatusNotFound, c.get("/nothing").StatusCode)
}

// A database that can be read but not written is none for rooms, so such a server is not ready.
func TestALockedDatabaseIsNotReady(t *testing.T) {
	file := filepath.Join(t.TempDir(), "rooms.db")
	s := newRoomServer(t, func(c *Config) {
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) }
	})
	ready := func() int {
		s.health.mu.Lock()
		s.health.checked = time.Time{} // as if the last check were long ago
		s.health.mu.Unlock()
		return s.at(t).get("/readyz").StatusCode
	}
	require.Equal(t, http.StatusOK, ready())
	other, err := sql.Open("sqlite", file)
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
