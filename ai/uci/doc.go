// Package uci speaks the Universal Chess Interface (Meyer-Kahlen and Huber, 2006), so that any
// chess program can play against ours or analyse with it.
//
// [Serve] reads commands and writes answers, one a line. What is not a command, or not a whole one,
// is answered by an "info string" or ignored, as the protocol asks. Beyond the protocol it knows:
//
//	d             the board and its FEN
//	eval          what the position is worth without looking ahead
//	bench [depth] searches fixed positions: nodes, and nodes a second
//	go perft N    the number of move sequences, for each first move
//
// The option Level lets the program play as one of the game's levels: as far as that looks,
// whatever else "go" says, and always the same in the same game.
package uci
