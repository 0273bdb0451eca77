package chance

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Result is the result of a chance.
type Result uint8

// The results of a chance, by the first move that was played. Their numbers are stored, and never change.
const (
	none   Result = iota
	Missed        // the move did not do what the fact called for
	Done          // it did, after the coach or a hint had told
	Alone         // it did, though the coach had only asked
)

// String returns "missed", "done" or "alone".
func (r Result) String() string { return [...]string{"", "missed", "done", "alone"}[r] }

// enough is the number of successes in a row after which the coach asks.
const enough = 3

// chances holds the results of a group's last eight chances, two bits each, the last one in the lowest.
type chances uint16

// depth is how many results are stored for a group.
const depth = 8

// at returns the result of the chance that many chances back, 0 for the last one.
func (c chances) at(back int) Result { return Result(c >> (2 * back) & 3) }

// asks reports whether the last enough chances were successes.
func (c chances) asks() bool {
	for back := range enough {
		if c.at(back) < Done {
			return false
		}
	}
	return true
}

// Record holds the results of a learner's last chances in each group. The zero value is a newcomer's, who is told
// everything.
type Record struct {
	groups [len(groups)]chances
	game   uint16 // the game of the last chance counted, by the low bits of its seed
	until  uint16 // the first ply of that game at which a chance may be counted next
	had    uint8  // how many chances of that game were counted, and how many of these seen
	seen   uint8
	look   Group // whose chances alone are counted of that game, NoGroup for all
}

// Asks reports whether the coach asks about ideas of a group instead of naming them; false for NoGroup.
func (r *Record) Asks(g Group) bool {
	at := g.place()
	return at >= 0 && r.groups[at].asks()
}

// Chances returns the results of a group's last chances, the last one first, at most eight.
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

// Waits reports whether a chance in the position on the board may still be counted: no chance at this ply or a
// later one of the game has been counted, as it may have been before moves were taken back, and the position has
// not occurred earlier in the game.
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

// Count counts the chance that fact f, which the coach told or asked about, offers in the position on the board;
// the result depends on m, the move about to be played. It returns false if there is no chance to count: f is nil
// or calls for no move, or every move would have had the same result.
func (r *Record) Count(g *tutor.Game, v *coach.Survey, f *fact.Fact, m chess.Move) bool {
	if f == nil || Of(f) == NoGroup || !r.Waits(g) || !v.Undecided(f) {
		return false
	}
	right := v.Does(f, m)
	r.add(Of(f), right, g.HintStep() > 0)
	if r.game != mark(g) {
		r.LookFor(g, NoGroup)
	}
	r.until = uint16(g.Ply() + 1)
	if r.had < 1<<8-1 && (r.look == NoGroup || r.look == Of(f)) {
		r.had++
		if right {
			r.seen++
		}
	}
	return true
}

// LookFor begins to count the chances of a game: those of a group alone, or of all groups with NoGroup.
func (r *Record) LookFor(g *tutor.Game, look Group) {
	r.game, r.until, r.had, r.seen, r.look = mark(g), 0, 0, 0, look
}

// A Tally is how many chances of a game were seen, of how many that were counted: those of a group if the game was
// begun to look for them, or those of all groups.
type Tally struct {
	Look     Group
	Seen, Of int
}

// In returns the tally of a game, an empty one if another game came later.
func (r *Record) In(g *tutor.Game) Tally {
	if r.game != mark(g) {
		return Tally{}
	}
	return r.Last()
}

// Last returns the tally of the last game of which chances were counted, or were to be.
func (r *Record) Last() Tally { return Tally{r.look, int(r.seen), int(r.had)} }

// add adds the result of a chance of a group; told means that a hint told of it although the coach only asked.
func (r *Record) add(g Group, right, told bool) {
	at := &r.groups[g.place()]
	result := Missed
	switch {
	case right && at.asks() && !told:
		result = Alone
	case right:
		result = Done
	}
	*at = *at<<2 | chances(result)
}

// mark returns the low bits of a game's seed, which distinguish it from the game before.
func mark(g *tutor.Game) uint16 { return uint16(g.Setup().Seed) }
