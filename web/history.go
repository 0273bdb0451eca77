package web

import (
	"fmt"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// positionURL is the address of the page that shows the position after ply
// moves. The last one is the game itself.
func positionURL(t table, g *tutor.Game, ply int) string {
	if ply == g.Ply() {
		return t.home
	}
	return fmt.Sprintf("%s?ply=%d", t.home, ply)
}

// historyView leads from the position shown to the others.
func historyView(t table, g *tutor.Game, v view) templates.History {
	h := templates.History{Looking: v.looking, Home: t.home}
	if v.ply > 0 {
		h.First, h.Back = positionURL(t, g, 0), positionURL(t, g, v.ply-1)
	}
	if v.ply < g.Ply() {
		h.Next, h.Last = positionURL(t, g, v.ply+1), positionURL(t, g, g.Ply())
	}
	return h
}

// lookedBack says which position is shown: "After 3. Nf3".
func lookedBack(g *tutor.Game) string {
	if g.Ply() == 0 {
		return "The start of the game"
	}
	before := g.PositionAt(g.Ply() - 1)
	dots := "."
	if before.Turn() == chess.Black {
		dots = "..."
	}
	return fmt.Sprintf("After %d%s %s", before.MoveNumber(), dots, before.SAN(g.Moves()[g.Ply()-1]))
}
