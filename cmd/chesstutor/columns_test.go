package main

import (
	"fmt"
	"go/scanner"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const (
	maxColumns = 120
	tabColumns = 4
	longText   = 50 // columns: breaking such a text helps no reader
)

// Code and prose keep to 120 columns. Tables, links, code blocks and long texts in quotes, such as drawings, may go
// beyond.
func TestLinesKeepToTheirColumns(t *testing.T) {
	files := 0
	require.NoError(t, filepath.WalkDir(root, func(path string, e fs.DirEntry, err error) error {
		name, _ := filepath.Rel(root, path)
		switch {
		case err != nil:
			return err
		case e.IsDir() && slices.Contains([]string{"node_modules", ".git", "tmp", "dist"}, e.Name()):
			return filepath.SkipDir
		case e.IsDir() || strings.HasSuffix(name, "_templ.go"):
		case filepath.Ext(name) == ".go":
			files++
			assert.Empty(t, longLinesOfGo([]byte(read(t, name))), name)
		case filepath.Ext(name) == ".md":
			files++
			assert.Empty(t, longLinesOfProse(read(t, name)), name)
		case slices.Contains([]string{".templ", ".css", ".js"}, filepath.Ext(name)):
			files++
			assert.Empty(t, longLinesOfPages(read(t, name)), name)
		case filepath.Dir(name) == ".ci" && e.Name() != "needs":
			files++
			for line := range strings.Lines(read(t, name)) {
				assert.LessOrEqual(t, columns(line), maxColumns, "%s: %s", name, line)
			}
		}
		return nil
	}))
	assert.Greater(t, files, 500)
}

// columns returns how wide a line is.
func columns(line string) (n int) {
	for _, r := range strings.TrimRight(line, "\n") {
		if n++; r == '\t' {
			n += tabColumns - 1 - (n-1)%tabColumns
		}
	}
	return n
}

// longLinesOfGo returns the lines of Go that go beyond the last column, but for directives and for lines with a text in
// quotes of longText columns or more, or of several lines.
func longLinesOfGo(source []byte) (long []string) {
	excused := map[int]bool{}
	file := token.NewFileSet().AddFile("", -1, len(source))
	var s scanner.Scanner
	s.Init(file, source, nil, 0)
	for at, kind, text := s.Scan(); kind != token.EOF; at, kind, text = s.Scan() {
		if kind != token.STRING || columns(text) < longText {
			continue
		}
		for n := range 1 + strings.Count(text, "\n") {
			excused[file.Line(at)+n] = true
		}
	}
	n := 0
	for line := range strings.Lines(string(source)) {
		n++
		if columns(line) > maxColumns && !excused[n] && !strings.HasPrefix(line, "//go:") {
			long = append(long, strings.TrimSpace(line))
		}
	}
	return long
}

// links are what a line of Markdown leads to.
var links = regexp.MustCompile(`\]\([^)]*\)|https?://\S+`)

// longLinesOfProse returns the lines of Markdown that go beyond the last column.
func longLinesOfProse(text string) (long []string) {
	block := false
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "```") {
			block = !block
		}
		if columns(links.ReplaceAllString(line, "")) > maxColumns && !block && line[0] != '|' &&
			!strings.HasPrefix(line, "    ") {
			long = append(long, strings.TrimSpace(line))
		}
	}
	return long
}

// quoted are long texts in quotes.
var quoted = regexp.MustCompile(fmt.Sprintf("\"[^\"]{%[1]d,}\"|`[^`]{%[1]d,}`", longText))

// longLinesOfPages returns the lines of templates, style sheets and scripts that go beyond the last column, but for
// lines with a text in quotes of longText columns or more.
func longLinesOfPages(text string) (long []string) {
	for line := range strings.Lines(text) {
		if columns(line) > maxColumns && !quoted.MatchString(line) {
			long = append(long, strings.TrimSpace(line))
		}
	}
	return long
}

func TestLongLinesAreSeen(t *testing.T) {
	words := strings.Repeat("word ", 23) // 115 columns
	for source, long := range map[string]int{
		"// " + words + "abc":               1,
		"// " + words + "ab":                0,
		"x := f(" + words + ", 1, 2)":       1,
		"x := f(`" + words + "and more`)":   0,
		"x := `\n" + words + "and more\n`":  0,
		"x := `short`; y(" + words + ", 1)": 1,
		"//go:generate " + words:            0,
		strings.Repeat("\t", 30) + "f(":     1,
		strings.Repeat("\t", 29) + "f(":     0,
	} {
		assert.Len(t, longLinesOfGo([]byte(source)), long, source)
	}
	assert.Len(t, longLinesOfProse("# a\n"+words+"and more\n| "+words+"and more |\n    "+words+"code\n```\n"+words+
		"and more\n```\n["+words+"a](https://example.com/long) x\n"), 1)
	assert.Len(t, longLinesOfPages("<a "+words+"ab\n<b "+words+"abc\n<b "+words+"\" ab\n<path d=\""+words+"\">\n"), 2)
}
