package web

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"chesstutor/assets"
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// playPage returns what the page of a game shows.
func playPage(ss *session, v view) templates.Play {
	g, now, t := ss.game.Until(v.ply), ss.game, ss.table()
	if v.demo != nil {
		g = v.demo.game
	}
	page := templates.Play{
		Layout:   layout("/", ""),
		Board:    boardView(t, g, v, ss.settings),
		Spoken:   spoken(g, false),
		Notice:   ss.notice,
		Moves:    moveRows(t, now, v.ply),
		History:  historyView(t, now, v),
		PGN:      now.PGN(time.Now()),
		Download: t.under + "game.pgn?download",
		FEN:      g.Position().FEN(),
		TakeBack: !v.looking && now.Clone().TakeBack(),
		Choices:  choices(g.Position().Turn()),
		Confirm:  v.confirm,
		UnderWay: underWay(now),
		Sound:    ss.settings.sound,
		Opponent: opponentView(now),
		Players:  now.Setup().Players.String(),
		Key:      keyEntries(),
	}
	page.Top, page.Bottom = sideView(g, chess.Black), sideView(g, chess.White)
	if t.turned {
		page.Top, page.Bottom = page.Bottom, page.Top
	}
	page.Board.Rev = now.Rev()
	page.Board.Without = ss.settings.without()
	page.Heading, page.Detail = state(g)
	if ss.seat != nil {
		ss.seat.furnish(&page, v)
	}
	if !v.looking && warned(ss) != nil {
		page.Heading, page.Spoken = "Wait a moment", "Wait a moment."
		page.Board.Thinking, page.PlayOn = false, true
		page.Board.Moves = "" // the moves are the computer's, and nobody else's to choose
	}
	if v.looking {
		page.Heading, page.Detail, page.Spoken = lookedBack(g), "", lookedBack(g)
	}
	if !v.looking {
		said := says(ss)
		page.Says, page.About = sentences(t, now, said), about(t, now, v)
		if g.Outcome() != chess.Playing && len(said) > 0 || tellsCheck(said) && (ss.seat == nil || !ss.seat.drawOffered()) {
			page.Detail = "" // the tutor says it
		}
		if g.Outcome() == chess.Playing && len(said) > 0 {
			if ss.seat == nil && tellsCheck(said[:1]) {
				page.Spoken = spoken(g, true)
			}
			page.Spoken += " " + page.Says[0].Text
		}
		page.HintStep, page.HintText = nextHint(t, now)
		page.AskThreat = t.mayMove && t.helped && t.home == "/"
	}
	if again := againView(now); again != nil && ss.seat == nil && !v.looking {
		page.Again, page.Spoken = again, strings.TrimSpace(page.Spoken+" "+again.Text)
	}
	if v.demo != nil {
		shown := v.demo.view(t)
		page.Demo, page.Board.Arrow = &shown, v.demo.arrow(t.turned)
		page.Heading, page.Detail, page.Spoken = shown.Heading, shown.Detail, shown.Detail
		page.History = templates.History{}
	}
	if v.asking {
		page.Asking = v.to.String()
	}
	return page
}

// pages are those that every page leads to.
var pages = []templates.Link{
	{Text: "Play", URL: "/"},
	{Text: "New game", URL: "/new"},
	{Text: "How to play", URL: "/learn"},
	{Text: "Settings", URL: "/settings"},
}

// layout returns what all pages share; url is the page's own address, title what
// its tab says.
func layout(url, title string) templates.Layout {
	l := templates.Layout{Title: title, Assets: assets.Prefix(), Nav: slices.Clone(pages)}
	for i := range l.Nav {
		l.Nav[i].Current = l.Nav[i].URL == url
	}
	return l
}

// boardView marks the board as the view wants it.
func boardView(t table, g *tutor.Game, v view, c settings) templates.Board {
	b := templates.Board{
		Home: t.home, Under: t.under, Shown: g.Rev(), Moves: t.under + "moves", Looking: v.looking,
		Thinking: g.ComputerToMove() && !v.looking, Over: g.Outcome() != chess.Playing && !v.looking,
	}
	switch {
	case v.demo != nil:
		b.Moves = ""
	case v.looking:
		b.Moves = fmt.Sprintf("%smoves?ply=%d", t.under, v.ply)
	}
	if v.chosen {
		b.From = v.from.String()
	}
	marker := newMarker(t, g, v, c)
	for r := range 8 {
		row := make([]templates.Square, 8)
		for f := range row {
			row[f] = marker.square(squareSeen(f, r, t.turned))
			coordinates(&row[f], f == 0, r == 7)
		}
		b.Rows = append(b.Rows, row)
	}
	return b
}

