// Package recall measures how often the coach names an idea that is in the position.
//
// The positions come from games that our own player plays, a stronger side against a weaker one, so that there is
// something to find. With -slips, positions after other moves, chosen at random, join them. In each, a search of many
// nodes finds the best line, and detectors that share nothing with the tutor look for ideas in it. The first move must
// have the idea as it is defined, proved by every reply, and the line must show it. The result counts in how many of
// these positions the coach names the idea: in the second step of its hint, in the warning of the move that allowed
// it, or as the threat if it were the other side's turn. A sentence names two ideas at most, so the third idea of a
// position need not be named. Games are played until enough positions of each idea are collected.
//
//	go run ./cmd/workshop recall -games 2000 -seed 1 -slips 3 -each 30 -missed
//
// The subcommand blunders lets the weaker levels play against themselves. Long searches judge each move. It prints
// three shares: of blunders (the expected score falls by 0.15) that the coach would have warned of in a game against
// that level (against the three easiest it warns only of what one move shows); of false warnings among fine moves (it
// falls by no more than 0.05); and of hints that are more than a point worse than the move of the judge, when long
// searches look at the positions after both.
//
//	go run ./cmd/workshop blunders -games 4 -nodes 200000
//	go run ./cmd/workshop blunders -games 8 -nodes 200000 -hintsonly
//
// With -beginners, simulated beginners play instead, and another program judges what the coach says in each of their
// turns. With -puzzles, the hints in puzzles are tallied by theme.
//
// docs/coach.md has the figures.
package recall
