package uci

import (
	"context"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// benchDepth is the default depth of "bench", in plies.
const benchDepth = 10

// benchPositions are from openings, middlegames and endgames.
var benchPositions = []string{
	chess.StartFEN,
	"r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQ1RK1 w - - 2 7",
	"r2q1rk1/pb1nbppp/1p2pn2/2pp4/2PP4/1PN1PN2/PB2BPPP/R2Q1RK1 w - - 4 11",
	"rnbq1rk1/pp3pbp/3p1np1/2pPp3/2P1P3/2N2N2/PP2BPPP/R1BQK2R w KQ - 0 9",
	"2r2rk1/pp1bqppp/2n1pn2/3p4/3P4/2PBPN2/PP1NQPPP/R4RK1 b - - 6 14",
	"r4rk1/1bq1bppp/p2ppn2/1pn5/3NPP2/1BN1B3/PPP1Q1PP/R4R1K w - - 4 15",
	"3r2k1/5ppp/p3p3/1pb1P3/2p2P2/2P1B3/PP4PP/3R2K1 w - - 2 26",
	"8/5pk1/4p1p1/1p1pP2p/pP1P1P1P/P4KP1/8/8 w - - 0 40",
	"8/8/1p1k4/p1p5/P1P2p2/1P3P2/3K4/8 b - - 0 45",
	"6k1/5p2/6p1/8/7p/8/6PP/6K1 b - - 0 50",
	"8/3r1pk1/4p1p1/1R6/1P5P/4P1P1/5PK1/8 w - - 1 38",
	"4k3/8/8/8/8/8/4BN2/4K3 w - - 0 80",
}

// startBench handles "bench".
func (s *session) startBench(ctx context.Context, words []string) {
	depth := benchDepth
	if len(words) > 0 {
		n, err := number(words[0], 1, maxDepth)
		if err != nil {
			s.reportError("bench: %v", err)
			return
		}
		depth = n
	}
	s.startTask(ctx, func(ctx context.Context) {
		nodes, took, err := bench(ctx, depth)
		if err == nil {
			s.out.line("info string %d positions to depth %d: %d nodes, %d ms, %d nodes/s",
				len(benchPositions), depth, nodes, took.Milliseconds(), int(float64(nodes)/took.Seconds()))
		}
	})
}

// bench searches fixed positions of all parts of a game to a depth, each with an empty table, and
// returns the nodes, always the same, and the time.
func bench(ctx context.Context, depth int) (nodes uint64, took time.Duration, err error) {
	began := time.Now()
	for _, text := range benchPositions {
		p, err := chess.ParseFEN(text)
		if err != nil {
			return 0, 0, err
		}
		r, err := ai.Search(ctx, p, nil, ai.Limits{Method: ai.Selective, Depth: depth}, 0)
		if err != nil {
			return 0, 0, err
		}
		nodes += r.Nodes
	}
	return nodes, time.Since(began), nil
}
