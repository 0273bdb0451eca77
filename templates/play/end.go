package play

import "chesstutor/templates/frame"

// End is the summary of a game that has ended.
type End struct {
	Kind     string // "won", "lost", "drawn", or "over" where two have played
	Headline string
	Why      string      // in a sentence
	Aloud    string      // the label of the tutor's button that reads it, "" if the tutor says nothing
	More     string      // one more sentence, or ""
	Good     string      // introduces Deed, "" for none
	Deed     string      // a good move of the learner's, in a sentence
	Turn     string      // the turning point of the game, in a sentence; "" for none
	See      *frame.Link // leads to it, nil where the bar does
	Medal    string      // the portrait of the friend who was beaten, "" for none
	Saying   *Saying     // of the friend who has lost or won, nil for none
	Next     *Saying     // about the friend who is offered for the next game, nil for the same again
}

// Saying is what a character says, or what is said of it.
type Saying struct{ Portrait, Name, Text string }
