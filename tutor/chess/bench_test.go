package chess

import (
	"testing"
)

// benchPositions are the six positions that move generators are usually measured on, each with the
// depth of a count of some million nodes.
var benchPositions = []struct {
	name, fen string
	depth     int
}{
	{"start", StartFEN, 6},
	{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5},
	{"position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7},
	{"position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 5},
	{"position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5},
	{"position6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5},
}

// benchEach runs a benchmark on each of the six positions.
func benchEach(b *testing.B, run func(b *testing.B, p *Position)) {
	for _, position := range benchPositions {
		p := mustParse(b, position.fen)
		b.Run(position.name, func(b *testing.B) {
			b.ReportAllocs()
			run(b, &p)
		})
	}
}

// BenchmarkPerft counts the six positions and reports million nodes a second.
func BenchmarkPerft(b *testing.B) {
	for _, position := range benchPositions {
		b.Run(position.name, func(b *testing.B) {
			p := mustParse(b, position.fen)
			nodes := uint64(0)
			for b.Loop() {
				nodes += perft(&p, position.depth)
			}
			b.ReportMetric(float64(nodes)/1e6/b.Elapsed().Seconds(), "Mn/s")
		})
	}
}

func BenchmarkAppendMoves(b *testing.B) {
	buffer := make([]Move, 0, MaxMoves)
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			p.AppendMoves(buffer)
		}
	})
}

func BenchmarkAppendCaptures(b *testing.B) {
	buffer := make([]Move, 0, MaxMoves)
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			p.AppendCaptures(buffer)
		}
	})
}

func BenchmarkCountMoves(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			p.CountMoves()
		}
	})
}

func BenchmarkHasMove(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			p.HasMove()
		}
	})
}

// BenchmarkPlayTo plays all moves of a position; the time is that of one.
func BenchmarkPlayTo(b *testing.B) {
	var next Position
	benchEach(b, func(b *testing.B, p *Position) {
		moves := p.Moves()
		i := 0
		for b.Loop() {
			p.PlayTo(&next, moves[i])
			if i++; i == len(moves) {
				i = 0
			}
		}
	})
}

func BenchmarkInCheck(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			p.InCheck()
		}
	})
}

func BenchmarkOutcome(b *testing.B) {
	earlier := make([]uint64, 80)
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			p.Outcome(earlier)
		}
	})
}

// BenchmarkRepetitions looks through fifty moves of each side.
func BenchmarkRepetitions(b *testing.B) {
	earlier := make([]uint64, FiftyMovePlies)
	benchEach(b, func(b *testing.B, p *Position) {
		q := *p
		q.clock = FiftyMovePlies
		for b.Loop() {
			q.Repetitions(earlier)
		}
	})
}

// BenchmarkAttacks maps what each piece attacks.
func BenchmarkAttacks(b *testing.B) {
	var attacked [64]Bitboard
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			occupied := p.Occupied()
			for pieces := occupied; pieces != 0; pieces &= pieces - 1 {
				s := pieces.First()
				attacked[s&63] = Attacks(p.At(s), s, occupied)
			}
		}
	})
}

// BenchmarkAttackersTo maps who attacks each of the 64 squares.
func BenchmarkAttackersTo(b *testing.B) {
	var attackers [64]Bitboard
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			for s := range attackers {
				attackers[s] = p.AttackersTo(Square(s), p.Occupied())
			}
		}
	})
}

func BenchmarkFEN(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		for b.Loop() {
			_ = p.FEN()
		}
	})
}

func BenchmarkParseFEN(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		fen := p.FEN()
		for b.Loop() {
			_, _ = ParseFEN(fen)
		}
	})
}

// BenchmarkSAN writes all moves of a position; the time is that of one.
func BenchmarkSAN(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		moves := p.Moves()
		i := 0
		for b.Loop() {
			_ = p.SAN(moves[i])
			if i++; i == len(moves) {
				i = 0
			}
		}
	})
}

func BenchmarkParseSAN(b *testing.B) {
	benchEach(b, func(b *testing.B, p *Position) {
		san := p.SAN(p.Moves()[0])
		for b.Loop() {
			_, _ = p.ParseSAN(san)
		}
	})
}
