// Package recall tells how often the coach names the idea that is there.
//
// The positions are of games that our own player plays, a stronger side against
// a weaker one, so that there is something to find. In each a search of many nodes
// finds the best line, and a detector that shares nothing with the tutor looks
// for ideas in that line: by what attacks what on the board, and by what the line
// brings. It is not exact, and need not be: it tells what a player who went
// through the line would call it. Counted is in how many of these positions the
// coach names the idea: in the second step of its hint, or in the warning of the
// move that allowed it.
//
//	chesstutor recall -games 400 -seed 1
package recall
