package exercise

import "chesstutor/tutor/chess"

// A Track is how far a side of a small game has come to what wins it, in steps.
type Track struct{ Done, Of int }

// pawnSteps is how many steps a pawn has to go from its first rank to its last.
const pawnSteps = 6

// Tracks returns how far both sides have come in a position of a small game: by the steps of their pawn that is
// farthest ahead, or, where White has to take the pawns, by how many are taken. ok is false where there is no way to
// measure: in a game of mate, and outside games.
func (e *Exercise) Tracks(p *chess.Position) (white, black Track, ok bool) {
	black = Track{stepsGone(p, chess.Black), pawnSteps}
	switch {
	case e.Kind != Game:
		return Track{}, Track{}, false
	case e.Rule == "pawns":
		return Track{stepsGone(p, chess.White), pawnSteps}, black, true
	case e.Rule == "queen-pawns":
		all := e.Position.Pieces(chess.Pawn, chess.Black).Count()
		return Track{all - p.Pieces(chess.Pawn, chess.Black).Count(), all}, black, true
	}
	return Track{}, Track{}, false
}

// stepsGone returns how many steps the farthest pawn of a side has gone; one that was promoted has gone all.
func stepsGone(p *chess.Position, c chess.Color) (steps int) {
	for _, s := range p.Color(c).Squares() {
		switch {
		case p.At(s).Type() == chess.King:
		case p.At(s).Type() != chess.Pawn:
			return pawnSteps
		case c == chess.White:
			steps = max(steps, int(s.Rank())-1)
		default:
			steps = max(steps, 6-int(s.Rank()))
		}
	}
	return steps
}
