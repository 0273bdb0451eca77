package tactics

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/needs"
)

func problems(t *testing.T) []Problem {
	list, err := Suite()
	require.NoError(t, err)
	return list
}

// TestSuite counts the problems; none is there twice.
func TestSuite(t *testing.T) {
	groups, ids, keys := map[string]int{}, map[string]bool{}, map[uint64]bool{}
	for _, p := range problems(t) {
		groups[p.Group()]++
		assert.False(t, ids[p.ID], p.ID)
		assert.False(t, keys[p.Position.Key()], p.ID)
		ids[p.ID], keys[p.Position.Key()] = true, true
		assert.Len(t, p.Keys, 1, p.ID)
	}
	assert.Equal(t, map[string]int{"mate in 1": 50, "mate in 2": 50, "mate in 3": 50, "mate in 4": 50, "capture": 50},
		groups)
}

// TestMatesAreProved proves mates again: that there is none in fewer moves, and no other first move. Of those in four
// moves, which take long, it proves one in ten, and all with the tag soak.
func TestMatesAreProved(t *testing.T) {
	for i, p := range problems(t) {
		if p.Mate == 0 || p.Mate == 4 && i%10 > 0 && !needs.Soak {
			continue
		}
		t.Run(p.ID, func(t *testing.T) {
			t.Parallel()
			n, keys := mate(&p.Position)
			assert.Equal(t, p.Mate, n)
			assert.Equal(t, p.Keys, keys)
		})
	}
}

// TestOneCaptureWins counts the exchanges on all squares again, by the slow count here and by the
// tutor's.
func TestOneCaptureWins(t *testing.T) {
	for _, p := range problems(t) {
		if p.Mate > 0 {
			continue
		}
		keys, pawns := winningCaptures(&p.Position)
		require.Equal(t, p.Keys, keys, p.ID)
		assert.GreaterOrEqual(t, pawns[0], 2, p.ID)
		best := exchange.Best(&p.Position)
		assert.Equal(t, p.Keys[0], best.Line[0], p.ID)
		assert.Equal(t, pawns[0], best.Count, p.ID)
		for _, m := range p.Position.AppendCaptures(nil) {
			next := p.Position.Play(m)
			won := chess.Gain(&p.Position, m) - exchange.On(&next, m.To()).Count
			assert.Equal(t, m == p.Keys[0], won > 0, "%s in %s", m, p.ID)
		}
	}
}

func TestMate(t *testing.T) {
	for name, c := range map[string]struct {
		fen   string
		moves int
		keys  string
	}{
		"back rank":                    {"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1, "Rd8#"},
		"not stalemate":                {"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", 1, "Qf8#"},
		"all keys":                     {"k7/8/1K6/8/8/8/8/6RR w - - 0 1", 1, "Rg8#Rh8#"},
		"Morphy's problem":             {"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 2, "Ra6"},
		"a rook given":                 {"r5k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1", 2, "Rd8+"},
		"as Black":                     {"3r2k1/3r1ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", 2, "Rd1+"},
		"smothered after giving a man": {"2r4k/6pp/8/4N3/8/1Q6/8/6K1 w - - 0 1", 4, "Nf7+"},
		"none":                         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", 0, ""},
		"mated":                        {"3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := parsed(t, c.fen)
			n, keys := mate(&p)
			assert.Equal(t, c.moves, n)
			text := ""
			for _, m := range keys {
				text += p.SAN(m)
			}
			assert.Equal(t, c.keys, text)
		})
	}
}

func TestWinningCaptures(t *testing.T) {
	for fen, want := range map[string]map[string]int{
		"4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1":     {"Rxd5": 1},
		"4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1":   {},
		"4k3/8/4p3/3n4/4P3/8/8/3RK3 w - - 0 1": {"exd5": 3},
		"4k3/3n4/8/1B2p3/8/8/8/4RK2 w - - 0 1": {"Rxe5+": 1},
		"1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1": {"axb8=Q": 4, "axb8=R": 4, "axb8=B": 4,
			"axb8=N": 4},
		"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2":                        {"exd6": 1},
		"3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1":                      {"Rxd5": 1},
		"4k3/8/4p3/3n1p2/4P1P1/8/8/3RK3 w - - 0 1":                 {"exd5": 3, "exf5": 1, "gxf5": 1},
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1": {},
	} {
		p := parsed(t, fen)
		got := map[string]int{}
		moves, pawns := winningCaptures(&p)
		for i, m := range moves {
			got[p.SAN(m)] = pawns[i]
		}
		assert.Equal(t, want, got, fen)
	}
}

func parsed(t *testing.T, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err, fen)
	return p
}
