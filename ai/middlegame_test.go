package ai

import (
	"os"
	"strings"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/require"
)

// a named position, for tables.
type named struct {
	name     string
	position chess.Position
}

// middlegames reads the positions of testdata/middlegames.txt.
func middlegames(t testing.TB) (list []named) {
	text, err := os.ReadFile("testdata/middlegames.txt")
	require.NoError(t, err)
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		name, moves, _ := strings.Cut(line, ":")
		p := chess.Start()
		for _, san := range strings.Fields(moves) {
			m, err := p.ParseSAN(san)
			require.NoError(t, err, name)
			p = p.Play(m)
		}
		list = append(list, named{name, p})
	}
	require.Len(t, list, 20)
	return list
}

// fen reads a position that a test is about.
func fen(t testing.TB, text string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(text)
	require.NoError(t, err, text)
	return p
}
