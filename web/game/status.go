package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// UnderWay reports whether starting over would lose something.
func UnderWay(g *tutor.Game) bool { return g.Ply() > 0 && g.Outcome() == chess.Playing }

// Spoken is what a screen reader says of a new state: the last move, if it was
// not the listener's own, and how the game stands; in brief where the tutor says
// the rest.
func Spoken(l *say.Language, g *tutor.Game, brief bool) string {
	stands := l.Game.State(g)
	text := site.Sentence(stands.Heading)
	if stands.Detail != "" && !brief {
		text += " " + stands.Detail
	}
	if g.Ply() == 0 || g.ComputerToMove() {
		return text
	}
	return LastMove(l, g) + " " + text
}

// LastMove says the move that was played last, in a sentence.
func LastMove(l *say.Language, g *tutor.Game) string { return l.Game.Move(lastMoveOf(g)) }
