// Package pgn reads games from texts in Portable Game Notation, as programs, sites and people write
// it: with comments, variations, NAGs, clocks, odd tags, any line ends, in UTF-8 or Latin-1. It
// reads the main line alone. What cannot be read ends its game with an error that names line and
// move; every move before it is kept, and the games after it are read.
//
// There are libraries for it, but theirs stop at the first fault of a file or do not say where it is,
// and their rules are not those of tutor/chess.
package pgn
