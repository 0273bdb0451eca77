package exercise_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// Why a piece is saved is what the board shows after the move: nothing can take it, or something guards it.
func TestWhyAPieceIsSaved(t *testing.T) {
	const attacked = "4k3/8/8/3b4/8/1P3N2/6P1/4K3 w - - 0 1" // the bishop on d5 attacks the knight, which a pawn guards
	for name, x := range map[string]struct {
		rule, fen, square, move string
		kind                    exercise.ReasonKind
	}{
		"it moves":           {"saves", "4k3/8/8/3r4/8/8/3N4/4K3 w - - 0 1", "d2", "d2b1", exercise.NothingTakes},
		"the attacker goes":  {"saves", "4k3/8/8/3b4/8/2N2N2/8/4K3 w - - 0 1", "f3", "c3d5", exercise.NothingTakes},
		"it is guarded":      {"saves", "3rk3/8/8/8/3N4/8/4P3/4K3 w - - 0 1", "d4", "e2e3", exercise.GuardedBy},
		"it stays as it was": {"saves", attacked, "f3", "b3b4", exercise.GuardedBy},
		"not saved":          {"saves", "3rk3/8/8/8/3N4/8/8/4K3 w - - 0 1", "d4", "e1f1", ""},
		"another task":       {"takes", "4k3/8/8/3r4/8/8/3N4/4K3 w - - 0 1", "d2", "d2b1", ""},
	} {
		t.Run(name, func(t *testing.T) {
			_, e, _ := tryFor(t, x.rule, x.fen, x.square, x.move)
			m, err := e.Position.ParseUCI(x.move)
			assert.NoError(t, err)
			assert.Equal(t, x.kind, e.Saved(m).Kind)
		})
	}
	_, e, _ := tryFor(t, "saves", attacked, "f3", "b3b4")
	assert.Empty(t, e.Saved(chess.NoMove).Kind, "no move was made")
}

// What can still be taken is told to be lost for nothing where nothing can take back.
func TestWhatCanStillBeTakenForNothing(t *testing.T) {
	for name, x := range map[string]struct {
		fen, move string
		nothing   int
	}{
		"nothing takes back": {"3rk3/8/8/8/3N4/8/8/4K3 w - - 0 1", "e1f1", 1},
		"a pawn takes back":  {"4k3/8/8/2p5/3N4/8/4P3/4K3 w - - 0 1", "e2e3", 0},
	} {
		r, _, _ := tryFor(t, "saves", x.fen, "d4", x.move)
		assert.Equal(t, exercise.StillTakes, r.Reason.Kind, name)
		assert.Equal(t, x.nothing, r.Reason.Count, name)
	}
}
