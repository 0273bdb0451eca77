package say_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/say/german"
	"chesstutor/tutor/say/saytest"
)

// notWords are parts of a text that no dictionary knows: verbs of fmt, marks, addresses and squares.
var notWords = regexp.MustCompile(`%[-+#0-9.\[\]]*[a-zA-Z]|<[^>]*>|https?://\S+|docs/\S+|application/json|\$\w+|\$\{\w+\}|[a-z]+\.(?:md|json)|\b[KDTLS]?[a-h]?x?[a-h][1-8]\b`)

// isName is a text of one word without German letters or a capital: a name that no one reads, or an end of a word.
var isName = regexp.MustCompile(`^[a-z-]+[a-zA-Z]*$`)

// misspelled returns the words of a text that neither a dictionary of hunspell nor a list knows. The list is not left
// to hunspell, which refuses a word of it that the dictionary has as a part of words.
func misspelled(t *testing.T, dictionary string, listed []string, text string) []string {
	t.Helper()
	command := exec.Command(needs.Tool(t, "hunspell"), "-i", "utf-8", "-d", dictionary, "-l")
	command.Stdin = strings.NewReader(text)
	out, err := command.Output()
	require.NoError(t, err)
	unknown := strings.Fields(string(out))
	slices.Sort(unknown)
	return slices.DeleteFunc(slices.Compact(unknown), func(word string) bool {
		return word == "-" || slices.Contains(listed, word)
	})
}

// texts returns all texts in the source of a language.
func texts(t *testing.T, language string) (all []string) {
	t.Helper()
	files, err := filepath.Glob(language + "/*.go")
	require.NoError(t, err)
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		require.NoError(t, err)
		var read func(n ast.Node) bool
		read = func(n ast.Node) bool {
			if _, imports := n.(*ast.ImportSpec); imports {
				return false
			}
			if entry, ok := n.(*ast.KeyValueExpr); ok { // a key in a table is a name, no text
				ast.Inspect(entry.Value, read)
				return false
			}
			if text, ok := n.(*ast.BasicLit); ok && text.Kind == token.STRING && text.Value[0] == '"' {
				value, err := strconv.Unquote(text.Value)
				require.NoError(t, err)
				if !isName.MatchString(value) {
					all = append(all, value)
				}
			}
			return true
		}
		ast.Inspect(parsed, read)
	}
	return all
}

// Every German text is spelled as a dictionary has it: what stands in the source, and what the language composes of
// facts. Words of chess, names and the API's
// words are listed beside it.
func TestGermanIsSpelledRight(t *testing.T) {
	needs.Tool(t, "de_DE.dic")
	all := texts(t, "german")
	saytest.Templates(t, german.German, func(_ fact.Kind, text string) { all = append(all, text) })
	require.Greater(t, len(all), 1000)
	list, err := os.ReadFile(filepath.Join("german", "testdata", "words"))
	require.NoError(t, err)
	listed := strings.Fields(string(list))
	text := strings.ReplaceAll(notWords.ReplaceAllString(strings.Join(all, "\n"), " "), ".", " . ")
	assert.Empty(t, misspelled(t, "de_DE", listed, text))
	assert.Equal(t, []string{"Läuffer"}, misspelled(t, "de_DE", listed, "Der Läuffer schlägt den Bauern."))
}
