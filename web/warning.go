package web

import "chesstutor/tutor"

// warning returns what is to be said of the move a person has just played
// against the computer, before it is answered; nil if that is nothing.
func warning(g *tutor.Game) *tutor.Fact {
	n := g.Ply()
	if n == 0 || !g.ComputerToMove() || g.PositionAt(n-1).Turn() == tutor.ComputerColor {
		return nil
	}
	return survey(g.PositionAt(n - 1)).Warning(g.Moves()[n-1])
}

// warned returns the warning that a learner is to see now, nil if there is none
// or none is wanted.
func warned(ss *session) *tutor.Fact {
	if !ss.settings.on(warningsSetting) {
		return nil
	}
	return warning(ss.game)
}
