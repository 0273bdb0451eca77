package french_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/french"
	"chesstutor/tutor/say/saytest"
)

// mostWords is how many words a sentence may have: two more than in English, as articles and prepositions need them.
const mostWords = 16

var (
	// Words that a learner need not know, and English that was left.
	hard = regexp.MustCompile(`(?i)\b(demi-coup|[eé]valuation|mat[eé]riel|d[eé]velopp\w+|and|your|takes?|knight|bishop|` +
		`rook|queen|pawn|king)\b`)
	// The polite form. Two people may be spoken to: "vous êtes là tous les deux".
	polite   = regexp.MustCompile(`(?i)\b(votre|vos|voulez|pouvez|jouez|choisissez|touchez)\b`)
	notation = regexp.MustCompile(`\b(?:[RDTFCQBN][a-h1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|O-O)`)
	// Articles melt, and before a sign of two parts stands a no-break space.
	unfilled    = regexp.MustCompile(`\$|%!|  | [.,:;!?»]|[^\s\x{a0}!?][!?;]|\.\.|(?:^| )(?:de|à) les? \p{L}`)
	sentenceEnd = regexp.MustCompile(`[.!?:;](?: |$)`)
	// Words whose vowel is elided, and what it stays before: squares, letters and numbers.
	elided = regexp.MustCompile(`(?i)(?:^|[\s\x{a0}(«])(?:le|la|de|ne|que|je|te|se|me|jusque) ([aàâeéèêiîoôuhœ][\p{L}0-9]+)`)
	stays  = regexp.MustCompile(`^(?:[a-h][1-8]|onze|huit|haut|hauteur|hasard|hibou|hérisson|H\p{L}+)$`)
)

func requirePlain(t *testing.T, name, text string) {
	t.Helper()
	assert.NotRegexp(t, hard, text, name)
	assert.NotRegexp(t, polite, text, name)
	assert.NotRegexp(t, unfilled, strings.ReplaceAll(text, "...", ""), name)
	for _, m := range elided.FindAllStringSubmatch(text, -1) {
		assert.Regexp(t, stays, m[1], text)
	}
	for _, sentence := range sentenceEnd.Split(text, -1) {
		words := 0
		for _, word := range strings.Fields(sentence) {
			if strings.Trim(word, "!?:;«»–/") != "" {
				words++
			}
		}
		assert.LessOrEqual(t, words, mostWords, "%s: %s", name, sentence)
	}
}

// The words of the pages, labels, settings and errors are plain.
func TestWordsArePlain(t *testing.T) {
	for name, texts := range saytest.Texts(french.French) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// The lessons and their exercises are plain.
func TestLessonsArePlain(t *testing.T) {
	for name, texts := range saytest.Lessons(french.French) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// Every template says what it says in plain sentences without notation, whatever it is about, to whom it may be.
func TestEveryTemplateIsPlain(t *testing.T) {
	t.Parallel()
	saytest.Templates(t, french.French, func(kind fact.Kind, text string) {
		requirePlain(t, string(kind), text)
		assert.NotRegexp(t, notation, text, kind)
		assert.Regexp(t, `^[\p{Lu}0-9].*[.!?]$`, text, kind)
	})
}
