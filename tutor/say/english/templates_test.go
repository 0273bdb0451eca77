package english_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/saytest"
)

// Words that voice.md bans, and turns of speech of programs.
var banned = regexp.MustCompile(
	`(?i)\b(men|man|by the count|prefers?|expects?|another move would give|evaluat\w+|centipawns?|eight pawns|likes)\b`,
)

// askedWords are the plain words, beside those of the coach's lines, of what is said when
// a person asks for something, tries something or is warned.
const askedWords = `brings prepare prepares threaten
	everything leave fewer step behind keep push nearer must help few little ahead find better
	after across against allows along already answer because began belongs between big blocked blocks choose costs diagonally double end far
	first forward game hard help jump later pin trap left like longer looks never not pins reaches starts straight sure turn use wait whatever winning`

// Every template says what it says in sentences of at most 14 plain words without
// notation, whatever it is about, to whom it may be.
func TestEveryTemplateIsPlain(t *testing.T) {
	t.Parallel()
	known := map[string]bool{"white": true, "black": true, "italian": true, "mina": true}
	for _, word := range append(strings.Fields(askedWords), plainWords...) {
		known[word] = true
	}
	saytest.Templates(t, english.English, func(kind fact.Kind, text string) {
		requireTemplate(t, string(kind), text, known)
	})
}

func requireTemplate(t *testing.T, kind, text string, known map[string]bool) {
	t.Helper()
	require.NotEmpty(t, text, kind)
	assert.NotRegexp(t, banned, text, kind)
	assert.NotRegexp(t, notation, text, kind)
	assert.Regexp(t, `^[A-Z0-9]`, text, kind)
	for _, sentence := range sentenceEnd.Split(text, -1) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), 14, "%s: %s", kind, text)
	}
	for _, word := range wordOf.FindAllString(strings.ReplaceAll(strings.ToLower(text), "'s", ""), -1) {
		assert.True(t, known[word] || squareName.MatchString(word) || word[0] <= '9', "%s: %q in %q", kind, word, text)
	}
}
