package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
)

// Rules about openings: the habits, and set-ups whose moves fit together.

// atHome returns the white knights and bishops that stand where they start.
func atHome(e *Exercise) chess.Bitboard {
	start := chess.Start()
	return white(e) & where(func(s chess.Square) bool { return minor(start.At(s)) && e.Position.At(s) == start.At(s) })
}

// minor reports whether a piece is a knight or a bishop.
func minor(pc chess.Piece) bool { return pc.Type() == chess.Knight || pc.Type() == chess.Bishop }

func notAtHome(e *Exercise, s chess.Square) Reason {
	if !minor(e.Position.At(s)) {
		return about(NoMinor, &e.Position, s)
	}
	return about(AlreadyOut, &e.Position, s)
}

// habit asks that the move loses nothing, and follows one of the three habits: a pawn in the middle, a piece brought
// out, castling.
func habit(e *Exercise, m chess.Move) Reason {
	if r := sound(e, m); !r.Right() {
		return r
	}
	for _, met := range []condition{centre, bringsOut, castle} {
		if met(e, m).Right() {
			return Reason{}
		}
	}
	return Reason{Kind: NoHabit}
}

// aims asks that the piece looks at the square spoken of from where it goes, if there is one.
func aims(e *Exercise, m chess.Move) Reason {
	next := e.Position.Play(m)
	if e.Square == chess.NoSquare || next.AttackersTo(e.Square, next.Occupied()).Has(m.To()) {
		return Reason{}
	}
	return fromThere(NoAimThere, 0, e, m)
}

// setUps are the moves of each set-up, six of one side, by its name. The order of a game may differ.
var setUps = map[string][]string{
	"italian":       {"e2e4", "g1f3", "f1c4", "d2d3", "e1g1", "c2c3"},
	"london":        {"d2d4", "c1f4", "e2e3", "g1f3", "f1d3", "e1g1"},
	"two-pawns":     {"e7e5", "b8c6", "g8f6", "f8c5", "d7d6", "e8g8"},
	"wall":          {"d7d5", "e7e6", "g8f6", "f8e7", "e8g8", "c7c5"},
	"corner-bishop": {"g1f3", "g2g3", "f1g2", "e1g1", "d2d3", "e2e4"},
}

// ends returns the squares of a move of a set-up.
func ends(move string) (from, to chess.Square) {
	from, to, _, err := chess.SplitUCI(move)
	if err != nil {
		panic("exercise: " + move + ": " + err.Error()) // unreachable: the tests read them
	}
	return from, to
}

// made reports whether a move of a set-up was made: its piece has left its square.
func made(p *chess.Position, move string) bool {
	start := chess.Start()
	from, _ := ends(move)
	return p.At(from) != start.At(from)
}

// leftToMove returns the pieces of which a move of the set-up is still to be made.
func leftToMove(e *Exercise) (squares chess.Bitboard) {
	for _, move := range setUps[e.SetUp] {
		if from, _ := ends(move); !made(&e.Position, move) {
			squares |= from.Bitboard()
		}
	}
	return squares
}

func stays(e *Exercise, s chess.Square) Reason { return about(StaysInSetUp, &e.Position, s) }

// inSetUp asks for a move of the set-up that shuts in no piece which has one to make.
func inSetUp(e *Exercise, m chess.Move) Reason {
	if !slices.Contains(setUps[e.SetUp], m.String()) {
		return Reason{Kind: NotInSetUp}
	}
	for _, move := range setUps[e.SetUp] {
		from, to := ends(move)
		if from != m.From() && !made(&e.Position, move) && chess.Between(from, to).Has(m.To()) {
			return about(ShutsIn, &e.Position, from)
		}
	}
	return Reason{}
}

// markedIn returns where the pieces of a set-up go.
func markedIn(setUp string) (list []chess.Square) {
	for _, move := range setUps[setUp] {
		_, to := ends(move)
		list = append(list, to)
	}
	return list
}

// fitted judges whether the last move, of either side, is one of the set-up.
func fitted(e *Exercise) (bool, Reason) {
	if !slices.Contains(setUps[e.SetUp], e.Last.String()) {
		return false, Reason{Kind: NotInSetUp}
	}
	return true, so
}
