package main

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web"
)

// While it drains, a server that was told to stop still answers, and says that it is not ready.
func TestDraining(t *testing.T) {
	log := slog.New(slog.DiscardHandler)
	server, err := web.New(web.Config{
		Start: chess.Start(), Keys: [][]byte{make([]byte, web.MinKeyBytes)}, Pool: ai.NewPool(2, 2), Log: log,
	})
	require.NoError(t, err)
	listener, err := net.Listen("tcp", "localhost:0")
	require.NoError(t, err)
	status := func(path string) int {
		r, err := http.Get("http://" + listener.Addr().String() + path)
		require.NoError(t, err)
		require.NoError(t, r.Body.Close())
		return r.StatusCode
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	drained := false
	go func() {
		ended <- serve(ctx, listener, server, log, func() {
			server.Stopping()
			drained = true
			assert.Equal(t, http.StatusServiceUnavailable, status("/readyz"))
			assert.Equal(t, http.StatusOK, status("/show"))
		})
	}()
	assert.Equal(t, http.StatusOK, status("/readyz"))
	stop()
	require.NoError(t, <-ended)
	assert.True(t, drained)
}
