package fact

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A Trade is the result of a line of captures, piece for piece. A pawn that
// promotes in the line and is then captured counts as a pawn.
type Trade struct {
	Lost, Won        []chess.PieceType // by the side asked for, those worth most first
	Promoted, Gotten chess.PieceType   // what an own pawn and an opponent's pawn promoted to, if not captured since
}

// tradeOf returns the result of a line of legal moves for a side.
func tradeOf(p chess.Position, line []chess.Move, side chess.Color) (t Trade) {
	var pawns chess.Bitboard // that have been promoted
	for _, m := range line {
		if taken := chess.Taken(&p, m).Type(); taken != chess.NoPieceType {
			if pawns.Has(m.To()) {
				taken = chess.Pawn
			}
			if p.Turn() == side {
				t.Won = append(t.Won, taken)
			} else {
				t.Lost = append(t.Lost, taken)
			}
		}
		promoted := m.Promotion() != chess.NoPieceType || pawns.Has(m.From())
		pawns &^= m.From().Bitboard() | m.To().Bitboard()
		if promoted {
			pawns |= m.To().Bitboard()
		}
		p = p.Play(m)
	}
	for s := range pawns.All() {
		if piece := p.At(s); piece.Color() == side {
			t.Promoted = piece.Type()
		} else {
			t.Gotten = piece.Type()
		}
	}
	for _, list := range [][]chess.PieceType{t.Lost, t.Won} {
		slices.SortFunc(list, func(a, b chess.PieceType) int { return int(b) - int(a) })
	}
	return t
}

// Trade returns the result of the fact's line for its side, without the fact's
// own move.
func (f *Fact) Trade() Trade {
	start, line := f.Start, f.Line
	if f.Move != chess.NoMove {
		start, line = start.Play(f.Move), line[1:]
	}
	return tradeOf(start, line, f.Side)
}

// Whole is Trade with the fact's own move.
func (f *Fact) Whole() Trade { return tradeOf(f.Start, f.Line, f.Side) }
