//go:build soak

package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/elf"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sources copies what a build needs to a new directory.
func sources(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	for _, name := range []string{"cmd", "tutor", "ai", "assets", "templates", "web", "docs"} {
		require.NoError(t, filepath.WalkDir("../../../"+name, func(path string, e os.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case e.Name() == "node_modules":
				return filepath.SkipDir
			case e.IsDir() || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			return copyFile(path, filepath.Join(to, strings.TrimPrefix(path, "../../../")))
		}))
	}
	for _, name := range []string{
		"go.mod", "go.sum", "LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
	} {
		require.NoError(t, copyFile("../../../"+name, filepath.Join(to, name)))
	}
	return to
}

func copyFile(from, to string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
		return err
	}
	return os.WriteFile(to, data, 0o644)
}

// run runs the subcommand.
func run(t *testing.T, args ...string) error {
	flags := flag.NewFlagSet("release", flag.ContinueOnError)
	start := Command(flags)
	require.NoError(t, flags.Parse(args))
	return start(t.Context(), flags.Args(), io.Discard, io.Discard)
}

// made makes a release from a copy of the sources, without git, and returns its directory.
func made(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	require.NoError(t, run(t, "-out", dir, "-source", sources(t), "-version", "v1.2.3", "-commit", "0123abcd",
		"-date", "1700000000"))
	return dir
}

// unpacked returns the files of an archive, by their names.
func unpacked(t *testing.T, path string) map[string][]byte {
	t.Helper()
	if strings.HasSuffix(path, ".zip") {
		return unzipped(t, path)
	}
	packed, err := os.Open(path)
	require.NoError(t, err)
	defer func() { _ = packed.Close() }()
	zipped, err := gzip.NewReader(packed)
	require.NoError(t, err)
	files := map[string][]byte{}
	for r := tar.NewReader(zipped); ; {
		header, err := r.Next()
		if err == io.EOF {
			return files
		}
		require.NoError(t, err)
		assert.Equal(t, int64(1700000000), header.ModTime.Unix(), header.Name)
		files[header.Name], err = io.ReadAll(r)
		require.NoError(t, err)
	}
}

func unzipped(t *testing.T, path string) map[string][]byte {
	t.Helper()
	r, err := zip.OpenReader(path)
	require.NoError(t, err)
	defer func() { _ = r.Close() }()
	files := map[string][]byte{}
	for _, entry := range r.File {
		assert.Equal(t, int64(1700000000), entry.Modified.Unix(), entry.Name)
		files[entry.Name], err = fs.ReadFile(r, entry.Name)
		require.NoError(t, err)
	}
	return files
}

// Two releases of one source, made in two places, are the same bytes; the program in them is static and knows its
// version.
func TestAReleaseIsReproducible(t *testing.T) {
	machine := runtime.GOARCH
	name := "chesstutor-v1.2.3-linux-" + machine
	first, second := made(t), made(t)
	sums, err := os.ReadFile(filepath.Join(first, "SHA256SUMS"))
	require.NoError(t, err)
	sumsAgain, err := os.ReadFile(filepath.Join(second, "SHA256SUMS"))
	require.NoError(t, err)
	assert.Equal(t, string(sums), string(sumsAgain), "the archives differ")
	archive, err := os.ReadFile(filepath.Join(first, name+".tar.gz"))
	require.NoError(t, err)
	assert.Contains(t, string(sums), fmt.Sprintf("%x  %s.tar.gz\n", sha256.Sum256(archive), name))

	program := unpacked(t, filepath.Join(first, name+".tar.gz"))[name+"/chesstutor"]
	assertStatic(t, program)
	assertVersion(t, program)
	for _, on := range targets {
		dir := "chesstutor-v1.2.3-" + on.system + "-" + on.machine
		t.Run(on.system+"/"+on.machine, func(t *testing.T) {
			assertComplete(t, unpacked(t, filepath.Join(first, dir+on.extension())), dir, on.suffix())
		})
	}
	assert.Equal(t, len(targets), strings.Count(string(sums), "\n"))
}

// assertComplete checks that an archive has the program and what belongs to it.
func assertComplete(t *testing.T, files map[string][]byte, dir, suffix string) {
	t.Helper()
	for _, file := range []string{
		"LICENSE", "README.md", "CHANGELOG.md", "THIRD-PARTY-LICENSES.txt",
		"docs/running.md", "docs/deploy/chesstutor.service",
	} {
		assert.NotEmpty(t, files[dir+"/"+file], file)
	}
	modules, err := modules(files[dir+"/chesstutor"+suffix])
	require.NoError(t, err)
	assertNamed(t, modules, files[dir+"/sbom.cdx.json"], files[dir+"/THIRD-PARTY-LICENSES.txt"])
}

// assertStatic checks that a program asks for no library of the system, and tells no path of where it was made.
func assertStatic(t *testing.T, program []byte) {
	t.Helper()
	f, err := elf.NewFile(bytes.NewReader(program))
	require.NoError(t, err)
	for _, p := range f.Progs {
		assert.NotEqual(t, elf.PT_INTERP, p.Type, "the program is linked dynamically")
	}
	assert.False(t, bytes.Contains(program, []byte(os.TempDir()+"/TestARelease")), "the program tells a path")
}

// assertVersion checks that a program tells the version and the commit that it was made from.
func assertVersion(t *testing.T, program []byte) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "chesstutor")
	require.NoError(t, os.WriteFile(path, program, 0o755))
	command := exec.CommandContext(t.Context(), path, "-version")
	command.Dir = t.TempDir()
	said, err := command.Output()
	require.NoError(t, err)
	assert.Equal(t, "chesstutor v1.2.3 0123abcd "+runtime.Version()+"\n", string(said))
}
