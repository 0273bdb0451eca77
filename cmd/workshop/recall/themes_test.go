package recall

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// solutionOf returns the solution of a puzzle whose position a move leads to.
func solutionOf(t *testing.T, fen, last, moves string) *solution {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	s := &solution{us: p.Turn()}
	if last != "" {
		m, err := p.ParseSAN(last)
		require.NoError(t, err)
		s.us, s.last, s.took = p.Turn().Other(), m, chess.Taken(&p, m) != chess.NoPiece
		p = p.Play(m)
	}
	s.at = []chess.Position{p}
	for text := range strings.FieldsSeq(moves) {
		m, err := p.ParseSAN(text)
		require.NoError(t, err, text)
		p = p.Play(m)
		s.moves, s.at = append(s.moves, m), append(s.at, p)
	}
	return s
}

const beforeKnightTook = "6k1/5p1p/8/8/4n3/2N5/1P3PPP/4R1K1 b - - 0 1"

// Each theme is carried by the move that its description means, the solver's first or second, or by none.
func TestCarrier(t *testing.T) {
	for name, c := range map[string]struct {
		fen, last, moves, theme string
		want                    int
	}{
		"fork":                  {"r3k3/8/8/3N4/8/8/PP6/4K3 w - - 0 1", "", "Nc7+ Kd7 Nxa8", "fork", 0},
		"fork, then":            {"r3k3/8/8/8/1N6/8/PP6/4K3 w - - 0 1", "", "Nd5 Rb8 Nc7+ Kd7 Nb5", "fork", -1},
		"no fork of pawns":      {"4k3/8/2p1p3/8/3N4/8/PP6/4K3 w - - 0 1", "", "Nxc6 Kd7 Nd4", "fork", -1},
		"skewer":                {"7q/8/8/8/7k/8/K7/R7 w - - 0 1", "", "Rh1+ Kg5 Rxh8", "skewer", 0},
		"mate on the rank":      {"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "", "Ra8#", "backRankMate", 0},
		"promotion, later":      {"8/8/P6k/8/8/8/8/4K3 w - - 0 1", "", "a7 Kg7 a8=Q", "promotion", 1},
		"discovered":            {"3q2k1/7p/8/8/8/3B4/8/3R2K1 w - - 0 1", "", "Bxh7+ Kxh7 Rxd8", "discoveredAttack", 0},
		"pin":                   {"4k3/7p/4n3/8/8/8/8/R5K1 w - - 0 1", "", "Re1 h5 Rxe6+", "pin", 0},
		"it may not take":       {"4k3/4r3/8/8/5B2/8/4R3/6K1 w - - 0 1", "", "Bd6 Kd8 Rxe7", "pin", 0},
		"deflection":            {"3r2k1/5ppp/8/8/8/8/2Q2PPP/3R2K1 w - - 0 1", "", "Qc8 Rxc8 Kf1", "deflection", -1},
		"deflection by a check": {"3rk3/8/8/8/8/8/4B3/3RK3 w - - 0 1", "", "Bb5+ Kf7 Rxd8", "deflection", 0},
		"the king is drawn":     {"6k1/5p2/8/8/2B5/8/8/3QK3 w - - 0 1", "", "Bxf7+ Kxf7 Qd7+ Kg8", "attraction", 0},
		"the defender taken":    {"4k3/8/3n4/5b2/8/8/3R4/4KR2 w - - 0 1", "", "Rxd6 Ke7 Rxf5", "capturingDefender", 0},
		"trapped":               {"N1k5/p2p4/8/8/8/8/8/4K3 b - - 0 1", "", "Kb7 Ke2 Kxa8", "trappedPiece", 0},
		"in between":            {beforeKnightTook, "Nxc3", "Re8+ Kg7 bxc3", "intermezzo", 0},
	} {
		t.Run(name, func(t *testing.T) {
			s := solutionOf(t, c.fen, c.last, c.moves)
			at := slices.IndexFunc(themes, func(theme theme) bool { return theme.name == c.theme })
			assert.Equal(t, c.want, s.carrier(themes[at]))
		})
	}
}

func TestInterval(t *testing.T) {
	assert.Empty(t, interval(60, 100), "of many it is not printed")
	assert.Empty(t, interval(0, 0))
	assert.Equal(t, "  24 to 76 %", interval(5, 10))
}
