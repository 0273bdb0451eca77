package learn

import (
	"slices"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
)

// rows returns the squares of the board, row by row from the top of the screen.
func (t *exercisePage) rows() [][]learn.Try {
	p, hidden := t.position()
	movable, signs := t.movable(), t.signs()
	return rowsOf(func(s chess.Square) learn.Try {
		square := t.square(&p, s, hidden.Has(s), movable)
		square.Signs = signs[s]
		switch {
		case t.kind() != "tap":
		case slices.Contains(signs[s], "bad"):
			why := exercise.Result{Reason: t.exercise.WhyWrong(s)}
			square.Judged = t.nameless(t.Language.Answer(t.exercise, why))
		case slices.Contains(signs[s], "good"):
			square.Judged = t.Language.Pages.Learning.Exercise.Right
		}
		square.Label = strings.Join(append([]string{square.Label}, t.said(&square, signs[s])...), ", ")
		return square
	})
}

// rowsOf returns the rows of a board, seen by White, whose squares a function draws.
func rowsOf(draw func(chess.Square) learn.Try) (rows [][]learn.Try) {
	for r := range 8 {
		row := make([]learn.Try, 8)
		for f := range row {
			row[f] = draw(chess.SquareAt(chess.File(f), chess.Rank(7-r)))
			game.Coordinates(&row[f].Square, f == 0, r == 7)
		}
		rows = append(rows, row)
	}
	return rows
}

// movable returns the squares of the pieces that may be moved.
func (t *exercisePage) movable() (squares chess.Bitboard) {
	if len(t.copied) > 0 {
		return t.copied[0].From().Bitboard()
	}
	if t.attempt != nil {
		for _, m := range t.attempt.Moves() {
			squares |= m.From().Bitboard()
		}
	}
	return squares
}

// square returns a square without its signs.
func (t *exercisePage) square(p *chess.Position, s chess.Square, hidden bool, movable chess.Bitboard) learn.Try {
	square := learn.Try{Square: board.Square{
		ID: s.String(), Dark: s.Dark(), Moveable: movable.Has(s), Selected: s == t.chosen || t.tapped.Has(s),
		Last:  t.last().Has(s),
		Check: !t.exercise.HiddenKings && p.InCheck() && s == p.King(p.Turn()),
	}}
	if hidden {
		p = &chess.Position{}
	}
	square.Piece = game.PieceView(p.At(s))
	square.Label = t.Language.Labels.Square(p, say.SquareSeen{
		Square: s, CanMove: movable.Has(s), CameFrom: chess.NoSquare,
	})
	if t.exercise.AsksShade() { // which is only seen
		square.Label += ", " + t.shade(s)
	}
	square.To, square.Asks = game.Targets(t.targets(s))
	if t.queens() || len(t.copied) > 0 {
		square.Asks = ""
	}
	t.press(&square, s)
	return square
}

// shade returns the word for whether a square is dark or light.
func (t *exercisePage) shade(s chess.Square) string {
	if s.Dark() {
		return t.Language.Pages.Learning.Exercise.Dark
	}
	return t.Language.Pages.Learning.Exercise.Light
}

// press sets what pressing a square does on a page without scripts.
func (t *exercisePage) press(square *learn.Try, s chess.Square) {
	switch t.kind() {
	case "tap":
		if t.one() {
			square.Form, square.Field, square.Value = "try", "squares", s.String()
			return
		}
		square.Tap = true
		square.Form, square.Field = "look", "squares"
		square.Value = strings.Join(names((t.tapped ^ s.Bitboard()).Squares()), ",")
		if square.Value == "" {
			square.Value = "none"
		}
	case "move":
		t.pressToMove(square, s)
	}
}

// queens reports whether pawns become queens unasked: where the first pawn across the board wins, that is the end, and
// comes before the lesson about promotion.
func (t *exercisePage) queens() bool {
	return t.exercise.Kind == exercise.Game && t.exercise.Rule == "pawns"
}

