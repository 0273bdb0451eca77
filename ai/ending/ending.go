package ending

import (
	"cmp"

	"chesstutor/tutor/chess"
)

// Result is what best play leads to, from the view of the side to move.
type Result int8

// The results: more is better.
const (
	Lost Result = iota - 1
	Drawn
	Won
)

// String returns "lost", "drawn" or "won".
func (r Result) String() string { return [...]string{"lost", "drawn", "won"}[r-Lost] }

// UnknownPlies stands for a distance that is not made yet.
const UnknownPlies = -1

// Verdict is what a table says of a position, from the view of the side to move. The rules of
// threefold repetition and fifty moves are not looked at.
type Verdict struct {
	Result Result
	Plies  int // to mate with best play, UnknownPlies for a draw and for distances that are not made
}

// Compare orders verdicts, the better greater: a shorter win, a longer loss. Distances count only if both are known.
func (v Verdict) Compare(other Verdict) int {
	if v.Result != other.Result || v.Plies == UnknownPlies || other.Plies == UnknownPlies {
		return cmp.Compare(v.Result, other.Result)
	}
	return int(v.Result) * cmp.Compare(other.Plies, v.Plies)
}

// Judge returns what the table says of a position; known is false if none has it: if there are more
// than four men, or others than the tables have, or a right to castle.
func Judge(p *chess.Position) (v Verdict, known bool) {
	t, i := locate(p)
	if i < 0 {
		return Verdict{Drawn, UnknownPlies}, p.Insufficient()
	}
	return t.verdict(i)
}

// locate returns the table that has a position, and its index there, -1 if none has it.
func locate(p *chess.Position) (*table, int) {
	if p.Occupied().Count() > 4 || p.Castling() != 0 || p.Insufficient() {
		return nil, -1
	}
	s := setup{turn: p.Turn(), kings: [2]chess.Square{p.King(chess.White), p.King(chess.Black)}}
	_, s.enPassant = p.EnPassant()
	var men [2]chess.Piece
	i := 0
	for from := p.Occupied() &^ (s.kings[0].Bitboard() | s.kings[1].Bitboard()); from != 0; from &= from - 1 {
		s.men[i] = from.First()
		men[i] = p.At(s.men[i])
		i++
	}
	return find(s, men)
}

// verdict returns what the table says of the position of an index.
func (t *table) verdict(i int) (v Verdict, known bool) {
	if len(t.men) == 1 {
		makeThree()
	}
	if value, known := t.value(i); known {
		result := resultOf(value)
		if result == Drawn {
			return Verdict{Drawn, UnknownPlies}, value != illegal
		}
		return Verdict{result, int(value)}, true
	}
	return Verdict{t.result(i), UnknownPlies}, true
}

// value returns the value of a position whose distance is made.
func (t *table) value(i int) (value byte, known bool) {
	file := t.distances.Load()
	if file == nil {
		return 0, false
	}
	var one [1]byte
	_, err := file.ReadAt(one[:], int64(i))
	return one[0], err == nil
}

// MoveVerdict is a legal move, and the verdict of the side that makes it.
type MoveVerdict struct {
	Move chess.Move
	Verdict
}

// Moves returns the verdict of every legal move; known is false unless the tables have the position
// after each.
func Moves(p *chess.Position) (list []MoveVerdict, known bool) {
	if _, i := locate(p); i < 0 {
		return nil, false
	}
	for _, m := range p.Moves() {
		next := p.Play(m)
		v, known := Judge(&next)
		if !known {
			return nil, false
		}
		v.Result = -v.Result
		if v.Plies != UnknownPlies {
			v.Plies++
		}
		list = append(list, MoveVerdict{m, v})
	}
	return list, true
}
