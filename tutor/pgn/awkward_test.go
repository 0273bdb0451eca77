package pgn

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// wanted is what a file of testdata must give.
type wanted struct {
	File  string
	Games []struct {
		Moves, Error, White, Start string
		Line                       int
		Dropped                    bool
	}
}

// Files as people and programs write them, of our own making: each is read as it is meant, or the line of what cannot
// be read is told.
func TestAwkwardFiles(t *testing.T) {
	data, err := os.ReadFile("testdata/want.json")
	require.NoError(t, err)
	var list []wanted
	require.NoError(t, json.Unmarshal(data, &list))
	files, err := filepath.Glob("testdata/*.pgn")
	require.NoError(t, err)
	require.Len(t, list, len(files))
	for _, want := range list {
		t.Run(want.File, func(t *testing.T) {
			data, err := os.ReadFile(filepath.Join("testdata", want.File))
			require.NoError(t, err)
			games := Read(data)
			require.Len(t, games, len(want.Games))
			for i, w := range want.Games {
				g := games[i]
				assert.Equal(t, w.Moves, sans(g))
				assert.Equal(t, w.Error, faultOf(g.Err))
				if g.Err != nil {
					assert.Equal(t, w.Line, g.Err.Line)
				}
				assert.Equal(t, w.Dropped, g.Dropped)
				if w.White != "" {
					assert.Equal(t, w.White, g.White)
				}
				if w.Start != "" {
					start := g.Game.Setup().Start
					assert.Equal(t, w.Start, start.FEN())
				}
			}
		})
	}
}

// faultOf names why a game cannot be read to its end.
func faultOf(e *Error) string {
	var illegal *chess.IllegalMoveError
	var parse *chess.ParseError
	switch {
	case e == nil:
		return ""
	case errors.Is(e, ErrPass):
		return "pass"
	case errors.Is(e, ErrVariant):
		return "variant"
	case errors.As(e, &illegal):
		return "illegal"
	case errors.As(e, &parse):
		return string(parse.Fault)
	}
	return e.Error()
}
