package learn

import (
	"strings"

	"chesstutor/templates/board"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
)

// picture returns the board beside a screen of a lesson.
func (u *learner) picture(p *lesson.Picture) (view learn.Picture) {
	view.Rows = rowsOf(func(s chess.Square) learn.Try { return u.pictureSquare(p, s) })
	for _, a := range p.Arrows {
		ringed := p.Rings.Has(a.To) || p.Attacked.Has(a.To)
		view.Arrows = append(view.Arrows,
			shape(game.ArrowSpan{Kind: string(a.Kind), From: a.From, To: a.To, Ringed: ringed}))
	}
	return view
}

// pictureSquare returns a square of a picture with its piece and marks.
func (u *learner) pictureSquare(p *lesson.Picture, s chess.Square) learn.Try {
	words := u.Language.Pages.Learning.Exercise
	square := learn.Try{Square: board.Square{
		ID: s.String(), Dark: s.Dark(), Selected: s == p.Chosen, Valid: reaches(p, s),
		Check: !p.HiddenKings && p.Position.InCheck() && s == p.Position.King(p.Position.Turn()),
	}}
	position := &p.Position
	if p.Hidden().Has(s) {
		position = &chess.Position{}
	}
	square.Piece = game.PieceView(position.At(s))
	labels := []string{u.Language.Labels.Square(position, say.SquareSeen{Square: s, CameFrom: chess.NoSquare})}
	if p.Rings.Has(s) {
		square.Signs = append(square.Signs, "asked")
		labels = append(labels, words.Shown)
	}
	if p.Attacked.Has(s) {
		square.Signs = append(square.Signs, "attacked")
		labels = append(labels, words.Attacked)
	}
	switch {
	case square.Selected:
		labels = append(labels, words.Chosen)
	case square.Valid:
		labels = append(labels, words.Target)
	}
	square.Label = strings.Join(labels, ", ")
	return square
}

// reaches reports whether the chosen piece of a picture may move to a square.
func reaches(p *lesson.Picture, to chess.Square) bool {
	if p.Chosen == chess.NoSquare {
		return false
	}
	_, err := p.Position.FindMove(p.Chosen, to, chess.NoPieceType)
	return err == nil
}
