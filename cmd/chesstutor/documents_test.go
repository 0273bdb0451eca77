package main

import (
	"encoding/json"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const root = "../.."

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, path))
	require.NoError(t, err)
	return string(text)
}

// depends returns the modules, npm packages and Debian packages that the project names.
func depends(t *testing.T) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	direct := regexp.MustCompile(`(?m)^\t([a-z]\S+/\S+|rsc\.io/qr) v\S+$`)
	for _, m := range direct.FindAllStringSubmatch(read(t, "go.mod"), -1) {
		all[m[1]] = true
	}
	tools := regexp.MustCompile(`(?s)\ntool \((.*?)\)`).FindStringSubmatch(read(t, "go.mod"))
	require.NotNil(t, tools)
	for _, tool := range strings.Fields(tools[1]) {
		module, _, _ := strings.Cut(tool, "/cmd/")
		all[module] = true
	}
	for _, path := range []string{"web/browsertest/package.json", "web/browsertest/lighthouse/package.json"} {
		var p struct{ DevDependencies, OptionalDependencies map[string]string }
		require.NoError(t, json.Unmarshal([]byte(read(t, path)), &p))
		for name := range maps.Keys(p.DevDependencies) {
			all[name] = true
		}
		for name := range maps.Keys(p.OptionalDependencies) {
			all[name] = true
		}
	}
	for _, m := range regexp.MustCompile(`(?m)^[^# ]\S* (.+)$`).FindAllStringSubmatch(read(t, ".ci/needs"), -1) {
		for _, name := range strings.Fields(m[1]) {
			all[name] = true
		}
	}
	return all
}

// docs/dependencies.md has a reason for each dependency, and for nothing else.
func TestDependenciesAreExplained(t *testing.T) {
	explained := map[string]bool{}
	for line := range strings.Lines(read(t, "docs/dependencies.md")) {
		cells := strings.Split(line, "|")
		if len(cells) != 4 {
			continue
		}
		for _, m := range regexp.MustCompile("`([^`]+)`").FindAllStringSubmatch(cells[1], -1) {
			explained[m[1]] = true
			assert.Greater(t, len(strings.TrimSpace(cells[2])), 5, m[1])
		}
	}
	assert.Equal(t, slices.Sorted(maps.Keys(depends(t))), slices.Sorted(maps.Keys(explained)))
}

// The tests that documents name are there.
func TestDocumentsNameTestsThatExist(t *testing.T) {
	there := map[string]bool{}
	require.NoError(t, filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && e.Name() == "node_modules":
			return filepath.SkipDir
		case !strings.HasSuffix(path, "_test.go"):
			return nil
		}
		text, err := os.ReadFile(path)
		for _, m := range regexp.MustCompile(`(?m)^func ((?:Test|Fuzz|Benchmark)\w+)\(`).FindAllSubmatch(text, -1) {
			there[string(m[1])] = true
		}
		return err
	}))
	named := 0
	for _, path := range documents(t) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		names := regexp.MustCompile("`((?:Test|Fuzz|Benchmark)[A-Z]\\w*)`")
		for _, m := range names.FindAllStringSubmatch(string(text), -1) {
			named++
			assert.True(t, there[m[1]], "%s names %s", path, m[1])
		}
	}
	assert.Greater(t, named, 20)
}

// The links between documents lead to files that are there.
func TestDocumentsLeadSomewhere(t *testing.T) {
	links := 0
	for _, path := range documents(t) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		for _, m := range regexp.MustCompile(`\]\(([^)#:]+)\)`).FindAllStringSubmatch(string(text), -1) {
			links++
			assert.FileExists(t, filepath.Join(filepath.Dir(path), m[1]), "which %s leads to", path)
		}
	}
	assert.Greater(t, links, 20)
}

// pathOfOurs is a path of the repository in a document: `web/play/move.go`.
var pathOfOurs = regexp.MustCompile("`((?:\\.ci|ai|assets|cmd|docs|templates|tutor|web)(?:/[\\w.*-]+)*)/?`")

// The paths that documents name are there.
func TestDocumentsNamePathsThatExist(t *testing.T) {
	named := 0
	for _, path := range documents(t) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		for _, m := range pathOfOurs.FindAllStringSubmatch(string(text), -1) {
			named++
			found, err := filepath.Glob(filepath.Join(root, m[1]))
			require.NoError(t, err)
			assert.NotEmpty(t, found, "%s names %s", path, m[1])
		}
	}
	assert.Greater(t, named, 100)
}

// The tables of rooms in docs/architecture.md have every package once, below all that it imports, and nothing else.
func TestTheMapHasEveryPackage(t *testing.T) {
	_, rooms, _ := strings.Cut(read(t, "docs/architecture.md"), "\n## The rooms\n")
	rooms, _, _ = strings.Cut(rooms, "\n## ")
	var mapped []string
	for line := range strings.Lines(rooms) {
		if cells := strings.Split(line, "|"); len(cells) == 4 {
			for _, m := range pathOfOurs.FindAllStringSubmatch(cells[1], -1) {
				mapped = append(mapped, m[1])
			}
		}
	}
	imports := importsOfOurs(t)
	assert.ElementsMatch(t, slices.Collect(maps.Keys(imports)), mapped)
	for at, room := range mapped {
		for _, imported := range imports[room] {
			assert.True(t, slices.Contains(mapped[:at], imported), "%s imports %s, which is not above it", room,
				imported)
		}
	}
}

// importsOfOurs returns the packages of the repository, each with those of the repository that it imports.
func importsOfOurs(t *testing.T) map[string][]string {
	t.Helper()
	imports := map[string][]string{}
	require.NoError(t, filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && slices.Contains([]string{"node_modules", "testdata", "tmp"}, e.Name()):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		room := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(path), root+"/"))
		ofRoom := imports[room]
		for _, i := range file.Imports {
			ours, ok := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), "chesstutor/")
			if ok && !slices.Contains(ofRoom, ours) {
				ofRoom = append(ofRoom, ours)
			}
		}
		imports[room] = ofRoom
		return nil
	}))
	return imports
}

// Prose takes at most 120 columns, of which tables, blocks of code, pictures and headings may take more.
func TestDocumentsAreNarrow(t *testing.T) {
	for _, path := range documents(t) {
		text, err := os.ReadFile(path)
		require.NoError(t, err)
		for line := range strings.Lines(string(text)) {
			if wide := utf8.RuneCountInString(strings.TrimRight(line, "\n")) > 120; wide {
				assert.Regexp(t, `^(\||    |!\[|#)`, line, path)
			}
		}
	}
}

// The README is read by everybody who comes: it has at most 900 words.
func TestTheReadmeIsShort(t *testing.T) {
	assert.LessOrEqual(t, len(strings.Fields(read(t, "README.md"))), 900)
}

// documents returns the paths of what is written for whoever runs or changes the program.
func documents(t *testing.T) (paths []string) {
	t.Helper()
	for _, pattern := range []string{"*.md", "docs/*.md", "docs/deploy/*.md", "docs/http/*.md"} {
		found, err := filepath.Glob(filepath.Join(root, pattern))
		require.NoError(t, err)
		paths = append(paths, found...)
	}
	return paths
}
