package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
)

// Wherever a piece has walked to, hidden kings block nothing and are not in check, and looking ahead without them
// knows every legal move.
func TestHiddenKingsMatterForNothing(t *testing.T) {
	stands := 0
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			if e.Kind != exercise.Collect && e.Kind != exercise.Maze {
				continue
			}
			exercise.EachStand(e, func(p chess.Position, fast, legal chess.Bitboard) {
				stands++
				assert.Equal(t, fast, legal, "%s %s", e.ID, p.FEN())
				assert.False(t, p.InCheck(), "%s %s", e.ID, p.FEN())
				if e.HiddenKings {
					kings := p.King(chess.White).Bitboard() | p.King(chess.Black).Bitboard()
					assert.Zero(t, kings&legal, "%s %s", e.ID, p.FEN())
				}
			})
		}
	}
	assert.Greater(t, stands, 900)
}

// An exercise may not hide the kings if they would change its answers.
func TestHiddenKingsChangeNoAnswer(t *testing.T) {
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			if !e.HiddenKings {
				continue
			}
			p := e.Position
			other := p.Pass()
			assert.False(t, p.InCheck() || other.InCheck(), e.ID)
			for _, pos := range []chess.Position{p, other} {
				for _, m := range pos.Moves() {
					assert.False(t, e.Hidden().Has(m.To()), "%s: %s goes to a hidden king", e.ID, m)
				}
			}
		}
	}
}
