package game

import (
	"strconv"

	"chesstutor/templates/play"
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
	return WithQuery(v.URL, "ply="+strconv.Itoa(ply))
}

// HistoryView returns the move list with a link to the position after each move. It has no links to step back and
// forth while a line is demonstrated, which has its own.
func HistoryView(v Viewer, g *tutor.Game, view View) play.History {
	h := play.History{Moves: moveRows(v, g, view.Ply)}
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

// The plies from which a game is long, and how many of a long game are listed at once: with all of them a page would
// take as long as the game.
const (
	longFrom   = 300
	listedOnce = 60
)

// Window returns which plies of a game to list on a page about one of them: from the first, up to but without the last.
// Of a long game they are a part that begins with a move of the side that has begun.
func Window(g *tutor.Game, ply int) (from, to int) {
	if g.Ply() <= longFrom {
		return 0, g.Ply()
	}
	from = (min(max(0, ply-listedOnce/2), g.Ply()-listedOnce) + 1) &^ 1
	return from, min(from+listedOnce, g.Ply())
}

// moveRows returns the moves in pairs, with the one that led to ply marked; of a long game those around it, between
// rows of dots. If Black moves first, the first row has no move of White.
func moveRows(v Viewer, g *tutor.Game, ply int) (rows []play.MoveRow) {
	from, to := Window(g, ply)
	rows = make([]play.MoveRow, 0, (to-from)/2+3)
	if from > 0 {
		rows = append(rows, play.MoveRow{Number: "…"})
	}
	for i := from; i < to; i++ {
		p, san := g.PositionAt(i), v.Language.Phrases.Letters.Write(g.SANAt(i))
		white := p.Turn() == chess.White
		if white || i == from {
			rows = append(rows, play.MoveRow{Number: strconv.Itoa(p.MoveNumber()) + "."})
		}
		row, last, url := &rows[len(rows)-1], i == ply-1, positionURL(v, g, i+1)
		if white {
			row.White, row.WhiteLast, row.WhiteURL = san, last, url
		} else {
			row.Black, row.BlackLast, row.BlackURL = san, last, url
		}
	}
	if to < g.Ply() {
		rows = append(rows, play.MoveRow{Number: "…"})
	}
	return rows
}