// squareSeen returns the square so many places from the left and from the top of
// the board as it is seen.
func squareSeen(fromLeft, fromTop int, turned bool) chess.Square {
	if turned {
		return chess.SquareAt(chess.File(7-fromLeft), chess.Rank(fromTop))
	}
	return chess.SquareAt(chess.File(fromLeft), chess.Rank(7-fromTop))
}

// marker knows all that is marked on a board.
type marker struct {
	p       *chess.Position
	view    view
	shows   func(mark string) bool
	last    lastSquares
	survey  *tutor.Survey // nil where nobody may choose
	marks   tutor.Marks
	human   bool // a person may choose a man
	helped  bool // the tutor may mark
	movable chess.Bitboard
	targets map[chess.Square]tutor.MarkedMove // of the chosen man; a promotion's is the queen's
}

func newMarker(t table, g *tutor.Game, v view, c settings) *marker {
	m := &marker{
		p: g.Position(), view: v, shows: c.shows, last: lastOf(g), human: mayChoose(t, g, v), helped: t.helped,
		targets: map[chess.Square]tutor.MarkedMove{},
	}
	if !m.human {
		return m
	}
	m.survey = survey(m.p)
	m.marks = m.survey.Marks()
	if !m.helped {
		m.marks.Threatened = nil
	}
	for _, move := range m.marks.Moves {
		m.movable |= move.From().Bitboard()
		if _, have := m.targets[move.To()]; v.chosen && move.From() == v.from && !have {
			m.targets[move.To()] = move
		}
	}
	return m
}

// mayChoose reports whether a person may choose a man on the board shown: in
// the game when it is a person's turn, and at every earlier position.
func mayChoose(t table, g *tutor.Game, v view) bool {
	if v.looking {
		return v.demo == nil && g.Outcome() == chess.Playing
	}
	return t.mayMove
}

