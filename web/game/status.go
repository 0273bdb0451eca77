package game

import (
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// UnderWay reports whether a game has moves and has not ended, so that a new one would discard it.
func UnderWay(g *tutor.Game) bool { return g.Ply() > 0 && g.Outcome() == chess.Playing }

// Standing describes how a game stands, independent of the tutor's help.
type Standing struct {
	Heading, Detail string
	Spoken          string // for screen readers, beginning with the last move
	Brief           string // the same, used where the tutor's line mentions the check
	Offer           bool   // the detail mentions a draw offer, not only a check
}

// StandingOf describes how a game stands by its moves. Its spoken forms begin with what has just happened, or if that
// is "" with the last move, unless the listener has made it.
func StandingOf(l *say.Language, g *tutor.Game, happened string) Standing {
	if happened == "" && g.Ply() > 0 && !g.ComputerToMove() {
		happened = LastMove(l, g)
	}
	stands := l.Game.State(g)
	brief := strings.TrimSpace(happened + " " + site.Sentence(stands.Heading))
	return Standing{
		Heading: stands.Heading, Detail: stands.Detail, Brief: brief,
		Spoken: strings.TrimSpace(brief + " " + stands.Detail),
	}
}

// LastMove returns the last move as a sentence.
func LastMove(l *say.Language, g *tutor.Game) string {
	return l.Game.Move(g.PositionAt(g.Ply()-1), lastOf(g))
}

// lastOf returns the move that was played last, chess.NoMove if there is none.
func lastOf(g *tutor.Game) chess.Move {
	if g.Ply() == 0 {
		return chess.NoMove
	}
	return g.Moves()[g.Ply()-1]
}

// Caught says which pieces have mated the king in a game that ended by checkmate, and on which move: those that attack
// the king or the squares it could flee to.
func Caught(l *say.Language, g *tutor.Game) string {
	var types []chess.PieceType
	for _, each := range coach.MatingPieces(g.Position()) {
		types = append(types, each.Piece.Type())
	}
	return l.End.Caught(types, g.PositionAt(g.Ply()-min(g.Ply(), 1)).MoveNumber())
}
