package tutor

import (
	"slices"

	"chesstutor/tutor/chess"
)

// warnDifference is how many pawns better another move has to be where every
// move loses something: less is not worth a word.
const warnDifference = 2

// Warning returns what is to be said of a legal move just played, before
// it is answered, and nil if that is nothing. It warns of a move that allows mate
// in one, if another does not; and of one that loses by the count and gives up a
// knight, bishop, rook or queen in doing so, for nothing or in an exchange, if
// another move does not lose, or loses two pawns less.
func (v *Survey) Warning(m chess.Move) *Fact {
	s := v.find(m)
	switch {
	case s.grade == AllowsMate && v.avoidable(AllowsMate):
		f := v.allowsMate(s, KindWarnMate)
		return &f
	case s.grade != Loses || v.best < 0 && v.best-s.count < warnDifference:
		return nil
	}
	f := v.loss(s, KindWarnHanging, KindWarnExchange)
	if t := f.Trade(); slices.Max(t.Lost) == chess.Pawn {
		return nil
	}
	return &f
}
