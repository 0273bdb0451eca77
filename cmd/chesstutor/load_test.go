package main

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLoad(t *testing.T) {
	t.Parallel()
	address, stop := started(t, "-state-dir", t.TempDir())
	var out strings.Builder
	load := func(out io.Writer, args ...string) error {
		return run(t.Context(), append([]string{"load"}, args...), noEnv, out, io.Discard)
	}
	require.NoError(t, load(&out, "-url", address, "-rooms", "1", "-for", "1ms", "-pace", "0s"))
	assert.Contains(t, out.String(), "faults of rooms and learners: 0")
	require.NoError(t, load(&out, "-url", address, "-class", "1", "-pupils", "2", "-for", "1s", "-pupil-pace", "100ms"))
	assert.Contains(t, out.String(), "faults of classes: 0")
	require.NoError(t, stop())
	for _, wrong := range [][]string{{"-rooms", "0"}, {"-rooms", "x"}, {"more"}, {"-url", "x", "-database", "y"},
		{"-class", "-1"}, {"-pupils", "0"}, {"-pupils", "61"}, {"-pupil-pace", "0s"}} {
		require.ErrorIs(t, load(io.Discard, wrong...), errUsage)
	}
	require.Error(t, load(io.Discard, "-url", "http://127.0.0.1:1"))
}
