package game

import (
	"fmt"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// positionURL is the address of the page that shows the position after ply
// moves. The last one is the game itself.
func positionURL(t Viewer, g *tutor.Game, ply int) string {
	if ply == g.Ply() {
		return t.URL
	}
	and := "?"
	if strings.Contains(t.URL, and) {
		and = "&"
	}
	return fmt.Sprintf("%s%sply=%d", t.URL, and, ply)
}

// HistoryView lists the moves, with links to the position after each. A demonstrated line has its own links, so
// that there are none besides the list.
func HistoryView(t Viewer, g *tutor.Game, v View) templates.History {
	h := templates.History{Moves: moveRows(t, g, v.Ply)}
	if v.Demo != nil {
		return h
	}
	h.LookBack, h.Home = v.LookingBack, t.URL
	if v.Ply > 0 {
		h.First, h.Back = positionURL(t, g, 0), positionURL(t, g, v.Ply-1)
	}
	if v.Ply < g.Ply() {
		h.Next, h.Last = positionURL(t, g, v.Ply+1), positionURL(t, g, g.Ply())
	}
	return h
}

// moveRows lists the moves in pairs, the one that led to ply marked. A game in which Black moves first has a
// first row without White's move.
func moveRows(t Viewer, g *tutor.Game, ply int) (rows []templates.MoveRow) {
	for i, san := range g.SAN() {
		p := g.PositionAt(i)
		white := p.Turn() == chess.White
		if white || i == 0 {
			rows = append(rows, templates.MoveRow{Number: fmt.Sprintf("%d.", p.MoveNumber())})
		}
		row, last, url := &rows[len(rows)-1], i == ply-1, positionURL(t, g, i+1)
		if white {
			row.White, row.WhiteLast, row.WhiteURL = san, last, url
		} else {
			row.Black, row.BlackLast, row.BlackURL = san, last, url
		}
	}
	return rows
}
