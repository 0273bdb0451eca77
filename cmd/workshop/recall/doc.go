// Package recall measures how often the coach names an idea that is in the position.
//
// The positions are of games that our own player plays, a stronger side against a weaker one, so that there is
// something to find, and with -slips those after other moves than were played, chosen at random. In each a search of
// many nodes finds the best line, and detectors that share nothing with the tutor look for ideas in it: the idea has
// to hold of the first move as it is defined, proved by every reply, and the line has to show it. The result counts
// in how many of these positions the coach names the idea: in the second step of its hint, in the warning of the move
// that allowed it, or as the threat, were it the other side's turn. A sentence names two ideas at most, so of three
// ideas in a position the third need not be named. Games are played until enough positions of each idea are
// collected.
//
//	go run ./cmd/workshop recall -games 2000 -seed 1 -slips 3 -each 30 -missed
//
// The subcommand blunders lets the weaker levels play against themselves, and long searches judge each
// move: the share of
// blunders, by which the expected score falls by 0.15, that the coach would have warned of in a game against that
// level (against the three easiest it warns only of what one move shows); the share of false
// warnings among fine moves, by which it falls by no more than 0.05; and the share of hints that are more than a
// point worse than the move of the judge, both judged by long searches of the positions after them.
//
//	go run ./cmd/workshop blunders -games 4 -nodes 200000
//	go run ./cmd/workshop blunders -games 8 -nodes 200000 -hintsonly
//
// docs/coach.md has the figures.
package recall
