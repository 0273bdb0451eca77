package exercise

import "chesstutor/tutor/chess"

// EachStand walks every way of a Collect or Maze up to its most moves, and calls what with the position at each
// stand, where the piece can go as the fast way of looking ahead has it, and where the legal moves have it go.
func EachStand(e *Exercise, what func(p chess.Position, fast, legal chess.Bitboard)) {
	seen := map[stand]bool{}
	var each func(w walk, left int)
	each = func(w walk, left int) {
		at := e.stand(&w)
		if seen[at] {
			return
		}
		seen[at] = true
		steps := e.steps(&w)
		what(w.position, e.reach(at), targets(steps, func(chess.Move) bool { return true }))
		for _, m := range steps {
			if left > 0 {
				each(e.step(&w, m), left-1)
			}
		}
	}
	each(e.start(), e.Most)
}

// PlayOne makes a move of either side in a small game, and returns the position after it, whether the game is won or
// lost by it, and the reason if it is lost.
func PlayOne(e *Exercise, p chess.Position, m chess.Move) (next chess.Position, hasWon, hasLost bool, why Reason) {
	g, _ := gameOf(e.Rule)
	next = e.played(&p, m)
	state, why := g.ended(e, &p, &next, m)
	return next, state == won, state == lost, why
}

// BothMoves returns the moves of the side to move in a small game.
func BothMoves(e *Exercise, p chess.Position) []chess.Move { return e.moves(&p) }
