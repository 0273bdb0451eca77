// Package load plays in many rooms of a running server at once, and tells how it
// bears that.
//
//	chesstutor load                      # 1,000 rooms for a minute, on a server of its own
//	chesstutor load -rooms 50 -url http://localhost:8080
//
// Each room has two players, and each player an event stream. They play random
// legal moves at a pace, and another game when one has ended. What is measured,
// in a [Report]: the time from sending a move until the other player's stream has
// its event, the time until the move is answered, and the memory that a stream
// costs the server. What is checked: that every stream tells the events of its
// room once each and in order, and that the rooms are in the end what was played.
//
// The parts serve tests of whole servers too. A [Room] keeps on playing when its
// players have to go to another server, or theirs is killed and comes back: they
// play again a move whose answer was lost, unless it is there, and a [Stream]
// resumes by itself.
//
// A server counts its limits by address, so the players of a server on this
// machine come from many: 127.1.0.1, 127.1.0.2 and so on, which Linux lets
// anybody use. A server elsewhere sees one address, and bears few rooms of it.
//
// Absent on purpose: pages and cookies (players show tokens, as scripts do), and
// games against the computer.
package load
