// Package pgn reads games from texts in Portable Game Notation, as programs, sites and people write
// it: with comments, variations, NAGs, clocks, odd tags, any line ends, in UTF-8 or Latin-1. It
// reads the main line alone. What cannot be read ends its game with an error that names line and
// move; every move before it is kept, and the games after it are read.
//
// It is written here because each move is to be read by the rules of tutor/chess, and each fault to
// be told with its line and move, with what came before it kept.
package pgn
