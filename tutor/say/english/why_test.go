package english_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// whyNots has an answer of every kind, and every text, to an illegal try.
var whyNots = []saying{
	{fact.KindLegal, chess.StartFEN, "", "e2e4", "This move is legal."},
	{fact.KindEmptySquare, chess.StartFEN, "", "e4e5", "Nothing stands on e4."},
	{fact.KindSameSquare, chess.StartFEN, "", "e2e2", "Your pawn on e2 stands there already. Choose another square."},
	{fact.KindNotYours, chess.StartFEN, "", "e7e5", "The pawn on e7 belongs to the computer."},
	{fact.KindNotYours, chess.StartFEN, "e4", "e4e5", "It is the computer's turn."},
	{fact.KindOwnPiece, chess.StartFEN, "", "a1a2", "Your pawn stands there already."},
	{fact.KindMovesOtherwise, chess.StartFEN, "", "b1b3", "A knight goes two squares straight and one to the side."},
	{fact.KindMovesOtherwise, chess.StartFEN, "", "c1c3", "A bishop moves only diagonally."},
	{fact.KindMovesOtherwise, chess.StartFEN, "", "a1b3", "A rook moves only straight: ahead, back or to the side."},
	{fact.KindMovesOtherwise, chess.StartFEN, "", "d1e3", "A queen moves straight or diagonally, in one line."},
	{fact.KindMovesOtherwise, chess.StartFEN, "", "e1e3", "A king moves one square at a time."},
	{
		fact.KindMovesOtherwise,
		chess.StartFEN,
		"",
		"e2g5",
		"A pawn moves straight ahead, and takes one square diagonally ahead.",
	},
	{fact.KindBlocked, chess.StartFEN, "e3 e6", "c1g5", "A bishop cannot jump over the pawn on d2."},
	{fact.KindBlocked, chess.StartFEN, "Nf3 e6", "f2f4", "A pawn cannot jump over the knight on f3."},
	{fact.KindPawnBackward, chess.StartFEN, "e4 e6", "e4e3", "Pawns only move forward."},
	{
		fact.KindEnPassantBeside,
		chess.StartFEN,
		"e4 a6 e5 d5",
		"e5d5",
		"En passant: to take the pawn on d5, move to d6.",
	},
	{fact.KindPawnBackward, chess.StartFEN, "e4 a6 e5 d5 a3 a5", "e5d5", "Pawns only move forward."},
	{
		fact.KindPawnStraight,
		chess.StartFEN,
		"e4 e5",
		"e4e5",
		"A pawn never takes straight ahead: the pawn on e5 blocks the way.",
	},
	{fact.KindPawnTooFar, chess.StartFEN, "e3 e6", "e3e5", "A pawn goes one square ahead, or two from where it starts."},
	{fact.KindPawnTooFar, chess.StartFEN, "", "e2e5", "A pawn goes one square ahead, or two from where it starts."},
	{fact.KindPawnNothing, chess.StartFEN, "", "e2d3", "Pawns go diagonally only to take, and nothing stands on d3."},
	{
		fact.KindEnPassantTooLate,
		chess.StartFEN,
		"e4 a6 e5 d5 a3 a5",
		"e5d6",
		"En passant is allowed only right after a pawn goes two squares.",
	},
	{
		fact.KindEnPassantTooLate,
		"8/8/8/K2pP2r/8/8/8/4k3 w - - 5 9",
		"",
		"e5d6",
		"En passant is allowed only right after a pawn goes two squares.",
	},
	{
		fact.KindEnPassantTooLate,
		"6k1/6b1/8/3pP1Pp/8/2K5/8/8 w - h6 0 2",
		"",
		"e5d6",
		"En passant is allowed only right after a pawn goes two squares.",
	},
	{
		fact.KindPawnNothing,
		"4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1",
		"",
		"e5d6",
		"Pawns go diagonally only to take, and nothing stands on d6.",
	},
	{
		fact.KindEnPassantExposes,
		"6k1/3p4/8/K3P2r/8/8/8/8 b - - 0 1",
		"d5",
		"e5d6",
		"Taking en passant lets the rook on h5 take your king.",
	},
	{
		fact.KindPinned,
		"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1",
		"",
		"d2f3",
		"It is pinned: moving it lets the bishop on b4 take your king.",
	},
	{
		fact.KindPinnedThere,
		"4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1",
		"",
		"e2d2",
		"It is pinned: going there lets the rook on e7 take your king.",
	},
	{
		fact.KindPinnedThere,
		"4k3/4r3/8/8/8/5n2/4Q3/4K3 w - - 0 1",
		"",
		"e2f3",
		"It is pinned: going there lets the rook on e7 take your king.",
	},
	{
		fact.KindCheckStays,
		"4k3/8/8/8/7q/8/8/N3K3 w - - 0 1",
		"",
		"a1b3",
		"This does not stop the check from the queen on h4.",
	},
	{
		fact.KindKingAttacked,
		"4k3/8/b7/8/8/8/8/4K3 w - - 0 1",
		"",
		"e1f1",
		"The king cannot go to f1: the bishop on a6 attacks that square.",
	},
	{
		fact.KindKingAttacked, "8/8/3k4/8/3K4/8/p7/8 w - - 0 1", "", "d4d5",
		"Between two kings there is always a square.",
	},
	{
		fact.KindKingGuarded,
		"4k3/8/8/8/2b5/8/4p3/4K3 w - - 0 1",
		"",
		"e1e2",
		"The king cannot take the pawn on e2: the bishop on c4 guards it.",
	},
	{
		fact.KindCastleHow,
		"4k3/8/8/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1h1",
		"To castle, move the king to g1: the rook comes along.",
	},
	{
		fact.KindCastleHow,
		"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
		"",
		"e1a1",
		"To castle, move the king to c1: the rook comes along.",
	},
	{fact.KindOwnPiece, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", "e1a1", "Your rook stands there already."},
	{
		fact.KindCastleRights,
		"4k3/8/8/8/8/8/8/4K2R w - - 0 1",
		"",
		"e1g1",
		"You cannot castle here: the king or the rook on h1 has moved.",
	},
	{fact.KindCastleNoRook, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1c1", "You have no rook on a1 to castle with."},
	{
		fact.KindCastleBetween,
		"4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1",
		"",
		"e1c1",
		"You cannot castle: the knight on b1 stands between king and rook.",
	},
	{
		fact.KindCastleOutOfCheck,
		"4k3/4q3/8/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1g1",
		"You cannot castle out of check: the queen on e7 attacks the king.",
	},
	{
		fact.KindCastleAcross,
		"4k3/8/b7/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1g1",
		"You cannot castle across f1: the bishop on a6 attacks it.",
	},
	{
		fact.KindCastleInto,
		"4k3/8/1b6/8/8/8/8/4K2R w K - 0 1",
		"",
		"e1g1",
		"You cannot castle to g1: the bishop on b6 attacks it.",
	},
}

func TestWhyNot(t *testing.T) {
	for _, s := range whyNots {
		p := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves).Position()
		legal, why := coach.Why(p, square(s.tried[:2]), square(s.tried[2:]))
		assert.Equal(t, s.kind, why.Kind, s.want)
		assert.Equal(t, s.kind == fact.KindLegal, legal)
		assert.Equal(t, s.want, english.English.Fact(why, tutor.ToWhite))
	}
}

// touches has what is said of a piece that is touched and cannot be moved.
var touches = []saying{
	{
		fact.KindTheirs,
		chess.StartFEN,
		"e4 d5",
		"d5",
		"The pawn on d5 belongs to the computer. It attacks your pawn on e4.",
	},
	{fact.KindTheirs, chess.StartFEN, "", "g8", "The knight on g8 belongs to the computer."},
	{fact.KindStuckBlocked, chess.StartFEN, "", "a1", "Your rook on a1 cannot move now: the way is blocked."},
	{fact.KindPawnStraight, chess.StartFEN, "e4 e5", "e4",
		"A pawn never takes straight ahead: the pawn on e5 blocks the way."},
	{fact.KindStuckBlocked, chess.StartFEN, "", "e1", "Your king cannot move now: the way is blocked."},
	{
		fact.KindStuckPinned,
		"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1",
		"",
		"d2",
		"Your knight is pinned to the king by the bishop.",
	},
	{
		fact.KindStuckCheck,
		"4k3/8/8/8/4r3/8/8/N3K3 w - - 0 1",
		"",
		"a1",
		"Your knight cannot help against the check from the rook.",
	},
	{fact.KindStuckKing, "7k/8/8/8/8/6q1/P7/7K w - - 0 1", "", "h1", "Your king has no safe square to go to."},
}

func TestTouches(t *testing.T) {
	for _, s := range touches {
		p := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves).Position()
		f, stuck := coach.Touched(p, square(s.tried))
		require.True(t, stuck, s.want)
		assert.Equal(t, s.kind, f.Kind, s.want)
		assert.Equal(t, s.want, english.English.Fact(f, tutor.ToWhite))
	}
	p := chess.Start()
	for _, s := range []string{"e2", "b1", "e4"} {
		_, stuck := coach.Touched(&p, square(s))
		assert.False(t, stuck, s)
	}
}
