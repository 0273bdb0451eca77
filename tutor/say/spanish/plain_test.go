package spanish_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/saytest"
	"chesstutor/tutor/say/spanish"
)

// mostWords is how many words a sentence may have: two more than in English, as articles and prepositions need them.
const mostWords = 16

var (
	// Words that a learner need not know, and English that was left.
	hard = regexp.MustCompile(`(?i)\b(semijugada|evaluaci[oó]n|material|desarroll\w+|the|and|your|takes?|knight|` +
		`bishop|rook|queen|pawn|king)\b`)
	// The polite form, and that of Spain alone for several.
	polite      = regexp.MustCompile(`(?i)\b(usted(?:es)?|vosotros|vosotras|vuestr[oa]s?)\b`)
	notation    = regexp.MustCompile(`\b(?:[RDTACQBN][a-h1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|O-O)`)
	unfilled    = regexp.MustCompile(`\$|%!|  | [.,:;!?]|\.\.|(?:^| )(?:de|a) el `)
	sentenceEnd = regexp.MustCompile(`[.!?:;](?: |$)`)
)

func requirePlain(t *testing.T, name, text string) {
	t.Helper()
	assert.NotRegexp(t, hard, text, name)
	assert.NotRegexp(t, polite, text, name)
	assert.NotRegexp(t, unfilled, strings.ReplaceAll(text, "...", ""), name)
	assert.Equal(t, strings.Count(text, "?"), strings.Count(text, "¿"), "%s: %s", name, text)
	assert.Equal(t, strings.Count(text, "!"), strings.Count(text, "¡"), "%s: %s", name, text)
	for _, sentence := range sentenceEnd.Split(text, -1) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), mostWords, "%s: %s", name, sentence)
	}
}

// The words of the pages, labels, settings and errors are plain.
func TestWordsArePlain(t *testing.T) {
	for name, texts := range saytest.Texts(spanish.Spanish) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// The lessons and their exercises are plain.
func TestLessonsArePlain(t *testing.T) {
	for name, texts := range saytest.Lessons(spanish.Spanish) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// Every template says what it says in plain sentences without notation, whatever it is about, to whom it may be.
func TestEveryTemplateIsPlain(t *testing.T) {
	t.Parallel()
	saytest.Templates(t, spanish.Spanish, func(kind fact.Kind, text string) {
		requirePlain(t, string(kind), text)
		assert.NotRegexp(t, notation, text, kind)
		assert.Regexp(t, `^[¿¡]?[\p{Lu}0-9].*[.!?]$`, text, kind)
	})
}
