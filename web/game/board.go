package game

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// State is what the board shows of a game beyond its moves.
type State struct {
	Over     bool   // it has ended, by its rules or otherwise
	Thinking bool   // the computer is to move
	Warned   bool   // it waits, as there is something to warn the learner of
	Seq      string // the number of the room's last event, "" where the game is not in a room

	Told *tutor.Fact // what the tutor's line says of the position on the board, nil if it is silent
}

// BoardView returns the board to draw for a view of a game.
func BoardView(t Viewer, now *tutor.Game, v View, c site.Settings, m State) templates.Board {
	shown := v.Shown(now)
	points := pointsAt(t, now, v, m)
	frozen := m.Warned && !v.LookingBack
	b := templates.Board{
		Label:    t.Language.Pages.Play.Board,
		Rows:     boardRows(t, shown, v, c, points.rings),
		URL:      t.URL,
		Base:     t.Base,
		Rev:      now.Rev(),
		Shown:    shown.Rev(),
		Marks:    boardMarks(t, shown, v, m),
		Last:     lastUCI(shown),
		Seq:      m.Seq,
		Marking:  c.Choice(site.Marking),
		Hidden:   c.Without(),
		Arrows:   points.shapes(t.Turned),
		Frozen:   frozen,
		LookBack: v.LookingBack,
		Thinking: m.Thinking && !m.Warned && !v.LookingBack,
		Over:     m.Over && !v.LookingBack,
		Mate:     shown.Outcome() == chess.Checkmate,
	}
	if v.Chosen {
		b.From = v.From.String()
	}
	if frozen {
		b.Mist = mist(points.squares(), t.Turned)
	}
	return b
}

// pointsAt is what the board points at: the last move of a line that is shown, what was asked, or what the tutor
// says by itself.
func pointsAt(t Viewer, now *tutor.Game, v View, m State) (none pointing) {
	switch {
	case v.Demo != nil:
		return v.Demo.points()
	case v.LookingBack:
		return pointingAt(v.Shown(now).Position(), m.Told)
	case now.Outcome() == chess.Checkmate:
		return matedAt(now.Position(), t.Audience)
	}
	if f := answered(t, now, v); f != nil {
		return pointingAt(now.Position(), f)
	}
	if v.Chosen {
		return none
	}
	return pointingAt(now.Position(), m.Told)
}

// boardMarks is what may be done on the board shown, as GET /moves answers; nil if nothing may.
func boardMarks(t Viewer, shown *tutor.Game, v View, m State) any {
	switch {
	case v.Demo != nil, v.LookingBack && !t.ShowsPastMoves, !v.LookingBack && (!t.ShowsMoves || m.Thinking || m.Over):
		return nil
	}
	return movesOf(t, shown)
}

// lastUCI is the last move of a game in UCI notation, "" if there is none.
func lastUCI(g *tutor.Game) string {
	if g.Ply() == 0 {
		return ""
	}
	return g.Moves()[g.Ply()-1].String()
}

// BoardRows are the squares of a position of a game, with the marks of the view, from the top of the screen down.
func BoardRows(t Viewer, g *tutor.Game, v View, c site.Settings) [][]templates.Square {
	return boardRows(t, g, v, c, nil)
}

func boardRows(
	t Viewer,
	g *tutor.Game,
	v View,
	c site.Settings,
	rings map[chess.Square]string,
) (rows [][]templates.Square) {
	marker := newMarker(t, g, v, c)
	marker.rings = rings
	for r := range 8 {
		row := make([]templates.Square, 8)
		for f := range row {
			row[f] = marker.square(squareSeen(f, r, t.Turned))
			Coordinates(&row[f], f == 0, r == 7)
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

// Coordinates prints a square's rank at the left edge and its file at the
// bottom.
func Coordinates(square *templates.Square, left, bottom bool) {
	if left {
		square.Rank = square.ID[1:]
	}
	if bottom {
		square.File = square.ID[:1]
	}
}
