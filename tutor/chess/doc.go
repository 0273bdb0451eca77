// Package chess holds the rules of chess: positions, moves and their notation.
//
// A [Position] is a value. Playing a move gives a new one and leaves the old one as it was, so
// positions can be kept, compared and shared between goroutines freely. [Position.AppendMoves]
// lists exactly the legal moves; there is no pseudo-legal list anywhere.
//
// # How it is built
//
// The board is stored twice, as bitboards and as an array of squares, and every move updates the
// Zobrist key. Only legal moves are generated: a check mask says where a piece must land to answer
// a check, two pin masks say along which lines pinned pieces may go. What a sliding piece attacks
// along each line is looked up in a small table. Nothing on these paths allocates.
//
// The package imports nothing of this program. What is absent on purpose: games (package tutor),
// evaluation (package ai), Chess960, and draws that a player must claim: threefold repetition and
// fifty moves end a game at once.
package chess
