package sqlstore

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Nobody else on the machine reads the tokens of players, in a new file or an old one.
func TestTheFileIsItsOwnersAlone(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "rooms.db")
	for range 2 {
		s, err := Open(t.Context(), file)
		require.NoError(t, err)
		found, err := filepath.Glob(file + "*")
		require.NoError(t, err)
		require.NotEmpty(t, found)
		for _, name := range found {
			about, err := os.Stat(name)
			require.NoError(t, err)
			assert.Equal(t, os.FileMode(0o600), about.Mode().Perm(), name)
		}
		require.NoError(t, s.Close())
		require.NoError(t, os.Chmod(file, 0o644)) // as earlier releases made it
	}
}
