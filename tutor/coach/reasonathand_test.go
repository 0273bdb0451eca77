package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// movesAs is the result of a search that finds some moves, each by a hundred centipawns worse than the one before.
func movesAs(t *testing.T, p *chess.Position, score ai.Score, moves ...string) (found ai.Result) {
	t.Helper()
	for i, uci := range moves {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		found.Lines = append(found.Lines, ai.Line{Score: score - ai.Score(100*i), Moves: []chess.Move{m}})
	}
	found.Move, found.Score, found.PV = found.Lines[0].Moves[0], score, found.Lines[0].Moves
	return found
}

// A hint gives the reason at hand: a piece that is attacked now comes before what the other side could prepare; and no
// pin that stood before a check, of what can simply take, or that wins nothing while something is taken.
func TestAHintGivesTheReasonAtHand(t *testing.T) {
	for _, c := range []struct {
		fen, move string
		kind      fact.Kind // "" for any but a pin to a piece
	}{
		{"r4rk1/Q4ppp/8/2p1Pn2/5B2/2Pq3P/P4PP1/2R2RK1 w - - 3 21", "a7c5", fact.KindHintSave},
		{"2r1kb1r/pb2pppp/1pq2n2/8/8/5PB1/PPP1N1PP/RN3K1R w k - 3 13", "b1c3", fact.KindHintEnds},
		{"r1b1k2r/pppp1ppp/5q2/1BbQp3/4P3/2N4P/PPP3P1/R1B2KNR w kq - 0 1", "g1f3", ""},
		{"r2qk2r/pppb1ppp/1bnp1n2/4p1B1/1PB1P3/P1NP1N2/2P2PPP/R2Q1RK1 w kq - 0 1", "g5f6", ""},
		{"r1b1k2r/1pp2ppp/3p4/p7/3n4/5NP1/PP1N1qBP/R1K4R w kq - 0 18", "f3d4", ""},
	} {
		p := fenOf(t, c.fen)
		f := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), movesAs(t, &p, 0, c.move))[1]
		assert.NotEqual(t, fact.PinToPiece, f.Concept, c.fen)
		if c.kind != "" {
			assert.Equal(t, c.kind, f.Kind, c.fen)
		}
	}
}

// No pin stands anew that stood before a check, or whose piece simply takes.
func TestWhatIsNoNewPin(t *testing.T) {
	for fen, move := range map[string]string{
		"r1b1k2r/pppp1ppp/5q2/1BbQp3/4P3/2N4P/PPP3P1/R1B2KNR w kq - 0 1":         "g1f3",
		"r2qk2r/pppb1ppp/1bnp1n2/4p1B1/1PB1P3/P1NP1N2/2P2PPP/R2Q1RK1 w kq - 0 1": "g5f6",
	} {
		p := fenOf(t, fen)
		assert.Empty(t, newStudy(&p, movesAs(t, &p, 0, move).Move).piecePins(), fen)
	}
}

// Where a game is won without it, nothing is offered; and where the offer is much the best, it stays.
func TestNothingIsOfferedInAWonGame(t *testing.T) {
	p := fenOf(t, "r4r2/ppp3QB/2n1k3/b3p3/3P4/P7/1PP2PPP/RNB2RK1 w - - 0 16")
	assert.Equal(t, "g7g4", Preferred(&p, movesAs(t, &p, 2000, "d4d5", "g7g4")).Move.String())
	assert.Equal(t, "d4d5", Preferred(&p, movesAs(t, &p, farWinning, "d4d5", "g7g4")).Move.String())
}

// A mate in three is told before a pawn that could be won.
func TestANearMateComesFirst(t *testing.T) {
	f, _ := saidOf(t, "r1b4B/1p1pkN1p/p2N4/1B6/3b4/7P/PPP3P1/R4K1R w - - 0 1", "")
	assert.True(t, f.Mate, English(f, tutor.ToWhite))
}

// The hint of a quiet move that threatens mate, or prepares a fork by a move that it did not have, tells so.
func TestAHintTellsWhatAQuietMovePrepares(t *testing.T) {
	for _, c := range []struct{ fen, move, idea, reason string }{
		{
			"rn2kb1r/ppq1p3/2p2n2/3PN1Bp/2BP2b1/2N5/PPPQ1PPP/R3K2R w KQkq - 1 12", "d2d3",
			"Prepare this: a fork of king and knight.", "Queen to d3: it prepares a fork of king and knight.",
		},
		{
			"r4rk1/ppp2ppp/3q1n2/8/8/1Q2P3/PPP2PPP/R1B2RK1 b - - 0 1", "f6g4",
			"Try to threaten checkmate.", "Knight to g4: it threatens checkmate.",
		},
	} {
		p := fenOf(t, c.fen)
		hint := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), movesAs(t, &p, 0, c.move))
		assert.Equal(t, c.idea, English(hint[1], tutor.ToWhite))
		assert.Equal(t, c.reason, English(hint[3], tutor.ToWhite))
		assert.NotEmpty(t, Reason(&hint[1]))
	}
}

// A fork that would end in a mate is not told as a threat of mate in one.
func TestAHintTellsOfNoMateThatTakesLonger(t *testing.T) {
	p := fenOf(t, "r2q3r/2pp1kpp/p1b2p2/1p2nK2/8/P1P3PP/1P1PPR2/RNB1QB2 b - - 0 15")
	hint := HintFacts(tutor.NewGame(tutor.Setup{Start: p}), movesAs(t, &p, 0, "d8e8"))
	assert.NotEqual(t, fact.KindHintPrepares, hint[1].Kind, English(hint[1], tutor.ToBlackOfTwo))
}
