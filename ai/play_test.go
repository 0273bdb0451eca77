package ai

import (
	"math/rand/v2"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// player chooses a move in a game that has not ended.
type player func(t testing.TB, g game) chess.Move

// computer plays as the default level does.
func computer(seed uint64) player {
	return func(t testing.TB, g game) chess.Move {
		r, err := Search(t.Context(), g.position, g.earlier, ThreePlies.Limits(), seed)
		require.NoError(t, err)
		require.True(t, g.position.IsLegal(r.Move), "%s %v", g.position.FEN(), r.Move)
		return r.Move
	}
}

// anything plays random legal moves.
func anything(seed uint64) player {
	random := rand.New(rand.NewPCG(seed, 0))
	return func(_ testing.TB, g game) chess.Move {
		moves := g.position.Moves()
		return moves[random.IntN(len(moves))]
	}
}

// playOut plays a game to its end, which can be a draw by repetition or the fifty-move rule.
func playOut(t testing.TB, p chess.Position, players [2]player) game {
	g := game{position: p}
	for g.playing() {
		g.play(players[g.position.Turn()](t, g))
	}
	return g
}

// requireWon checks that a side has won by checkmate.
func requireWon(t testing.TB, g game, by chess.Color) {
	require.Equal(t, chess.Checkmate, g.position.Outcome(g.earlier), "%s after %d plies", g.position.FEN(),
		len(g.earlier))
	require.Equal(t, by.Other(), g.position.Turn())
}

func TestBeatsRandomMover(t *testing.T) {
	t.Parallel()
	for seed := range uint64(3) {
		for _, side := range []chess.Color{chess.White, chess.Black} {
			var players [2]player
			players[side], players[side.Other()] = computer(seed), anything(seed)
			g := playOut(t, chess.Start(), players)
			requireWon(t, g, side)
			assert.Less(t, len(g.earlier), 160)
		}
	}
}

// TestWinsEndgames plays won endgames to the end, against the default level itself and against random moves.
func TestWinsEndgames(t *testing.T) {
	t.Parallel()
	tests := []struct{ name, fen string }{
		{"queen, kings apart", "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"},
		{"queen, bare king in the middle", "8/8/2Q5/8/3k4/8/8/7K w - - 0 1"},
		{"queen, all in a corner", "8/8/8/8/8/2k5/8/KQ6 w - - 0 1"},
		{"queen, black to move", "7k/8/8/8/3K4/8/8/6Q1 b - - 0 1"},
		{"rook, kings apart", "8/8/8/4k3/8/8/8/KR6 w - - 0 1"},
		{"rook, bare king in the middle", "8/8/8/3k4/8/8/8/R3K3 w - - 0 1"},
		{"rook, far corner", "R7/8/8/8/8/5k2/8/7K w - - 0 1"},
		{"rook, black to move", "8/8/5k2/8/8/8/1K4R1/8 b - - 0 1"},
		{"rook, attacked", "8/8/8/8/4k3/3R4/8/K7 w - - 0 1"},
		{"two rooks", "8/8/8/4k3/8/8/8/KR5R w - - 0 1"},
		{"queen and rook", "8/8/8/4k3/8/8/8/KQ5R w - - 0 1"},
		{"queen against a pawn", "8/8/8/4k3/8/1p6/8/K6Q w - - 0 1"},
		{"pawn out of reach", "8/7k/8/1P6/8/8/8/7K w - - 0 1"},
		{"pawn behind its king", "4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"},
		{"pawn led by its king", "8/4k3/8/4K3/8/4P3/8/8 w - - 0 1"},
		{"two pawns", "8/8/4k3/8/3PP3/4K3/8/8 w - - 0 1"},
		{"pawns far apart", "4k3/8/8/8/8/8/P6P/4K3 w - - 0 1"},
		{"rook more", "4k3/pp3ppp/8/8/8/8/PP3PPP/R3K3 w - - 0 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			for seed := range uint64(2) {
				for _, defender := range []player{computer(seed + 9), anything(seed + 9)} {
					g := playOut(t, fen(t, test.fen), [2]player{computer(seed), defender})
					requireWon(t, g, chess.White)
				}
			}
		})
	}
}
