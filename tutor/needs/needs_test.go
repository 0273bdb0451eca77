package needs

import (
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// recorder is a test that tells how it ended.
type recorder struct {
	testing.TB
	ended string
}

func (r *recorder) Helper()                   {}
func (r *recorder) Skipf(f string, a ...any)  { r.ended = "skipped: " + fmt.Sprintf(f, a...) }
func (r *recorder) Fatalf(f string, a ...any) { r.ended = "failed: " + fmt.Sprintf(f, a...) }
func (r *recorder) Fatal(a ...any)            { r.ended = "failed: " + fmt.Sprint(a...) }

// A test that needs a program runs where it is, is skipped where it is not, and fails there in CI. A project of its own
// stands for ours, and an empty directory for a machine.
func TestTool(t *testing.T) {
	root := t.TempDir()
	for name, text := range map[string]string{
		"go.mod": "", "bin/fish": "#!/bin/sh\n", "lib/15/dbinit": "", "lib/16/dbinit": "",
		".ci/needs": "# programs\nfish fish-shell\nbird bird bird-doc\nlib/*/dbinit database\n/no/where/proxy proxy-light\n",
	} {
		require.NoError(t, os.MkdirAll(filepath.Dir(filepath.Join(root, name)), 0o755))
		require.NoError(t, os.WriteFile(filepath.Join(root, name), []byte(text), 0o755))
	}
	t.Chdir(filepath.Join(root, "lib", "15"))
	t.Setenv("PATH", filepath.Join(root, "bin"))
	t.Setenv("CI", "")
	tool := func(name string) (string, string) {
		r := &recorder{TB: t}
		return Tool(r, name), r.ended
	}
	for name, at := range map[string]string{"fish": "bin/fish", "dbinit": "lib/16/dbinit"} {
		found, ended := tool(name)
		assert.Equal(t, filepath.Join(root, at), found)
		assert.Empty(t, ended)
		assert.True(t, Has(name))
	}
	for name, packages := range map[string]string{"bird": "bird bird-doc", "proxy": "proxy-light"} {
		t.Setenv("CI", "")
		found, ended := tool(name)
		assert.Empty(t, found)
		assert.Equal(t, "skipped: needs "+name+", of the Debian packages: "+packages, ended)
		assert.False(t, Has(name))
		t.Setenv("CI", "true")
		_, ended = tool(name)
		assert.Equal(t, "failed: needs "+name+", of the Debian packages: "+packages, ended)
	}
	_, ended := tool("nonsense")
	assert.Equal(t, "failed: nonsense is not listed in .ci/needs", ended)
}
