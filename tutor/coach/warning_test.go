package coach

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func TestWarning(t *testing.T) {
	for name, c := range map[string]struct{ fen, move, want string }{
		"allows mate": {
			"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g2g4",
			"Wait: the queen can give mate on h4.",
		},
		"leaves a piece for nothing": {
			"4k3/8/8/8/6b1/5N2/6P1/4K3 w - - 0 1", "g2g3",
			"Wait: the bishop can take your knight for nothing.",
		},
		"loses an exchange": {
			"4k3/4p3/5p2/8/8/3N4/3P4/4K2R w - - 0 1", "d3e5",
			"Wait: the pawn on f6 can take your knight for nothing.",
		},
		"a rook for a knight": {
			"4k3/8/5n2/8/8/8/4P3/4K2R w - - 0 1", "h1h5",
			"Wait: the knight can take your rook for nothing.",
		},
		"guarded, and worth too much": {
			"4k3/8/5n2/8/6P1/8/8/4K2R w - - 0 1", "h1h5",
			"Wait: you would lose a rook for a knight on h5.",
		},
		"a pawn is not worth a word": {"4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1", "e4e5", ""},
		"nothing lost":               {chess.StartFEN, "e2e4", ""},
		"a loss that cannot be helped": {
			"6k1/8/8/8/8/1p6/2P5/K2B3r w - - 0 1", "a1b1", "",
		},
		"no other move": {"8/8/8/8/8/5k2/7r/7K w - - 0 1", "h1g1", ""},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			m, err := p.ParseUCI(c.move)
			require.NoError(t, err)
			w := NewSurvey(&p).Warning(m)
			if c.want == "" {
				assert.Nil(t, w)
				return
			}
			require.NotNil(t, w)
			assert.Equal(t, c.want, English(*w, tutor.ToWhite))
		})
	}
}

// What a move is, by brute force.
type label string

const (
	labelMate       label = "allows mate in one, another move does not"
	labelForcedMate label = "allows mate in one, every move does"
	labelFree       label = "loses, and two pawns' worth or more can be taken for nothing"
	labelExchange   label = "loses two pawns' worth or more in an exchange"
	labelPawn       label = "loses one pawn's worth"
	labelLessWorse  label = "loses one pawn's worth more than it has to"
	labelForced     label = "loses no more than every move"
	labelHarmless   label = "harmless"
)

func labelOf(p *chess.Position, m chess.Move) label {
	counts, best := slowCounts(p)
	next := p.Play(m)
	lost := slowBest(&next)
	switch slowGrade(p, m, counts[m], best) {
	case fact.AllowsMate:
		for other := range counts {
			if after := p.Play(other); !matesAtAll(&after) {
				return labelMate
			}
		}
		return labelForcedMate
	case fact.Loses:
		switch {
		case best < 0 && best-counts[m] < 2:
			return labelLessWorse
		case lost == 1:
			return labelPawn
		}
		for s := chess.A1; s <= chess.H8; s++ {
			if slowExchange(&next, s) == lost && anyTakesFree(&next, s) {
				return labelFree
			}
		}
		return labelExchange
	}
	if counts[m] < 0 {
		return labelForced
	}
	return labelHarmless
}

// TestWarningsInGreedyGames labels each move of 100 games that a player who
// looks one ply ahead plays against itself, and counts what is warned of.
func TestWarningsInGreedyGames(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(2026, 7))
	moves, warned := map[label]int{}, map[label]int{}
	for range 100 {
		g := greedyGame(random, tutor.Setup{Start: chess.Start()}, 80)
		for ply, m := range g.Moves() {
			p := g.PositionAt(ply)
			l := labelOf(p, m)
			moves[l]++
			if NewSurvey(p).Warning(m) != nil {
				warned[l]++
			}
		}
	}
	for _, l := range []label{
		labelMate, labelForcedMate, labelFree, labelExchange, labelPawn, labelLessWorse, labelForced, labelHarmless,
	} {
		t.Logf("%5d moves, %5d warned of: %s", moves[l], warned[l], l)
	}
	for _, l := range []label{labelMate, labelFree, labelExchange} {
		assert.GreaterOrEqual(t, float64(warned[l]), 0.99*float64(moves[l]), l)
	}
	for _, l := range []label{labelForcedMate, labelLessWorse, labelForced, labelHarmless} {
		assert.Zero(t, warned[l], l)
	}
}

// A move after which a piece can be attacked and won is warned of by that piece, if no idea tells why it is bad.
func TestAWarningNamesWhatIsAttacked(t *testing.T) {
	const fen = "rnb1kbnr/pp1p1ppp/2p2q2/4p3/4P3/2P5/PP1PNPPP/RNBQKB1R w KQkq - 1 4"
	g := played(t, tutor.Setup{Start: fenOf(t, fen)}, "g3")
	before := g.PositionAt(0)
	results := Searched{Before: looked(t, *before), After: searched(t, *g.Position(), WarnLimits)}
	f := WarningOf(g, NewSurvey(before), results, false, func(Warn) bool { return true })
	require.NotNil(t, f)
	assert.Equal(t, "Wait: then the queen can attack your rook on h1.", English(*f, tutor.ToWhite))
	assert.Equal(t, "warn-attack", Reason(f))
}
