package coach

import (
	"iter"

	"chesstutor/tutor/chess"
)

// legal yields the legal moves of a position, which must not change meanwhile.
func legal(p *chess.Position) iter.Seq[chess.Move] {
	return func(yield func(chess.Move) bool) {
		var room [chess.MaxMoves]chess.Move
		for _, m := range p.AppendMoves(room[:0]) {
			if !yield(m) {
				return
			}
		}
	}
}

// captures yields the legal captures of a position.
func captures(p *chess.Position) iter.Seq[chess.Move] {
	return func(yield func(chess.Move) bool) {
		var room [chess.MaxMoves]chess.Move
		for _, m := range p.AppendCaptures(room[:0]) {
			if !yield(m) {
				return
			}
		}
	}
}

// capturesOn yields the legal captures that land on a square.
func capturesOn(p *chess.Position, s chess.Square) iter.Seq[chess.Move] {
	return func(yield func(chess.Move) bool) {
		var room [chess.MaxMoves]chess.Move
		for _, m := range p.AppendCapturesOn(room[:0], s) {
			if !yield(m) {
				return
			}
		}
	}
}
