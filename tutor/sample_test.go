package tutor

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// greedyGame plays a game of a player that looks one ply ahead: it mates if it
// can, else takes what counts most, and chooses among equals at random.
func greedyGame(random *rand.Rand, setup Setup, plies int) *Game {
	g := NewGame(setup)
	for g.Ply() < plies && g.Outcome() == chess.Playing {
		var best []chess.Move
		most := -1
		for _, m := range g.Position().Moves() {
			next := g.Position().Play(m)
			gain := Gain(g.Position(), m)
			if next.InCheck() && !next.HasMove() {
				gain = 100
			}
			if gain > most {
				best, most = best[:0], gain
			}
			if gain == most {
				best = append(best, m)
			}
		}
		if err := g.Play(best[random.IntN(len(best))]); err != nil {
			panic(err)
		}
	}
	return g
}

// sampleGames returns games of three kinds in turn, always the same for a seed:
// random, greedy, and begun at random and then greedy.
func sampleGames(seed uint64, n int) (games []*Game) {
	random := rand.New(rand.NewPCG(seed, 3))
	for i := range n {
		setup := Setup{Start: chess.Start(), Players: TwoPlayers}
		switch i % 3 {
		case 0:
			games = append(games, randomGame(random, setup, 120))
		case 1:
			games = append(games, greedyGame(random, setup, 120))
		default:
			setup.Start = *randomGame(random, setup, 30).Position()
			games = append(games, greedyGame(random, setup, 120))
		}
	}
	return games
}

// eachSample visits every step-th ply of sample games, the end included.
func eachSample(seed uint64, games, step int, visit func(g *Game, ply int)) {
	for i, g := range sampleGames(seed, games) {
		for ply := i % step; ply <= g.Ply(); ply += step {
			visit(g, ply)
		}
	}
}

// fenOf reads a position that a test is about.
func fenOf(t testing.TB, text string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(text)
	require.NoError(t, err, text)
	return p
}

// middlegame is a position for benchmarks: 37 moves, all pieces on the board.
const middlegame = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9"
