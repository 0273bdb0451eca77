package coach

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"
)

// ordered returns the legal moves by from, to and promotion.
func ordered(p *chess.Position) []chess.Move {
	moves := p.Moves()
	slices.SortFunc(moves, func(a, b chess.Move) int {
		return cmp.Or(int(a.From())-int(b.From()), int(a.To())-int(b.To()), int(a.Promotion())-int(b.Promotion()))
	})
	return moves
}

// greedyGame plays a game of a player that looks one ply ahead: it mates if it
// can, else takes what counts most, and chooses among equals at random.
func greedyGame(random *rand.Rand, setup tutor.Setup, plies int) *tutor.Game {
	g := tutor.NewGame(setup)
	for g.Ply() < plies && g.Outcome() == chess.Playing {
		var best []chess.Move
		most := -1
		for _, m := range ordered(g.Position()) {
			next := g.Position().Play(m)
			gain := chess.Gain(g.Position(), m)
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

// wildGame plays at most plies random moves.
func wildGame(random *rand.Rand, setup tutor.Setup, plies int) *tutor.Game {
	g := tutor.NewGame(setup)
	for g.Ply() < plies && g.Outcome() == chess.Playing {
		moves := ordered(g.Position())
		if err := g.Play(moves[random.IntN(len(moves))]); err != nil {
			panic(err)
		}
	}
	return g
}

// sampleStarts have much of what is rare: castling on both sides, captures in
// passing that are pinned, promotions, stalemates.
var sampleStarts = []string{
	"r3k2r/pppq1ppp/2n1bn2/3pp3/3PP3/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
	"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/8/8/2b2q2/2B2Q2/8/8/R3K2R w KQkq - 0 1",
	"6k1/8/8/8/8/8/1Q3P2/K7 w - - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
}

// sampleGames returns games of four kinds in turn, always the same for a seed
// whatever order the rules list moves in: from one of sampleStarts,
// random, greedy, and begun at random and then greedy.
func sampleGames(seed uint64, n int) (games []*tutor.Game) {
	random := rand.New(rand.NewPCG(seed, 3))
	for i := range n {
		setup := tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}
		switch i % 4 {
		case 3:
			p, err := chess.ParseFEN(sampleStarts[i/4%len(sampleStarts)])
			if err != nil {
				panic(err)
			}
			setup.Start = p
			games = append(games, wildGame(random, setup, 80))
		case 0:
			games = append(games, wildGame(random, setup, 120))
		case 1:
			games = append(games, greedyGame(random, setup, 120))
		default:
			setup.Start = *wildGame(random, setup, 30).Position()
			games = append(games, greedyGame(random, setup, 120))
		}
	}
	return games
}

// eachSample visits every step-th ply of sample games, and outside the long form about half as many: each side's in
// turn, so an odd step.
func eachSample(seed uint64, games, step int, visit func(g *tutor.Game, ply int)) {
	if !needs.Soak {
		step = 2*step | 1
	}
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

// scored returns the line of a search that is but a move, with its score.
func scored(t testing.TB, p *chess.Position, uci string, score ai.Score) ai.Line {
	t.Helper()
	m, err := p.ParseUCI(uci)
	require.NoError(t, err)
	return ai.Line{Score: score, Moves: []chess.Move{m}}
}
