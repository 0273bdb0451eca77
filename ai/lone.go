package ai

import (
	"sync"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// loneTable knows, for a king and one or two men of certain kinds against a lone
// king, in how many plies it is mate if both sides play their best: found by
// going back from the mates (Thompson, "Retrograde Analysis of Certain
// Endgames", ICCA Journal 9, 1986).
//
// A place in it is that of the strong king, in a quarter of the board, then of
// the men and of the lone king, six bits each: the board may be mirrored.
type loneTable struct {
	kinds []chess.PieceType
	wins  []uint8 // plies to mate with the strong side to move
	loses []uint8 // with the lone king to move
}

// unknown are the plies to mate where there is none.
const unknown = 255

// lone is what stands on the board: the strong king, the lone one and the men.
type lone struct {
	king, bare chess.Square
	men        [2]chess.Square
}

// place returns the place of what stands on the board.
func (t *loneTable) place(l lone) int {
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
		at = at<<6 | int(l.men[i]^mirror)
	}
	return at<<6 | int(l.bare^mirror)
}

// at is the opposite of place.
func (t *loneTable) at(place int) (l lone) {
	l.bare = chess.Square(place & 63)
	for i := len(t.kinds) - 1; i >= 0; i-- {
		place >>= 6
		l.men[i] = chess.Square(place & 63)
	}
	place >>= 6
	l.king = chess.Square(place&3 | place>>2<<3)
	return l
}

// size returns the number of places.
func (t *loneTable) size() int { return 16 << (6 * (len(t.kinds) + 1)) }

// strong returns the squares of the strong side.
func (t *loneTable) strong(l lone) chess.Bitboard {
	all := l.king.Bitboard()
	for i := range t.kinds {
		all |= l.men[i].Bitboard()
	}
	return all
}

// stands reports whether everything stands on a square of its own and the kings
// apart.
func (t *loneTable) stands(l lone) bool {
	return (t.strong(l)|l.bare.Bitboard()).Count() == len(t.kinds)+2 && steps(l.king, l.bare) > 1
}

// attacked returns what the strong side attacks, through the lone king.
func (t *loneTable) attacked(l lone) chess.Bitboard {
	all, occupied := chess.Attacks(chess.PieceOf(chess.King, chess.White), l.king, 0), t.strong(l)
	for i, kind := range t.kinds {
		all |= chess.Attacks(chess.PieceOf(kind, chess.White), l.men[i], occupied)
	}
	return all
}

// newLoneTable works the table out.
func newLoneTable(kinds ...chess.PieceType) *loneTable {
	t := &loneTable{kinds: kinds}
	t.wins, t.loses = make([]uint8, t.size()), make([]uint8, t.size())
	ways := make([]uint8, t.size()) // of the lone king, that are not known to lose
	var lost []int
	for place := range t.loses {
		t.wins[place], t.loses[place] = unknown, unknown
		l := t.at(place)
		if !t.stands(l) {
			continue
		}
		attacked := t.attacked(l)
		safe := chess.Attacks(chess.PieceOf(chess.King, chess.Black), l.bare, 0) &^ attacked
		ways[place] = uint8(safe.Count())
		switch {
		case safe&t.strong(l) != 0:
			ways[place] = unknown // it takes a man, and there is no mate any more
		case safe == 0 && attacked.Has(l.bare):
			t.loses[place] = 0
			lost = append(lost, place)
		}
	}
	for plies := uint8(1); len(lost) > 0; plies += 2 {
		lost = t.before(t.reach(lost, plies), ways, plies+1)
	}
	return t
}

