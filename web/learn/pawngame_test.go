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

// movesTo returns moves of the learner by which a small game comes to an end that is wanted, within so many of them.
func movesTo(t *testing.T, a exercise.Attempt, depth int, wanted func(m chess.Move, r exercise.Result) bool) []string {
	t.Helper()
	for _, m := range a.Moves() {
		next := a
		r, err := next.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		require.NoError(t, err)
		if r.Lost && wanted(m, r) {
			return []string{m.String()}
		}
		if depth > 1 && r.Right && !r.Done && wanted(m, exercise.Result{}) {
			if rest := movesTo(t, next, depth-1, wanted); rest != nil {
				return append([]string{m.String()}, rest...)
			}
		}
	}
	return nil
}

// sheetAfter returns the sheet below a small game after some moves of the learner.
func sheetAfter(t *testing.T, lesson, id string, moves []string) string {
	t.Helper()
	require.NotEmpty(t, moves)
	b := webtest.NewBrowser(t, nil)
	begun(b, lesson, id)
	page := ""
	for _, move := range moves {
		page = answered(b, lesson, id, "move", move)
	}
	return part(page, "sheet")
}

// Whoever takes the last pawn that could move is told to leave one.
func TestAPawnGameWithoutPip(t *testing.T) {
	l, _ := lesson.Find("pawn")
	e, _ := l.Exercise("pawn-11")
	moves := movesTo(t, exercise.Open(e), 6, func(_ chess.Move, r exercise.Result) bool {
		return !r.Lost || r.Position.Pieces(chess.Pawn, chess.Black) == 0
	})
	sheet := sheetAfter(t, "pawn", "pawn-11", moves)
	assert.Contains(t, sheet, "You took all his pawns, so he cannot move. Leave him one.")
	assert.NotContains(t, sheet, "Keep one pawn")
}

// Of a rook that a pawn took on its way across that is told.
func TestAPawnThatTakesOnItsWay(t *testing.T) {
	l, _ := lesson.Find("rook")
	e, _ := l.Exercise("rook-11")
	moves := movesTo(t, exercise.Open(e), 8, func(m chess.Move, r exercise.Result) bool {
		if !r.Lost {
			return m.To().Rank() == 0
		}
		return r.Took == chess.Rook && r.Reason.Kind == exercise.PawnThrough
	})
	sheet := sheetAfter(t, "rook", "rook-11", moves)
	assert.Contains(t, sheet, "The pawn took your rook.")
}
