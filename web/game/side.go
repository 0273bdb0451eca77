package game

import (
	"fmt"
	"slices"
	"strconv"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// SideView returns the line of the page about the player of a color, in what is shown of a game.
func SideView(l *say.Language, now *tutor.Game, view View, c chess.Color) play.Side {
	g := view.Shown(now)
	name, note := l.Game.Player(g, c)
	side := play.Side{Name: name, Note: note, Turn: g.Outcome() == chess.Playing && g.Position().Turn() == c}
	if view.Demo == nil { // a line that is only shown takes nothing, and a count of the game would not fit its board
		side.Material = LeadText(g, c)
		if computer, plays := g.Computer(); plays && c != computer && side.Material != "" {
			side.Material = name + " " + side.Material // the name of whoever plays the computer stands nowhere else
		}
		side.Captured, side.Taken = Captured(l, g, c, name)
	}
	return side
}

// Captured returns what the player of a color, whose name is given, has taken: a pile of each kind of piece, the least
// first, and the same in words.
func Captured(l *say.Language, g *tutor.Game, c chess.Color, name string) (piles []play.Pile, words string) {
	taken := slices.Sorted(slices.Values(g.Captured(c.Other())))
	for _, kind := range slices.Compact(slices.Clone(taken)) {
		pile := play.Pile{Piece: *PieceView(kind)}
		first, _ := slices.BinarySearch(taken, kind)
		if after, _ := slices.BinarySearch(taken, kind+1); after > first+1 {
			pile.Count = strconv.Itoa(after - first)
		}
		piles = append(piles, pile)
	}
	return piles, l.Game.Taken(name, taken)
}

// LeadText returns how many points of material a color is ahead, as "+3", or "" if it is not ahead.
func LeadText(g *tutor.Game, c chess.Color) string {
	if lead := chess.Lead(g.Position(), c); lead > 0 {
		return fmt.Sprintf("+%d", lead)
	}
	return ""
}
