package lesson

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// proveOpening checks the reason why a move does not follow a habit or a set-up, by the board. It reports whether the
// reason is one of these.
func proveOpening(
	t *testing.T,
	e *exercise.Exercise,
	p *chess.Position,
	m chess.Move,
	r exercise.Reason,
	text string,
) bool {
	next := p.Play(m)
	mover := p.At(m.From()).Type()
	switch r.Kind {
	case exercise.NoHabit:
		middle := m.To().String() == "d4" || m.To().String() == "e4"
		minor := mover == chess.Knight || mover == chess.Bishop
		assert.False(t, m.IsCastle() || mover == chess.Pawn && middle, text)
		assert.False(t, minor && m.From().Rank() == 0 && m.To().Rank() > 0, text)
	case exercise.NoAimThere:
		assert.False(t, chess.Attacks(next.At(m.To()), m.To(), next.Occupied()).Has(e.Square), text)
	case exercise.NotInSetUp:
		assert.NotContains(t, setUpMoves[e.SetUp], m.String(), text)
	case exercise.ShutsIn:
		from := r.Pieces[0].Square
		piece := next.At(from)
		_, after, _ := strings.Cut(setUpMoves[e.SetUp], from.String())
		to, err := chess.ParseSquare(after[:2])
		require.NoError(t, err, text)
		assert.True(t, chess.Attacks(piece, from, 0).Has(to) && chess.Between(from, to).Has(m.To()), text)
	default:
		return false
	}
	return true
}

// setUpMoves are the moves of the set-ups as books give them.
var setUpMoves = map[string]string{
	"italian":       "e2e4 g1f3 f1c4 d2d3 e1g1 c2c3",
	"london":        "d2d4 c1f4 e2e3 g1f3 f1d3 e1g1",
	"two-pawns":     "e7e5 b8c6 g8f6 f8c5 d7d6 e8g8",
	"wall":          "d7d5 e7e6 g8f6 f8e7 e8g8 c7c5",
	"corner-bishop": "g1f3 g2g3 f1g2 e1g1 d2d3 e2e4",
}

// proveTapOpening checks the reason why a square is wrong, of openings.
func proveTapOpening(t *testing.T, e *exercise.Exercise, s chess.Square, r exercise.Reason, text string) {
	start := chess.Start()
	at := e.Position.At(s)
	minor := at.Type() == chess.Knight || at.Type() == chess.Bishop
	switch r.Kind {
	case exercise.AlreadyOut:
		assert.True(t, minor && start.At(s) != at, text)
	case exercise.NoMinor:
		assert.False(t, minor, text)
	case exercise.StaysInSetUp:
		if start.At(s) == at {
			assert.NotContains(t, " "+setUpMoves[e.SetUp], " "+s.String(), text)
		}
	}
}
