// Package ai is the computer player: it searches for moves and evaluates positions.
//
// [Search] looks for the best move by one of several [Method]s, as far as the [Limits] allow. The
// two main ones are:
//
//   - Full, used by the default level: minimax with the alpha-beta method (Knuth and Moore, "An
//     Analysis of Alpha-Beta Pruning", Artificial Intelligence 6, 1975). Every move of both sides
//     for a number of plies, then captures until none is left. Its answer is exactly that of plain
//     minimax over the same leaves; what is cut off cannot change it.
//   - Selective, used by the strong levels: with a transposition table, reductions and pruning. An
//     [Engine] keeps the table from one move to the next, and may use several threads.
//
// A [Level] is a number that stands for a method and its limits. docs/engine.md tells what was
// tried, and the matches that decided whether it was kept.
//
// # What a position is worth to the full search
//
// The value of a position with depth plies to look ahead is the first of these that applies:
//
//   - The game has ended there by a rule, whichever ply that is: checkmate is a lost game, told
//     with its distance; stalemate, threefold repetition, fifty moves and insufficient material are
//     worth 0. Repetitions are counted as the rule does, over the positions of the game and those
//     of the line.
//   - With plies left, the best value for the side to move among all its moves.
//   - With none left, the best among [Evaluate] and the values, found the same way, after each
//     legal capture: nobody has to capture. A side in check may also be content with its
//     evaluation. The check itself is worth nothing, since a checkmate is found by the first rule,
//     and searching all replies to the check would be a fourth ply.
//
// Nearer mates are worth more to the mating side, so that a won game makes progress.
//
// Endings of three and four men in which a king is bare are evaluated exactly, by the tables of
// package ending. The selective search plays all endings that they have as they say.
//
// # How it is built
//
// A search allocates everything it needs before it starts, the positions and move lists of each ply
// included. It deepens iteratively, because each depth gives the next a better move order. Absent
// on purpose from the full search: null moves, reductions and pruning that may err, and a
// transposition table, whose values do not know the repetitions of the line.
//
// Searches share nothing and run in parallel. A [Pool] bounds how many run at once, and schedules
// its clients round robin.
package ai
