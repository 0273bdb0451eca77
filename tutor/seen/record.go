package seen

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Result is how a chance went.
type Result uint8

// The results of a chance, by the first move that was played. Their numbers are kept, and never change.
const (
	none   Result = iota
	Missed        // the move did not do what the fact called for
	Done          // it did, and the coach had told
	Alone         // it did, though the coach had only asked
)

// String returns "missed", "done" or "alone".
func (r Result) String() string { return [...]string{"", "missed", "done", "alone"}[r] }

// enough is after how many chances in a row that went well the coach asks.
const enough = 3

// chances are how the last eight chances of a group went, two bits each, the last one in the lowest.
type chances uint16

// depth is how many chances of a group are kept.
const depth = 8

// at returns how the chance went that lies so far back.
func (c chances) at(back int) Result { return Result(c >> (2 * back) & 3) }

// asks reports whether enough in a row went well.
func (c chances) asks() bool {
	for back := range enough {
		if c.at(back) < Done {
			return false
		}
	}
	return true
}

// Record is how a learner's last chances went in each group. The zero value is a newcomer's, who is told everything.
type Record struct {
	groups [len(groups)]chances
	game   uint16 // of which a chance was counted last, by the end of its seed
	until  uint16 // the first ply of that game of which a chance may be counted next
}

// Asks reports whether the coach asks instead of telling what belongs to a group; never of what belongs to none.
func (r *Record) Asks(g Group) bool {
	at := g.place()
	return at >= 0 && r.groups[at].asks()
}

// Chances returns how the last chances of a group went, the last one first, eight at most.
func (r *Record) Chances(g Group) (list []Result) {
	at := g.place()
	if at < 0 {
		return nil
	}
	for back := 0; back < depth && r.groups[at].at(back) != none; back++ {
		list = append(list, r.groups[at].at(back))
	}
	return list
}

// Waits reports whether a chance in the position on the board may still be counted: none of it, or of a later one
// of the game, has been, as after a move taken back, and it did not stand on the board before.
func (r *Record) Waits(g *tutor.Game) bool {
	if r.game == mark(g) && g.Ply() < int(r.until) || g.Ply() >= 1<<16-1 {
		return false
	}
	for _, key := range g.Earlier() {
		if key == g.Position().Key() {
			return false
		}
	}
	return true
}

// Count counts the chance that the coach's line told of, or asked about, in the position on the board, by the move
// that is about to be played. It reports whether there was one to count: f may be nil, and call for nothing, or
// every move would have done the same.
func (r *Record) Count(g *tutor.Game, v *tutor.Survey, f *tutor.Fact, m chess.Move) bool {
	if f == nil || Of(f) == NoGroup || !r.Waits(g) || !v.Undecided(f) {
		return false
	}
	r.add(Of(f), v.Does(f, m))
	r.game, r.until = mark(g), uint16(g.Ply()+1)
	return true
}

// add adds how a chance of a group went.
func (r *Record) add(g Group, right bool) {
	at := &r.groups[g.place()]
	result := Missed
	switch {
	case right && at.asks():
		result = Alone
	case right:
		result = Done
	}
	*at = *at<<2 | chances(result)
}

// mark tells a game from the one before.
func mark(g *tutor.Game) uint16 { return uint16(g.Setup().Seed) }
