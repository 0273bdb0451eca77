package review

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/web/game"
)

// A line in an address is read as far as it is legal, and no further.
func FuzzLineFrom(f *testing.F) {
	for _, text := range []string{"", "e2e4", "e2e4.e7e5.g1f3", "e2e4.e2e4", "a7a8q", "e2e4..e7e5", "e2e4e7e5"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p := chess.Start()
		line := lineFrom(p, text)
		assert.True(t, strings.HasPrefix(strings.ToLower(text), strings.Join(game.UCI(line), ".")))
		for _, m := range line {
			assert.True(t, p.IsLegal(m))
			p = p.Play(m)
		}
	})
}
