package review

import (
	"slices"

	"chesstutor/templates/board"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
)

// mayTry reports whether a move may be tried on the board that is shown.
func (t *momentPage) mayTry() bool {
	return !t.moment.Praise && t.shown < 0 && (t.tried == nil || !t.tried.Right)
}

// board returns the game up to the position shown: before the moment, after a right retry or a move that is praised, or
// after some moves of the line.
func (t *momentPage) board() *tutor.Game {
	g := t.game.Until(t.game.Ply())
	moves := []chess.Move(nil)
	switch {
	case t.shown >= 0:
		moves = t.line()[:t.shown]
	case t.moment.Praise:
		moves = []chess.Move{t.moment.Played}
	case t.tried != nil && t.tried.Right:
		moves = []chess.Move{t.move}
	}
	for _, m := range moves {
		if g.Play(m) != nil {
			break // the game has ended
		}
	}
	return g
}

// hinted returns the squares that the step of the hint speaks of: the pieces, or the one square, of the first step, and
// from the third on the piece that it names.
func (t *momentPage) hinted() (squares chess.Bitboard) {
	if t.hint == 0 || !t.mayTry() {
		return 0
	}
	steps := t.moment.PlainHint(t.game, t.known)
	step := &steps[0]
	if t.hint >= tutor.HintSteps-1 {
		step = &steps[2]
	}
	for _, piece := range step.Pieces {
		squares |= piece.Square.Bitboard()
	}
	if t.hint == tutor.HintSteps { // which names the move
		squares |= steps[tutor.HintSteps-1].Move.To().Bitboard()
	}
	if squares == 0 && len(step.Squares) == 1 {
		squares = step.Squares[0].Bitboard()
	}
	return squares
}

// rows returns the squares of the board.
func (t *momentPage) rows() (rows [][]learn.Try) {
	g, hinted := t.board(), t.hinted()
	v := game.Viewer{URL: t.at(t.moment.Ply), Language: t.language, Turned: t.side == chess.Black}
	for _, row := range game.StillRows(v, g) {
		var tries []learn.Try
		for _, square := range row {
			s, _ := chess.ParseSquare(square.ID)
			try := t.square(g, s, square)
			if hinted.Has(s) {
				try.Signs = append(try.Signs, "asked")
			}
			try.Label += t.said(&try)
			tries = append(tries, try)
		}
		rows = append(rows, tries)
	}
	return rows
}

// arrows returns an arrow for the move that was just tried, unless it was right, and one for the answer of which the
// sheet tells; of a mate that is praised those of what gives it.
func (t *momentPage) arrows() (list []board.Arrow) {
	if t.moment.Praise {
		return game.MateArrows(t.board().Position(), t.audience(), t.side == chess.Black)
	}
	if t.tried == nil || t.tried.Right {
		return nil
	}
	turned := t.side == chess.Black
	if t.tried.Meets != nil {
		idea := game.ArrowSpan{Kind: "idea", From: t.move.From(), To: t.move.To()}
		return []board.Arrow{idea.Shape(turned)}
	}
	tried := game.ArrowSpan{Kind: "tried", From: t.move.From(), To: t.move.To()}
	tried.Ringed = t.game.Position().Occupied().Has(tried.To)
	list = append(list, tried.Shape(turned))
	answer := t.tried.Fears
	if why := t.tried.Why; why != nil && len(t.tried.Line) > 1 && slices.Contains(why.Squares, t.tried.Line[1].To()) {
		answer = t.tried.Line[1]
		after := t.game.Position().Play(t.move)
		told := func(m chess.Move) bool { return m.To() == answer.To() && after.IsLegal(m) }
		if at := slices.IndexFunc(why.Line, told); at >= 0 { // of several that can take there the one that is named
			answer = why.Line[at]
		}
	}
	if why := t.tried.Why; answer == chess.NoMove && why != nil && len(why.Line) > 1 && why.Line[0] == t.move {
		answer = why.Line[1] // though the search would answer otherwise
	}
	if answer != chess.NoMove {
		feared := game.ArrowSpan{Kind: "danger", From: answer.From(), To: answer.To(), Thin: true}
		list = append(list, feared.Shape(turned))
	}
	return list
}

// said describes the marks of a square, behind its label.
func (t *momentPage) said(square *learn.Try) (text string) {
	words := t.language.Pages.Learning.Exercise
	for _, sign := range square.Signs {
		text += ", " + map[string]string{"good": words.WasRight, "asked": words.Asked, "tried": words.WasTried}[sign]
	}
	switch {
	case square.Selected:
		return text + ", " + words.Chosen
	case square.Valid:
		return text + ", " + words.Target
	case square.Moveable:
		return text + ", " + words.CanMove
	}
	return text
}

// square returns a square with what pressing it does.
func (t *momentPage) square(g *tutor.Game, s chess.Square, square board.Square) learn.Try {
	try := learn.Try{Square: square}
	if t.tried != nil && t.tried.Right && s == t.move.To() {
		try.Signs = []string{"good"}
	}
	if t.tried != nil && !t.tried.Right && t.tried.Meets == nil && s == t.move.To() {
		try.Signs = []string{"tried"}
	}
	if !t.mayTry() {
		return try
	}
	var moves []chess.Move
	for _, m := range g.Position().Moves() {
		if m.From() == s {
			moves = append(moves, m)
		}
		if m.From() == t.chosen && m.To() == s {
			try.Valid, try.Form, try.Field, try.Value = true, "try", "move", m.String()[:4]
			if m.Promotion() != chess.NoPieceType {
				try.Form, try.Field = "look", "ask"
			}
		}
	}
	try.To, try.Asks = game.Targets(moves)
	try.Moveable = try.Moveable || try.To != ""
	switch {
	case s == t.chosen:
		try.Selected, try.Form = true, "look"
	case try.To != "" && !try.Valid:
		try.Form, try.Field, try.Value = "look", "from", s.String()
	}
	return try
}

// mostOwnMate is how many plies before the checkmate of a game the rest of the game is shown of a move that is praised.
const mostOwnMate = 7

// mostShown is how many plies of the best line are shown at most, but of a mate: nobody follows more.
const mostShown = 9

// line returns what is shown of the best line of the moment, or of the one that follows a right try; of a moment that
// praises the move played, what that leads to, as far as it is known.
func (t *momentPage) line() []chess.Move {
	at := *t.game.Position()
	switch {
	case len(t.after) > 0:
		return t.after
	case t.tried != nil && t.tried.Right:
		return shownOf(at, t.tried.Line)
	case !t.moment.Praise:
		return shownOf(at, t.moment.Best.PV)
	}
	played := t.review.Game().Moves()[t.moment.Ply:]
	most := len(played) // as far as it gives no answer of a later moment away
	for _, m := range t.review.Moments() {
		if m.Ply > t.moment.Ply {
			most = min(most, m.Ply-t.moment.Ply)
		}
	}
	if most == len(played) && most <= mostOwnMate && t.review.Game().Outcome() == chess.Checkmate {
		return played
	}
	for _, line := range [][]chess.Move{t.review.Moves()[t.moment.Ply].Told.Fact.Line, t.moment.Best.PV} {
		if len(line) > 1 && line[0] == t.moment.Played {
			line = game.Settled(at, line)
			return line[:min(len(line), most)]
		}
	}
	return []chess.Move{t.moment.Played}
}

// shownOf returns what is shown of a line from a position.
func shownOf(at chess.Position, line []chess.Move) []chess.Move {
	if !endsInMate(&at, line) {
		line = line[:min(len(line), mostShown)]
	}
	return game.Settled(at, line)
}
