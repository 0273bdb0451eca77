package load_test

import (
	"context"
	"io"
	"log/slog"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/web"
	"chesstutor/web/load"
	"chesstutor/web/webtest"
)

// newSite returns the address of a server with rooms.
func newSite(t *testing.T) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rooms.db")
	handler, err := web.New(web.Config{
		Start: chess.Start(), Keys: [][]byte{[]byte(strings.Repeat("k", web.MinKeyBytes))},
		Pool: ai.NewPool(2, 64), Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		Rooms:     func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) },
		Countdown: time.Millisecond,
	})
	require.NoError(t, err)
	ctx, cancel := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		handler.Run(ctx)
		close(ended)
	}()
	site := httptest.NewServer(handler)
	t.Cleanup(func() {
		cancel()
		site.Close()
		<-ended
		assert.NoError(t, handler.Close())
	})
	return site.URL
}

func TestLoad(t *testing.T) {
	t.Parallel()
	l := load.Load{
		URL: newSite(t), Rooms: 5, Duration: 5 * time.Second, Pace: 10 * time.Millisecond,
		Learners: 21, LearnerPace: 300 * time.Millisecond,
		Memory: func() int64 { return 7 << 20 },
	}
	if webtest.Racing { // a search takes ten times as long
		l.Duration, l.LearnerPace = 30*time.Second, 3*time.Second
	}
	r, err := l.Run(t.Context())
	require.NoError(t, err)
	assert.Empty(t, r.Faults)
	assert.Empty(t, r.Breaks)
	assert.Empty(t, r.Lost)
	assert.Greater(t, r.Moves, 5)
	assert.NotEmpty(t, r.Strong)
	assert.Positive(t, r.Usual.At(50))
	assert.Positive(t, r.Heard.At(50))
	assert.LessOrEqual(t, r.Heard.At(50), r.Heard.At(99))
	assert.LessOrEqual(t, r.Answered.At(99), r.Answered.At(100))
	for _, text := range []string{"5 rooms, 10 streams", "a move is heard of: median", "0 KB a stream",
		"21 learners", "a usual move with the computer's: median", "against level 13: median",
		"faults of rooms and learners: 0"} {
		assert.Contains(t, r.String(), text)
	}
}

// What a server loses or repeats is seen.
func TestFaultsAreFound(t *testing.T) {
	t.Parallel()
	site := newSite(t)
	r, err := load.Open(t.Context(), load.NewClient(site, 1), site, site)
	require.NoError(t, err)
	require.NoError(t, r.Listen(t.Context()))
	defer r.Close()
	stop := make(chan struct{})
	close(stop)
	require.NoError(t, r.Play(t.Context(), stop, time.Hour, &load.Report{}))
	require.NoError(t, r.Check(t.Context()))
	_, err = r.Players[0].Do(t.Context(), "move", map[string]any{"from": "e2", "to": "e4"}) // behind the room's back
	require.NoError(t, err)
	require.Error(t, r.Check(t.Context()))
	again, err := r.Players[0].Play(t.Context(), "e2e4", 1)
	require.ErrorContains(t, err, "409")
	assert.Zero(t, again)
}
