package main

import (
	"flag"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Each subcommand is listed, and tells its flags.
func TestHelp(t *testing.T) {
	for _, args := range [][]string{nil, {"nonsense"}, {"-help"}} {
		var log strings.Builder
		require.ErrorIs(t, run(t.Context(), args, io.Discard, &log), flag.ErrHelp, args)
		for name, tool := range tools {
			assert.Contains(t, log.String(), "  "+name+" ")
			assert.Contains(t, log.String(), " "+tool.purpose+"\n")
		}
	}
	for name, tool := range tools {
		var log strings.Builder
		require.ErrorIs(t, run(t.Context(), []string{name, "-help"}, io.Discard, &log), flag.ErrHelp, name)
		assert.Contains(t, log.String(), "Usage: workshop "+name+" "+tool.arguments+"\n")
		assert.Equal(t, strings.Contains(tool.arguments, "[flags]"), strings.Contains(log.String(), "\n  -"), name)
		require.ErrorContains(t, run(t.Context(), []string{name, "-nonsense"}, io.Discard, io.Discard), "-nonsense")
	}
}
