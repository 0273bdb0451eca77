package play

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// toWarn reports whether there may be a warning about the last move: a person has played it against the computer,
// which has not answered yet. If the move ended the game, only stalemate counts.
func toWarn(g *tutor.Game) bool {
	n := g.Ply()
	computer, plays := g.Computer()
	if n == 0 || !plays || g.PositionAt(n-1).Turn() == computer {
		return false
	}
	return g.ComputerToMove() || g.Outcome() == chess.Stalemate
}

// warning returns the warning about the move that a person has just played against the computer, found by counting
// alone; nil if there is none or the settings exclude it.
func (ss *session) warning() *fact.Fact {
	g, c := ss.game, ss.settings
	if !toWarn(g) || !c.On(site.Warnings) || g.Outcome() != chess.Playing {
		return nil
	}
	f := ss.surveys.Of(g.PositionAt(g.Ply() - 1)).Warning(g.Moves()[g.Ply()-1])
	if f == nil || f.Kind == fact.KindWarnMate && !c.Warns(coach.WarnMate) ||
		f.Kind != fact.KindWarnMate && !c.Warns(coach.WarnLoss) {
		return nil
	}
	return f
}

// warned returns the warning to show, nil if there is none.
func (ss *session) warned() *fact.Fact {
	if ss.coached != nil {
		return ss.coached.Warning
	}
	return ss.warning()
}

// waits reports whether the computer waits with its answer because of a warning.
func (ss *session) waits() bool { return ss.warned() != nil && ss.game.ComputerToMove() }
