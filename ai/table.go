package ai

import (
	"math/bits"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// bound says whether a score in the table is exact, a lower bound or an upper bound.
type bound uint8

const (
	noBound bound = iota
	upperBound
	lowerBound
	exactBound = upperBound | lowerBound
)

// entry is the table's result for a position.
type entry struct {
	score  Score // mate distances counted from this position
	static Score // static evaluation
	move   chess.Move
	depth  int
	bound  bound
	age    uint8 // of the search that wrote it, six bits
}

// word packs the entry: 16 bits each for the move, the score and the static evaluation, eight for
// the depth, two for the bound, six for the age.
func (e *entry) word() uint64 {
	return uint64(e.move) | uint64(uint16(short(e.score)))<<16 | uint64(uint16(short(e.static)))<<32 |
		uint64(uint8(e.depth))<<48 | uint64(e.bound)<<56 | uint64(e.age)<<58
}

// entryOf unpacks an entry.
func entryOf(word uint64) entry {
	return entry{
		move: chess.Move(word), score: long(int16(word >> 16)), static: long(int16(word >> 32)),
		depth: int(int8(word >> 48)), bound: bound(word>>56) & exactBound, age: uint8(word >> 58),
	}
}

// shortMate is the 16-bit score of checkmate on the board, greater than any other.
const shortMate = 32_000

// short packs a score into 16 bits.
func short(score Score) int16 {
	switch plies, mate := score.Mate(); {
	case mate && score > 0:
		return int16(shortMate - plies)
	case mate:
		return int16(-shortMate - plies)
	}
	return int16(min(max(score, -shortMate+int16Mates), shortMate-int16Mates))
}

// int16Mates is how many mate distances short can represent.
const int16Mates = Score(1_001)

// long is the inverse of short.
func long(score int16) Score {
	switch s := Score(score); {
	case s > shortMate-int16Mates:
		return -mated - (shortMate - s)
	case s < -shortMate+int16Mates:
		return mated + shortMate + s
	default:
		return s
	}
}

// slot stores an entry: its word, and the word XORed with the key, so that a slot torn by two
// concurrent writes does not match (Hyatt and Mann, "A Lock-less Transposition Table Implementation
// for Parallel Search", ICGA Journal 25, 2002).
type slot struct{ check, word atomic.Uint64 }

// bucket is the slots that a position may be stored in: a cache line.
type bucket [4]slot

// table is a transposition table (Greenblatt, Eastlake and Crocker, "The Greenblatt Chess Program",
// 1967). It is safe for concurrent use, except for clear and next.
type table struct {
	most    uint64 // buckets
	buckets []bucket
	mask    uint64 // of the buckets in use
	age     uint8
}

// newTable returns a table of this size at most, rounded down to a power of two. It takes no memory
// before it is cleared, which it must be before it is used.
func newTable(mebibytes int) *table {
	n := uint64(max(mebibytes, 1)) << 20 / 64
	return &table{most: 1 << (bits.Len64(n) - 1)}
}

// clear empties the table and uses no more of it than a search of this many nodes needs, or all for
// 0: less to clear, less memory, and it fits the processor's cache better.
func (t *table) clear(nodes uint64) {
	use := uint64(256)
	for use < t.most && (nodes == 0 || use < nodes) {
		use *= 2
	}
	use = min(use, t.most)
	t.mask, t.age = use-1, 0
	if use > uint64(len(t.buckets)) {
		t.buckets = make([]bucket, use)
		return
	}
	clear(t.buckets[:use])
}

// next begins a new search, which prefers to overwrite the entries of older ones.
func (t *table) next() { t.age = (t.age + 1) & 63 }

// probe returns the entry of a position.
func (t *table) probe(key uint64) (entry, bool) {
	b := &t.buckets[key&t.mask]
	for i := range b {
		word := b[i].word.Load()
		if b[i].check.Load()^word == key && word != 0 {
			return entryOf(word), true
		}
	}
	return entry{}, false
}

// store saves an entry in place of the least valuable one: of an older search, or less deep.
func (t *table) store(key uint64, found entry) {
	found.age = t.age
	b := &t.buckets[key&t.mask]
	place, least := &b[0], 1<<30
	for i := range b {
		word := b[i].word.Load()
		e := entryOf(word)
		if b[i].check.Load()^word == key && word != 0 {
			if found.bound != exactBound && e.age == t.age && e.depth > found.depth+3 {
				return
			}
			if found.move == chess.NoMove {
				found.move = e.move
			}
			place = &b[i]
			break
		}
		worth := e.depth - 8*int((t.age-e.age)&63)
		if word == 0 {
			worth = -1 << 30
		}
		if worth < least {
			place, least = &b[i], worth
		}
	}
	word := found.word()
	place.word.Store(word)
	place.check.Store(key ^ word)
}

// permilleFull returns how many of a thousand entries the current search wrote.
func (t *table) permilleFull() (n int) {
	for i := range min(250, len(t.buckets)) {
		for j := range t.buckets[i] {
			if word := t.buckets[i][j].word.Load(); word != 0 && entryOf(word).age == t.age {
				n++
			}
		}
	}
	return n
}

// toTable converts a score for the table: mate distances are counted from the position at a ply,
// not from the root.
func toTable(score Score, ply int) Score {
	switch plies, mate := score.Mate(); {
	case mate && plies > 0:
		return score + Score(ply)
	case mate:
		return score - Score(ply)
	}
	return score
}

// fromTable is the inverse of toTable.
func fromTable(score Score, ply int) Score { return toTable(score, -ply) }
