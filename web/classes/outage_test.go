package classes_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// TestAnswersSentAgainCountOnce sends a child's answer again with its key, as scripts do after a lost answer: it counts
// once, and the same answer of another child, or with another key, counts for itself.
func TestAnswersSentAgainCountOnce(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	children := []*webtest.Client{join(t, s, path, "blue", "otter"), join(t, s, path, "red", "bear")}
	for _, c := range children {
		for _, key := range []string{"0.1", "0.1", "0.1", "0.2", "", ""} {
			c.OpenExercise("rook", "rook-1")
			r := httptest.NewRequest(http.MethodPost, "/lesson/rook/answer",
				strings.NewReader(`{"id":"rook-1","squares":["h8"]}`))
			r.Header.Set("Content-Type", "application/json")
			r.Header.Set("Accept", "application/json")
			if key != "" {
				r.Header.Set("Idempotency-Key", key)
			}
			said := webtest.Decode[struct{ Class string }](t, c.Do(r), http.StatusOK)
			assert.Equal(t, "counted", said.Class)
		}
	}
	for _, p := range pupils(t, teacher, path) {
		assert.Equal(t, 4, p.Today.Wrong)
	}
}

// TestLessonsGoOnWithoutTheDatabase lets a child answer on a server whose database is away: the reply says that it is
// for later, soon, and the class has it once the database is back. Nothing but lessons goes on meanwhile.
func TestLessonsGoOnWithoutTheDatabase(t *testing.T) {
	file := filepath.Join(t.TempDir(), "classes.db")
	var away atomic.Bool
	opened := func(c *web.Config) {
		c.Rooms = func(ctx context.Context) (*sqlstore.Store, error) {
			if away.Load() {
				return nil, errors.New("no answer")
			}
			return sqlstore.Open(ctx, file)
		}
	}
	teacher, path, _ := makeClass(t, webtest.NewRoomServer(t, opened))
	otter := join(t, teacher.Handler.(*web.Server), path, "blue", "otter")
	away.Store(true)
	otter.Handler = webtest.NewRoomServer(t, opened) // another process, which has not opened it yet
	begun := time.Now()
	assert.Equal(t, "later", answer(t, otter))
	assert.Less(t, time.Since(begun), 5*time.Second)
	assert.Equal(t, http.StatusOK, otter.Get("/lessons").StatusCode)
	webtest.RequireRefused(t, otter.Get(path), http.StatusServiceUnavailable, "")
	assert.Zero(t, pupils(t, teacher, path)[0].Today.Wrong)
	away.Store(false)
	require.EventuallyWithT(t, func(c *assert.CollectT) {
		assert.Equal(c, 1, pupils(t, teacher, path)[0].Today.Wrong)
	}, 10*time.Second, 50*time.Millisecond)
	assert.Equal(t, "counted", answer(t, otter))
}
