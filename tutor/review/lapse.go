package review

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Lapse is a kind of mistake that beginners make again and again. Its text is stable.
type Lapse string

// The kinds of lapses, the gravest first.
const (
	LapseMate  Lapse = "mate"  // a checkmate in one move was passed over
	LapseQueen Lapse = "queen" // the queen, and nothing else, was left where it could be taken
	LapseLeft  Lapse = "left"  // a piece, no pawn, was left where it could be taken
	LapseFree  Lapse = "free"  // something that could be taken for nothing, or with gain, was passed over
)

// Lapses lists all kinds of lapses, the gravest first.
func Lapses() []Lapse { return []Lapse{LapseMate, LapseQueen, LapseLeft, LapseFree} }

// Often returns the kind of lapse that came most often in the bad moves of the side, and how often, from twice on: 0 if
// none did.
func (r *Review) Often() (most Lapse, times int) {
	count, queens := map[Lapse]int{}, 0
	for i := range r.moves {
		m := &r.moves[i]
		if !m.Mark.IsBad() || r.game.PositionAt(m.Ply).Turn() != r.side {
			continue
		}
		lapse := m.lapse()
		if count[lapse]++; lapse == LapseLeft && r.leftPiece(m) == chess.Queen {
			queens++
		}
	}
	if queens == count[LapseLeft] {
		count[LapseLeft], count[LapseQueen] = 0, queens
	}
	for _, l := range Lapses() {
		if count[l] > max(times, 1) {
			most, times = l, count[l]
		}
	}
	return most, times
}

// leftPiece returns the kind of piece that a move left where it could be taken.
func (r *Review) leftPiece(m *Move) chess.PieceType {
	switch told := &m.Told; {
	case told.Took != nil:
		return told.Took.Taken.Piece.Type()
	case told.Fact != nil && len(told.Fact.Line) > 1:
		return chess.Taken(r.game.PositionAt(m.Ply+1), told.Fact.Line[1]).Type()
	case told.Takes:
		return chess.Taken(r.game.PositionAt(m.Ply+1), told.Fears).Type()
	}
	return chess.NoPieceType
}

// lapse returns the kind of lapse that a bad move is, "" for another one.
func (m *Move) lapse() Lapse {
	told := &m.Told
	switch {
	case m.Lost.missesMate:
		return LapseMate
	case told.Took != nil && told.Took.Taken.Piece.Type() > chess.Pawn:
		return LapseLeft
	case told.Fact != nil && (told.Fact.Kind == fact.KindThenHangs || told.Fact.Kind == fact.KindThenLoses) &&
		-told.Fact.Count >= leastWon:
		return LapseLeft
	case told.Takes: // by more than the move took itself
		return LapseLeft
	case told.Missed != nil:
		if takesOnly(NamedBy(told.Missed)) {
			return LapseFree
		}
	}
	return ""
}

// Concern returns a fact whose subject is practised against lapses of the kind.
func (l Lapse) Concern() fact.Fact {
	switch l {
	case LapseMate:
		return fact.Fact{Kind: fact.KindMateChance}
	case LapseQueen, LapseLeft:
		return fact.Fact{Kind: fact.KindHanging}
	}
	return fact.Fact{Kind: fact.KindFree}
}

// Concern returns a fact whose subject is practised against what went wrong in a moment: that something was left where
// it could be taken, where that is told, or else the idea that was missed.
func (r *Review) Concern(m Moment) fact.Fact {
	if m.Ply < len(r.moves) && r.moves[m.Ply].Told.Missed == nil {
		if lapse := r.moves[m.Ply].lapse(); lapse != "" {
			return lapse.Concern()
		}
	}
	return fact.Fact{Concept: m.Named}
}
