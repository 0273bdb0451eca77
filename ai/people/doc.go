// Package people predicts which move a person plays: given the position, the moves before it and the person's rating,
// how likely each legal move is. Learners of chess meet people, who err otherwise than programs do.
//
// [Choices] gives the moves with their shares, [Draw] draws one of them, [Chance] tells how likely people find an
// answer. The same line and rating give the same shares on every machine, because all is computed in integers. One
// prediction takes a fraction of a millisecond.
//
// # How it is built
//
// [Inputs] describes a position by facts, each a row of a table: of the position, of the squares that moves leave and
// go to, and of the moves. They are seen from the side to move, so that both colors play alike. A small network sums
// the rows and makes a score of each move; the exponential of that is its share. The weights are bytes, made from
// games of people by package train and embedded here. docs/people.md tells what was tried, and how well it predicts.
//
// The package knows the rules of chess alone, no search but of captures, and no evaluation but the worth of pieces.
package people
