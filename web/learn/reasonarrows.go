package learn

import (
	"slices"

	"chesstutor/templates/board"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// reasonArrows returns arrows that illustrate why an answer was wrong: from the attacking or guarding pieces to the
// piece that the reason is about.
func (t *exercisePage) reasonArrows() (list []board.Arrow) {
	p, hidden := t.position()
	reason := t.result.Reason
	to := t.gave.To
	switch {
	case len(reason.Pieces) > 0:
		to = reason.Pieces[0].Square
	case len(reason.Squares) > 0:
		to = reason.Squares[0]
	}
	for _, by := range reason.By {
		if by.Square != to && p.At(by.Square) == by.Piece && !hidden.Has(by.Square) && len(list) < mostArrows {
			list = append(list, t.arrow("guard", by.Square, to))
		}
	}
	return append(list, t.forbidArrows(&p, reason.Why)...)
}

// forbidArrows returns arrows that illustrate why a move is illegal: from the pieces that attack the square, or
// that would give check after the move. A piece that only stands in the way needs no arrow.
func (t *exercisePage) forbidArrows(p *chess.Position, why fact.Fact) (list []board.Arrow) {
	if len(why.Pieces) == 0 || t.exercise.HiddenKings {
		return nil
	}
	side := why.Pieces[0].Piece.Color()
	seen := p.Occupied() &^ why.Pieces[0].Square.Bitboard()
	for _, by := range why.By {
		at := slices.IndexFunc(append(slices.Clone(why.Squares), p.King(side)), func(s chess.Square) bool {
			return chess.Attacks(by.Piece, by.Square, seen).Has(s)
		})
		if by.Piece.Color() == side || at < 0 || len(list) == mostArrows {
			continue
		}
		list = append(list, t.arrow("guard", by.Square, append(slices.Clone(why.Squares), p.King(side))[at]))
	}
	return list
}
