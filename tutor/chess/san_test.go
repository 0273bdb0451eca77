package chess

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestSAN(t *testing.T) {
	tests := []struct{ name, fen, uci, want string }{
		{"a pawn", StartFEN, "e2e4", "e4"},
		{"a knight", StartFEN, "g1f3", "Nf3"},
		{"a pawn takes", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "exd5"},
		{"a piece takes", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "e3d5", "Nxd5"},
		{"en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "dxe3"},
		{"promotion", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "a8=N"},
		{"promotion, taking, with check", "1n5k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", "axb8=Q+"},
		{"short castling", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8g8", "O-O"},
		{"long castling with check", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+"},
		{"mate", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "Ra8#"},
		{"two on one row", "8/k7/8/8/8/8/4K3/1R5R w - - 0 1", "b1d1", "Rbd1"},
		{"two on one row, the king between", "8/2k5/8/8/8/8/8/1R2K2R w - - 0 1", "b1d1", "Rd1"},
		{"two on one file", "7k/8/8/R7/8/8/4K3/R7 w - - 0 1", "a1a3", "R1a3"},
		{"three: the square", "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"},
		{"file before row", "7k/8/8/8/8/2N5/8/K5N1 w - - 0 1", "g1e2", "Nge2"},
		{"a pinned one does not count", "4k3/4r3/8/8/8/4N3/8/2N1K3 w - - 0 1", "c1d3", "Nd3"},
		{"four knights", "7k/8/8/1N3N2/8/1N3N2/8/K7 w - - 0 1", "b3d4", "Nb3d4"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			m := mustUCI(t, &p, test.uci)
			assert.Equal(t, test.want, p.SAN(m))
			again, err := p.ParseSAN(test.want)
			require.NoError(t, err)
			assert.Equal(t, m, again)
		})
	}
}

// TestParseSANIsLenient reads one move in many hands.
func TestParseSANIsLenient(t *testing.T) {
	tests := []struct {
		fen, uci string
		texts    []string
	}{
		{StartFEN, "g1f3", []string{"Nf3", "Ngf3", "N1f3", "Ng1f3", "Nf3!", "Nf3!?", "Nf3??", "Nf3+", "Nxf3", "Nf3+!"}},
		{StartFEN, "e2e4", []string{"e4", "ee4", "e2e4", "2e4", "e4!", "e4#"}},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", []string{"O-O", "0-0", "O-O+", "0-0!"}},
		{"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1", []string{"O-O-O", "0-0-0", "O-O-O#"}},
		{"1n5k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", []string{"axb8=Q+", "axb8Q", "ab8=Q", "a7xb8=Q", "axb8=Q+!!"}},
		{"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", []string{"dxe3", "de3", "d4xe3"}},
	}
	for _, test := range tests {
		p := mustParse(t, test.fen)
		want := mustUCI(t, &p, test.uci)
		for _, text := range test.texts {
			got, err := p.ParseSAN(text)
			if assert.NoError(t, err, text) {
				assert.Equal(t, want, got, text)
			}
		}
	}
}

func TestParseSANRefuses(t *testing.T) {
	const notMove = "unreadable: san, "
	tests := []struct {
		name, fen, text, want string
		illegal               bool
	}{
		{"nothing", StartFEN, "", notMove + `""`, false},
		{"a word", StartFEN, "hello", notMove + `"hello"`, false},
		{"a file", StartFEN, "e", notMove + `"e"`, false},
		{"only a man", StartFEN, "N", notMove + `"N"`, false},
		{"no such square", StartFEN, "e9", notMove + `"e9"`, false},
		{"a space", StartFEN, " e4", notMove + `" e4"`, false},
		{"a man in small letters", StartFEN, "nf3", notMove + `"nf3"`, false},
		{"a king promotes", StartFEN, "e8=K", notMove + `"e8=K"`, false},
		{"a knight promotes", StartFEN, "Nf3=Q", notMove + `"Nf3=Q"`, false},
		{"two checks", StartFEN, "e4++", notMove + `"e4++"`, false},
		{"much praise", StartFEN, "e4!!!", notMove + `"e4!!!"`, false},
		{"castling thrice", StartFEN, "O-O-O-O", notMove + `"O-O-O-O"`, false},
		{"long", StartFEN, "Nf3 and then something else", notMove + `"Nf3 and then something e..."`, false},
		{"no man gets there", StartFEN, "e5", "illegal move: e5", true},
		{"own man there", StartFEN, "Nd2", "illegal move: Nd2", true},
		{"castling through men", StartFEN, "O-O", "illegal move: O-O", true},
		{"promotion without its piece", "8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8", "illegal move: a8", true},
		{"the king stays in check", "4k3/8/8/8/8/8/8/K3r3 w - - 0 1", "Kb1", "illegal move: Kb1", true},
		{"pinned", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3", "illegal move: Nc3", true},
		{"two meanings", "8/k7/8/8/8/8/4K3/1R5R w - - 0 1", "Rd1", `unreadable: ambiguous, "Rd1", b1, h1`, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			m, err := p.ParseSAN(test.text)
			assert.Equal(t, NoMove, m)
			assert.EqualError(t, err, test.want)
			var illegal *IllegalMoveError
			assert.Equal(t, test.illegal, errors.As(err, &illegal), "%T", err)
			var unread *ParseError
			assert.Equal(t, !test.illegal, errors.As(err, &unread), "%T", err)
		})
	}
}

// TestNotationRoundTrip writes and reads every legal move of random games.
func TestNotationRoundTrip(t *testing.T) {
	t.Parallel()
	randomGames(t, 20, 150, func(p *Position, _ Move) {
		seen := make(map[string]bool)
		for _, m := range p.Moves() {
			san := p.SAN(m)
			if got, err := p.ParseSAN(san); err != nil || got != m || seen[san] {
				require.Fail(t, "SAN", "%s gives %s (%v), in %s", san, got, err, p.FEN())
			}
			seen[san] = true
			if got, err := p.ParseUCI(m.String()); err != nil || got != m {
				require.Fail(t, "UCI", "%s gives %s (%v), in %s", m, got, err, p.FEN())
			}
		}
	})
}

// FuzzParseSAN holds every text that is accepted, in any position, to meaning a legal move, whose
// own notation means that move.
func FuzzParseSAN(f *testing.F) {
	for _, text := range []string{"e4", "Nf3", "exd5", "O-O", "0-0-0", "e8=Q", "axb8=N#", "Qh4e1", "R1a3", "Rad1+",
		"e4!?", "Kxe2", "Sf3", "Te1", "a8=D", "Крe2"} {
		for _, c := range perftCases(f)[:8] {
			f.Add(c.fen, text)
		}
	}
	f.Fuzz(func(t *testing.T, fen, text string) {
		p, err := ParseFEN(fen)
		if err != nil {
			return
		}
		for _, letters := range []Letters{german, spanish, ukrainian} {
			m, err := p.ParseTyped(text, letters)
			if err != nil {
				requireRefusal(t, m, err)
				continue
			}
			require.True(t, p.IsLegal(m))
			again, err := p.ParseTyped(letters.Write(p.SAN(m)), letters)
			require.NoError(t, err)
			require.Equal(t, m, again, "own letters count first")
		}
		m, err := p.ParseSAN(text)
		if err != nil {
			requireRefusal(t, m, err)
			return
		}
		require.True(t, p.IsLegal(m))
		again, err := p.ParseSAN(p.SAN(m))
		require.NoError(t, err)
		require.Equal(t, m, again)
		// What is read is what was meant: the target's name stands in the text.
		if !m.IsCastle() {
			require.Contains(t, text, m.To().String())
		}
	})
}

// requireRefusal fails unless a refused text gave no move and a short sentence.
func requireRefusal(t testing.TB, m Move, err error) {
	t.Helper()
	require.Equal(t, NoMove, m)
	require.Less(t, len(err.Error()), 200)
	var unread *ParseError
	var illegal *IllegalMoveError
	require.True(t, errors.As(err, &unread) || errors.As(err, &illegal), "%T", err)
}
