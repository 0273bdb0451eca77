package say_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const brand = "Chess Tutor"

// shapes are of texts for programs.
var shapes = []*regexp.Regexp{
	regexp.MustCompile(`^(· )?` + brand + `$`),
	regexp.MustCompile(`^[a-z]+/[a-z.+-]+; charset=utf-8$`),
	regexp.MustCompile(`\b(SELECT|INSERT|DELETE|CREATE|PRAGMA|VALUES|UPDATE|VACUUM|ALTER|DROP|CONFLICT|LISTEN|NOTIFY)\b|^\(\$%d, \$%d, now_ms\(\)\)$`),
	regexp.MustCompile(`^(Escape|Tab|Home|End|Delete|Backspace|Bearer)$`),
	regexp.MustCompile(`^(light dark|width=device-width, initial-scale=1|square (light|dark))$`), // to the browser
	regexp.MustCompile(
		`^(\(prefers-reduced-motion: reduce\)|[.#][a-z]+ [a-z]+|translate\(%spx, %spx\)|(main )?:is\([a-z, ]+\)|input, textarea, select)$`,
	), // selectors
	// what is hashed begins so
	regexp.MustCompile(`^chesstutor (maker|seat|class|client|secret)\x00$`),
	regexp.MustCompile(`^(joined away back[a-z\s]+|nothing pawn( +[a-z]+)+)$`),                                                     // lists of names
	regexp.MustCompile(`^(: still here|event: (presence|class|end)\ndata: (%s|\{\})|attachment; filename="(game\.pgn|class-)"?)$`), // over HTTP
}

// forOperators are folders and files whose texts are for who runs programs or
// writes them, or for programs.
var forOperators = []string{
	"cmd", "ai/uci", "ai/people/train", "web/load", "web/browsertest", "web/webtest", "assets/compress",
	"web/metrics", "web/health.go", "tutor/room/sqlstore/pgtest", "tutor/needs",
	"ai/sample.go", "tutor/pgn.go",
}

// A user's words are in this package and nowhere else.
func TestNoWordsElsewhere(t *testing.T) {
	root := filepath.Join("..", "..")
	read := 0
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if entry.IsDir() {
			if slices.Contains(forOperators, name) ||
				slices.Contains([]string{"tutor/say", "assets/dist", ".git", ".ci"}, name) {
				return filepath.SkipDir
			}
			return nil
		}
		if slices.Contains(forOperators, name) {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		found, err := wordsOf(name, source)
		assert.Empty(t, found, "these belong into tutor/say")
		read++
		return err
	})
	require.NoError(t, err)
	assert.Greater(t, read, 300)
}

// wordsOf returns the texts of a file that a reader could get.
func wordsOf(name string, source []byte) ([]string, error) {
	switch {
	case strings.HasSuffix(name, "_test.go"):
	case strings.HasSuffix(name, ".go"):
		return wordsOfGo(name, source)
	case strings.HasSuffix(name, ".templ"):
		return wordsOfTempl(name, string(source))
	case strings.HasSuffix(name, ".js"):
		return wordsOfScript(name, string(source)), nil
	}
	return nil, nil
}

// What is written where it should not be is found, and what is no text for people
// is not.
func TestWordsAreFound(t *testing.T) {
	code := func(statement string) string { return "package p\n\nfunc f() {\n\t" + statement + "\n}\n" }
	page := func(body string) string { return "package p\n\ntempl f(p P) {\n\t" + body + "\n}\n" }
	for name, sources := range map[string][]string{
		"said.go": {
			code(`refuse("Something is wrong")`), code("refuse(`something is wrong`)"), code(`x.Title = "Copied"`),
			code(`fmt.Sprintf("%s won", who)`),
			code("write(`<p class=\"a b\">Hello there</p>`)"),
			code("write(` role=\"img\" aria-label=\"Hello there\">`)"),
			code(`return "a " + "black " + "knight takes"`),
			code(`site.RefuseFor(400, say.Problem{Name: "Not so fast"})`),
			code(`page.Set("Hello there")`),
		},
		"said.templ": {page("<p>Hello</p>"), page(`<p>{ p.Text } points</p>`), page(`<a aria-label="Close"></a>`),
			page(`<a data-lost="It is lost."></a>`), page("if p.Yes {\n<b>Yes</b>\n}")},
		"said.js": {`say("Something is wrong");`, "say(`${n} moves are left`);", "say('Copied')"},
	} {
		for _, source := range sources {
			found, err := wordsOf(name, []byte(source))
			require.NoError(t, err, source)
			assert.Len(t, found, 1, source)
		}
	}
	for name, sources := range map[string][]string{
		"silent.go": {
			code(`log.Error("something is wrong", "cause", err)`), code(`w.Header().Set("Vary", "Accept")`),
			code(`return fmt.Errorf("reading it: %w", err)`),
			code("write(`<div class=\"row last\" role=\"row\">`)"),
			code("write(` role=\"img\"><svg viewBox=\"0 0 8 8\"><use`)"),
			code(`url := "/room/" + id + "?ply=" + n`), code(`key := "not-your-turn"`),
			"package p\n\n// Something is wrong.\ntype t struct {\n\tA int `json:\"a\" form:\"Something is\"`\n}\n",
		},
		"silent.templ": {page(`<p class="button main" id="says">{ p.Text }</p>`), page("<span>Chess Tutor</span>"),
			page("<b>♔ · 1</b>")},
		"silent.js": {"// Something is wrong.\nfind(\"#board button\"); go(`/hint?${new URLSearchParams(x)}`);"},
	} {
		for _, source := range sources {
			found, err := wordsOf(name, []byte(source))
			require.NoError(t, err, source)
			assert.Empty(t, found, source)
		}
	}
}
