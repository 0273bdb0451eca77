// Package load is a load test: it plays in many rooms of a running server at once, and against the
// computer, and reports response times and memory.
//
//	chesstutor load                      # 1,000 rooms for a minute, on a server of its own
//	chesstutor load -rooms 50 -learners 1000 -for 10m
//	chesstutor load -rooms 50 -url http://localhost:8080
//	chesstutor load -class 20 -pupils 30 # lessons of 600 children
//
// Each room has two players, and each player an event stream. They play random legal moves at a
// given pace, and another game when one has ended. A [Report] has the time from sending a move
// until the other player's stream has its event, the time until the move is answered, and the
// memory that a stream costs the server. The load also checks that every stream delivers each event
// of its room once and in order, and that the rooms finally have the moves that were played.
//
// Tests of whole servers use the parts too. A [Room] keeps playing when its players are sent to
// another server, or theirs is killed and restarted: they repeat a move whose answer was lost,
// unless it was stored, and a [Stream] reconnects by itself.
//
// A server counts its limits by address, so the players of a server on this machine come from many:
// 127.1.0.1, 127.1.0.2 and so on, which Linux lets anybody use. A server elsewhere sees one
// address, and bears few rooms of it.
//
// A learner plays against the computer with pages and cookies, as a browser with scripts does.
// Learners come as a proxy passes them on, from few connections, so a server must trust the
// addresses that we forward: chesstutor -trusted-proxies 127.0.0.0/8.
//
// Lessons are another load: children of classes, who answer exercises and play, each in a browser with cookies and a
// stream, and their teachers, who hear of it. A [Class] keeps the ledger: an answer that was counted is there, once,
// whatever became of the server meanwhile. Children send a request again whose answer was lost, with the same key.
//
// Absent on purpose: pages of rooms; their players show tokens, as scripts do.
package load
