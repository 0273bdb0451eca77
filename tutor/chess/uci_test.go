package chess

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestParseUCI(t *testing.T) {
	tests := []struct {
		name, fen, text, want string
		illegal               bool
	}{
		{"a move", StartFEN, "e2e4", "", false},
		{"castling is the king's move", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "", false},
		{"a promotion", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8r", "", false},
		{"nothing", StartFEN, "", `unreadable: uci, ""`, false},
		{"no move", StartFEN, "0000", `unreadable: uci, "0000"`, false},
		{"not squares", StartFEN, "e2e9", `unreadable: uci, "e2e9"`, false},
		{"not squares either", StartFEN, "i2e4", `unreadable: uci, "i2e4"`, false},
		{"too long", StartFEN, "e2e4qq", `unreadable: uci, "e2e4qq"`, false},
		{"a king", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8k", `unreadable: promotion, "k"`, false},
		{"a pawn", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8p", `unreadable: promotion, "p"`, false},
		{"a capital", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8Q", `unreadable: promotion, "Q"`, false},
		{"no piece named", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "illegal move: a7a8", true},
		{"a piece named for nothing", StartFEN, "e2e4q", "illegal move: e2e4", true},
		{"not legal", StartFEN, "e2e5", "illegal move: e2e5", true},
		{"castling as the rook's", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1", "illegal move: e1h1", true},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			m, err := p.ParseUCI(test.text)
			if test.want == "" {
				require.NoError(t, err)
				assert.Equal(t, test.text, m.String())
				return
			}
			assert.Equal(t, NoMove, m)
			assert.EqualError(t, err, test.want)
			var illegal *IllegalMoveError
			assert.Equal(t, test.illegal, errors.As(err, &illegal))
		})
	}
}

func TestParsePromotion(t *testing.T) {
	for letter, want := range map[string]PieceType{"q": Queen, "r": Rook, "b": Bishop, "n": Knight} {
		got, err := ParsePromotion(letter)
		assert.NoError(t, err)
		assert.Equal(t, want, got)
	}
	for _, letter := range []string{"", "k", "p", "Q", ".", "qq", "\x00"} {
		got, err := ParsePromotion(letter)
		assert.Error(t, err, letter)
		assert.Equal(t, NoPieceType, got)
	}
}

// FuzzParseUCI holds every text that is accepted, in any position, to meaning a legal move that is
// written as the text.
func FuzzParseUCI(f *testing.F) {
	for _, text := range []string{"e2e4", "e7e8q", "a7b8n", "e1g1", "e8c8", "d4e3", "0000"} {
		for _, c := range perftCases(f)[:8] {
			f.Add(c.fen, text)
		}
	}
	f.Fuzz(func(t *testing.T, fen, text string) {
		p, err := ParseFEN(fen)
		if err != nil {
			return
		}
		m, err := p.ParseUCI(text)
		if err != nil {
			requireRefusal(t, m, err)
			return
		}
		require.True(t, p.IsLegal(m))
		require.Equal(t, text, m.String())
		require.Equal(t, strings.ToLower(text), text)
	})
}
