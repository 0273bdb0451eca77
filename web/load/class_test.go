package load_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/load"
)

func TestLessons(t *testing.T) {
	t.Parallel()
	l := load.Lessons{
		URL: newSite(t), Classes: 2, Children: 5, Duration: 2 * time.Second, Pace: 300 * time.Millisecond,
		Memory: func() int64 { return 7 << 20 }, Spent: func() time.Duration { return time.Second },
	}
	r, err := l.Run(t.Context())
	require.NoError(t, err)
	assert.Empty(t, r.Faults)
	assert.Len(t, r.Joined, 10)
	assert.Positive(t, r.Counted)
	assert.NotEmpty(t, r.Heard)
	assert.NotEmpty(t, r.Played)
	assert.Contains(t, r.String(), "the server's memory: 7 MB without classes")
	l.URL = "http://127.0.0.1:1"
	ctx, cancel := context.WithTimeout(t.Context(), time.Second)
	defer cancel()
	_, err = l.Run(ctx)
	require.Error(t, err)
}
