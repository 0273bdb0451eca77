package coach

import (
	"slices"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// shownBy reports whether a line, which begins with the idea's move, shows the idea: its third move
// is the capture by which the idea wins.
func shownBy(f *fact.Fact, line []chess.Move) bool {
	if len(line) < 3 || line[0] != f.Move {
		return false
	}
	reply, takes := line[1], line[2]
	on := func(list []fact.PlacedPiece) bool {
		return slices.ContainsFunc(list, func(m fact.PlacedPiece) bool {
			return takes.To() == m.Square || reply.From() == m.Square && takes.To() == reply.To()
		})
	}
	switch f.Concept {
	case fact.Fork:
		return takes.From() == f.Move.To() && on(f.Pieces)
	case fact.OpenedLine, fact.PinToKing, fact.PinToPiece, fact.Skewer:
		return takes.From() == f.By[0].Square && on(f.Pieces)
	case fact.OpenedCheck, fact.DoubleCheck:
		return true
	case fact.Trapped, fact.GuardRemoved, fact.InBetween:
		return on(f.Pieces)
	case fact.GuardOverloaded:
		return reply.From() == f.Guards[0].Square && takes.To() == f.Pieces[1].Square
	case fact.Lured:
		return chess.CapturesOn(reply, f.Move.To()) && takes.To() != reply.To()
	}
	return false
}

// besideLine reports whether an idea is about the guard of a pawn, in a line that does not show it and takes a piece:
// then the move is made for that.
func besideLine(f *fact.Fact, line []chess.Move) bool {
	guard := f.Concept == fact.GuardRemoved || f.Concept == fact.GuardOverloaded
	if !guard || f.Mate || len(line) < 3 || shownBy(f, line) {
		return false
	}
	after := f.Start.Play(line[0])
	next := after.Play(line[1])
	return chess.Taken(&next, line[2]).Type() > chess.Pawn &&
		!slices.ContainsFunc(f.Pieces, func(m fact.PlacedPiece) bool { return m.Piece.Type() != chess.Pawn })
}

// shownFrom returns the part of a line that begins with the move of some ideas, the line's first or
// third; nil if neither is that move.
func shownFrom(ideas []fact.Fact, line []chess.Move) []chess.Move {
	for at := 0; at < min(len(line), 3); at += 2 {
		if line[at] == ideas[0].Move {
			return line[at:]
		}
	}
	return nil
}
