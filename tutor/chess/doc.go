// Package chess holds the rules of chess: positions, moves and their notation.
//
// A [Position] is a value. Playing a move gives a new one and leaves the old
// one as it was, so positions can be kept, compared and shared between
// goroutines freely. [Position.AppendMoves] lists exactly the legal moves;
// there is no pseudo-legal list anywhere.
//
// # How it is built
//
// The board is kept twice, as bitboards and as an array of squares, and the
// Zobrist key is kept up to date with every move. Moves are generated legal
// from the start: a check mask says where a piece must land to answer a check,
// two pin masks say along which lines pinned pieces may go. Sliding pieces use
// magic bitboards. One generator serves lists, counts and the question whether
// there is a move at all; the compiler makes it for each color and purpose.
// Nothing on these paths allocates.
//
// The package imports nothing of this program. What is absent on purpose:
// games (package tutor), judgement (package ai), Chess960, and the draws that
// a player must claim; the draws here are the ones that end a game at once.
package chess
