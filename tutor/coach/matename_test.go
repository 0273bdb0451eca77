package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func TestMatesHaveTheirNames(t *testing.T) {
	t.Parallel()
	for fen, want := range map[string]fact.MateName{
		"R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1":                                  fact.BackRankMate,
		"6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1":                                   fact.SmotheredMate,
		"R5k1/1R6/8/8/8/8/8/4K3 b - - 0 1":                                   fact.LadderMate,
		"8/8/6Q1/5N2/2N3k1/2P5/5PPP/2B2RK1 b - - 0 1":                        fact.NoMateName,
		"8/8/7Q/R3k3/1R6/8/8/6K1 b - - 0 1":                                  fact.NoMateName, // away from the edge
		"r3k2r/pp2QR1p/2pp4/4p3/2B1P3/3PK3/PP4PP/R7 b kq - 1 19":             fact.NoMateName,
		"rn1k1Qnr/p1p4p/qp6/3pN1p1/4P3/8/PPPP1PPP/RNB1K2R b KQ - 0 8":        fact.NoMateName,
		"6k1/6Q1/5K2/8/8/8/8/8 b - - 0 1":                                    fact.SupportMate,
		"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3":      fact.NoMateName,
		"r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4": fact.SupportMate,
	} {
		p := fenOf(t, fen)
		require.Equal(t, chess.Checkmate, p.Outcome(nil), fen)
		assert.Equal(t, want, MateName(&p), fen)
	}
}
