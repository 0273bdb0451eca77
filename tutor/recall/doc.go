// Package recall tells how often the coach names the idea that is there.
//
// The positions are of games that our own player plays, a stronger side against
// a weaker one, so that there is something to find. In each a search of many nodes
// finds the best line, and a detector that shares nothing with the tutor looks
// for ideas in that line: by what attacks what on the board, by what the line brings, and by what is
// left to take after every reply, counted anew. It tells what a player who went
// through the line would call it. Counted is in how many of these positions the
// coach names the idea: in the second step of its hint, in the warning of the move
// that allowed it, or as the threat, were it the other side's turn. A sentence names
// two ideas at most, so of three that are there no third is asked for.
//
//	chesstutor recall -games 2000 -seed 1 -each 100 -missed
//
// With -blunders the weaker levels play against themselves, and long searches judge
// each move: the share of blunders, by which the expected score falls by 0.15, that
// the coach would have warned of, as in a game against that level: against the three easiest
// only of what one move shows, but with -every of all; that of fine moves, by which it falls by no more
// than 0.05, that it would have warned of for nothing; and the share of hints that
// lose more than a point.
//
//	chesstutor recall -blunders -games 10 -nodes 200000
package recall
