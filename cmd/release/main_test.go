package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"debug/elf"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// sources copies what a build needs to a new directory.
func sources(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	for _, name := range []string{"cmd", "tutor", "ai", "assets", "templates", "web", "docs"} {
		require.NoError(t, filepath.WalkDir("../../"+name, func(path string, e os.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case e.IsDir() && e.Name() == "node_modules":
				return filepath.SkipDir
			case e.IsDir() || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			return copyFile(path, filepath.Join(to, strings.TrimPrefix(path, "../../")))
		}))
	}
	for _, name := range []string{
		"go.mod", "go.sum", "LICENSE", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md",
	} {
		require.NoError(t, copyFile("../../"+name, filepath.Join(to, name)))
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

// made makes a release from a copy of the sources, without git, and returns its directory.
func made(t *testing.T, args ...string) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "dist")
	args = append([]string{"-out", dir, "-source", sources(t), "-version", "v1.2.3", "-commit", "0123abcd",
		"-date", "1700000000"}, args...)
	require.NoError(t, run(t.Context(), args, io.Discard))
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
// version. With CHESSTUTOR_SOAK they are of all platforms.
func TestAReleaseIsReproducible(t *testing.T) {
	machine := runtime.GOARCH
	name := "chesstutor-v1.2.3-linux-" + machine
	platforms := []string{"-only", "linux/" + machine}
	if os.Getenv("CHESSTUTOR_SOAK") != "" {
		platforms = nil // all: compiling for others takes minutes
	}
	first, second := made(t, platforms...), made(t, platforms...)
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
	made := 0
	for _, on := range targets {
		dir := "chesstutor-v1.2.3-" + on.system + "-" + on.machine
		if !strings.Contains(string(sums), dir) {
			continue
		}
		made++
		t.Run(on.system+"/"+on.machine, func(t *testing.T) {
			assertComplete(t, unpacked(t, filepath.Join(first, dir+on.extension())), dir, on.suffix())
		})
	}
	assert.Equal(t, made, strings.Count(string(sums), "\n"))
}

// assertComplete checks that an archive has the program and what belongs to it; nothing that it is made of is left out
// of the licences and the bill of materials.
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
	require.NotEmpty(t, modules)
	var bill cyclonedx.BOM
	require.NoError(t, cyclonedx.NewBOMDecoder(bytes.NewReader(files[dir+"/sbom.cdx.json"]),
		cyclonedx.BOMFileFormatJSON).Decode(&bill))
	listed := map[string]string{}
	for _, c := range *bill.Components {
		listed[c.Name] = c.Version
	}
	assert.Len(t, listed, len(modules)+1, "the modules and Go itself")
	licences := string(files[dir+"/THIRD-PARTY-LICENSES.txt"])
	for _, m := range modules {
		assert.Equal(t, m.Version, listed[m.Path], m.Path)
		assert.Contains(t, licences, "\n"+m.Path+" "+m.Version+"\n")
	}
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

func TestArchivesForWindows(t *testing.T) {
	date := time.Unix(1700000000, 0)
	packed, err := pack(target{"windows", "amd64"}, "dir", []file{{name: "a.exe", data: []byte("x"), mode: 0o755}}, date)
	require.NoError(t, err)
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	require.NoError(t, err)
	require.Len(t, r.File, 1)
	assert.Equal(t, "dir/a.exe", r.File[0].Name)
	assert.Equal(t, os.FileMode(0o755), r.File[0].Mode())
	assert.WithinDuration(t, date, r.File[0].Modified, 0)
}

func TestAnUnknownPlatform(t *testing.T) {
	err := run(t.Context(), []string{"-out", t.TempDir(), "-version", "v1", "-commit", "c", "-date", "1",
		"-only", "linux/vax"}, io.Discard)
	assert.ErrorContains(t, err, "linux/vax is not a platform")
}

func TestAModuleWithoutALicence(t *testing.T) {
	_, err := licencesIn(t.TempDir())
	assert.ErrorContains(t, err, "there is no licence")
}
