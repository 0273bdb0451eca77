package ai

import "chesstutor/tutor/chess"

// line is a sequence of moves, such as a principal variation, of fixed capacity.
type line struct {
	length int
	moves  [maxPly + 1]chess.Move
}

func (l *line) clear() { l.length = 0 }

// set makes the line a move followed by another line.
func (l *line) set(m chess.Move, rest *line) {
	l.moves[0] = m
	l.length = 1 + copy(l.moves[1:], rest.moves[:rest.length])
}
