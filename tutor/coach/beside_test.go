package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Beside the line stands what was won just now, before it, or another piece that would be lost, after a check
// too, unless the remedy of the line saves both.
func TestBeside(t *testing.T) {
	for name, c := range map[string]struct {
		fen, moves string
		kind       fact.Kind // "" for none
		text       string
		first      bool
	}{
		"a rook and a knight are attacked": {
			"k7/p7/2p3p1/1RP2N2/8/8/8/4K3 w - - 0 1", "", fact.KindHanging,
			"A pawn attacks your knight.", false,
		},
		"one capture ends both dangers": {
			"4k3/8/8/2p5/1R1N4/2K5/8/8 w - - 0 1", "", "", "", false,
		},
		"a queen was won for a rook, and a pawn is free": {
			"3qk3/6p1/8/5N2/8/8/8/3RK3 w - - 0 1", "Rxd8 Kxd8", fact.KindPraiseTook,
			"Good: you won the queen.", true,
		},
		"a queen was lost just now, and a knight is free": {
			"3rk3/8/8/3n4/8/2Q5/8/3RK3 w - - 0 1", "Qh8+ Kd7 Qxd8+ Kxd8", fact.KindLostPiece,
			"The king has taken your queen. That can happen.", true,
		},
		"a rook was won, and a knight is attacked": {
			"r6k/6p1/8/5N2/8/8/8/R3K3 w - - 0 1", "Rxa8 Kh7 Ra1 g6", "", "", false,
		},
		"a knight was won, but its taker hangs, and there is a check": {
			chess.StartFEN, "e4 Nf6 e5 Nd5 d4 d6 Nc3 c6 Nxd5 Qa5+", fact.KindHanging,
			"The queen attacks your knight on d5", false,
		},
		"a rook was won just now, and a knight is attacked": {
			"r7/6pk/8/5N2/8/8/8/R3K3 w - - 0 1", "Rxa8 g6", fact.KindPraiseFree,
			"Well taken: the rook was free.", true,
		},
	} {
		g := played(t, tutor.Setup{Start: fenOf(t, c.fen)}, c.moves)
		v := NewSurvey(g.Position())
		facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), looked(t, *g.Position())), true, nil)
		require.True(t, speaks, name)
		at, first := v.Beside(&facts[0], facts[1:])
		require.Equal(t, c.kind != "", at >= 0, "%s: %s", name, English(facts[0], tutor.ToWhite))
		if at < 0 {
			continue
		}
		beside := facts[1:][at]
		assert.Equal(t, c.kind, beside.Kind, name)
		assert.Contains(t, English(beside, tutor.ToWhite), c.text, name)
		assert.Equal(t, c.first, first, name)
	}
}

// A piece is lost that cannot be won back: not one that was traded, or that can be taken back.
func TestALostPieceIsTold(t *testing.T) {
	const alone, guarded = "3qk3/8/p7/3n4/8/2N5/8/4K3 w - - 0 1", "3qk3/8/p7/3n4/P7/2N5/8/4K3 w - - 0 1"
	for _, c := range []struct {
		fen, moves string
		lost       bool
	}{
		{alone, "Nxd5 Qxd5", false}, // a knight for a knight
		{alone, "Ne4 Nc3", false},   // nothing was taken
		{alone, "Na4 a5", false},
		{alone, "Nb5 axb5", true},
		{guarded, "Nb5 axb5", false}, // a pawn can take back
	} {
		g := played(t, tutor.Setup{Start: fenOf(t, c.fen)}, c.moves)
		_, ok := lostPiece(g, g.Ply())
		assert.Equal(t, c.lost, ok, "%s in %s", c.moves, c.fen)
	}
}

// Praise that comes first, since the search has better than to save the piece, does not hide what is in danger; a pawn
// may wait.
func TestADangerIsSaidBesidePraise(t *testing.T) {
	const queenWon = "r1b5/p1kpQ2n/7r/1qp2PNp/8/2N4P/PPPP1PP1/R1B1K2R w - - 0 1"
	g := played(t, tutor.Setup{Start: fenOf(t, queenWon)}, "Nxb5+ Kc6")
	v := NewSurvey(g.Position())
	line := fact.Fact{Kind: fact.KindPraiseTrade, Side: chess.White}
	knight := fact.Fact{Kind: fact.KindHanging, Count: -3, Pieces: fact.On(g.Position(), chess.SquareAt(1, 4))}
	at, first := v.Beside(&line, []fact.Fact{knight})
	assert.Equal(t, 0, at)
	assert.False(t, first)
	pawn := fact.Fact{Kind: fact.KindHanging, Count: -1, Pieces: fact.On(g.Position(), chess.SquareAt(5, 4))}
	at, _ = v.Beside(&line, []fact.Fact{pawn})
	assert.Equal(t, -1, at)
}
