package game

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Coached holds the facts that the tutor found by searches, once for a request. Without it, if the search pool was
// busy, the tutor uses the facts found by counting alone.
type Coached struct {
	Key        tutor.GameKey // of the game it is about
	Warning    *fact.Fact    // of the move just made
	Judged                   // of the position on the board; empty if not searched
	Threat     *fact.Fact    // what the opponent would do, if it was asked for
	Unfinished bool          // a search was refused or cut short
}

// Judged holds the facts of a position in the coach's order, confirmed by searches. They must not be changed.
type Judged struct {
	Facts  []fact.Fact
	Speaks bool // the coach says the first of Facts now
}

// Questions are what a request needs the coach's searches for.
type Questions struct {
	Warn   func(coach.Warn) bool // the kinds of warnings of the move just made that are wanted; nil for none
	Facts  bool                  // the facts of the position
	Threat bool                  // what the opponent would do
}

// Coach runs the searches for some questions about a game: all but that for the threat for the coach's time at most.
func (j *Judge) Coach(r *http.Request, g *tutor.Game, q Questions) *Coached {
	found := &Coached{Key: g.Key()}
	soon, cancel := j.soon(r)
	defer cancel()
	var err error
	if q.Warn != nil {
		found.Warning, err = j.Warning(soon, g, q.Warn)
		found.Unfinished = err != nil
	}
	if q.Facts {
		found.Judged, err = j.Facts(soon, g)
		found.Unfinished = found.Unfinished || err != nil
	}
	if q.Threat {
		threat, err := j.Threat(r, g, coach.ThreatLimits)
		if found.Unfinished = found.Unfinished || err != nil; err == nil {
			found.Threat = &threat
		}
	}
	return found
}
