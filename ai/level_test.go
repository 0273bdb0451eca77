package ai

import (
	"context"
	"strings"
	"testing"

	"chesstutor/tutor/chess"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestLevels(t *testing.T) {
	names := map[string]bool{}
	for n := range ladder {
		l := Level(n)
		assert.True(t, l.Valid())
		assert.NotEmpty(t, l.Name())
		assert.NotEmpty(t, l.Sentence())
		assert.LessOrEqual(t, len(strings.Fields(l.Sentence())), 18, l.Sentence())
		assert.False(t, names[l.Name()], "two levels are called %q", l.Name())
		names[l.Name()] = true
	}
	assert.Zero(t, ThreePlies, "saved games hold this number")
	assert.Equal(t, Limits{Depth: 3}, ThreePlies.Limits())
}

// TestUnknownLevel plays a game of a later version at the default level.
func TestUnknownLevel(t *testing.T) {
	l := Level(255)
	assert.False(t, l.Valid())
	assert.Equal(t, ThreePlies.Name(), l.Name())
	assert.Equal(t, ThreePlies.Sentence(), l.Sentence())
	assert.Equal(t, ThreePlies.Limits(), l.Limits())
}

// seeing are the levels that see one reply, those that look long left out.
func seeing() (list []Level) {
	for _, l := range Levels() {
		if limits := l.Limits(); (limits.Method == Full || limits.Method == Selective) && limits.Nodes <= 4_000 {
			list = append(list, l)
		}
	}
	return list
}

// TestWhatHangsIsTaken leaves nothing that can be had for nothing.
func TestWhatHangsIsTaken(t *testing.T) {
	tests := []struct{ name, position, takes string }{
		{"a queen", "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3", "c3d5"},
		{"a rook", "6k1/5ppp/8/3r4/8/8/1B3PPP/3Q2K1 w - - 0 1", "d1d5"},
		{"a knight", "r1bqkb1r/pppp1ppp/2n5/4p3/2B1n3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 0 5", "d3e4"},
		{"a bishop, as Black", "rnbqkbnr/pppp1ppp/8/4p1B1/3P4/8/PPP1PPPP/RN1QKBNR b KQkq - 0 2", "d8g5"},
	}
	for _, test := range tests {
		p := fen(t, test.position)
		for _, l := range seeing() {
			r, err := Search(t.Context(), p, nil, l.Limits(), 1)
			require.NoError(t, err)
			assert.Equal(t, test.takes, r.Move.String(), "%s: %s", test.name, l.Name())
		}
	}
}

// TestNoQueenIsDropped plays games among the levels that see one reply. Whenever
// the queen can be taken for nothing after a move, the level knew of it: it lost
// no less by any other move, or has something better for it.
func TestNoQueenIsDropped(t *testing.T) {
	dropped := 0
	for i, l := range seeing() {
		g := game{position: chess.Start()}
		for ply := 0; ply < 40 && g.position.Outcome(g.earlier) == chess.Playing; ply++ {
			p := g.position
			r, err := Search(t.Context(), p, g.earlier, l.Limits(), uint64(i))
			require.NoError(t, err)
			m := r.Move
			if ply < 6 {
				m = p.Moves()[(ply*7+i*5)%p.CountMoves()]
			} else if queenHangs(p.Play(m)) && p.At(m.To()) == chess.NoPiece {
				dropped++
				assert.GreaterOrEqual(t, r.Score, CountMen(&p)-300-lossBefore(&p), "%s plays %v in %s", l.Name(), m, p.FEN())
			}
			g.earlier = append(g.earlier, p.Key())
			g.position = p.Play(m)
		}
	}
	t.Logf("queens given for something: %d", dropped)
}

// queenHangs reports whether the side to move can take the queen and its man
// cannot be taken in turn.
func queenHangs(p chess.Position) bool {
	for _, m := range p.AppendCaptures(nil) {
		if p.At(m.To()).Type() != chess.Queen {
			continue
		}
		next := p.Play(m)
		again := false
		for _, reply := range next.AppendCaptures(nil) {
			again = again || reply.To() == m.To()
		}
		if !again {
			return true
		}
	}
	return false
}

// lossBefore returns what the side to move must lose whatever it does: the least
// that the captures after any of its moves win.
func lossBefore(p *chess.Position) Score {
	r, err := Search(context.Background(), *p, nil, Limits{Depth: 1, Eye: Counting}, 1)
	if err != nil {
		return 0
	}
	return max(CountMen(p)-r.Score, 0)
}
