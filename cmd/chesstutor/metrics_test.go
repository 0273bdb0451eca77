package main

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Metrics and profiles have an address of their own, and are nowhere else.
func TestMetricsHaveAnAddressOfTheirOwn(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	log, errs := io.Pipe()
	site, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		ended <- run(ctx, []string{"-addr", "localhost:0", "-metrics-addr", "localhost:0", "-log-format", "json",
			"-state-dir", t.TempDir()}, noEnv, out, errs)
		errs.Close()
	}()
	lines := bufio.NewScanner(log)
	require.True(t, lines.Scan())
	var line struct{ Msg, Address string }
	require.NoError(t, json.Unmarshal(lines.Bytes(), &line))
	require.Contains(t, line.Msg, "metrics")
	go func() { _, _ = io.Copy(io.Discard, log) }()
	said, err := bufio.NewReader(site).ReadString('\n')
	require.NoError(t, err)
	public := said[len("Chess Tutor is at ") : len(said)-1]

	for url, want := range map[string]int{
		"http://" + line.Address + "/metrics": 200, "http://" + line.Address + "/debug/pprof/goroutine": 200,
		"http://" + line.Address + "/show": 404, public + "/metrics": 404, public + "/debug/pprof/": 404,
		public + "/show": 200,
	} {
		r, err := http.Get(url)
		require.NoError(t, err)
		require.NoError(t, r.Body.Close())
		assert.Equal(t, want, r.StatusCode, url)
	}
	cancel()
	require.NoError(t, <-ended)
	_, err = http.Get("http://" + line.Address + "/metrics")
	assert.Error(t, err, "it stops with the server")
}

func TestABadAddressOfMetricsIsRefused(t *testing.T) {
	err := run(t.Context(), []string{"-addr", "localhost:0", "-metrics-addr", "nowhere", "-state-dir", t.TempDir()},
		noEnv, io.Discard, io.Discard)
	assert.ErrorContains(t, err, "-metrics-addr: ")
}
