// Package tutor holds the game that a learner plays, and every true thing the
// tutor can say about a position.
//
// A [Game] is a starting position and the moves played from it. [Game.Encode]
// and [DecodeGame] turn it into a few bytes and back; whatever keeps a game
// keeps those bytes. [Mark] works out what the board shows of a position: the
// moves of the side to move, which of them are unsafe and because of whom, and
// which of its men are threatened.
//
// The package knows no HTTP and no HTML.
package tutor
