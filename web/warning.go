package web

import "chesstutor/tutor"

// warning returns what is to be said of the move a person has just played
// against the computer, before it is answered; nil if that is nothing.
func (ss *session) warning() *tutor.Fact {
	g := ss.game
	n := g.Ply()
	if n == 0 || !g.ComputerToMove() || g.PositionAt(n-1).Turn() == tutor.ComputerColor {
		return nil
	}
	return ss.surveys.of(g.PositionAt(n - 1)).Warning(g.Moves()[n-1])
}

// warned returns the warning that a learner is to see now, nil if there is none
// or none is wanted.
func (ss *session) warned() *tutor.Fact {
	if !ss.settings.on(warningsSetting) {
		return nil
	}
	return ss.warning()
}