func (m *marker) square(s chess.Square) templates.Square {
	target, valid := m.targets[s]
	threat := m.marks.Threatened[s]
	square := templates.Square{
		ID:         s.String(),
		Label:      squareLabel(m.p, s, m.movable.Has(s), threat, m.last),
		Dark:       s.Dark(),
		Piece:      pieceView(m.p.At(s)),
		Action:     m.action(s, valid, target),
		Moveable:   m.movable.Has(s) && m.shows("moveable"),
		Threatened: threat != 0 && m.shows("threatened"),
		Selected:   m.view.chosen && s == m.view.from,
		Valid:      valid && m.shows("valid"),
		Unsafe:     valid && m.helped && !target.Safe() && m.shows("unsafe"),
		Threat:     m.view.chosen && m.marks.Threatened[m.view.from].Has(s) && m.shows("threat"),
		Last:       m.last.has(s) && m.shows("last"),
		Check:      m.p.InCheck() && s == m.p.King(m.p.Turn()),
	}
	if valid && !m.helped {
		square.Label = moveLabel(m.p, target.Move)
	} else if valid {
		square.Label = targetLabel(m.p, target, m.survey.Grade(target.Move))
		if m.shows("grade") {
			square.Grade = m.survey.Grade(target.Move).String()
		}
	}
	if square.Selected {
		square.Label += ", chosen"
	}
	return square
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

// action is what pressing a square does on a page without scripts.
func (m *marker) action(s chess.Square, valid bool, target tutor.MarkedMove) templates.Action {
	switch {
	case m.view.looking:
		return templates.None
	case valid && target.Promotion() != chess.NoPieceType:
		return templates.Ask
	case valid:
		return templates.Place
	case m.view.chosen && s == m.view.from:
		return templates.Drop
	case m.human && m.p.Color(m.p.Turn()).Has(s):
		return templates.Pick
	case m.view.chosen:
		return templates.Ask // why it cannot go there
	}
	return templates.None
}

func pieceView(pc chess.Piece) *templates.Piece {
	if pc == chess.NoPiece {
		return nil
	}
	return &templates.Piece{
		Symbol: string(unicode.ToLower(rune(pc.Letter()))),
		White:  pc.Color() == chess.White,
		Text:   pc.Symbol(),
		Name:   pc.String(),
	}
}

func pieceViews(men []chess.Piece) []templates.Piece {
	list := make([]templates.Piece, 0, len(men))
	for _, pc := range men {
		list = append(list, *pieceView(pc))
	}
	return list
}

// sideView returns the line of the player who has the men of one color.
func sideView(g *tutor.Game, c chess.Color) templates.Side {
	side := templates.Side{
		Captured: pieceViews(g.Captured(c.Other())),
		Turn:     g.Outcome() == chess.Playing && g.Position().Turn() == c,
	}
	switch {
	case g.Setup().Players == tutor.TwoPlayers:
		side.Name = capital(c.String())
	case c == tutor.ComputerColor:
		side.Name, side.Note = "Computer", uncapital(g.Setup().Level.Name())
	default:
		side.Name, side.Note = "You", "play "+capital(c.String())
	}
	if lead := tutor.Lead(g.Position(), c); lead > 0 {
		side.Lead = fmt.Sprintf("+%d", lead)
	}
	return side
}

// moveRows lists the moves in pairs, the one that led to ply marked. A game in which Black moves first has a
// first row without White's move.
func moveRows(t table, g *tutor.Game, ply int) (rows []templates.MoveRow) {
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

// choices are what a pawn may become, the queen first.
func choices(c chess.Color) (list []templates.Choice) {
	for _, t := range []chess.PieceType{chess.Queen, chess.Rook, chess.Bishop, chess.Knight} {
		piece := *pieceView(chess.PieceOf(t, c))
		piece.Name = t.String()
		list = append(list, templates.Choice{Value: piece.Symbol, Piece: piece})
	}
	return list
}

// keyEntries explain the marks, each on a man that wears it.
func keyEntries() []templates.KeyEntry {
	man := func(t chess.PieceType, c chess.Color) *templates.Piece { return pieceView(chess.PieceOf(t, c)) }
	return []templates.KeyEntry{
		{Square: templates.Square{Piece: man(chess.Knight, chess.White), Moveable: true},
			Text: "A thick border: this piece can move."},
		{Square: templates.Square{Piece: man(chess.Bishop, chess.White), Moveable: true, Threatened: true},
			Text: "A marked corner and shading: it could be taken. It can move."},
		{Square: templates.Square{Piece: man(chess.Rook, chess.White), Threatened: true},
			Text: "A marked corner and plain red: it could be taken. It cannot move."},
		{Square: templates.Square{Piece: man(chess.Queen, chess.White), Selected: true},
			Text: "The piece you chose."},
		{Square: templates.Square{Valid: true},
			Text: "A dot: it may go here, and nothing could take it."},
		{Square: templates.Square{Valid: true, Unsafe: true},
			Text: "An open diamond: it may go here, but something could take it."},
		{Square: templates.Square{Piece: man(chess.Pawn, chess.Black), Valid: true},
			Text: "It may take this piece, and nothing could take back."},
		{Square: templates.Square{Piece: man(chess.Knight, chess.Black), Valid: true, Unsafe: true},
			Text: "A dashed ring: it may take this piece, but something could take back."},
		{Square: templates.Square{Valid: true, Unsafe: true, Grade: tutor.Guarded.String()},
			Text: "A full diamond: something could take it, but by the count nothing is lost."},
		{Square: templates.Square{Valid: true, Grade: tutor.Loses.String()},
			Text: "Safe here, but the move loses something elsewhere or allows checkmate."},
		{Square: templates.Square{Valid: true, Grade: tutor.Mates.String()},
			Text: "Checkmate."},
		{Square: templates.Square{Valid: true, Grade: tutor.Stalemates.String()},
			Text: "Stalemate: a draw."},
		{Square: templates.Square{Piece: man(chess.Queen, chess.Black), Threat: true},
			Text: "Flashing: this is the piece that threatens."},
		{Square: templates.Square{Piece: man(chess.King, chess.White), Check: true},
			Text: "This king is in check."},
		{Square: templates.Square{Dark: true, Last: true},
			Text: "The last move went from here or to here."},
	}
}
