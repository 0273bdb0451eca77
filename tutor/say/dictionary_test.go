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
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/french"
	"chesstutor/tutor/say/german"
	"chesstutor/tutor/say/saytest"
	"chesstutor/tutor/say/spanish"
	"chesstutor/tutor/say/ukrainian"
)

// spelled has a row for each language but English: its package, the dictionary of hunspell, and a wrong word in a
// sentence, which must be found.
var spelled = []struct {
	language                    *say.Language
	folder, dictionary          string
	wrongWord, sentenceWithThat string
}{
	{german.German, "german", "de_DE", "Läuffer", "Der Läuffer schlägt den Bauern."},
	{spanish.Spanish, "spanish", "es_ES", "alfill", "El alfill captura el peón."},
	{french.French, "french", "fr_FR", "cavallier", "Le cavallier prend le pion."},
	{ukrainian.Ukrainian, "ukrainian", "uk_UA", "слонн", "Чорний слонн бере пішака."},
}

// notWords are parts of a text that no dictionary knows: verbs of fmt, marks, addresses and squares.
var notWords = regexp.MustCompile(`%[-+#0-9.\[\]]*[a-zA-Z]|<[^>]*>|https?://\S+|docs/\S+|application/json|\$\w+|` +
	`\$\{\w+\}|[a-z]+\.(?:md|json)|(?:\b|\p{Lu}\p{Ll}?)[a-h]?x?[a-h][1-8]\b`)

// isName is a text of one word of plain small letters: a name that no one reads, or an end of a word.
var isName = regexp.MustCompile(`^[a-z-]+[a-zA-Z]*$`)

// misspelled returns the words of a text that neither a dictionary of hunspell nor a list knows. The list is not left
// to hunspell, which refuses a word of it that the dictionary has as a part of words.
func misspelled(t *testing.T, dictionary string, listed []string, text string) []string {
	t.Helper()
	command := exec.Command(needs.Tool(t, "hunspell"), "-i", "utf-8", "-d", dictionary, "-l")
	words := strings.Fields(text)
	slices.Sort(words) // each is looked up once, since hunspell takes as long for a word that it has had
	command.Stdin = strings.NewReader(strings.Join(slices.Compact(words), "\n"))
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

// Every text of a language is spelled as a dictionary has it: what stands in the source, and what the language
// composes of facts. Words of chess, names and the API's words are listed in its testdata.
func TestLanguagesAreSpelledRight(t *testing.T) {
	for _, row := range spelled {
		t.Run(row.folder, func(t *testing.T) {
			needs.Tool(t, row.dictionary+".dic")
			all := texts(t, row.folder)
			saytest.Templates(t, row.language, func(_ fact.Kind, text string) { all = append(all, text) })
			require.Greater(t, len(all), 1000)
			list, err := os.ReadFile(filepath.Join(row.folder, "testdata", "words"))
			require.NoError(t, err)
			listed := strings.Fields(string(list))
			text := strings.ReplaceAll(notWords.ReplaceAllString(strings.Join(all, "\n"), " "), ".", " . ")
			assert.Empty(t, misspelled(t, row.dictionary, listed, text))
			assert.Equal(t, []string{row.wrongWord}, misspelled(t, row.dictionary, listed, row.sentenceWithThat))
		})
	}
}
