package tutor

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A trade is what a line of captures comes to, man for man. A man promoted in
// the line and taken in it is the pawn it was.
type trade struct {
	lost, won        []chess.PieceType // by the side asked for, those worth most first
	promoted, gotten chess.PieceType   // what an own pawn and a pawn of the opponent's became and still are
}

// tradeOf returns what a line of legal moves comes to for a side.
func tradeOf(p chess.Position, line []chess.Move, side chess.Color) (t trade) {
	var pawns chess.Bitboard // that have been promoted
	for _, m := range line {
		if taken := Taken(&p, m).Type(); taken != chess.NoPieceType {
			if pawns.Has(m.To()) {
				taken = chess.Pawn
			}
			if p.Turn() == side {
				t.won = append(t.won, taken)
			} else {
				t.lost = append(t.lost, taken)
			}
		}
		promoted := m.Promotion() != chess.NoPieceType || pawns.Has(m.From())
		pawns &^= m.From().Bitboard() | m.To().Bitboard()
		if promoted {
			pawns |= m.To().Bitboard()
		}
		p = p.Play(m)
	}
	for ; pawns != 0; pawns &= pawns - 1 {
		if man := p.At(pawns.First()); man.Color() == side {
			t.promoted = man.Type()
		} else {
			t.gotten = man.Type()
		}
	}
	for _, list := range [][]chess.PieceType{t.lost, t.won} {
		slices.SortFunc(list, func(a, b chess.PieceType) int { return int(b) - int(a) })
	}
	return t
}

// trade returns what the fact's line comes to for its side, without the fact's
// own move.
func (f *Fact) trade() trade {
	start, line := f.Start, f.Line
	if f.Move != chess.NoMove {
		start, line = start.Play(f.Move), line[1:]
	}
	return tradeOf(start, line, f.Side)
}
