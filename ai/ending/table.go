package ending

import (
	"io"
	"strings"
	"sync"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// table is an ending with certain men beside the kings.
type table struct {
	name  string        // such as KQKP
	men   []chess.Piece // one or two, White's first
	pairs *kingPairs
	first [2]chess.Square // the first square that a man is counted on
	count [2]int          // how many squares it is counted on; 1 for a second man that is not there
	pawns int             // how many men are pawns

	prepare   sync.Once
	prepared  chan struct{}          // closed when no more is done about the distances
	distances atomic.Pointer[reader] // a value a position; nil if they are not made
	packed    atomic.Pointer[[]byte] // results, four a byte; nil if they were not needed
}

// reader is where the distances are read, at an index.
type reader struct{ io.ReaderAt }

// newTable returns the table of a name, with nothing known.
func newTable(name string) *table {
	t := &table{name: name, pairs: pairsWithout, count: [2]int{1, 1}, prepared: make(chan struct{})}
	us := chess.White
	for _, letter := range name[1:] {
		if letter == 'K' {
			us = chess.Black
			continue
		}
		kind, i := chess.PieceType(strings.IndexRune(" PNBRQ", letter)), len(t.men)
		t.men, t.count[i] = append(t.men, chess.PieceOf(kind, us)), 64
		if kind == chess.Pawn {
			t.first[i], t.count[i], t.pairs = chess.SquareAt(0, 1), 48, pairsWithPawns
			t.pawns++
		}
	}
	if t.pawns == 2 { // the first and the last rank stand for en passant
		t.first, t.count = [2]chess.Square{}, [2]int{64, 64}
	}
	return t
}

// size returns the number of indexes.
func (t *table) size() int { return len(t.pairs.list) * t.count[0] * t.count[1] * 2 }

// index returns the index of a position, -1 if the kings touch. Positions that a symmetry makes the
// same have one index.
func (t *table) index(s *setup) int {
	white, black := s.kings[0]&63, s.kings[1]&63
	pair := int(t.pairs.number[white][black])
	if pair < 0 {
		return -1
	}
	how := &turned[t.pairs.how[white][black]&7]
	a, b := how[s.men[0]&63], how[s.men[1]&63]
	if t.twoBishops() && a.Dark() {
		a, b = b, a
	}
	if on := onDiagonal; t.pawns == 0 && on.Has(how[white]) && on.Has(how[black]) {
		if !belowDiagonal.Has(a) || on.Has(a) && len(t.men) == 2 && !belowDiagonal.Has(b) {
			a, b = turned[transpose][a], turned[transpose][b]
		}
	}
	if s.enPassant { // a pawn that has just made two steps is counted on the rank behind its home
		if s.turn == chess.Black {
			a &= 7
		} else {
			b |= 56
		}
	}
	if len(t.men) == 1 {
		b = t.first[1]
	}
	pair += int(s.turn) * len(t.pairs.list)
	return (pair*t.count[0]+int(a-t.first[0]))*t.count[1] + int(b-t.first[1])
}

// at sets s to the position of an index.
func (t *table) at(i int, s *setup) {
	s.men[1], i = t.first[1]+chess.Square(i%t.count[1]), i/t.count[1]
	s.men[0], i = t.first[0]+chess.Square(i%t.count[0]), i/t.count[0]
	s.turn, s.enPassant = chess.White, false
	if i >= len(t.pairs.list) {
		s.turn, i = chess.Black, i-len(t.pairs.list)
	}
	s.kings = t.pairs.list[i]
	if t.pawns == 2 {
		switch {
		case s.turn == chess.Black && s.men[0] < 8:
			s.men[0], s.enPassant = s.men[0]+24, true
		case s.turn == chess.White && s.men[1] >= 56:
			s.men[1], s.enPassant = s.men[1]-24, true
		}
	}
}

// twoBishops reports whether both men are bishops of one side: those are on squares of two colors,
// first the one on light squares.
func (t *table) twoBishops() bool {
	return len(t.men) == 2 && t.men[0] == t.men[1]
}
