// Package review goes through a game again with the player of one side: who stood better after each
// move, how good each move was, and up to three moments to try again. What can be learned comes
// first: a moment whose idea has a name and is proved before one that only cost more.
//
// It searches nothing by itself: whoever asks for a review hands it a Search, and takes it step by
// step, so that it may be left at any time and gone on with later.
package review
