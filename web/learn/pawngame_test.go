package learn_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// Whoever takes the last pawn that could move is told to leave one.
func TestAPawnGameWithoutPip(t *testing.T) {
	l, _ := lesson.Find("pawn")
	e, _ := l.Exercise("pawn-11")
	var alone func(a exercise.Attempt, depth int) []string
	alone = func(a exercise.Attempt, depth int) []string {
		for _, m := range a.Moves() {
			next := a
			r, err := next.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
			require.NoError(t, err)
			if r.Lost && r.Position.Pieces(chess.Pawn, chess.Black) == 0 {
				return []string{m.String()}
			}
			if depth > 1 && r.Right && !r.Done {
				if rest := alone(next, depth-1); rest != nil {
					return append([]string{m.String()}, rest...)
				}
			}
		}
		return nil
	}
	moves := alone(exercise.Open(e), 6)
	require.NotEmpty(t, moves)
	b := webtest.NewBrowser(t, nil)
	begun(b, "pawn", "pawn-11")
	page := ""
	for _, move := range moves {
		page = answered(b, "pawn", "pawn-11", "move", move)
	}
	assert.Contains(t, part(page, "sheet"), "You took all his pawns, so he cannot move. Leave him one.")
	assert.NotContains(t, part(page, "sheet"), "Keep one pawn")
}
