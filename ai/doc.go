// Package ai is the computer player: it looks for a move and judges positions.
//
// [Search] is minimax with the alpha-beta method (Knuth and Moore, "An Analysis
// of Alpha-Beta Pruning", Artificial Intelligence 6, 1975): every move of both
// sides for a number of plies, then captures until none is left. Its answer is
// exactly that of plain minimax over the same leaves; what is cut off cannot
// change it.
//
// # What a position is worth
//
// The value of a position with depth plies to look ahead is the first of these
// that applies:
//
//   - The game has ended there by a rule, whichever ply that is: checkmate is a
//     lost game, told with its distance; stalemate, threefold repetition, fifty
//     moves and insufficient material are worth 0. Repetitions are counted as
//     the rule does, over the positions of the game and those of the line.
//   - With plies left, the best value for the side to move among all its moves.
//   - With none left, the best among [Evaluate] and the values, found the same
//     way, after each legal capture: nobody has to capture. A side in check may
//     also be content with its evaluation. The check itself is worth nothing,
//     since the mate it might have been is seen by the first rule, and looking
//     at all the ways out would be a fourth ply.
//
// Nearer mates are worth more to the mating side, so a won game gets on.
//
// # How it is built
//
// A searcher holds everything a search needs, positions and move lists of each
// ply included, so that nothing is allocated while searching. Depths 1, 2, ...
// are searched in turn because what one finds puts the moves of the next in a
// better order. Absent on purpose: null moves, reductions and other guesses,
// and a transposition table, whose values would not know the repetitions of the
// line.
//
// There is no shared state: searches run side by side. A [Pool] bounds how many.
package ai
