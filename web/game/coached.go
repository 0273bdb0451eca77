package game

import "chesstutor/tutor"

// Coached holds the facts that the tutor found by searches, once for a request. Without it, if the search pool was
// busy, the tutor uses the facts found by counting alone.
type Coached struct {
	Rev     string       // the state of the game it is about
	Warning *tutor.Fact  // of the move just made
	Facts   []tutor.Fact // of the position on the board, nil if not searched
	Threat  *tutor.Fact  // what the opponent would do, if it was asked for
}
