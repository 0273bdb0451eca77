package game

import (
	"fmt"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// SideView returns the line of the page about the player of a color.
func SideView(l *say.Language, g *tutor.Game, c chess.Color) play.Side {
	name, note := l.Game.Player(g, c)
	taken := g.Captured(c.Other())
	return play.Side{
		Name: name, Note: note, Captured: PieceViews(taken), Taken: l.Game.Taken(name, taken), Material: LeadText(g, c),
		Turn: g.Outcome() == chess.Playing && g.Position().Turn() == c,
	}
}

// LeadText returns how many points of material a color is ahead, as "+3", or "" if it is not ahead.
func LeadText(g *tutor.Game, c chess.Color) string {
	if lead := chess.Lead(g.Position(), c); lead > 0 {
		return fmt.Sprintf("+%d", lead)
	}
	return ""
}
