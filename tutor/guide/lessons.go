package guide

import "chesstutor/tutor/chess"

// lessons are first the pieces, then check and its ends, the special moves, and the game as a whole.
var lessons = []Lesson{
	{"the-board", []Diagram{diagram("start", chess.StartFEN, "g1")}},
	{"rook", []Diagram{diagram("rook-moves", "6k1/8/3P4/8/3R4/8/8/6K1 w - - 0 1", "d4")}},
	{"bishop", []Diagram{diagram("bishop-moves", "2k5/5p2/8/8/3B4/8/8/7K w - - 0 1", "d4")}},
	{"queen", []Diagram{diagram("queen-moves", "k7/7p/8/8/3Q4/8/8/7K w - - 0 1", "d4")}},
	{"king", []Diagram{diagram("king-moves", "4r2k/8/8/8/3K4/8/8/8 w - - 0 1", "d4")}},
	{"knight", []Diagram{diagram("knight-jumps", "6k1/8/8/2PPP3/2PNP3/2PPP3/8/6K1 w - - 0 1", "d4")}},
	{"pawn", []Diagram{
		diagram("pawn-moves", "6k1/8/8/8/1P6/8/4P3/6K1 w - - 0 1", "e2"),
		diagram("pawn-takes", "6k1/8/8/2npr3/3P4/8/8/6K1 w - - 0 1", "d4"),
	}},
	{"taking", []Diagram{diagram("takes", "6k1/8/4p3/1b1p4/8/2N5/8/6K1 w - - 0 1", "c3")}},

	{"check", []Diagram{diagram("check-answers", "R3r1k1/1P6/8/8/8/8/1B6/4K3 w - - 0 1", "b2")}},
	{"checkmate", []Diagram{
		diagram("before-mate", "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "e1"),
		diagram("mate", "6k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1", "", "e1e8"),
	}},
	{"stalemate", []Diagram{
		diagram("before-stalemate", "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1", "b5"),
		diagram("stalemate-board", "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1", "", "b5b6"),
	}},

	{"castling", []Diagram{
		diagram("castling-both", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"),
		diagram("castling-across", "4k3/8/b7/8/8/8/8/R3K2R w KQ - 0 1", "e1"),
	}},
	{"en-passant", []Diagram{
		diagram("takes-en-passant", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "e5", "d7d5"),
		diagram("passed", "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "e8", "d7d5", "e5d6"),
	}},
	{"promotion", []Diagram{diagram("promotes", "r5k1/1P6/8/8/8/8/8/6K1 w - - 0 1", "b7")}},

	{"draws", []Diagram{
		diagram("third-time", chess.StartFEN, "",
			"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"),
		diagram("too-few", "8/8/3k4/8/3N4/3K4/8/8 w - - 0 1", ""),
	}},
	{"worth", []Diagram{diagram("fewer-points", "6rk/6pp/7N/8/8/8/8/6K1 w - - 0 1", "", "h6f7")}},
	{"notation", []Diagram{
		diagram("e4", chess.StartFEN, "", "e2e4"),
		diagram("Nf3", chess.StartFEN, "", "e2e4", "e7e5", "g1f3"),
	}},
	{"marks", []Diagram{diagram("marked", chess.StartFEN, "f1", "e2e4", "d7d5")}},
}

// diagram returns a diagram; chosen is the name of a square, or "".
func diagram(name, fen, chosen string, moves ...string) Diagram {
	d := Diagram{Name: name, FEN: fen, Moves: moves, Chosen: chess.NoSquare}
	if chosen != "" {
		d.Chosen = square(chosen)
	}
	return d
}

// square reads the name of a square in the lessons.
func square(name string) chess.Square {
	s, err := chess.ParseSquare(name)
	if err != nil {
		panic("guide: " + err.Error()) // unreachable: the names are constants
	}
	return s
}
