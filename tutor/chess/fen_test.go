package chess

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestParseFENRefuses has every kind of refusal, with its sentence.
func TestParseFENRefuses(t *testing.T) {
	const board = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
	tests := []struct{ name, fen, want string }{
		{"nothing", "", "a position in FEN has six parts with one space between two; this has 1"},
		{"no counts", board + " w KQkq -", "a position in FEN has six parts with one space between two; this has 4"},
		{"a space after it", StartFEN + " ", "a position in FEN has six parts with one space between two; this has 7"},
		{"a space before it", " " + StartFEN, "a position in FEN has six parts with one space between two; this has 7"},
		{"two spaces", strings.Replace(StartFEN, " ", "  ", 1), "a position in FEN has six parts with one space between two; this has 7"},
		{"more after it", StartFEN + " e2e4", "a position in FEN has six parts with one space between two; this has 7"},
		{"a line end", StartFEN + "\n", `the number of the move is a whole number from 1 to 9999, not "1\n"`},

		{"seven rows", "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a board has eight rows with / between two; this has 7"},
		{"nine rows", "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "a board has eight rows with / between two; this has 9"},
		{"a short row", "rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "row 7 has 7 squares instead of 8"},
		{"a long row", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNRR w KQkq - 0 1", "row 1 has 9 squares instead of 8"},
		{"a long row of numbers", "rnbqkbnr/pppppppp/8/8/8p/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "row 4 has 9 squares instead of 8"},
		{"an empty row", "rnbqkbnr/pppppppp/8//8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "row 5 has 0 squares instead of 8"},
		{"two numbers", "rnbqkbnr/pppppppp/8/44/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "row 5 has two numbers side by side"},
		{"a nine", "rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `row 6 has "9", which is neither a man nor a number from 1 to 8`},
		{"a zero", "rnbqkbnr/pppppppp/80/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `row 6 has "0", which is neither a man nor a number from 1 to 8`},
		{"no such man", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBXKBNR w KQkq - 0 1", `row 1 has "X", which is neither a man nor a number from 1 to 8`},
		{"a dot", "rnbqkbnr/pppppppp/8/8/7./8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `row 4 has ".", which is neither a man nor a number from 1 to 8`},
		{"a byte that is no letter", "rnbqkbnr/pppppppp/8/8/7\xff/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", `row 4 has "\xff", which is neither a man nor a number from 1 to 8`},

		{"nobody to move", board + " - KQkq - 0 1", `the side to move is w or b, not "-"`},
		{"a capital", board + " W KQkq - 0 1", `the side to move is w or b, not "W"`},

		{"no white king", "4k3/8/8/8/8/8/8/8 w - - 0 1", "white has 0 kings instead of one"},
		{"no black king", "8/8/8/8/8/8/8/4K3 w - - 0 1", "black has 0 kings instead of one"},
		{"two white kings", "4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "white has 2 kings instead of one"},
		{"two black kings", "k3k3/8/8/8/8/8/8/4K3 w - - 0 1", "black has 2 kings instead of one"},
		{"17 men", "4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1", "white has 17 men; nobody has more than 16"},
		{"9 pawns", "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", "black has 9 pawns; nobody has more than 8"},
		{"a queen too many", "4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1", "white cannot have these men: promotions needed 1, pawns gone 0"},
		{"bishops on one color", "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "white cannot have these men: promotions needed 1, pawns gone 0"},
		{"rooks and knights", "rrr1knnn/ppppppp1/8/8/8/8/8/4K3 w - - 0 1", "black cannot have these men: promotions needed 2, pawns gone 1"},
		{"a pawn on the last row", "P3k3/8/8/8/8/8/8/4K3 w - - 0 1", "a pawn stands on a8; pawns never stand on the first or last row"},
		{"a pawn on the first row", "4k3/8/8/8/8/8/8/4K2p b - - 0 1", "a pawn stands on h1; pawns never stand on the first or last row"},
		{"black in check, white to move", "4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "black is in check, but it is white's move"},
		{"white in check, black to move", "4k3/8/8/8/8/6p1/5K2/8 b - - 0 1", "white is in check, but it is black's move"},
		{"the kings side by side", "8/8/8/3kK3/8/8/8/8 w - - 0 1", "black is in check, but it is white's move"},

		{"castling: nothing", board + " w  - 0 1", "the castling rights are missing; write - for none"},
		{"castling: no such right", board + " w KX - 0 1", `the castling rights are made of K, Q, k and q, not "X"`},
		{"castling: a dash and more", board + " w -K - 0 1", `the castling rights are made of K, Q, k and q, not "-"`},
		{"castling: twice", board + " w KK - 0 1", "the castling right K is given twice"},
		{"castling: white king moved", "4k3/8/8/8/8/8/8/R4K2 w Q - 0 1", "White's long castling needs the king on e1 and a rook on a1"},
		{"castling: white rook gone", "4k3/8/8/8/8/8/8/R3K3 w KQ - 0 1", "White's short castling needs the king on e1 and a rook on h1"},
		{"castling: another man there", "4k2n/8/8/8/8/8/8/4K3 w k - 0 1", "Black's short castling needs the king on e8 and a rook on h8"},
		{"castling: a rook of the other side", "R3k3/8/8/8/8/8/8/4K3 b q - 0 1", "Black's long castling needs the king on e8 and a rook on a8"},

		{"en passant: nothing", board + " w KQkq  0 1", `the en passant square is a square or -, not ""`},
		{"en passant: not a square", board + " w KQkq e9 0 1", `the en passant square is a square or -, not "e9"`},
		{"en passant: White's row, White to move", "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1", "with white to move the en passant square is on row 6, not e3"},
		{"en passant: Black's row, Black to move", "4k3/8/8/4p3/8/8/8/4K3 b - e6 0 1", "with black to move the en passant square is on row 3, not e6"},
		{"en passant: any row", "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1", "with black to move the en passant square is on row 3, not e4"},
		{"en passant: no pawn", "4k3/8/8/8/8/8/8/4K3 b - e3 0 1", "no pawn can just have gone over e3"},
		{"en passant: a pawn of the wrong side", "4k3/8/8/8/4p3/8/8/4K3 b - e3 0 1", "no pawn can just have gone over e3"},
		{"en passant: not a pawn", "4k3/8/8/8/4N3/8/8/4K3 b - e3 0 1", "no pawn can just have gone over e3"},
		{"en passant: a man on the square", "4k3/8/8/8/4P3/4N3/8/4K3 b - e3 0 1", "no pawn can just have gone over e3"},
		{"en passant: a man where it came from", "4k3/8/8/8/4P3/8/4N3/4K3 b - e3 0 1", "no pawn can just have gone over e3"},
		{"en passant: the clock has run since", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 2 9", "a pawn has just gone over e3, so no half-moves have passed since a pawn move, not 2"},
		{"en passant: another man gave check before", "4k3/8/8/8/2pP4/8/8/K3R3 b - d3 0 2", "no pawn can just have gone over d3: black would have been in check before"},
		{"en passant: the pawn opens no line on a diagonal", "7k/8/8/8/2pP4/2B5/8/4K3 b - d3 0 2", "no pawn can just have gone over d3: black would have been in check before"},
		{"en passant: the pawn itself gave check before", "8/8/8/8/4P3/3k4/8/7K b - e3 0 2", "no pawn can just have gone over e3: black would have been in check before"},

		{"clock: nothing", board + " w KQkq -  1", `the count of half-moves since a capture or pawn move is a whole number from 0 to 9999, not ""`},
		{"clock: negative", board + " w KQkq - -1 1", `the count of half-moves since a capture or pawn move is a whole number from 0 to 9999, not "-1"`},
		{"clock: a plus", board + " w KQkq - +1 1", `the count of half-moves since a capture or pawn move is a whole number from 0 to 9999, not "+1"`},
		{"clock: a leading zero", board + " w KQkq - 00 1", `the count of half-moves since a capture or pawn move is a whole number from 0 to 9999, not "00"`},
		{"clock: a fraction", board + " w KQkq - 0.5 1", `the count of half-moves since a capture or pawn move is a whole number from 0 to 9999, not "0.5"`},
		{"number: zero", board + " w KQkq - 0 0", `the number of the move is a whole number from 1 to 9999, not "0"`},
		{"number: too large", board + " w KQkq - 0 10000", `the number of the move is a whole number from 1 to 9999, not "10000"`},
		{"number: far too large", board + " w KQkq - 0 99999999999999999999999999", `the number of the move is a whole number from 1 to 9999, not "999999999999999999999999..."`},
		{"number: a word", board + " w KQkq - 0 one", `the number of the move is a whole number from 1 to 9999, not "one"`},
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
		{"an en passant square without a legal capture is forgotten", "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"},
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

// FuzzParseFEN holds every text that is accepted to giving a whole position,
// and it and all positions one move on to round trips. The slow rules agree on
// the moves.
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
		require.LessOrEqual(t, p.Clock(), mostMoves)
		require.LessOrEqual(t, p.MoveNumber(), mostMoves)
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
