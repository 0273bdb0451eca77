package coach

import (
	"context"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// readMoves reads moves as engines write them.
func readMoves(t *testing.T, p chess.Position, text string) (line []chess.Move) {
	t.Helper()
	for uci := range strings.FieldsSeq(text) {
		m, err := p.ParseUCI(uci)
		require.NoError(t, err)
		line, p = append(line, m), p.Play(m)
	}
	return line
}

// What a line shows is an idea of its first move, though another reply escapes it; what it does not show is none.
func TestIdeasByLine(t *testing.T) {
	for name, c := range map[string]struct {
		fen, line string
		want      []fact.Concept
	}{
		"a fork that a check could escape": {
			"r3k3/8/8/3N4/8/7r/8/6K1 w - - 0 1", "d5c7 e8d7 c7a8", []fact.Concept{fact.Fork},
		},
		"the guard taken": {
			"4k3/8/3n4/5b2/8/8/3R4/4KR2 w - - 0 1", "d2d6 e8e7 f1f5", []fact.Concept{fact.GuardRemoved},
		},
		"the guard of what nothing attacks yet": {
			"6k1/3qb1pp/5n2/6B1/8/3Q4/6PP/6K1 w - - 0 1", "d3d7 f6d7 g5e7",
			[]fact.Concept{fact.GuardRemoved, fact.Lured}, // the knight stood on the bishop's line before
		},
		"a king that may stay beside what stands behind it": {
			"8/8/8/6B1/3k4/2r5/8/6K1 w - - 0 1", "g5f6 d4e4 f6c3", []fact.Concept{fact.Skewer},
		},
		"a king that may stay beside his queen": {
			"4k1r1/8/6bB/pp6/8/6KQ/8/8 b - - 0 1", "g6f5 g3f4 f5h3", nil,
		},
		"a guard that takes what is offered": {
			"2k5/pp2p2p/4q3/2p1b1r1/3pQrP1/P2P1P1P/1PP3K1/R3R3 w - - 2 28", "e4f4 e5f4 e1e6",
			[]fact.Concept{fact.PinToPiece, fact.Lured},
		},
		"a guard that other answers keep": {
			"1n2kbnr/r1p4P/pp1q4/8/1P6/N2P1N2/P1P1P2P/R1BQKB1b b Qk - 0 12", "d6b4 c1d2 b4a3", nil,
		},
		"a pawn that another answer saves": {
			"2r5/8/1k5p/p3RP1P/4N2R/P1PP4/6r1/4K3 w - - 0 33", "e5e6 b6c7 e6h6", nil,
		},
		"nothing is won": {"r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7 e8d7 c7a6", nil},
	} {
		t.Run(name, func(t *testing.T) {
			p := fenOf(t, c.fen)
			line := readMoves(t, p, c.line)
			var got []fact.Concept
			for _, f := range newBest(&p, line[0]).byLine(line, lastMove{}) {
				assert.True(t, f.Judgement)
				got = append(got, f.Concept)
			}
			assert.Equal(t, c.want, got)
		})
	}
}

// What the lines of searches show, and the pins that hold, are proved again from the board.
func TestIdeasByLineAreTrue(t *testing.T) {
	t.Parallel()
	proved := map[fact.Kind]int{}
	eachSample(83, 120, 11, func(g *tutor.Game, ply int) {
		if ply == g.Ply() || ply == 0 {
			return
		}
		p := g.PositionAt(ply)
		found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Method: ai.Selective, Nodes: 1_000}, 1)
		require.NoError(t, err)
		m := found.Move
		for _, f := range BestIdeas(g, ply, found.PV) {
			if !f.Judgement && f.Kind != fact.KindPinHolds {
				continue
			}
			require.True(t, ideaHolds(&ideaClaim{
				p: *p, next: p.Play(m), m: m, us: p.Turn(), last: g.Moves()[ply-1],
				before: *g.PositionAt(ply - 1), fact: f,
			}), "%s of %v in %s", f.Kind, found.PV, p.FEN())
			proved[f.Kind]++
		}
	})
	t.Log(proved)
	assert.GreaterOrEqual(t, len(proved), 5)
}
