package german_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/german"
	"chesstutor/tutor/say/saytest"
)

// mostWords is how many words a sentence may have: two more than in English, as articles and compound verbs need them.
const mostWords = 16

var (
	// Words that a learner need not know, English that was left, and the polite form.
	hard = regexp.MustCompile(`(?i)\b(halbzug|evaluier\w+|stellungsbewertung|zentrum|material|` +
		`the|and|your|takes?|knight|bishop|rook|queen|pawn|king)\b`)
	polite      = regexp.MustCompile(`\b(Ihnen|Ihre?[mnrs]?)\b`)
	notation    = regexp.MustCompile(`\b(?:[KDTLSQRBN][a-h1-8]?x?[a-h][1-8]|[a-h]x[a-h][1-8]|O-O)`)
	unfilled    = regexp.MustCompile(`\$|%!|  | [.,:;]|\.\.`)
	sentenceEnd = regexp.MustCompile(`[.!?:;](?: |$)`)
)

func requirePlain(t *testing.T, name, text string) {
	t.Helper()
	assert.NotRegexp(t, hard, text, name)
	assert.NotRegexp(t, unfilled, strings.ReplaceAll(text, "...", ""), name)
	for _, sentence := range sentenceEnd.Split(text, -1) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), mostWords, "%s: %s", name, sentence)
	}
}

// The words of the pages, labels, settings and errors are plain.
func TestWordsArePlain(t *testing.T) {
	for name, texts := range saytest.Texts(german.German) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
}

// The lessons and their exercises are plain, and say du.
func TestLessonsArePlain(t *testing.T) {
	for name, texts := range saytest.Lessons(german.German) {
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
			assert.NotRegexp(t, polite, text, name)
		}
	}
}

// Every template says what it says in plain sentences without notation, whatever it is about, to whom it may be.
func TestEveryTemplateIsPlain(t *testing.T) {
	t.Parallel()
	saytest.Templates(t, german.German, func(kind fact.Kind, text string) {
		requirePlain(t, string(kind), text)
		assert.NotRegexp(t, notation, text, kind)
		assert.NotRegexp(t, polite, text, kind)
		assert.Regexp(t, `^[\p{Lu}0-9].*[.!?]$`, text, kind)
	})
}

// A king that castles behind no pawn is told of with "kein", not with a number.
func TestCastlingTellsOfThePawnsBeforeTheKing(t *testing.T) {
	for pawns, text := range map[int]string{
		0: "Der König verlässt die Mitte, aber vor ihm steht kein Bauer.",
		1: "Der König verlässt die Mitte, mit einem Bauern vor sich.",
		3: "Der König verlässt die Mitte, mit drei Bauern vor sich.",
	} {
		f := fact.Fact{Kind: fact.KindCastles, Side: chess.White, Start: chess.Start(), Count: pawns}
		assert.Equal(t, text, german.German.Fact(f, tutor.ToWhite))
	}
}
