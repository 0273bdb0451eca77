package game

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// A long line is shown up to where its captures end, and one that mates to its end.
func TestShownOf(t *testing.T) {
	for sans, want := range map[string]int{
		"e4 e5 Nf3 Nc6":                               4,
		"e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nc3 Bb4":      7,
		"e4 e5 Nf3 Nc6 d4 exd4 c3 dxc3 Nxc3 Bb4 a3":   9,
		"e4 e5 Bc4 Nc6 Qh5 a6 a3 a5 Qxf7":             9,
		"e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 d3 O-O Bg5 h6": 7,
	} {
		f := fact.Fact{Start: chess.Start()}
		p := f.Start
		for san := range strings.FieldsSeq(sans) {
			m, err := p.ParseSAN(san)
			require.NoError(t, err)
			f.Line = append(f.Line, m)
			p = p.Play(m)
		}
		assert.Len(t, shownOf(&f), want, sans)
	}
}

// A search's line is shown until its point is made, and no further than a trade.
func TestALineIsShownUntilItIsSettled(t *testing.T) {
	for name, c := range map[string]struct {
		fen, line string
		want      int
	}{
		"nothing is taken":     {chess.StartFEN, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6", 3},
		"no move":              {chess.StartFEN, "", 0},
		"one move":             {chess.StartFEN, "e2e4", 1},
		"the last capture":     {chess.StartFEN, "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 g8f6", 4},
		"a trade wins nothing": {chess.StartFEN, "e2e4 d7d5 b1c3 g8f6 g1f3 b8c6 e4d5 f6d5 c3d5 d8d5 d2d4", 3},
		"a pawn is won":        {chess.StartFEN, "e2e4 d7d5 b1c3 g8f6 e4d5 b8c6 g1f3 c8g4", 5},
		"it wins, then loses":  {chess.StartFEN, "e2e4 d7d5 e4d5 g8f6 d2d4 f6d5 c2c4", 6},
		"it is taken back":     {"4k3/8/4p3/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 2},
		"a pawn becomes queen": {"8/P7/8/8/8/8/8/k6K w - - 0 1", "h1g1 a1b1 a7a8q b1c1 a8a1", 3},
		"mate":                 {chess.StartFEN, "f2f3 e7e5 g2g4 d8h4", 4},
	} {
		start, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		p, line := start, []chess.Move(nil)
		for uci := range strings.FieldsSeq(c.line) {
			m, err := p.ParseUCI(uci)
			require.NoError(t, err)
			line, p = append(line, m), p.Play(m)
		}
		assert.Len(t, Settled(start, line), c.want, name)
	}
}

// A capture of what is guarded is not shown alone: what takes back would be missing.
func TestACaptureOfWhatIsGuardedIsNotShown(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/8/8/4n3/8/3P4/4K3 w - - 0 1")
	require.NoError(t, err)
	start := p.Pass()
	takes, err := start.ParseUCI("e4d2")
	require.NoError(t, err)
	f := fact.Fact{Kind: fact.KindAttacks, Start: start, Line: []chess.Move{takes}}
	assert.NotEmpty(t, showFact(Viewer{}, &p, f))
	f.Guards = fact.On(&p, p.King(chess.White))
	assert.Empty(t, showFact(Viewer{}, &p, f))
}
