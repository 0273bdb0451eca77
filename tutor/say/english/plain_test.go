package english_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/saytest"
)

// Words that a learner need not know, each with a plainer one.
var hard = regexp.MustCompile(`(?i)\b(men|man|by the count|evaluat\w+|centipawns?)\b`)

// The words of the pages, labels, settings and errors are plain: no sentence has
// more than 14 words.
func TestWordsArePlain(t *testing.T) {
	for name, texts := range saytest.Texts(english.English) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

func requirePlain(t *testing.T, name, text string) {
	t.Helper()
	assert.NotRegexp(t, hard, text, name)
	for sentence := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(".!?:;", r) }) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), 14, "%s: %s", name, sentence)
	}
}
