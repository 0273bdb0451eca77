package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

func TestBestDeed(t *testing.T) {
	for name, game := range map[string]struct {
		fen, moves string
		side       chess.Color
		want       Deed
	}{
		"a mate that was met": {"", "e4 e5 Bc4 Nc6 Qh5 g6 Qf3 Nf6 a3", chess.Black,
			Deed{Kind: DeedMateMet, Ply: 5, Number: 3}},
		"a fork": {"r3k3/7p/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+ Kd7 Nxa8 Kc6", chess.White,
			Deed{Kind: DeedFork, Ply: 0, Number: 1, Count: 5}},
		"what a fork took itself": {"r3k3/2q4p/8/3N4/8/8/8/4K3 w - - 0 1", "Nxc7+ Kd7 Nxa8 Kc6", chess.White,
			Deed{Kind: DeedFork, Ply: 0, Number: 1, Count: 5}},
		"a fork that won nothing": {"r3k3/7p/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+ Kd7 Ke2 Kxc7", chess.White,
			Deed{Kind: DeedStayed}},
		"a promotion": {"7k/P7/8/8/8/8/8/K7 w - - 0 1", "a8=Q+ Kh7 Qb7+", chess.White,
			Deed{Kind: DeedPromotion, Number: 1, Piece: chess.Queen}},
		"a free piece": {"", "Na3 b5 Nc4 bxc4 e4", chess.Black,
			Deed{Kind: DeedFree, Ply: 3, Number: 2, Piece: chess.Knight, Count: 3}},
		"a queen, then a free knight": {
			"4k3/7p/1p6/q7/1P6/1n6/3P4/3K3R w - - 0 1", "bxa5 Nxd2 Kxd2 bxa5 Rxh7", chess.White,
			Deed{Kind: DeedWon, Number: 1, Piece: chess.Queen, Count: 8},
		},
		"a piece that was saved": {"", "e4 d5 Nc3 d4 Nce2 e5", chess.White,
			Deed{Kind: DeedSaved, Ply: 4, Number: 3, Piece: chess.Knight}},
		"a danger that a check put off": {
			"2b1k3/8/B7/8/8/8/8/4K2R w - - 0 1", "Rh8+ Kd7 Rh7+", chess.White, Deed{Kind: DeedStayed},
		},
		"pieces that were taken": {"", "e4 d5 exd5 Qxd5 a3", chess.Black, Deed{Kind: DeedTook, Count: 1}},
		"nothing but playing on": {"", "f3 e5 g4 Qh4#", chess.White, Deed{Kind: DeedStayed}},
		"castling": {"", "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6", chess.White,
			Deed{Kind: DeedCastle, Ply: 6, Number: 4, Count: 3}},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, game.want, BestDeed(gameFrom(t, game.fen, game.moves), game.side))
		})
	}
}

// The pieces that hold a king are those without which it is not mated.
func TestMatingPieces(t *testing.T) {
	for _, game := range []struct {
		fen, moves string
		want       []string
	}{
		{"", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", []string{"c4", "f7"}},
		{"", "f3 e5 g4 Qh4#", []string{"h4"}},
		{"7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8#", []string{"g6", "a8"}},
		{"", "e4", nil},
	} {
		var on []string
		for _, each := range MatingPieces(gameFrom(t, game.fen, game.moves).Position()) {
			on = append(on, each.Square.String())
		}
		assert.ElementsMatch(t, game.want, on, game.moves)
	}
}

func TestTurningPoint(t *testing.T) {
	g := gameFrom(t, "", "Na3 b5 Nc4 bxc4 e4 a6 Bxc4 h6 Qh5 c6 Qxf7#")
	plies := CostlyMoves(g, chess.Black)
	require.Contains(t, plies, 9, "it let mate happen")
	assert.Equal(t, []int{0, 2}, CostlyMoves(g, chess.White)[:2])
	at := func(before, after ai.Score) Searched {
		return Searched{Before: ai.Result{Score: before}, After: ai.Result{Score: -after}}
	}
	ply, ok := TurningPoint([]int{3, 5, 9}, []Searched{at(100, 50), at(200, -300), at(-400, -900)})
	assert.True(t, ok)
	assert.Equal(t, 5, ply, "from winning to losing is more than from losing to lost")
	_, ok = TurningPoint([]int{3}, []Searched{at(100, 50)})
	assert.False(t, ok, "nothing fell that is worth a word")

	long := gameFrom(
		t,
		"",
		"d4 e5 dxe5 d6 exd6 Qxd6 Qxd6 cxd6 Bf4 d5 e4 dxe4 Nc3 f5 Bxb8 Rxb8 Nxe4 fxe4 Bb5+ Bd7 Bxd7+ Kxd7 f3 exf3 Nxf3 g5 Nxg5 Bh6 Ne6 Kxe6 h4 Bg5 hxg5 h6 Rxh6+ Nxh6 gxh6 Rxh6",
	)
	assert.Len(t, CostlyMoves(long, chess.White), mostCostly)
	assert.IsIncreasing(t, CostlyMoves(long, chess.White))
}
