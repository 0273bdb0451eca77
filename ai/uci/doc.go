// Package uci implements the Universal Chess Interface (Meyer-Kahlen and Huber, 2006), so that
// other chess programs can play against ours or analyse with it.
//
// [Serve] reads commands and writes answers, one a line. An unknown or incomplete command is
// answered by an "info string" or ignored, as the protocol asks.
//
// The option Level makes the program play as one of the game's levels: with that level's limits,
// whatever else "go" says, and always the same in the same game.
package uci
