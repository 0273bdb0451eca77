package chess_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func draftOf(t testing.TB, fen string) chess.Draft {
	t.Helper()
	d, err := chess.ParseDraft(fen)
	require.NoError(t, err)
	return d
}

func TestDraftsMayBeImpossible(t *testing.T) {
	for fen, fault := range map[string]chess.Fault{
		"8/8/8/8/8/8/8/8":                        chess.FaultKings,
		"4k3/8/8/8/8/8/8/4K2K w - - 0 1":         chess.FaultKings,
		"4k2P/8/8/8/8/8/8/4K3":                   chess.FaultLastRank,
		"4k3/8/8/8/8/8/8/4K2p b":                 chess.FaultLastRank,
		"4k3/8/8/8/8/8/8/4RK2 w - - 0 1":         chess.FaultCheck,
		"4k3/PPPPPPPP/P7/8/8/8/8/4K3":            chess.FaultPawns,
		"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - -":     chess.FaultPromoted,
		"4k3/8/8/8/8/8/8/RRR1KRRR w":             "",
		"4k3/8/3N1N2/8/8/8/4R3/4K3 b - - 0 1":    chess.FaultCheckers,
		"4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1":      "",
		chess.StartFEN:                           "",
		"rnbqkbnr/pppppppp/8/8/8/8/8/RNBQKBNR b": "",
	} {
		d := draftOf(t, fen)
		p, err := d.Position()
		if fault == "" {
			require.NoError(t, err, fen)
			assert.Equal(t, d.FEN(), p.FEN())
			continue
		}
		var wrong *chess.ParseError
		require.ErrorAs(t, err, &wrong, fen)
		assert.Equal(t, fault, wrong.Fault, fen)
	}
	for _, fen := range []string{
		"", "hello", "8/8/8 w", "9/8/8/8/8/8/8/8", strings.Repeat("8/", 9), "8/8/8/8/8/8/8/8 x", "8/8/8/8/8/8/8/8 w X",
		"8/8/8/8/8/8/8/8 w - e9", "8/8/8/8/8/8/8/8 w - - 0 1 2",
	} {
		_, err := chess.ParseDraft(fen)
		var wrong *chess.ParseError
		assert.ErrorAs(t, err, &wrong, fen)
	}
}

// Castling rights and en passant squares go with the pieces that they need.
func TestWhatADraftAllows(t *testing.T) {
	const e2 = chess.E1 + 8
	d := draftOf(t, "4k2r/8/8/8/8/8/8/R3K3 w KQkq - 0 1")
	assert.Equal(t, "Qk", d.Castling().String(), "no rooks stand on h1 and a8")
	d = d.Move(chess.E1, e2)
	assert.Equal(t, "k", d.Castling().String())
	d = d.Move(e2, chess.E1)
	assert.Equal(t, "k", d.Castling().String(), "a right does not come back by itself")
	d = d.WithCastling(chess.WhiteLong | chess.WhiteShort)
	assert.Equal(t, "Q", d.Castling().String())
	assert.Equal(t, "4k2r/8/8/8/8/8/8/R3K3 w Q - 0 1", d.FEN())

	d = draftOf(t, "4k3/8/8/3pP1p1/8/8/8/4K3 w - - 0 1")
	require.Equal(t, []chess.Square{43}, d.EnPassantChoices(), "d6: no pawn stands beside the one on g5")
	d = d.WithEnPassant(43)
	assert.Equal(t, "4k3/8/8/3pP1p1/8/8/8/4K3 w - d6 0 1", d.FEN())
	assert.Equal(t, d, draftOf(t, d.FEN()))
	p, err := d.Position()
	require.NoError(t, err)
	passed, ok := p.EnPassant()
	assert.True(t, ok)
	assert.Equal(t, "d6", passed.String())
	_, ok = passedOf(d.WithTurn(chess.Black))
	assert.False(t, ok)
	_, ok = passedOf(d.Put(35, chess.NoPiece))
	assert.False(t, ok, "the pawn on d5 is gone")
	_, ok = passedOf(d.WithEnPassant(chess.NoSquare))
	assert.False(t, ok)
}

func passedOf(d chess.Draft) (chess.Square, bool) { return d.EnPassant() }

// A draft that can be read is written so that it reads as itself, and putting back what was taken away restores its
// pieces. One that is possible is the position of its FEN.
func FuzzDraft(f *testing.F) {
	for _, seed := range []string{
		chess.StartFEN, "8/8/8/8/8/8/8/8", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
		"KKKKKKKK/8/8/8/8/8/8/pppppppp b KQkq e3",
		"r3k2r/8/8/8/8/8/8/R3K2R w KQkq -",
	} {
		f.Add(seed, uint8(4))
	}
	f.Fuzz(func(t *testing.T, fen string, at uint8) {
		d, err := chess.ParseDraft(fen)
		if err != nil {
			return
		}
		assert.Equal(t, d, draftOf(t, d.FEN()))
		s := chess.Square(at & 63)
		back := d.Put(s, chess.NoPiece).Put(s, d.At(s)).WithCastling(d.Castling())
		if passed, ok := d.EnPassant(); ok {
			back = back.WithEnPassant(passed)
		}
		assert.Equal(t, d, back)
		if p, err := d.Position(); err == nil {
			same, err := chess.ParseFEN(d.FEN())
			require.NoError(t, err)
			assert.Equal(t, same, p)
		}
	})
}
