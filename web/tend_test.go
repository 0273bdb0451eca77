package web

import (
	"context"
	"database/sql"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// A server that is stopped each evening sweeps all the same.
func TestRoomsAreSweptAtTheStart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		s, stop := tended(t, file)
		path := roomPath(decode[seated](t, s.at(t).postJSON("/rooms", "{}"), http.StatusCreated).Room)
		stop()
		time.Sleep(sqlstore.KeepUnstarted + time.Minute)
		s, stop = tended(t, file)
		defer stop()
		time.Sleep(time.Second)
		requireRefused(t, s.at(t).get(path), http.StatusNotFound, "no such room")
	})
}

// listening is a connection that a stream can be written to.
type listening struct{ *httptest.ResponseRecorder }

func (listening) SetWriteDeadline(time.Time) error { return nil }

// A room that is swept is gone for those in it too, whichever process swept it.
func TestStreamsEndWithTheirRoom(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		file := filepath.Join(t.TempDir(), "rooms.db")
		s, stop := tended(t, file)
		defer stop()
		path := roomPath(decode[seated](t, s.at(t).postJSON("/rooms", "{}"), http.StatusCreated).Room)
		ended := make(chan struct{})
		ctx, leave := context.WithCancel(t.Context())
		defer leave()
		go func() {
			s.ServeHTTP(listening{httptest.NewRecorder()}, httptest.NewRequestWithContext(ctx, http.MethodGet, path+"/events", nil))
			close(ended)
		}()
		time.Sleep(time.Second)
		require.Equal(t, []room.ID{roomAt(path)}, s.hub.liveRooms())
		require.NoError(t, s.hub.sweep(t.Context()))
		synctest.Wait()
		require.Len(t, s.hub.streams, 1)

		db, err := sql.Open("sqlite", file)
		require.NoError(t, err)
		_, err = db.ExecContext(t.Context(), "DELETE FROM events; DELETE FROM rooms")
		require.NoError(t, err)
		require.NoError(t, db.Close())
		require.NoError(t, s.hub.sweep(t.Context()))
		synctest.Wait()
		select {
		case <-ended:
		default:
			assert.Fail(t, "the stream goes on")
		}
		assert.Empty(t, s.hub.liveRooms())
		assert.Empty(t, s.hub.streams)
		requireRefused(t, s.at(t).get(path), http.StatusNotFound, "no such room")
	})
}
