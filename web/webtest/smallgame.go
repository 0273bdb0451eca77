package webtest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// WinGame returns moves by which a learner wins a small game that forgives much: of those that lose nothing the first
// that takes most.
func WinGame(t testing.TB, e *exercise.Exercise) (moves []string) {
	for at := exercise.Open(e); ; {
		p, list := at.Position(), at.Moves()
		slices.SortStableFunc(list, func(a, b chess.Move) int { return chess.Gain(&p, b) - chess.Gain(&p, a) })
		var result exercise.Result
		for _, m := range list {
			next := at
			r, err := next.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
			if err == nil && r.Right {
				at, result, moves = next, r, append(moves, m.String())
				break
			}
		}
		require.True(t, result.Right, "no move of %s is right", e.ID)
		if result.Done {
			return moves
		}
	}
}
