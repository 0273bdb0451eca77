package ukrainian_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/saytest"
	"chesstutor/tutor/say/ukrainian"
)

// mostWords is how many words a sentence may have: two more than in English, for what the pages tell.
const mostWords = 16

var (
	// Words that a learner need not know, Russian ones, and English and Spanish that were left.
	hard = regexp.MustCompile(`(?i)(?:^|[^\p{L}])(?:півхід|матеріал\p{L}*|розвит\p{L}*|офіцер\p{L}*|ладья|` +
		`the|and|your|takes?|knight|bishop|rook|queen|pawn|king|el|la|los|las|que|una?)(?:[^\p{L}]|$)`)
	// Letters of other languages.
	foreign     = regexp.MustCompile(`[ёъыэЁЪЫЭáéíóúñ¿¡'` + "`" + `]`)
	notation    = regexp.MustCompile(`(?:(?:Кр|[ФТСК])[a-h1-8]?x?[a-h][1-8]|\b[KQRBN][a-h1-8]?x?[a-h][1-8]|\b[a-h]x[a-h][1-8]|O-O)`)
	unfilled    = regexp.MustCompile(`\$|%!|  | [.,:;!?]|\.\.`)
	sentenceEnd = regexp.MustCompile(`[.!?:;](?: |$)`)
	// What would need to know whether a boy or a girl is spoken to.
	gendered = regexp.MustCompile(`(?i)(?:^|[^\p{L}])ти (?:\p{L}+ )?\p{L}+(?:в|ла|вся|лася)(?:[^\p{L}]|$)`)
)

func requirePlain(t *testing.T, name, text string) {
	t.Helper()
	assert.NotRegexp(t, hard, text, name)
	assert.NotRegexp(t, foreign, text, name)
	assert.NotRegexp(t, gendered, text, name)
	assert.NotRegexp(t, unfilled, strings.ReplaceAll(text, "...", ""), name)
	for _, sentence := range sentenceEnd.Split(text, -1) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), mostWords, "%s: %s", name, sentence)
	}
}

// The words of the pages, labels, settings and errors are plain.
func TestWordsArePlain(t *testing.T) {
	for name, texts := range saytest.Texts(ukrainian.Ukrainian) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// The lessons and their exercises are plain.
func TestLessonsArePlain(t *testing.T) {
	for name, texts := range saytest.Lessons(ukrainian.Ukrainian) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// Every template says what it says in plain sentences without notation, whatever it is about, to whom it may be.
func TestEveryTemplateIsPlain(t *testing.T) {
	t.Parallel()
	saytest.Templates(t, ukrainian.Ukrainian, func(kind fact.Kind, text string) {
		requirePlain(t, string(kind), text)
		assert.NotRegexp(t, notation, text, kind)
		assert.Regexp(t, `^[\p{Lu}0-9].*[.!?]$`, text, kind)
	})
}
