package ai

import (
	"sync"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// dtmTable holds the distance to mate (DTM), in plies with best play, of a king and one or two
// pieces against a bare king, found by retrograde analysis (Thompson, "Retrograde Analysis of
// Certain Endgames", ICCA Journal 9, 1986).
//
// An index is made of the strong side's king, mirrored into a quarter of the board, then the pieces
// and the bare king, six bits each.
type dtmTable struct {
	kinds []chess.PieceType
	wins  []uint8 // plies to mate with the strong side to move
	loses []uint8 // with the bare king to move
}

// noMate marks a position in which there is no forced mate.
const noMate = 255

// dtmPosition is the squares of the strong side's king, the bare king and the pieces.
type dtmPosition struct {
	king, bare chess.Square
	pieces     [2]chess.Square
}

// index returns the index of a position.
func (t *dtmTable) index(l dtmPosition) int {
	var mirror chess.Square
	if l.king&4 != 0 {
		mirror = 7
	}
	if l.king&32 != 0 {
		mirror |= 56
	}
	k := l.king ^ mirror
	at := int(k&3 | k>>3<<2)
	for i := range t.kinds {
		at = at<<6 | int(l.pieces[i]^mirror)
	}
	return at<<6 | int(l.bare^mirror)
}

// position is the inverse of index.
func (t *dtmTable) position(place int) (l dtmPosition) {
	l.bare = chess.Square(place & 63)
	for i := len(t.kinds) - 1; i >= 0; i-- {
		place >>= 6
		l.pieces[i] = chess.Square(place & 63)
	}
	place >>= 6
	l.king = chess.Square(place&3 | place>>2<<3)
	return l
}

// size returns the number of indexes.
func (t *dtmTable) size() int { return 16 << (6 * (len(t.kinds) + 1)) }

// strongSide returns the squares of the strong side.
func (t *dtmTable) strongSide(l dtmPosition) chess.Bitboard {
	all := l.king.Bitboard()
	for i := range t.kinds {
		all |= l.pieces[i].Bitboard()
	}
	return all
}

// legalSetup reports whether no two pieces share a square and the kings are not adjacent.
func (t *dtmTable) legalSetup(l dtmPosition) bool {
	return (t.strongSide(l)|l.bare.Bitboard()).Count() == len(t.kinds)+2 && kingDistance(l.king, l.bare) > 1
}

// attacked returns what the strong side attacks, through the bare king.
func (t *dtmTable) attacked(l dtmPosition) chess.Bitboard {
	all, occupied := chess.Attacks(chess.PieceOf(chess.King, chess.White), l.king, 0), t.strongSide(l)
	for i, kind := range t.kinds {
		all |= chess.Attacks(chess.PieceOf(kind, chess.White), l.pieces[i], occupied)
	}
	return all
}

// newDTMTable computes the table for these pieces of the strong side.
func newDTMTable(kinds ...chess.PieceType) *dtmTable {
	t := &dtmTable{kinds: kinds}
	t.wins, t.loses = make([]uint8, t.size()), make([]uint8, t.size())
	escapes := make([]uint8, t.size()) // number of the bare king's moves not known to lose
	var lost []int
	for place := range t.loses {
		t.wins[place], t.loses[place] = noMate, noMate
		l := t.position(place)
		if !t.legalSetup(l) {
			continue
		}
		attacked := t.attacked(l)
		safe := chess.Attacks(chess.PieceOf(chess.King, chess.Black), l.bare, 0) &^ attacked
		escapes[place] = uint8(safe.Count())
		switch {
		case safe&t.strongSide(l) != 0:
			escapes[place] = noMate // it captures a piece: no mate any more
		case safe == 0 && attacked.Has(l.bare):
			t.loses[place] = 0
			lost = append(lost, place)
		}
	}
	for plies := uint8(1); len(lost) > 0; plies += 2 {
		lost = t.markLosses(t.markWins(lost, plies), escapes, plies+1)
	}
	return t
}

// markWins marks the positions from which the strong side can move to lost ones, and returns those
// that are new.
func (t *dtmTable) markWins(lost []int, plies uint8) (won []int) {
	mark := func(place int) {
		if l := t.position(place); t.legalSetup(l) && !t.attacked(l).Has(l.bare) {
			t.wins[place] = plies
			won = append(won, place)
		}
	}
	for _, place := range lost {
		l := t.position(place)
		occupied := t.strongSide(l) | l.bare.Bitboard()
		from := chess.Attacks(chess.PieceOf(chess.King, chess.White), l.king, 0) &^ occupied
		for ; from != 0; from &= from - 1 {
			b := l
			b.king = from.First()
			if at := t.index(b); t.wins[at] == noMate {
				mark(at)
			}
		}
		for i, kind := range t.kinds {
			shift := 6 * (len(t.kinds) - i)
			others := place &^ (63 << shift)
			from := chess.Attacks(chess.PieceOf(kind, chess.White), l.pieces[i], occupied) &^ occupied
			for ; from != 0; from &= from - 1 {
				if at := others | int(from.First())<<shift; t.wins[at] == noMate {
					mark(at)
				}
			}
		}
	}
	return won
}

// markLosses marks the positions from which the bare king can only move to won ones, and returns
// them.
func (t *dtmTable) markLosses(won []int, escapes []uint8, plies uint8) (lost []int) {
	for _, place := range won {
		l := t.position(place)
		near := chess.Attacks(chess.PieceOf(chess.King, chess.White), l.king, 0)
		from := chess.Attacks(chess.PieceOf(chess.King, chess.Black), l.bare, 0) &^ t.strongSide(l) &^ near
		for ; from != 0; from &= from - 1 {
			at := place&^63 | int(from.First())
			if escapes[at] == noMate || escapes[at] == 0 {
				continue
			}
			if escapes[at]--; escapes[at] == 0 {
				t.loses[at] = plies
				lost = append(lost, at)
			}
		}
	}
	return lost
}

// lazyDTM is a table that is computed when first needed: in some milliseconds for one piece, in a
// second or two for two.
type lazyDTM struct {
	kinds   []chess.PieceType
	started sync.Once
	done    chan struct{} // closed when the table is ready
	table   atomic.Pointer[dtmTable]
}

func newLazyDTM(kinds ...chess.PieceType) *lazyDTM {
	return &lazyDTM{kinds: kinds, done: make(chan struct{})}
}

// get waits for the table and returns it.
func (l *lazyDTM) get() *dtmTable {
	if t := l.table.Load(); t != nil {
		return t
	}
	<-l.start()
	return l.table.Load()
}

// start begins to compute the table, once, and returns a channel that is closed when it is ready.
func (l *lazyDTM) start() <-chan struct{} {
	l.started.Do(func() {
		go func() {
			l.table.Store(newDTMTable(l.kinds...))
			close(l.done)
		}()
	})
	return l.done
}

var (
	queenTable   = newLazyDTM(chess.Queen)
	rookTable    = newLazyDTM(chess.Rook)
	bishopsTable = newLazyDTM(chess.Bishop, chess.Bishop)
	knightTable  = newLazyDTM(chess.Bishop, chess.Knight)
)

// dtmFor returns the table for a side's pieces against a bare king, nil if there is none.
func dtmFor(p *chess.Position, us chess.Color) *lazyDTM {
	pieces := p.Color(us) &^ p.Pieces(chess.King, us)
	bishops := p.Pieces(chess.Bishop, us)
	switch n := pieces.Count(); {
	case n == 1 && p.Pieces(chess.Queen, us) != 0:
		return queenTable
	case n == 1 && p.Pieces(chess.Rook, us) != 0:
		return rookTable
	case n == 2 && squareColors(bishops) == 2:
		return bishopsTable
	case n == 2 && bishops != 0 && p.Pieces(chess.Knight, us) != 0:
		return knightTable
	}
	return nil
}

// mateIn returns in how many plies a side mates a bare king; known is false if no table covers the
// position or there is no forced mate.
func mateIn(p *chess.Position, us chess.Color) (plies int, known bool) {
	lazy := dtmFor(p, us)
	if lazy == nil {
		return 0, false
	}
	t := lazy.get()
	l := dtmPosition{king: p.King(us), bare: p.King(us.Other())}
	for i, kind := range t.kinds {
		pieces := p.Pieces(kind, us)
		l.pieces[i] = pieces.First()
		if i == 1 {
			l.pieces[i] = lastSquare(pieces)
		}
	}
	list := t.wins
	if p.Turn() != us {
		list = t.loses
	}
	n := list[t.index(l)]
	return int(n), n != noMate
}
