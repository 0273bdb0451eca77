package game

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// board returns the board with its marks, and with arrows for what the tutor says.
func (p *Page) board() board.Board {
	v, shown, points := p.Viewer, p.View.Shown(p.Game), p.points()
	now := !p.View.LookingBack
	var answers chess.Bitboard // the squares that answer the tutor's question
	if p.View.Guess == nil && !p.hintOpen() {
		answers = p.said.Answers(p.Game.Position())
	}
	b := board.Board{
		Label:    v.Language.Pages.Play.Board,
		Rows:     boardRows(v, shown, p.View, p.Settings, points.rings, answers != 0),
		URL:      v.URL,
		Kept:     queryOf(v.URL),
		Base:     v.Base,
		Move:     v.Base + "move" + strings.TrimPrefix(v.URL, path(v.URL)),
		Rev:      p.Game.Rev(),
		Shown:    shown.Rev(),
		Marks:    p.marks(),
		Last:     lastUCI(shown),
		Seq:      p.Seq,
		Marking:  p.Settings.Choice(site.Marking),
		Hidden:   p.View.Guess.hidden(p.Settings.Without()),
		Guess:    guessView(v, p.View),
		Answers:  strings.Join(Names(answers), " "),
		Arrows:   points.shapes(v.Turned),
		Pale:     paleQueen(v, p.plan()),
		Frozen:   p.Waits && now,
		LookBack: !now,
		Thinking: p.Thinking && !p.Waits && now,
		Over:     p.Over && now,
		Mate:     shown.Outcome() == chess.Checkmate,
	}
	b.Unjudged = !v.Helped || slices.Contains(strings.Fields(b.Hidden), "unsafe")
	if p.View.Chosen {
		b.From = p.View.From.String()
	}
	if b.Frozen {
		b.Mist = mist(points.squares(), v.Turned)
	}
	return b
}

// path returns an address without its query.
func path(address string) string {
	at, _, _ := strings.Cut(address, "?")
	return at
}

// queryOf returns the parameters of an address in order.
func queryOf(address string) (list []board.Field) {
	at, err := url.Parse(address)
	if err != nil {
		return nil
	}
	q := at.Query()
	for _, name := range slices.Sorted(maps.Keys(q)) {
		list = append(list, board.Field{Name: name, Value: q.Get(name)})
	}
	return list
}

// WithQuery returns an address with more parameters, as a query has them.
func WithQuery(address, parameters string) string {
	and := "?"
	if strings.Contains(address, and) {
		and = "&"
	}
	return address + and + parameters
}

// hintOpen reports whether steps of a hint are told, and were not closed.
func (p *Page) hintOpen() bool { return len(p.Hints) > 0 && !p.View.Closed && !p.Game.HintClosed() }

// points returns the arrows and rings on the board: for the last move of a demonstrated line, for the answer to a
// question, for the last step of a hint, or else for the tutor's line.
func (p *Page) points() (none pointing) {
	now, told := p.Game.Position(), p.said.Line
	if p.hintOpen() {
		told = &p.Hints[len(p.Hints)-1]
	}
	switch {
	case p.View.Demo != nil:
		return p.View.Demo.points()
	case p.View.LookingBack:
		return pointingAt(p.View.Shown(p.Game).Position(), told)
	case p.Game.Outcome() == chess.Checkmate:
		return matedAt(now, p.Viewer.Audience)
	case p.View.Guess.open():
		return none
	case p.View.Guess.checked():
		guess, threatened := p.View.guessed(now)
		return pointing{arrows: guess.arrows(threatened)}
	}
	if steps := p.plan(); len(steps) > 0 {
		return planPoints(now, steps)
	}
	if answer := p.answer(); len(answer) > 0 {
		return pointingAt(now, &answer[0])
	}
	if p.View.Chosen && !p.said.Saw {
		return none
	}
	return pointingAt(now, told)
}

// marks returns the legal moves and their marks as GET /moves encodes them, none if the viewer may not see them.
func (p *Page) marks() any {
	switch v := p.Viewer; {
	case p.View.Demo != nil,
		p.View.LookingBack && !v.ShowsPastMoves,
		!p.View.LookingBack && (!v.ShowsMoves || p.Thinking || p.Over):
		return nil
	}
	return movesOf(p.Viewer, p.View.Shown(p.Game))
}

// lastUCI is the last move of a game in UCI notation, "" if there is none.
func lastUCI(g *tutor.Game) string {
	if m := lastOf(g); m != chess.NoMove {
		return m.String()
	}
	return ""
}

// PictureQuery returns the query of the picture of a game's board, with its last move; side is at the bottom.
func PictureQuery(g *tutor.Game, side chess.Color) string {
	return site.BoardQuery(g.Position().FEN(), lastUCI(g), side)
}

// BoardRows returns the squares of a game's position with their marks, row by row from the top of the screen.
func BoardRows(v Viewer, g *tutor.Game, view View, c site.Settings) [][]board.Square {
	return boardRows(v, g, view, c, nil, false)
}

func boardRows(
	v Viewer,
	g *tutor.Game,
	view View,
	c site.Settings,
	rings map[chess.Square]string,
	asks bool,
) (rows [][]board.Square) {
	marker := newMarker(v, g, view, c)
	marker.rings, marker.asks = rings, asks
	all := make([]board.Square, 64)
	rows = make([][]board.Square, 0, 8)
	for r := range 8 {
		row := all[8*r : 8*r+8 : 8*r+8]
		for f := range row {
			row[f] = marker.square(SquareSeen(f, r, v.Turned))
			Coordinates(&row[f], f == 0, r == 7)
		}
		rows = append(rows, row)
	}
	return rows
}

// SquareSeen returns the square in a given column from the left and row from the top of the screen, both from 0.
func SquareSeen(fromLeft, fromTop int, turned bool) chess.Square {
	if turned {
		return chess.SquareAt(chess.File(7-fromLeft), chess.Rank(fromTop))
	}
	return chess.SquareAt(chess.File(fromLeft), chess.Rank(7-fromTop))
}

// Coordinates labels a square at the left edge with its rank, and one at the bottom with its file.
func Coordinates(square *board.Square, left, bottom bool) {
	if left {
		square.Rank = square.ID[1:]
	}
	if bottom {
		square.File = square.ID[:1]
	}
}

// StillRows returns the squares of a board without interaction, with the last move marked.
func StillRows(v Viewer, g *tutor.Game) [][]board.Square {
	return BoardRows(v, g, View{Ply: g.Ply(), From: chess.NoSquare, To: chess.NoSquare}, site.Settings{})
}

// Targets returns the squares that moves of a piece lead to, and those of them on which it is promoted, separated by
// spaces.
func Targets(moves []chess.Move) (to, asks string) {
	var seen chess.Bitboard
	for _, m := range moves {
		if seen.Has(m.To()) { // another promotion
			continue
		}
		seen |= m.To().Bitboard()
		to += " " + m.To().String()
		if m.Promotion() != chess.NoPieceType {
			asks += " " + m.To().String()
		}
	}
	return strings.TrimPrefix(to, " "), strings.TrimPrefix(asks, " ")
}