func (t *exercisePage) pressToMove(square *learn.Try, s chess.Square) {
	promotes := false
	for _, m := range t.targets(t.chosen) {
		if m.To() == s {
			square.Valid, promotes = true, m.Promotion() != chess.NoPieceType && !t.queens()
		}
	}
	move := t.chosen.String() + s.String()
	switch {
	case promotes:
		square.Form, square.Field, square.Value = "look", "ask", move
	case s == t.chosen:
		square.Form = "look"
	case square.Moveable && !square.Valid:
		square.Form, square.Field, square.Value = "look", "from", s.String()
	case t.chosen != chess.NoSquare: // where it cannot go, the answer says why
		square.Form, square.Field, square.Value = "try", "move", move
	case square.Piece != nil: // and why this piece cannot move
		square.Form, square.Field, square.Value = "try", "move", s.String()+s.String()
	}
}

// said returns the description of a square's marks.
func (t *exercisePage) said(square *learn.Try, signs []string) (list []string) {
	words := t.Language.Pages.Learning.Exercise
	for _, sign := range signs {
		list = append(list, map[string]string{
			"star": words.Star, "prey": words.Prey, "asked": words.Asked, "good": words.WasRight, "bad": words.WasWrong,
			"missed": words.WasMissed, "tried": words.WasTried, "explained": words.Asked,
		}[sign])
	}
	switch {
	case square.Tap && square.Selected:
		list = append(list, words.Tapped)
	case square.Selected:
		list = append(list, words.Chosen)
	case square.Valid:
		list = append(list, words.Target)
	}
	return list
}

// last returns the squares of the last move: Black's reply, the learner's own right move, or at first the move that
// the question is about.
func (t *exercisePage) last() chess.Bitboard {
	switch {
	case t.result == nil && t.exercise.Last != chess.NoMove && t.unmoved():
		return ends(t.exercise.Last)
	case t.result == nil || field(t.exercise) != "move":
		return 0
	case t.result.Lost:
		return ends(t.result.Last)
	case t.result.Reply != chess.NoMove && t.result.Right:
		return ends(t.result.Reply)
	case t.result.Right:
		return t.gave.From.Bitboard() | t.gave.To.Bitboard()
	}
	return 0
}

// lastMove returns the last move on the board in UCI notation, "" before there is one.
func (t *exercisePage) lastMove() string {
	switch {
	case t.result == nil || field(t.exercise) != "move":
		return ""
	case t.result.Lost:
		return t.result.Last.String()
	case t.result.Reply != chess.NoMove:
		return t.result.Reply.String()
	}
	return t.gave.From.String() + t.gave.To.String()
}

func (t *exercisePage) unmoved() bool { return t.attempt == nil || t.attempt.Used() == 0 }

func ends(m chess.Move) chess.Bitboard { return m.From().Bitboard() | m.To().Bitboard() }

// signs returns the signs on the squares, by square.
func (t *exercisePage) signs() map[chess.Square][]string {
	signs := map[chess.Square][]string{}
	put := func(sign string, squares chess.Bitboard) {
		for _, s := range squares.Squares() {
			signs[s] = append(signs[s], sign)
		}
	}
	p, _ := t.position()
	prey := t.stars() & p.Color(chess.Black)
	put("star", t.stars()&^prey)
	put("prey", prey)
	r := t.result
	kind := t.exercise.Kind
	if r == nil || kind == exercise.Judge || kind == exercise.Tap || !r.Done && r.Good|r.Bad == 0 {
		if t.unmoved() && kind != exercise.Collect && kind != exercise.Maze {
			for _, s := range t.exercise.About() {
				if r == nil || s.Bitboard()&(r.Good|r.Bad|r.Missed) == 0 {
					put("asked", s.Bitboard())
				}
			}
		}
	}
	if r == nil {
		if t.lost.From != t.lost.To {
			put("tried", t.lost.To.Bitboard())
		}
		return signs
	}
	put("good", r.Good)
	put("bad", r.Bad)
	if r.Bad.Count() > 1 && !r.Done {
		put("explained", r.Told.Bitboard()) // which of them the sheet tells of
	}
	put("missed", r.Missed)
	if left, pawn := t.missed(); left != chess.NoMove {
		put("missed", pawn.Bitboard())
	}
	switch {
	case field(t.exercise) != "move":
	case r.Right && r.Reply != chess.NoMove && r.Reply.To() == t.gave.To: // what was moved was taken there
	case r.Right && (r.Done || t.exercise.Kind != exercise.Game):
		put("good", t.gave.To.Bitboard())
	case !r.Right && !r.Lost:
		put("tried", t.gave.To.Bitboard())
	}
	return signs
}
