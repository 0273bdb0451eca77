package main

import (
	"encoding/json"
	"errors"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/report"
)

func TestABadReceiverIsRefused(t *testing.T) {
	err := run(t.Context(), []string{"-addr", "localhost:0", "-report-url", "nowhere", "-state-dir", t.TempDir()},
		noEnv, io.Discard, io.Discard)
	assert.ErrorContains(t, err, "-report-url: ")
}

// With -report-url the log's errors are posted.
func TestReportsToAReceiver(t *testing.T) {
	got := make(chan report.Error, 3)
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var e report.Error
		assert.NoError(t, json.NewDecoder(r.Body).Decode(&e))
		got <- e
	}))
	defer receiver.Close()
	log, stop, err := (&options{reportURL: receiver.URL}).reported(slog.New(slog.DiscardHandler), newMetrics())
	require.NoError(t, err)
	for range cap(got) {
		log.Error("failed", "cause", errors.New("a cause"))
	}
	for range cap(got) {
		e := <-got
		assert.Equal(t, "a cause", e.Cause)
		assert.Equal(t, thisBuild().version, e.Version)
	}
	stop()
}
