// Package tutor holds the game that a learner plays: its moves, its encoding, the hints taken in it, and the level
// proposed for the next one. What is true of its positions is found by tutor/coach.
//
// A [Game] is a starting position and the moves played from it. [Game.Encode] and [DecodeGame] turn
// it into a few bytes and back; these bytes are how a game is stored.
//
// The package knows no HTTP and no HTML.
package tutor
