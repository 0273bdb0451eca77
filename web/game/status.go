package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// UnderWay reports whether a game has moves and has not ended, so that a new one would discard it.
func UnderWay(g *tutor.Game) bool { return g.Ply() > 0 && g.Outcome() == chess.Playing }

// Spoken returns what a screen reader announces after a change: the last move, unless the listener made it, and how
// the game stands. With brief it leaves out the detail, which the tutor's line has.
func Spoken(l *say.Language, g *tutor.Game, brief bool) string {
	text := Stands(l, g, brief)
	if g.Ply() == 0 || g.ComputerToMove() {
		return text
	}
	return LastMove(l, g) + " " + text
}

// Stands is Spoken without the last move.
func Stands(l *say.Language, g *tutor.Game, brief bool) string {
	stands := l.Game.State(g)
	text := site.Sentence(stands.Heading)
	if stands.Detail != "" && !brief {
		text += " " + stands.Detail
	}
	return text
}

// LastMove returns the last move as a sentence.
func LastMove(l *say.Language, g *tutor.Game) string { return l.Game.Move(lastMoveOf(g)) }
