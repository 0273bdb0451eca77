package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// A queen that can be taken for a knight is taken, though a fork that wins her later is found a little better.
func TestAQueenIsTakenBeforeAFork(t *testing.T) {
	p := fenOf(t, "r1b1kbnr/pppp1p1p/6p1/3Np3/1qBnP3/6Q1/PP1P1PPP/R1BK2NR w kq - 0 9")
	found := searched(t, p, HintLimits)
	assert.Equal(t, "g3e5", found.Move.String(), "the search forks")
	assert.Equal(t, "d5b4", Preferred(&p, found).Move.String())
}

// Where all is won, a fork that wins a rook comes before a better square for the queen.
func TestAnIdeaComesBeforeAPlan(t *testing.T) {
	p := fenOf(t, "rnb1kbnr/p3pppp/1p6/2pN4/8/8/PPPP1PPP/R1BQKBNR w KQkq - 0 5")
	assert.Equal(t, "Nc7+", p.SAN(looked(t, p).Move))
}

// A pawn that one piece has taken is not missed by another.
func TestNoPawnIsMissedThatWasTaken(t *testing.T) {
	const fen = "r1bqkb1r/2pp1Ppp/p6n/1p6/1Pn4P/P7/2PPP1P1/RNBQKBNR b KQkq - 0 8"
	assert.Nil(t, warnedOf(t, fen, "Kxf7", false, WarnMissed))
}

// A rook that can be won for a bishop is taken before a quiet move that is a little better, though the search of three
// moves has no capture among them.
func TestWhatIsAtHandIsTaken(t *testing.T) {
	p := fenOf(t, "2k4r/1p1rp2p/p3B1pb/8/1P6/5P2/P1KP1NPP/R1B3R1 w - - 0 25")
	for _, line := range searched(t, p, HintLimits).Lines {
		assert.Zero(t, chess.Gain(&p, line.Moves[0]))
	}
	assert.Equal(t, "Bxd7+", p.SAN(looked(t, p).Move))
}

// Where a queen could be taken back, the pawn that takes the same for hardly less comes first.
func TestTheLesserPieceTakes(t *testing.T) {
	p := fenOf(t, "rnbqkb1r/ppp1pppp/7n/3p3Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 0 3")
	line := func(uci string, score ai.Score) ai.Line { return scored(t, &p, uci, score) }
	for pawn, first := range map[ai.Score]string{67 - near + 1: "e4d5", 67 - near: "h5d5"} {
		queen := line("h5d5", 67)
		found := ai.Result{
			Move: queen.Moves[0], Score: 67, PV: queen.Moves, Lines: []ai.Line{queen, line("e4d5", pawn)},
		}
		assert.Equal(t, first, byLesser(&p, found).Move.String())
	}
}
