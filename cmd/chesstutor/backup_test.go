package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A server's rooms are copied while it runs. Another one, on another machine so to speak, that has the copy and the
// key knows every event of them.
func TestARestoredBackupKnowsEveryEvent(t *testing.T) {
	t.Parallel()
	old, anew := t.TempDir(), t.TempDir()
	server := process(t, old)
	p := gather(t, 3, server.URL, server.URL)
	p.goOn(30)
	p.rest()
	copied := filepath.Join(anew, "rooms.db")
	var out bytes.Buffer
	require.NoError(t, run(t.Context(), []string{"backup", "-state-dir", old, copied}, noEnv, &out, io.Discard))
	assert.Equal(t, "copied "+filepath.Join(old, "rooms.db")+" to "+copied+"\n", out.String())
	require.NoError(t, server.Kill())

	key, err := os.ReadFile(filepath.Join(old, "key"))
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(anew, "key"), key, 0o600))
	restored := process(t, anew)
	p.move(0, restored)
	p.move(1, restored)
	p.check()
}

func TestBackupsThatAreRefused(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for _, test := range []struct {
		args []string
		says string
	}{
		{[]string{"backup", "-state-dir", dir, filepath.Join(dir, "to")}, "no such file"},
		{[]string{"backup", "-database", "postgres://chess.example/rooms", filepath.Join(dir, "to")}, "use pg_dump"},
	} {
		assert.ErrorContains(t, run(t.Context(), test.args, noEnv, io.Discard, io.Discard), test.says)
	}
	for _, args := range [][]string{{"backup"}, {"backup", "-state-dir", dir, "a", "b"}, {"backup", "-nonsense"}} {
		assert.ErrorIs(t, run(t.Context(), args, noEnv, io.Discard, io.Discard), errUsage)
	}
	assert.NoFileExists(t, filepath.Join(dir, "to"))
}
