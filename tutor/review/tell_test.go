package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// No move after which something hangs is fine, every bad one is told what happened, and what was taken was taken.
func TestWhatIsToldOfMoves(t *testing.T) {
	taken := 0
	for seed := range uint64(2) {
		g := beginners(t, seed)
		r := New(g, chess.White)
		for r.Moves() == nil {
			require.NoError(t, r.Step(t.Context(), searchNow))
		}
		for ply, m := range r.Moves() {
			p := g.PositionAt(ply)
			grade, _ := coach.NewSurvey(p).MoveAdvice(m.Move)
			if grade == fact.Loses || grade == fact.AllowsMate {
				assert.NotEqual(t, Fine, m.Mark, "%s in %s", m.Move, p.FEN())
			}
			ordinary := m.Mark == Fine || m.Mark == Plain
			assert.Equal(t, ordinary, m.Told.Nothing(), "%s of %s in %s", m.Mark, m.Move, p.FEN())
			assert.False(t, m.Mark == Slip && !m.Told.hasCause(), "a slip is told by what it lost: %s", p.FEN())
			if took := m.Told.Took; took != nil {
				taken++
				answer := g.Moves()[ply+1]
				assert.Equal(t, answer.From(), took.By.Square)
				assert.Equal(t, chess.Taken(g.PositionAt(ply+1), answer), took.Taken.Piece)
			}
		}
	}
	assert.NotZero(t, taken)
}

// A queen given away is a blunder in a game that is lost already.
func TestAPieceIsDroppedInALostGame(t *testing.T) {
	for points, want := range map[int]Mark{0: Fine, 1: Slip, 3: Mistake, 5: Mistake, 9: Blunder} {
		assert.Equal(t, want, Loss{Chances: 0.01, Points: points}.mark(), points)
	}
}
