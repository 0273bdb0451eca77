package pgn

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hostile are parts of texts of which many in a row took long to read: the time grew with the square of their number,
// or each took as long as several moves.
var hostile = map[string]string{
	"novelties":           "N ",
	"tags on one line":    `[A "b"] `,
	"brackets":            "[A ",
	"open tags":           "[A \"b\n",
	"open comments":       "{\n",
	"open variations":     "(\n",
	"comments within":     "({\n",
	"brackets in a word":  ")",
	"promotions":          "e8(Q))",
	"numbers in a word":   "1.",
	"headings":            "x ",
	"results":             "* ",
	"castling in a word":  "0-0-",
	"moves after a fault": "e4 ",
}

// What is hostile is read without harm, and a game that follows on a line of its own is found.
func TestHostileTexts(t *testing.T) {
	for name, part := range hostile {
		t.Run(name, func(t *testing.T) {
			text := "1. e4 " + strings.Repeat(part, 50) + "}\n" + strings.Repeat(")", 50) +
				"\n*\n\n[White \"B\"]\n\n1. d4 d5 *"
			games := Read([]byte(text))
			require.NotEmpty(t, games)
			assert.Equal(t, "d4 d5", sans(games[len(games)-1]))
		})
	}
}

// As much of a hostile text as an import may have is read at all: numbers in one word took a minute. The time given is
// a hundred times what any of them takes, so this finds only what grows with the square of the length.
func TestHostileTextsEnd(t *testing.T) {
	for name, part := range hostile {
		t.Run(name, func(t *testing.T) {
			text := []byte("1. e4 " + strings.Repeat(part, 128<<10/len(part)))
			read := make(chan struct{})
			go func() {
				defer close(read)
				Read(text)
			}()
			select {
			case <-read:
			case <-time.After(20 * time.Second):
				assert.Fail(t, "reading has not ended")
			}
		})
	}
}

// A tag is short, several stand on one line, and what looks like the beginning of a long one is skipped with its line.
func TestTagsAreShort(t *testing.T) {
	long := strings.Repeat("x", maxTag)
	games := Read([]byte(`[White "A"] [Black "` + long + `"] [Result "1-0"]` + "\n[Black \"B\"]\n\n1. e4"))
	require.Len(t, games, 1)
	assert.Equal(t, []string{"A", "B", "*"}, []string{games[0].White, games[0].Black, games[0].Result})
}

// BenchmarkReadHostile reads 250 KB of each hostile text.
func BenchmarkReadHostile(b *testing.B) {
	for name, part := range hostile {
		text := []byte("1. e4 " + strings.Repeat(part, 250<<10/len(part)))
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			for b.Loop() {
				Read(text)
			}
		})
	}
}
