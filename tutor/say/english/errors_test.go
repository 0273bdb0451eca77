package english_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

// positionFaults has a position for every fault that one in FEN can have.
var positionFaults = map[string]string{
	"":                                           "A position in FEN has six parts with one space between two; this has 1.",
	"8/8 w - - 0 1":                              "A board has eight rows with / between two; this has 2.",
	"44/8/8/8/8/8/8/8 w - - 0 1":                 "Row 8 has two numbers side by side.",
	"x7/8/8/8/8/8/8/8 w - - 0 1":                 `Row 8 has "x", which is neither a piece nor a number from 1 to 8.`,
	"8/7/8/8/8/8/8/8 w - - 0 1":                  "Row 7 has 7 squares instead of 8.",
	"4k3/8/8/8/8/8/8/4K3 W - - 0 1":              `The side to move is w or b, not "W".`,
	"4k3/8/8/8/8/8/8/8 w - - 0 1":                "White has 0 kings instead of one.",
	"4k3/8/8/8/8/N7/PPPPPPPP/RNBQKBNR w - - 0 1": "White has 17 pieces; nobody has more than 16.",
	"4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1":      "Black has 9 pawns; nobody has more than 8.",
	"4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1":     "White cannot have these pieces: promotions needed 1, pawns gone 0.",
	"P3k3/8/8/8/8/8/8/4K3 w - - 0 1":             "A pawn stands on a8; pawns never stand on the first or last row.",
	"4k3/8/8/8/8/8/8/4RK2 w - - 0 1":             "Black is in check, but it is white's move.",
	"4k3/8/8/8/8/8/8/4K3 w  - 0 1":               "The castling rights are missing; write - for none.",
	"4k3/8/8/8/8/8/8/4K2R w KK - 0 1":            `The castling right "K" is given twice.`,
	"4k2n/8/8/8/8/8/8/4K3 w k - 0 1":             "Black's short castling needs the king on e8 and a rook on h8.",
	"4k3/8/8/8/8/8/8/R4K2 w Q - 0 1":             "White's long castling needs the king on e1 and a rook on a1.",
	"4k3/8/8/8/8/8/8/4K3 w X - 0 1":              `The castling rights are made of K, Q, k and q, not "X".`,
	"4k3/8/8/8/8/8/8/4K3 w - e9 0 1":             `The en passant square is a square or -, not "e9".`,
	"4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1":           "With white to move the en passant square is on row 6, not e3.",
	"4k3/8/8/8/8/8/8/4K3 b - e3 0 1":             "No pawn can just have gone over e3.",
	"4k3/8/8/8/3pP3/8/8/4K3 b - e3 2 9":          "A pawn has just gone over e3, so no half-moves have passed since a pawn move, not 2.",
	"4k3/8/8/8/2pP4/8/8/K3R3 b - d3 0 2":         "No pawn can just have gone over d3: black would have been in check before.",
	"4k3/8/8/8/8/8/8/4K3 w - - -1 1":             `The count of half-moves since a capture or pawn move is a whole number from 0 to 9999, not "-1".`,
	"4k3/8/8/8/8/8/8/4K3 w - - 0 one":            `The number of the move is a whole number from 1 to 9999, not "one".`,
}

func TestFaults(t *testing.T) {
	told := map[chess.Fault]bool{}
	tells := func(err error, want string) {
		t.Helper()
		var fault *chess.ParseError
		require.ErrorAs(t, err, &fault, want)
		told[fault.Fault] = true
		text, ok := english.English.Error(fmt.Errorf("somewhere: %w", err))
		assert.True(t, ok)
		assert.Equal(t, want, text)
	}
	for fen, want := range positionFaults {
		_, err := chess.ParseFEN(fen)
		tells(err, want)
	}
	three, err := chess.ParseDraft("4k3/8/3N1N2/8/8/8/4R3/4K3 b")
	require.NoError(t, err)
	_, err = three.Position()
	tells(err, "3 pieces give check on e8 at once; one move cannot do that.")
	_, err = chess.ParseSquare("i9")
	tells(err, `"i9" is not a square; squares are named a1 to h8.`)
	_, err = chess.ParsePromotion("k")
	tells(err, `A pawn becomes q, r, b or n, not "k".`)
	p := fenOf(t, "8/k7/8/8/8/8/4K3/1R5R w - - 0 1")
	_, err = p.ParseUCI("hello")
	tells(err, `"hello" is not a move; moves look like e2e4 or e7e8q.`)
	_, err = p.ParseSAN("hello")
	tells(err, `"hello" is not a move; moves look like e4, Nf3, exd5, O-O or e8=Q.`)
	_, err = p.ParseSAN("Rd1")
	tells(err, `"Rd1" could be the piece on b1 or the one on h1.`)
	for _, fault := range chess.Faults() {
		assert.True(t, told[fault], fault)
	}
}

// Every problem is a whole sentence, with what is told beside it.
func TestProblems(t *testing.T) {
	told := say.Problem{
		Name:    "From",
		Names:   []string{"a", "b"},
		Number:  7,
		Squares: [2]chess.Square{chess.A1, chess.H8},
	}
	for _, told.Key = range say.ProblemKeys() {
		text, ok := english.English.Error(fmt.Errorf("somewhere: %w", told))
		assert.True(t, ok)
		assert.Equal(t, english.English.Problem(told), text)
		assert.Regexp(t, `^["A-Z].*\.$`, text)
	}
	told.Key = say.WrongMethod
	assert.Equal(t, "From is not for this address; it answers a, b.", english.English.Problem(told))
	assert.Equal(t, "Step is a whole number from 1 to 7.",
		english.English.Problem(say.Problem{Key: say.HintRange, Number: 7}))
	assert.Contains(t, english.English.Problem(say.Problem{Key: say.Busy, Number: 1}), "about a second.")
	assert.Contains(t, english.English.Problem(say.Problem{Key: say.Busy, Number: 12}), "about 12 seconds.")
}

func TestOtherErrors(t *testing.T) {
	p := chess.Start()
	_, fromTo := p.ParseUCI("e2e5")
	_, san := p.ParseSAN("Nd2")
	for want, err := range map[string]error{
		"Going from e2 to e5 is not a legal move here.": fromTo,
		"Nd2 is not a legal move here.":                 san,
		"The game is over.":                             chess.ErrGameOver,
		"It is your opponent's turn.":                   room.ErrNotYourTurn,
		"Players is computer or two.":                   tutor.ErrPlayers,
	} {
		text, ok := english.English.Error(err)
		assert.True(t, ok)
		assert.Equal(t, want, text)
	}
	text, ok := english.English.Error(errors.New("the disk is full"))
	assert.False(t, ok)
	assert.Empty(t, text, "what nobody expected is not shown")
	for code, text := range english.English.Errors.Refusals {
		assert.True(t, strings.HasSuffix(text, ".") || strings.HasSuffix(text, "?"), code)
	}
}
