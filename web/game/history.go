package game

import (
	"strconv"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// positionURL returns the address of the page that shows the position after ply moves; for the current position
// that is the page of the game.
func positionURL(v Viewer, g *tutor.Game, ply int) string {
	if v.At != nil {
		return v.At(ply)
	}
	if ply == g.Ply() {
		return v.URL
	}
	and := "?"
	if strings.Contains(v.URL, and) {
		and = "&"
	}
	return v.URL + and + "ply=" + strconv.Itoa(ply)
}

// HistoryView returns the move list with a link to the position after each move. It has no links to step back and
// forth while a line is demonstrated, which has its own.
func HistoryView(v Viewer, g *tutor.Game, view View) templates.History {
	h := templates.History{Moves: moveRows(v, g, view.Ply)}
	if view.Demo != nil {
		return h
	}
	h.LookBack, h.Home = view.LookingBack, v.URL
	if view.Ply > 0 {
		h.First, h.Back = positionURL(v, g, 0), positionURL(v, g, view.Ply-1)
	}
	if view.Ply < g.Ply() {
		h.Next, h.Last = positionURL(v, g, view.Ply+1), positionURL(v, g, g.Ply())
	}
	return h
}

// moveRows returns the moves in pairs, with the one that led to ply marked. If Black moves first, the first row has
// no move of White.
func moveRows(v Viewer, g *tutor.Game, ply int) (rows []templates.MoveRow) {
	rows = make([]templates.MoveRow, 0, g.Ply()/2+1)
	for i, san := range g.SAN() {
		p := g.PositionAt(i)
		white := p.Turn() == chess.White
		if white || i == 0 {
			rows = append(rows, templates.MoveRow{Number: strconv.Itoa(p.MoveNumber()) + "."})
		}
		row, last, url := &rows[len(rows)-1], i == ply-1, positionURL(v, g, i+1)
		if white {
			row.White, row.WhiteLast, row.WhiteURL = san, last, url
		} else {
			row.Black, row.BlackLast, row.BlackURL = san, last, url
		}
	}
	return rows
}
