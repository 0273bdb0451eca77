package webtest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// WinGame returns moves by which a learner wins a small game: of those that lose nothing at once the first that takes
// most and leads to the end.
func WinGame(t testing.TB, e *exercise.Exercise) []string {
	moves, won := winFrom(exercise.Open(e), map[chess.Position]bool{})
	require.True(t, won, "%s is not won", e.ID)
	return moves
}

// winFrom returns the moves by which a small game is won from where it stands; seen holds the positions that do not
// lead there.
func winFrom(at exercise.Attempt, seen map[chess.Position]bool) (moves []string, won bool) {
	p, list := at.Position(), at.Moves()
	if seen[p] {
		return nil, false
	}
	seen[p] = true
	slices.SortStableFunc(list, func(a, b chess.Move) int { return chess.Gain(&p, b) - chess.Gain(&p, a) })
	for _, m := range list {
		next := at
		r, err := next.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		if err != nil || !r.Right {
			continue
		}
		if r.Done {
			return []string{m.String()}, true
		}
		if rest, ends := winFrom(next, seen); ends {
			return append([]string{m.String()}, rest...), true
		}
	}
	return nil, false
}
