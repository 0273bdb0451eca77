package chess

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestPlay plays single moves and compares the FEN.
func TestPlay(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"a pawn", StartFEN, "e2e3", "rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
		{"a double push nobody can take", StartFEN, "e2e4",
			"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"},
		{"a double push that can be taken", "4k3/8/8/8/3p4/8/4P3/4K3 w - - 3 9", "e2e4",
			"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9"},
		{"a double push whose taker is pinned", "8/8/8/8/k2p3R/8/4P3/4K3 w - - 3 9", "e2e4",
			"8/8/8/8/k2pP2R/8/8/4K3 b - - 0 9"},
		{"no pawn wraps around the board", "4k3/8/8/8/7p/8/P7/4K3 w - - 0 1", "a2a4",
			"4k3/8/8/8/P6p/8/8/4K3 b - - 0 1"},
		{"en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9", "d4e3", "4k3/8/8/8/8/4p3/8/4K3 w - - 0 10"},
		{"en passant is gone after another move", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 9", "e8e7",
			"8/4k3/8/8/3pP3/8/8/4K3 w - - 1 10"},
		{"a capture resets the clock", "4k3/8/8/8/8/8/4r3/4K3 w - - 30 40", "e1e2", "4k3/8/8/8/8/8/4K3/8 b - - 0 40"},
		{"short castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 6 9"},
		{"long castling", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 9", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 6 10"},
		{"a rook's move loses one right", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "a1b1",
			"r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 6 9"},
		{"a rook takes a rook: both sides lose one", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9", "h1h8",
			"r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 9"},
		{"a knight takes a rook at home", "r3k2r/8/1N6/8/8/8/8/4K3 w kq - 5 9", "b6a8",
			"N3k2r/8/8/8/8/8/8/4K3 b k - 0 9"},
		{"a promotion takes a rook at home", "r3k2r/1P6/8/8/8/8/8/4K3 w kq - 5 9", "b7a8n",
			"N3k2r/8/8/8/8/8/8/4K3 b k - 0 9"},
		{"a promotion", "8/8/8/8/8/8/k3p3/7K b - - 5 9", "e2e1r", "8/8/8/8/8/8/k7/4r2K w - - 0 10"},
		{"the counts stop, far beyond any game", "4k3/8/8/8/8/8/8/4K3 b - - 9999 9999", "e8e7",
			"8/4k3/8/8/8/8/8/4K3 w - - 9999 9999"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			next := p.Play(mustUCI(t, &p, test.move))
			assert.Equal(t, test.want, next.FEN())
			assert.Equal(t, test.fen, p.FEN(), "the parent")
			requireWhole(t, &next)
			again := mustParse(t, next.FEN())
			require.Equal(t, again, next)
		})
	}
}

// TestEnPassantLegality asks for captures en passant that expose the king, and for those that only
// look so. The slow rules must say the same.
func TestEnPassantLegality(t *testing.T) {
	tests := []struct {
		name, fen, move string
		legal           bool
	}{
		{"plain", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", true},
		{"both pawns leave the king's row", "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2", "e5d6", false},
		{"the same, a man between", "4k3/8/8/K1NpP2r/8/8/8/8 w - d6 0 2", "e5d6", true},
		{"the same, a second taker stays", "3k4/8/8/r1PpP2K/8/8/8/8 w - d6 0 2", "c5d6", true},
		{"the taken pawn gives check", "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 2", "e4d3", true},
		{"pinned on the file", "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", false},
		{"pinned on a diagonal, capturing along it", "7k/2b5/8/3pP3/8/6K1/8/8 w - d6 0 2", "e5d6", true},
		{"pinned on a diagonal, capturing across it", "7k/6b1/8/3pP3/8/2K5/8/8 w - d6 0 2", "e5d6", false},
		{"the push uncovered a check, which stays", "8/8/7k/8/2pP4/8/8/2B1K3 b - d3 0 2", "c4d3", false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			o := newOracle(test.fen)
			_, expected := o.legal()[test.move]
			require.Equal(t, test.legal, expected, "the slow rules")
			p := mustParse(t, test.fen)
			_, open := p.EnPassant()
			assert.Equal(t, test.legal, open)
			_, err := p.ParseUCI(test.move)
			assert.Equal(t, test.legal, err == nil, "%v", err)
		})
	}
}