// reach notes the places from which the strong side can move to lost ones, and
// returns those that are new.
func (t *loneTable) reach(lost []int, plies uint8) (won []int) {
	note := func(place int) {
		if l := t.at(place); t.stands(l) && !t.attacked(l).Has(l.bare) {
			t.wins[place] = plies
			won = append(won, place)
		}
	}
	for _, place := range lost {
		l := t.at(place)
		occupied := t.strong(l) | l.bare.Bitboard()
		for from := chess.Attacks(chess.PieceOf(chess.King, chess.White), l.king, 0) &^ occupied; from != 0; from &= from - 1 {
			b := l
			b.king = from.First()
			if at := t.place(b); t.wins[at] == unknown {
				note(at)
			}
		}
		for i, kind := range t.kinds {
			shift := 6 * (len(t.kinds) - i)
			others := place &^ (63 << shift)
			for from := chess.Attacks(chess.PieceOf(kind, chess.White), l.men[i], occupied) &^ occupied; from != 0; from &= from - 1 {
				if at := others | int(from.First())<<shift; t.wins[at] == unknown {
					note(at)
				}
			}
		}
	}
	return won
}

// before notes the places from which the lone king can move to won ones only,
// and returns them.
func (t *loneTable) before(won []int, ways []uint8, plies uint8) (lost []int) {
	for _, place := range won {
		l := t.at(place)
		near := chess.Attacks(chess.PieceOf(chess.King, chess.White), l.king, 0)
		for from := chess.Attacks(chess.PieceOf(chess.King, chess.Black), l.bare, 0) &^ t.strong(l) &^ near; from != 0; from &= from - 1 {
			at := place&^63 | int(from.First())
			if ways[at] == unknown || ways[at] == 0 {
				continue
			}
			if ways[at]--; ways[at] == 0 {
				t.loses[at] = plies
				lost = append(lost, at)
			}
		}
	}
	return lost
}

// lazyTable is a table that is worked out when it is first needed: in some
// milliseconds for one man, in a second or two for two.
type lazyTable struct {
	kinds []chess.PieceType
	begun sync.Once
	done  chan struct{} // closed when the table is there
	table atomic.Pointer[loneTable]
}

func newLazyTable(kinds ...chess.PieceType) *lazyTable {
	return &lazyTable{kinds: kinds, done: make(chan struct{})}
}

// get returns the table, when it is there.
func (l *lazyTable) get() *loneTable {
	if t := l.table.Load(); t != nil {
		return t
	}
	<-l.begin()
	return l.table.Load()
}

// begin has the table worked out if that was not begun, and tells when it is.
func (l *lazyTable) begin() <-chan struct{} {
	l.begun.Do(func() {
		go func() {
			l.table.Store(newLoneTable(l.kinds...))
			close(l.done)
		}()
	})
	return l.done
}

var (
	queenTable   = newLazyTable(chess.Queen)
	rookTable    = newLazyTable(chess.Rook)
	bishopsTable = newLazyTable(chess.Bishop, chess.Bishop)
	knightTable  = newLazyTable(chess.Bishop, chess.Knight)
)

// tableOf returns the table for a side's men, nil if there is none.
func tableOf(p *chess.Position, us chess.Color) *lazyTable {
	men := p.Color(us) &^ p.Pieces(chess.King, us)
	bishops := p.Pieces(chess.Bishop, us)
	switch n := men.Count(); {
	case n == 1 && p.Pieces(chess.Queen, us) != 0:
		return queenTable
	case n == 1 && p.Pieces(chess.Rook, us) != 0:
		return rookTable
	case n == 2 && colors(bishops) == 2:
		return bishopsTable
	case n == 2 && bishops != 0 && p.Pieces(chess.Knight, us) != 0:
		return knightTable
	}
	return nil
}

// mateIn returns in how many plies a side mates a lone king, if a table knows.
func mateIn(p *chess.Position, us chess.Color) (plies int, known bool) {
	lazy := tableOf(p, us)
	if lazy == nil {
		return 0, false
	}
	t := lazy.get()
	l := lone{king: p.King(us), bare: p.King(us.Other())}
	for i, kind := range t.kinds {
		men := p.Pieces(kind, us)
		l.men[i] = men.First()
		if i == 1 {
			l.men[i] = last(men)
		}
	}
	list := t.wins
	if p.Turn() != us {
		list = t.loses
	}
	n := list[t.place(l)]
	return int(n), n != unknown
}
