package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// In a won game a mate in three that a search of three lines misses is found by one of the best alone.
func TestAMateInThreeIsFoundInAWonGame(t *testing.T) {
	p := fenOf(t, "2k4N/R7/6P1/1pp3B1/8/2Pn4/PP3PP1/6K1 w - - 0 29")
	found := searched(t, p, HintLimits)
	_, mates := found.Score.Mate()
	require.False(t, mates, "the search of three lines")
	best := Preferred(&p, found)
	plies, _ := best.Score.Mate()
	assert.Equal(t, 5, plies)
	assert.Equal(t, "g6g7", best.Move.String())
}

// A piece that is lost anyway is not told to move to where it is taken, nor is that called a rescue, an attack or a
// plan.
func TestNoMoveGivesItsPieceAwayForNothing(t *testing.T) {
	p := fenOf(t, "2kr3N/ppp3pp/2npb3/3n4/1b6/3P3P/PPP2PP1/R1BQ2KR w - - 3 13")
	found := searched(t, p, HintLimits)
	require.Equal(t, "h8f7", found.Move.String())
	assert.Equal(t, "d1e2", Preferred(&p, found).Move.String())
	hint := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), movesAs(t, &p, 0, "h8f7"))
	assert.Equal(t, fact.KindHintPlace, hint[1].Kind)
}

// What the coach says first of several things that are true.
func TestTheBestNewsComesFirst(t *testing.T) {
	for _, c := range []struct{ name, fen, moves, line string }{
		{
			"a fork by the move that saves a piece", "rnbqk2r/pppp1ppp/5n2/4N3/1bB1P3/8/PPPP1PPP/RNBQK2R b KQkq - 0 4",
			"Nc6", "There is a fork: queen and rook at once.",
		},
		{
			"what can be had for a piece that is lost", "2k2r1N/ppp3pp/3pb3/6B1/1b1P2Q1/7P/PPP2PPR/R5K1 b - - 0 16", "Bxg4",
			"Your pawn on h3 can take the bishop on g4. Nothing can take back.",
		},
		{
			"a piece that nothing saves", "2k2r1N/ppp3pp/3pb3/3nn1B1/1b6/3P3P/PPP2PPR/R2Q2K1 w - - 7 15", "",
			"The rook attacks your knight, and nothing guards it.",
		},
	} {
		f, _ := saidOf(t, c.fen, c.moves)
		assert.Equal(t, c.line, English(f, tutor.ToWhite), c.name)
	}
}
