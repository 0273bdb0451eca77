package web

import (
	"fmt"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// moment is how a game stands just now, beside what its moves tell.
type moment struct {
	over     bool   // it has ended, by its rules or otherwise
	thinking bool   // the computer is to move
	warned   bool   // it waits, as there is something to warn the learner of
	seq      string // the number of the room's last event, "" where the game is not in a room
}

// boardView is the board as the view wants it.
func boardView(t viewer, now *tutor.Game, v view, c settings, m moment) templates.Board {
	shown := v.shown(now)
	b := templates.Board{
		Rows:     boardRows(t, shown, v, c),
		URL:      t.url,
		Base:     t.base,
		Rev:      now.Rev(),
		Shown:    shown.Rev(),
		Moves:    movesURL(t, v, m),
		Seq:      m.seq,
		Without:  c.without(),
		Looking:  v.looking,
		Thinking: m.thinking && !m.warned && !v.looking,
		Over:     m.over && !v.looking,
	}
	if v.chosen {
		b.From = v.from.String()
	}
	if v.demo != nil {
		b.Arrow = v.demo.arrow(t.turned)
	}
	return b
}

// movesURL is the address of what may be done on the board shown, "" if nothing may.
func movesURL(t viewer, v view, m moment) string {
	switch {
	case v.demo != nil, v.looking && !t.movesBack, !v.looking && (!t.movesNow || m.warned):
		return ""
	case v.looking:
		return fmt.Sprintf("%smoves?ply=%d", t.base, v.ply)
	}
	return t.base + "moves"
}

// boardRows are the squares of a position of a game, marked as the view wants them, from the top of the screen down.
func boardRows(t viewer, g *tutor.Game, v view, c settings) (rows [][]templates.Square) {
	marker := newMarker(t, g, v, c)
	for r := range 8 {
		row := make([]templates.Square, 8)
		for f := range row {
			row[f] = marker.square(squareSeen(f, r, t.turned))
			coordinates(&row[f], f == 0, r == 7)
		}
		rows = append(rows, row)
	}
	return rows
}

// squareSeen returns the square so many places from the left and from the top of
// the board as it is seen.
func squareSeen(fromLeft, fromTop int, turned bool) chess.Square {
	if turned {
		return chess.SquareAt(chess.File(7-fromLeft), chess.Rank(fromTop))
	}
	return chess.SquareAt(chess.File(fromLeft), chess.Rank(7-fromTop))
}

// coordinates prints a square's rank at the left edge and its file at the
// bottom.
func coordinates(square *templates.Square, left, bottom bool) {
	if left {
		square.Rank = square.ID[1:]
	}
	if bottom {
		square.File = square.ID[:1]
	}
}
