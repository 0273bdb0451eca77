// Package ai is the computer player: it looks for a move and judges positions.
//
// [Search] looks for the best move in one of several ways, each a [Method], as far
// as [Limits] let it. The two that learners trust are:
//
//   - Full, the way of the default level: minimax with the alpha-beta method
//     (Knuth and Moore, "An Analysis of Alpha-Beta Pruning", Artificial
//     Intelligence 6, 1975). Every move of both sides for a number of plies, then
//     captures until none is left. Its answer is exactly that of plain minimax
//     over the same leaves; what is cut off cannot change it.
//   - Selective, the way of the strong levels: with a transposition table, deep
//     where it seems to matter, and leaving out what hardly can. An [Engine] keeps
//     the table from one move to the next, and may use several threads.
//
// A [Level] is a way with limits, a name, and a sentence on what it does not see.
// docs/engine.md tells what was tried, and by which matches it was kept or not.
//
// # What a position is worth to the full search
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
// Against a lone king that can be mated the leaves are told exactly, by tables.
//
// # How it is built
//
// The memory of a search holds everything it needs, positions and move lists of
// each ply included, so that nothing is allocated while searching. Depths 1, 2,
// ... are searched in turn because what one finds puts the moves of the next in a
// better order. Absent on purpose from the full search: null moves, reductions
// and other guesses, and a transposition table, whose values would not know the
// repetitions of the line.
//
// Searches share nothing and run side by side. A [Pool] bounds how many, and lets
// those who ask have their turns round robin.
package ai
