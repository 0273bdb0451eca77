package play

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// toWarn reports whether a person has just played a move against the computer that
// is not answered yet, and may be warned: a game that has ended by it is of
// interest only if it is drawn by stalemate.
func toWarn(g *tutor.Game) bool {
	n := g.Ply()
	computer, plays := g.Computer()
	if n == 0 || !plays || g.PositionAt(n-1).Turn() == computer {
		return false
	}
	return g.ComputerToMove() || g.Outcome() == chess.Stalemate
}

// warning returns what is to be said of the move a person has just played
// against the computer, before it is answered, by the count alone; nil if that is
// nothing, or is not wanted.
func (ss *session) warning() *tutor.Fact {
	g, c := ss.game, ss.settings
	if !toWarn(g) || !c.On(site.Warnings) || g.Outcome() != chess.Playing {
		return nil
	}
	f := ss.surveys.Of(g.PositionAt(g.Ply() - 1)).Warning(g.Moves()[g.Ply()-1])
	if f == nil || f.Kind == tutor.KindWarnMate && !c.Warns(tutor.WarnMate) ||
		f.Kind != tutor.KindWarnMate && !c.Warns(tutor.WarnLoss) {
		return nil
	}
	return f
}

// warned returns the warning that a learner is to see now, nil if there is none
// or none is wanted.
func (ss *session) warned() *tutor.Fact {
	if ss.coached != nil {
		return ss.coached.Warning
	}
	return ss.warning()
}

// waits reports whether the computer waits with its answer because of a warning.
func (ss *session) waits() bool { return ss.warned() != nil && ss.game.ComputerToMove() }
