// Package recall measures how often the coach names an idea that is in the position.
//
// The positions are of games that our own player plays, a stronger side against a weaker one, so that there is
// something to find. In each a search of many nodes finds the best line, and a detector that shares nothing with
// the tutor looks for ideas in that line: by attacks on the board, by the material that the line wins, and by the
// captures left after every reply. The result counts in how many of these positions the coach names the idea: in
// the second step of its hint, in the warning of the move that allowed it, or as the threat, were it the other
// side's turn. A sentence names two ideas at most, so of three ideas in a position the third need not be named.
//
//	chesstutor recall -games 2000 -seed 1 -each 100 -missed
//
// With -blunders the weaker levels play against themselves, and long searches judge each move: the share of
// blunders, by which the expected score falls by 0.15, that the coach would have warned of in a game against that
// level (against the three easiest it warns only of what one move shows, with -every of all); the share of false
// warnings among fine moves, by which it falls by no more than 0.05; and the share of hints that lose more than a
// point.
//
//	chesstutor recall -blunders -games 10 -nodes 200000
package recall
