package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

func TestGameWhyTellsTheMoveThatGaveUpCastling(t *testing.T) {
	const open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	for name, c := range map[string]struct {
		fen, moves string
		to         chess.Square
		want       string
	}{
		"the king": {open, "Kf1 Kd8 Ke1 Ke8", chess.G1, "You cannot castle: the king moved on move 1."},
		"the rook": {open, "Rg1 Kd8 Rh1 Ke8", chess.G1,
			"You cannot castle here: the rook from h1 moved on move 1."},
		"the rook is off": {open, "Rh2 Ke7", chess.G1, "You cannot castle here: the rook from h1 moved on move 1."},
		"the rook, taken": {open, "Ra2 Rxh1+ Kd2 Rh2+ Ke1 Ke7", chess.G1,
			"You cannot castle here: the rook on h1 was taken on move 1."},
		"set up": {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "Ra2 Ke7", chess.G1,
			"The game began without the right to castle on this side."},
		"no rook": {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "Ra2 Ke7", chess.G1,
			"You have no rook on h1 to castle with."},
		"another reason": {open, "Ra2 Rf8", chess.G1, "You cannot castle across f1: the rook on f8 attacks it."},
	} {
		t.Run(name, func(t *testing.T) {
			g := played(t, tutor.Setup{Start: fenOf(t, c.fen)}, c.moves)
			legal, why := WhyInGame(g, g.Ply(), chess.E1, c.to)
			assert.False(t, legal)
			assert.Equal(t, c.want, English(why, tutor.ToWhite))
		})
	}
}
