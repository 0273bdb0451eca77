package game

import (
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// State is the state of a game, besides its moves, that the board shows.
type State struct {
	Over     bool   // ended, on the board or otherwise
	Thinking bool   // the computer is to move
	Warned   bool   // the computer waits because the learner is being warned
	Seq      string // the number of the room's last event, "" where the game is not in a room

	Told    *fact.Fact     // the fact in the tutor's line, nil if there is none
	Saw     bool           // Told answers the tutor's question, after the learner has seen it
	Answers chess.Bitboard // the squares that answer the tutor's question, none if it asks none
}

// BoardView returns the board for a page; now is the current game, view what the page asks to show.
func BoardView(v Viewer, now *tutor.Game, view View, c site.Settings, m State) templates.Board {
	shown := view.Shown(now)
	points := pointsAt(v, now, view, m)
	frozen := m.Warned && !view.LookingBack
	b := templates.Board{
		Label:    v.Language.Pages.Play.Board,
		Rows:     boardRows(v, shown, view, c, points.rings, m.Answers != 0),
		URL:      v.URL,
		Base:     v.Base,
		Rev:      now.Rev(),
		Shown:    shown.Rev(),
		Marks:    boardMarks(v, shown, view, m),
		Last:     lastUCI(shown),
		Seq:      m.Seq,
		Marking:  c.Choice(site.Marking),
		Hidden:   view.Guess.hidden(c.Without()),
		Guess:    guessView(v, view),
		Answers:  strings.Join(Names(m.Answers), " "),
		Arrows:   points.shapes(v.Turned),
		Frozen:   frozen,
		LookBack: view.LookingBack,
		Thinking: m.Thinking && !m.Warned && !view.LookingBack,
		Over:     m.Over && !view.LookingBack,
		Mate:     shown.Outcome() == chess.Checkmate,
	}
	if view.Chosen {
		b.From = view.From.String()
	}
	if frozen {
		b.Mist = mist(points.squares(), v.Turned)
	}
	return b
}

// pointsAt returns the arrows and rings on the board: for the last move of a demonstrated line, for the answer to a
// question, or else for the tutor's line.
func pointsAt(v Viewer, now *tutor.Game, view View, m State) (none pointing) {
	switch {
	case view.Demo != nil:
		return view.Demo.points()
	case view.LookingBack:
		return pointingAt(view.Shown(now).Position(), m.Told)
	case now.Outcome() == chess.Checkmate:
		return matedAt(now.Position(), v.Audience)
	}
	switch {
	case view.Guess.open():
		return none
	case view.Guess.checked():
		judged, threatened := view.guessed(now.Position())
		return pointing{arrows: judged.arrows(threatened)}
	}
	if f := answered(v, now, view); f != nil {
		return pointingAt(now.Position(), f)
	}
	if view.Chosen && !m.Saw {
		return none
	}
	return pointingAt(now.Position(), m.Told)
}

// boardMarks returns the legal moves and their marks as GET /moves encodes them, none if the viewer may not see
// them.
func boardMarks(v Viewer, shown *tutor.Game, view View, m State) (none templates.JSON) {
	switch {
	case view.Demo != nil,
		view.LookingBack && !v.ShowsPastMoves,
		!view.LookingBack && (!v.ShowsMoves || m.Thinking || m.Over):
		return none
	}
	return movesOf(v, shown)
}

// lastUCI is the last move of a game in UCI notation, "" if there is none.
func lastUCI(g *tutor.Game) string {
	if g.Ply() == 0 {
		return ""
	}
	return g.Moves()[g.Ply()-1].String()
}

// BoardRows returns the squares of a game's position with their marks, row by row from the top of the screen.
func BoardRows(v Viewer, g *tutor.Game, view View, c site.Settings) [][]templates.Square {
	return boardRows(v, g, view, c, nil, false)
}

func boardRows(
	v Viewer,
	g *tutor.Game,
	view View,
	c site.Settings,
	rings map[chess.Square]string,
	asks bool,
) (rows [][]templates.Square) {
	marker := newMarker(v, g, view, c)
	marker.rings, marker.asks = rings, asks
	all := make([]templates.Square, 64)
	rows = make([][]templates.Square, 0, 8)
	for r := range 8 {
		row := all[8*r : 8*r+8 : 8*r+8]
		for f := range row {
			row[f] = marker.square(squareSeen(f, r, v.Turned))
			Coordinates(&row[f], f == 0, r == 7)
		}
		rows = append(rows, row)
	}
	return rows
}

// squareSeen returns the square in a given column from the left and row from the top of the screen, both from 0.
func squareSeen(fromLeft, fromTop int, turned bool) chess.Square {
	if turned {
		return chess.SquareAt(chess.File(7-fromLeft), chess.Rank(fromTop))
	}
	return chess.SquareAt(chess.File(fromLeft), chess.Rank(7-fromTop))
}

// Coordinates labels a square at the left edge with its rank, and one at the bottom with its file.
func Coordinates(square *templates.Square, left, bottom bool) {
	if left {
		square.Rank = square.ID[1:]
	}
	if bottom {
		square.File = square.ID[:1]
	}
}

// StillRows returns the squares of a board without interaction, with the last move marked.
func StillRows(v Viewer, g *tutor.Game) [][]templates.Square {
	return BoardRows(v, g, View{Ply: g.Ply(), From: chess.NoSquare, To: chess.NoSquare}, site.Settings{})
}
