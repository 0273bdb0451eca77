// Package needs lets a test say which program it needs beside Go. It is for tests alone.
package needs

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// Marker begins what a skipped test says.
const Marker = "needs "

// Tool returns the path of a program that .ci/needs lists. It skips the test if this machine lacks the program; where
// CI is true the test fails instead, since CI runs all of them.
func Tool(t testing.TB, name string) string {
	t.Helper()
	found, packages, err := find(name)
	switch {
	case err != nil:
		t.Fatal(err)
	case found == "" && os.Getenv("CI") == "true":
		t.Fatalf("%s%s, of the Debian packages: %s", Marker, name, packages)
	case found == "":
		t.Skipf("%s%s, of the Debian packages: %s", Marker, name, packages)
	}
	return found
}

// Has reports whether this machine has a program that .ci/needs lists.
func Has(name string) bool {
	found, _, err := find(name)
	return err == nil && found != ""
}

// find returns the path of a program, "" if it is not here, and the packages that have it.
func find(name string) (found, packages string, err error) {
	root, err := moduleRoot()
	if err != nil {
		return "", "", err
	}
	table, err := os.ReadFile(filepath.Join(root, ".ci", "needs"))
	if err != nil {
		return "", "", err
	}
	for line := range strings.Lines(string(table)) {
		tool, packages, _ := strings.Cut(strings.TrimSpace(line), " ")
		if tool == "#" || path.Base(tool) != name {
			continue
		}
		if !strings.Contains(tool, "/") {
			found, _ = exec.LookPath(tool) // the error says that it is not here
			return found, packages, nil
		}
		if !path.IsAbs(tool) {
			tool = filepath.Join(root, tool)
		}
		paths, err := filepath.Glob(tool)
		if len(paths) > 0 {
			found = paths[len(paths)-1] // the newest
		}
		return found, packages, err
	}
	return "", "", errors.New(name + " is not listed in .ci/needs")
}

// moduleRoot returns the nearest directory above the test's that has a go.mod.
func moduleRoot() (string, error) {
	dir, err := os.Getwd()
	for err == nil {
		if _, err = os.Stat(filepath.Join(dir, "go.mod")); err == nil {
			return dir, nil
		}
		if !errors.Is(err, fs.ErrNotExist) || dir == filepath.Dir(dir) {
			return "", err
		}
		dir, err = filepath.Dir(dir), nil
	}
	return "", err
}
