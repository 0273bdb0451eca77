package game

import "chesstutor/tutor"

// Coached is what the tutor says that rests on searches, worked out once for a
// request. Where there was no turn for a search, the count has to do.
type Coached struct {
	Rev     string       // the state of the game it is about
	Warning *tutor.Fact  // of the move just made
	Facts   []tutor.Fact // of the position on the board, nil if not searched
	Threat  *tutor.Fact  // what the opponent would do, if it was asked for
}
