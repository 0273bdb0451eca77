package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// Coached holds the facts that the tutor found by searches, once for a request. Without it, if the search pool was
// busy, the tutor uses the facts found by counting alone.
type Coached struct {
	Key     tutor.GameKey // of the game it is about
	Warning *fact.Fact    // of the move just made
	Judged                // of the position on the board; empty if not searched
	Threat  *fact.Fact    // what the opponent would do, if it was asked for
}

// Judged holds the facts of a position in the coach's order, confirmed by searches. They must not be changed.
type Judged struct {
	Facts  []fact.Fact
	Speaks bool // the coach says the first of Facts now
}
