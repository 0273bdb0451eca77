package ai

import (
	"math/bits"
	"sync/atomic"

	"chesstutor/tutor/chess"
)

// bound says what a score in the table is: that of the position, or one that it
// reaches at least or at most.
type bound uint8

const (
	noBound bound = iota
	atMost
	atLeast
	exactly = atMost | atLeast
)

// entry is what the table knows of a position.
type entry struct {
	score  Score // mates counted from this position
	static Score // the position judged without looking ahead
	move   chess.Move
	depth  int
	bound  bound
	age    uint8 // of the search that wrote it, six bits
}

// word returns the entry in the form it is kept in: 16 bits each of the move,
// the score and the static score, eight of the depth, two of the bound, six of
// the age.
func (e *entry) word() uint64 {
	return uint64(e.move) | uint64(uint16(short(e.score)))<<16 | uint64(uint16(short(e.static)))<<32 |
		uint64(uint8(e.depth))<<48 | uint64(e.bound)<<56 | uint64(e.age)<<58
}

// entryOf returns the entry that a word keeps.
func entryOf(word uint64) entry {
	return entry{
		move: chess.Move(word), score: long(int16(word >> 16)), static: long(int16(word >> 32)),
		depth: int(int8(word >> 48)), bound: bound(word>>56) & exactly, age: uint8(word >> 58),
	}
}

// shortMate is what mate at once is in 16 bits. Nothing else is worth so much.
const shortMate = 32_000

// short returns a score in 16 bits.
func short(score Score) int16 {
	switch plies, mate := score.Mate(); {
	case mate && score > 0:
		return int16(shortMate - plies)
	case mate:
		return int16(-shortMate - plies)
	}
	return int16(min(max(score, -shortMate+int16Mates), shortMate-int16Mates))
}

// int16Mates is how many plies of mates short tells apart.
const int16Mates = Score(1_001)

// long is the opposite of short.
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

// slot keeps an entry: its word, and that with the key, so that words of two
// searches that write at once are not taken for one (Hyatt and Mann, "A
// Lock-less Transposition Table Implementation for Parallel Search", ICGA
// Journal 25, 2002).
type slot struct{ check, word atomic.Uint64 }

// bucket is the slots that a position may be kept in: a cache line of them.
type bucket [4]slot

// table is a transposition table: what a search, or the searches of a game,
// found of positions that may be reached in other ways (Greenblatt, Eastlake
// and Crocker, "The Greenblatt Chess Program", 1967). Several searches may use
// it at once.
type table struct {
	buckets []bucket
	mask    uint64 // of those in use
	age     uint8
}

// newTable returns a table of so many mebibytes, rounded down to a power of two.
func newTable(mebibytes int) *table {
	n := uint64(max(mebibytes, 1)) << 20 / 64
	n = 1 << (bits.Len64(n) - 1)
	return &table{buckets: make([]bucket, n), mask: n - 1}
}

// clear forgets everything and uses no more of the table than a search of so
// many nodes needs, or all for 0: less to clear, and nearer to the processor.
func (t *table) clear(nodes uint64) {
	all, use := uint64(len(t.buckets)), uint64(256)
	for use < all && (nodes == 0 || use < nodes) {
		use *= 2
	}
	t.mask, t.age = min(use, all)-1, 0
	clear(t.buckets[:t.mask+1])
}

// next begins another search, which prefers to overwrite what older ones wrote.
func (t *table) next() { t.age = (t.age + 1) & 63 }

// probe returns what is known of a position.
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

// store keeps what was found of a position in place of what seems to be worth
// least: of an older search, or less deep.
func (t *table) store(key uint64, found entry) {
	found.age = t.age
	b := &t.buckets[key&t.mask]
	place, least := &b[0], 1<<30
	for i := range b {
		word := b[i].word.Load()
		e := entryOf(word)
		if b[i].check.Load()^word == key && word != 0 {
			if found.bound != exactly && e.age == t.age && e.depth > found.depth+3 {
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

// full returns how many of a thousand entries the current search wrote.
func (t *table) full() (n int) {
	for i := range min(250, len(t.buckets)) {
		for j := range t.buckets[i] {
			if word := t.buckets[i][j].word.Load(); word != 0 && entryOf(word).age == t.age {
				n++
			}
		}
	}
	return n
}

// toTable returns a score as the table keeps it: a mate's distance is counted
// from the position at a ply, not from the one searched.
func toTable(score Score, ply int) Score {
	switch plies, mate := score.Mate(); {
	case mate && plies > 0:
		return score + Score(ply)
	case mate:
		return score - Score(ply)
	}
	return score
}

// fromTable is the opposite of toTable.
func fromTable(score Score, ply int) Score {
	switch plies, mate := score.Mate(); {
	case mate && plies > 0:
		return score - Score(ply)
	case mate:
		return score + Score(ply)
	}
	return score
}
