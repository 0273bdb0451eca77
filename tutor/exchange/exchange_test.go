package exchange

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/cmd/workshop/tactics"
	"chesstutor/tutor/chess"
)

// mixed are positions of different kinds.
var mixed = map[string]string{
	"quiet":    "r1bq1rk1/pp3ppp/2n1pn2/2bp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 9",
	"kiwipete": "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"pins":     "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
	"promotes": "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"ending":   "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
}

// eachPosition visits the mixed positions and those of the suite, and what every third move makes of them.
func eachPosition(t *testing.T, visit func(p *chess.Position)) {
	t.Helper()
	problems, err := tactics.Suite()
	require.NoError(t, err)
	var positions []chess.Position
	for _, problem := range problems {
		positions = append(positions, problem.Position)
	}
	for _, fen := range mixed {
		positions = append(positions, fenOf(t, fen))
	}
	for _, p := range positions {
		visit(&p)
		for i, m := range p.Moves() {
			if next := p.Play(m); i%3 == 0 {
				visit(&next)
			}
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

func TestExchangeOn(t *testing.T) {
	for name, c := range map[string]struct {
		fen, on string
		count   int
		line    string
	}{
		"a free pawn":                   {"4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d5", 1, "d1d5"},
		"a guarded pawn stays":          {"4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d5", 0, ""},
		"pawn takes knight":             {"4k3/8/4p3/3n4/4P3/8/8/4K3 w - - 0 1", "d5", 2, "e4d5 e6d5"},
		"the rook behind the rook":      {"3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d5", 1, "d2d5"},
		"no reason to take back":        {"4k3/8/4p3/3n4/4P3/8/8/3RK3 w - - 0 1", "d5", 3, "e4d5"},
		"a pinned guard does not count": {"4k3/3n4/8/1B2p3/8/8/8/4RK2 w - - 0 1", "e5", 1, "e1e5"},
		"a king takes what is left":     {"8/8/4k3/3p4/4P3/8/8/4K3 w - - 0 1", "d5", 0, ""},
		"taking promotes":               {"1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8", 13, "a7b8q"},
		"taking promotes, taken back":   {"1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "b8", 4, "a7b8q d8b8"},
		"en passant":                    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6", 1, "e5d6"},
		"en passant, taken back":        {"4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2", "d6", 0, ""},
		"nothing there":                 {chess.StartFEN, "e4", 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			s, err := chess.ParseSquare(c.on)
			require.NoError(t, err)
			e := On(&p, s)
			assert.Equal(t, c.count, e.Count)
			var line string
			for _, m := range e.Line {
				line += " " + m.String()
			}
			assert.Equal(t, c.line, line[min(1, len(line)):])
		})
	}
}

// slowExchange is plain minimax over all legal moves that are captures on s.
func slowExchange(p *chess.Position, s chess.Square) (best int) {
	for _, m := range p.Moves() {
		if m.To() != s || !slowCapture(p, m) {
			continue
		}
		next := p.Play(m)
		best = max(best, slowLead(&next, p.Turn())-slowLead(p, p.Turn())-slowExchange(&next, s))
	}
	return best
}

func slowCapture(p *chess.Position, m chess.Move) bool {
	next := p.Play(m)
	return next.Occupied().Count() < p.Occupied().Count()
}

var slowWorth = [256]int{
	'P': 1, 'N': 3, 'B': 3, 'R': 5, 'Q': 9, 'p': -1, 'n': -3, 'b': -3, 'r': -5, 'q': -9,
}

// slowLead counts the pieces' letters.
func slowLead(p *chess.Position, c chess.Color) (pawns int) {
	for s := chess.A1; s <= chess.H8; s++ {
		pawns += slowWorth[p.At(s).Letter()]
	}
	if c == chess.Black {
		return -pawns
	}
	return pawns
}

func TestExchangeIsMinimax(t *testing.T) {
	exchanges := 0
	eachPosition(t, func(p *chess.Position) {
		best := 0
		for s := chess.A1; s <= chess.H8; s++ {
			want := slowExchange(p, s)
			e := On(p, s)
			require.Equal(t, want, e.Count, "%s in %s", s, p.FEN())
			best = max(best, want)
			if want > 0 {
				exchanges++
				requireLine(t, p, e)
			}
		}
		require.Equal(t, best, Best(p).Count, p.FEN())
	})
	t.Logf("%d exchanges that gain", exchanges)
}

// requireLine proves that a line is a best one: every move keeps the value,
// and it ends where going on gains nothing.
func requireLine(t *testing.T, p *chess.Position, e Exchange) {
	t.Helper()
	at, left := *p, e.Count
	for _, m := range e.Line {
		require.Contains(t, at.Moves(), m)
		require.Equal(t, e.Square, m.To())
		next := at.Play(m)
		answer := slowExchange(&next, e.Square)
		require.Equal(t, left, slowLead(&next, at.Turn())-slowLead(&at, at.Turn())-answer, at.FEN())
		at, left = next, answer
	}
	require.Zero(t, left)
}

func TestBestExchangeOfNone(t *testing.T) {
	p := chess.Start()
	assert.Equal(t, Exchange{Square: chess.NoSquare}, Best(&p))
}

// benchExchanges runs a benchmark on positions of different kinds.
func benchExchanges(b *testing.B, run func(b *testing.B, p *chess.Position)) {
	for name, fen := range mixed {
		p := fenOf(b, fen)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			run(b, &p)
		})
	}
}

// BenchmarkBestExchange counts the exchanges on all squares.
func BenchmarkBestExchange(b *testing.B) {
	benchExchanges(b, func(b *testing.B, p *chess.Position) {
		for b.Loop() {
			BestCount(p)
		}
	})
}

// BenchmarkExchange counts the exchanges on the squares of the opponent's pieces,
// one after the other; the time is that of one.
func BenchmarkExchange(b *testing.B) {
	benchExchanges(b, func(b *testing.B, p *chess.Position) {
		on := p.Color(p.Turn().Other()).Squares()
		i := 0
		for b.Loop() {
			Count(p, on[i], 0)
			if i++; i == len(on) {
				i = 0
			}
		}
	})
}

// TestExchangesDoNotAllocate counts in the memory of the stack.
func TestExchangesDoNotAllocate(t *testing.T) {
	eachPosition(t, func(p *chess.Position) {
		assert.Zero(t, testing.AllocsPerRun(1, func() { BestCount(p) }), p.FEN())
	})
}
