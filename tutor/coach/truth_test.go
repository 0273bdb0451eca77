package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// studied returns a legal move of a position, studied.
func studied(t *testing.T, fen, move string) *study {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	m, err := p.ParseUCI(move)
	require.NoError(t, err)
	return newStudy(&p, m)
}

// concepts returns the ideas of facts.
func concepts(facts []fact.Fact) (list []fact.Concept) {
	for _, f := range facts {
		list = append(list, f.Concept)
	}
	return list
}

// What a move is said to stop is a threat that it stops, and all that is named of it.
func TestWhatIsPrevented(t *testing.T) {
	for name, c := range map[string]struct {
		fen, move string
		want      []fact.Concept
	}{
		"a lure need not be taken":                      {"2kr1b1r/p1p1pp1p/6p1/1p1NPn2/bP2p3/P7/1B1QBPP1/R4K1R b - - 5 18", "e7e6", nil},
		"a pawn becomes a queen, or it does not matter": {"8/2N5/2b5/K3P3/3P4/5k2/P6p/8 w - - 0 55", "d4d5", nil},
		"what else the same move takes is as much": {
			"4kr2/1Q3p2/2p2np1/2P4p/4p2P/4P1NR/5P2/5K2 b - - 0 28", "f6d7", nil,
		},
		"the bishop that hangs is lost without a fork": {
			"r1bqk2r/2pp3p/n3P3/ppn5/1b5P/P1PP4/1B2P1P1/RNQ1KB1R b KQkq - 0 15", "e8g8", nil,
		},
		"the knight hangs without a fork": {"6k1/p4p1p/1N3Pp1/2r5/3p4/3P4/P2K1P2/7r w - - 4 39", "b6c4", nil},
		"the pinned knight stays stuck": {
			"r1bq3r/2ppk2p/n3n3/ppb5/3P3P/P1P1Q3/1B2P1P1/RN2KBR1 b Q - 0 18", "c5d6", nil,
		},
	} {
		s := studied(t, c.fen, c.move)
		assert.Equal(t, c.want, concepts(s.prevents(lastMove{})), name)
	}
}

// What hangs already lures nothing away.
func TestNoLureForWhatHangs(t *testing.T) {
	s := studied(t, "r1bk4/p2p4/B1p2N1Q/1p2pP2/3P4/2P4P/PP3P2/R1B1K2R b KQ - 0 19", "e5e4")
	assert.NotContains(t, concepts(s.ideas(lastMove{})), fact.Lured)
}

// What a move prepares was not there before, and the other side cannot decline it.
func TestWhatIsPrepared(t *testing.T) {
	for _, c := range [][2]string{
		{"8/2k5/7r/1Pp2P2/2P5/8/1PNP1PPb/2B1KB2 w - - 3 27", "c2b4"},
		{"2r1bQ2/2k5/P1B1p1np/3pP3/1P3P1P/P1N3P1/RB1P4/4K1NR b K - 2 30", "c7b8"},
	} {
		s := studied(t, c[0], c[1])
		v := NewSurvey(&s.p)
		assert.NotContains(t, concepts(v.prepares(v.find(s.move))), fact.Lured, c[0])
	}
}

// A capture that wins what it takes does not by that alone trap another piece.
func TestACaptureTrapsOnlyWhatIsLostBeside(t *testing.T) {
	s := studied(t, "1r2k1nr/p4p1p/n1p3p1/8/2P2q2/P3pN1P/P5BP/1RB2K1R b k - 0 17", "b8b1")
	assert.NotContains(t, concepts(s.ideas(lastMove{})), fact.Trapped)
}

// What had nowhere to go and could be taken is not trapped by another move, though a check delayed that.
func TestNothingIsTrappedThatCouldBeTaken(t *testing.T) {
	s := studied(t, "N1b2b1r/pp1k1ppp/2pp4/4p3/2B4q/8/PPP2PPP/R1nQ1R1K w - - 0 14", "f2f4")
	assert.NotContains(t, concepts(s.ideas(lastMove{})), fact.Trapped)
}

// The rule to bring out pieces names the piece that the recommended move brings out.
func TestThePieceToBringOut(t *testing.T) {
	s := studied(t, "rnb1kbnr/p2p1p1p/6p1/1Bp1p1q1/3PP3/2P3P1/PP3P1P/RNBQK1NR w KQkq - 0 6", "c1g5")
	knight := fact.Fact{Kind: fact.KindHabitDevelop, Pieces: fact.On(&s.p, chess.B1)}
	f, ok := NewSurvey(&s.p).judge(knight, 0, []chess.Move{s.move})
	require.True(t, ok)
	assert.Equal(t, fact.On(&s.p, chess.C1), f.Pieces)
}

// The coach's line tells one idea of the best move, and an opened line only if it is the only one.
func TestAChanceTellsOneIdea(t *testing.T) {
	for fen, idea := range map[string]fact.Concept{
		"r1b1kb1r/pp3ppp/2pp4/3Np3/2Bn3q/8/PPP2PPP/R1BQ1RK1 w kq - 0 11":       fact.Fork,
		"rnbqk2r/pp1p2pp/3b1pn1/2p1N2Q/2BPP3/2N5/PPP2PPP/R1B1K2R w KQkq - 0 8": fact.Trapped,
	} {
		p := fenOf(t, fen)
		f := chanceFound(tutor.NewGame(tutor.Setup{Start: p}), looked(t, p))
		require.NotNil(t, f, fen)
		assert.Equal(t, []fact.Concept{idea}, concepts(f.Ideas), fen)
	}
}
