// Package tactics holds chess problems and reports how many of them the computer player solves in a
// given time.
//
// The problems are positions of games that our player played (see [Make]):
//
//   - Mates in one to four moves. A prover that looks at every move of both sides has found them,
//     and that the key is the only first move that mates in that number.
//   - Captures: just one of the captures wins material if both sides go on taking on its square.
//
// The search has no part in choosing them, so that some are too hard for it. They are kept in
// suite.epd, in Extended Position Description (Edwards, 1994): bm is the keys, dm the moves to
// mate.
//
//	chesstutor tactics                             # the problems in the program
//	chesstutor tactics -times 1s -file other.epd
//	chesstutor tactics make > /tmp/suite.epd       # then put it in the place of suite.epd
package tactics
