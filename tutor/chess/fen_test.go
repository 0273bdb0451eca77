package chess

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestParseFENRefuses has every kind of refusal; tutor/say tells their sentences.
func TestParseFENRefuses(t *testing.T) {
	const board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	tests := []struct{ name, fen, want string }{
		{"nothing", "", "unreadable: fields, 1"},
		{"no counts", board + " w KQkq -", "unreadable: fields, 4"},
		{"a space after it", StartFEN + " ", "unreadable: fields, 7"},
		{"a space before it", " " + StartFEN, "unreadable: fields, 7"},
		{"two spaces", strings.Replace(StartFEN, " ", "  ", 1), "unreadable: fields, 7"},
		{"more after it", StartFEN + " e2e4", "unreadable: fields, 7"},
		{"a line end", StartFEN + "\n", `unreadable: number, "1\n", 1, 9999`},

		{"seven rows", "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unreadable: rows, 7"},
		{"nine rows", "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unreadable: rows, 9"},
		{"a short row", "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unreadable: row, 7, 7"},
		{"a long row", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1", "unreadable: row, 1, 9"},
		{"a long row of numbers", "rnbqkbnr/pppppppp/8/8/8p/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unreadable: row, 4, 9"},
		{"an empty row", "rnbqkbnr/pppppppp/8//8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unreadable: row, 5, 0"},
		{"two numbers", "rnbqkbnr/pppppppp/8/44/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "unreadable: gaps, 5"},
		{"a nine", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `unreadable: piece, "9", 6`},
		{"a zero", "rnbqkbnr/pppppppp/80/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `unreadable: piece, "0", 6`},
		{"no such man", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBXKBNR w KQkq - 0 1", `unreadable: piece, "X", 1`},
		{"a dot", "rnbqkbnr/pppppppp/8/8/7./8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `unreadable: piece, ".", 4`},
		{"a byte that is no letter", "rnbqkbnr/pppppppp/8/8/7\xff/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
			`unreadable: piece, "\xff", 4`},

		{"nobody to move", board + " - KQkq - 0 1", `unreadable: turn, "-"`},
		{"a capital", board + " W KQkq - 0 1", `unreadable: turn, "W"`},

		{"no white king", "4k3/8/8/8/8/8/8/8 w - - 0 1", "unreadable: kings, white, 0"},
		{"no black king", "8/8/8/8/8/8/8/4K3 w - - 0 1", "unreadable: kings, black, 0"},
		{"two white kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "unreadable: kings, white, 2"},
		{"two black kings", "k3k3/8/8/8/8/8/8/4K3 w - - 0 1", "unreadable: kings, black, 2"},
		{"17 men", "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", "unreadable: pieces, white, 17"},
		{"9 pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "unreadable: pawns, black, 9"},
		{"a queen too many", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "unreadable: promoted, white, 1, 0"},
		{"bishops on one color", "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "unreadable: promoted, white, 1, 0"},
		{"rooks and knights", "rrr1knnn/ppppppp1/8/8/8/8/8/4K3 w - - 0 1", "unreadable: promoted, black, 2, 1"},
		{"a pawn on the last row", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "unreadable: last-rank, a8"},
		{"a pawn on the first row", "4k3/8/8/8/8/8/8/4K2p b - - 0 1", "unreadable: last-rank, h1"},
		{"black in check, white to move", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "unreadable: check, black"},
		{"white in check, black to move", "4k3/8/8/8/8/6p1/5K2/8 b - - 0 1", "unreadable: check, white"},
		{"the kings side by side", "8/8/8/3kK3/8/8/8/8 w - - 0 1", "unreadable: check, black"},

		{"castling: nothing", board + " w  - 0 1", "unreadable: no-castling"},
		{"castling: no such right", board + " w KX - 0 1", `unreadable: castling, "X"`},
		{"castling: a dash and more", board + " w -K - 0 1", `unreadable: castling, "-"`},
		{"castling: twice", board + " w KK - 0 1", `unreadable: castling-twice, "K"`},
		{"castling: white king moved", "4k3/8/8/8/8/8/8/R4K2 w Q - 0 1", "unreadable: castling-pieces, white, e1, a1"},
		{"castling: white rook gone", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "unreadable: castling-pieces, white, e1, h1"},
		{"castling: another man there", "4k2n/8/8/8/8/8/8/4K3 w k - 0 1", "unreadable: castling-pieces, black, e8, h8"},
		{"castling: a rook of the other side", "R3k3/8/8/8/8/8/8/4K3 b q - 0 1",
			"unreadable: castling-pieces, black, e8, a8"},

		{"en passant: nothing", board + " w KQkq  0 1", `unreadable: en-passant, ""`},
		{"en passant: not a square", board + " w KQkq e9 0 1", `unreadable: en-passant, "e9"`},
		{"en passant: White's row, White to move", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
			"unreadable: en-passant-row, white, e3, 6"},
		{"en passant: Black's row, Black to move", "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1",
			"unreadable: en-passant-row, black, e6, 3"},
		{"en passant: any row", "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", "unreadable: en-passant-row, black, e4, 3"},
		{"en passant: no pawn", "4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "unreadable: en-passant-pawn, e3"},
		{"en passant: a pawn of the wrong side", "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1", "unreadable: en-passant-pawn, e3"},
		{"en passant: not a pawn", "4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1", "unreadable: en-passant-pawn, e3"},
		{"en passant: a man on the square", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "unreadable: en-passant-pawn, e3"},
		{"en passant: a man where it came from", "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1",
			"unreadable: en-passant-pawn, e3"},
		{"en passant: the clock has run since", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 2 9",
			"unreadable: en-passant-clock, e3, 2"},
		{"en passant: another man gave check before", "4k3/8/8/8/2pP4/8/8/K3R3 b - d3 0 2",
			"unreadable: en-passant-check, black, d3"},
		{"en passant: the pawn opens no line on a diagonal", "7k/8/8/8/2pP4/2B5/8/4K3 b - d3 0 2",
			"unreadable: en-passant-check, black, d3"},
		{"en passant: the pawn itself gave check before", "8/8/8/8/4P3/3k4/8/7K b - e3 0 2",
			"unreadable: en-passant-check, black, e3"},

		{"clock: nothing", board + " w KQkq -  1", `unreadable: clock, "", 0, 9999`},
		{"clock: negative", board + " w KQkq - -1 1", `unreadable: clock, "-1", 0, 9999`},
		{"clock: a plus", board + " w KQkq - +1 1", `unreadable: clock, "+1", 0, 9999`},
		{"clock: a leading zero", board + " w KQkq - 00 1", `unreadable: clock, "00", 0, 9999`},
		{"clock: a fraction", board + " w KQkq - 0.5 1", `unreadable: clock, "0.5", 0, 9999`},
		{"number: zero", board + " w KQkq - 0 0", `unreadable: number, "0", 1, 9999`},
		{"number: too large", board + " w KQkq - 0 10000", `unreadable: number, "10000", 1, 9999`},
		{"number: far too large", board + " w KQkq - 0 99999999999999999999999999",
			`unreadable: number, "999999999999999999999999...", 1, 9999`},
		{"number: a word", board + " w KQkq - 0 one", `unreadable: number, "one", 1, 9999`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, err := ParseFEN(test.fen)
			assert.EqualError(t, err, test.want)
			assert.Zero(t, p)
			var refusal *ParseError
			assert.True(t, errors.As(err, &refusal), "%T", err)
		})
	}
}

func TestParseFENAccepts(t *testing.T) {
	tests := []struct{ name, fen, want string }{
		{"the start", StartFEN, StartFEN},
		{"rights in any order", "r3k2r/8/8/8/8/8/8/R3K2R w qKkQ - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
		{"an en passant square without a legal capture is forgotten", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
			"4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
		{"one with a capture is kept", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1"},
		{"a checkmate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"},
		{"a stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"},
		{"bare kings", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"},
		{"a finished fifty-move count", "4k3/8/8/8/8/8/8/4K2R w - - 100 200", "4k3/8/8/8/8/8/8/4K2R w - - 100 200"},
		{"nine queens", "QQQQQQQQ/Q7/8/8/7k/8/8/4K3 b - - 9999 9999", "QQQQQQQQ/Q7/8/8/7k/8/8/4K3 b - - 9999 9999"},
		{"a long clock at move one", "4k3/8/8/8/8/8/8/4K2R w K - 40 1", "4k3/8/8/8/8/8/8/4K2R w K - 40 1"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p := mustParse(t, test.fen)
			assert.Equal(t, test.want, p.FEN())
			requireWhole(t, &p)
		})
	}
}

// requireRoundTrip fails unless a position's FEN reads back as the position.
func requireRoundTrip(t testing.TB, p *Position) {
	t.Helper()
	again, err := ParseFEN(p.FEN())
	if err != nil || again != *p {
		require.NoError(t, err, p.FEN())
		require.Equal(t, *p, again, p.FEN())
	}
}

func TestFENRoundTrip(t *testing.T) {
	t.Parallel()
	randomGames(t, 300, 200, func(p *Position, _ Move) { requireRoundTrip(t, p) })
}

// FuzzParseFEN holds every text that is accepted to giving a whole position, and it and all
// positions one move on to round trips. The slow rules agree on the moves.
func FuzzParseFEN(f *testing.F) {
	for _, c := range perftCases(f) {
		f.Add(c.fen)
	}
	f.Add("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1")
	f.Add("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1")
	f.Add("7k/5Q2/6K1/8/8/8/8/8 b - - 100 9999")
	f.Fuzz(func(t *testing.T, fen string) {
		p, err := ParseFEN(fen)
		if err != nil {
			require.Zero(t, p)
			require.IsType(t, &ParseError{}, err)
			require.Less(t, len(err.Error()), 200)
			return
		}
		requireWhole(t, &p)
		requireRoundTrip(t, &p)
		require.LessOrEqual(t, p.Clock(), maxCount)
		require.LessOrEqual(t, p.MoveNumber(), maxCount)
		require.GreaterOrEqual(t, p.MoveNumber(), 1)
		o := newOracle(fen)
		legal, moves := o.legal(), p.Moves()
		require.Len(t, moves, len(legal))
		for _, m := range moves {
			require.Contains(t, legal, m.String())
			next := p.Play(m)
			requireWhole(t, &next)
			requireRoundTrip(t, &next)
		}
	})
}
