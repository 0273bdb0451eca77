// Package pgn reads games from texts in Portable Game Notation, as programs, sites and people write
// it: with comments, variations, NAGs, clocks, unusual tags, any line endings, in UTF-8 or Latin-1.
// It reads the main line alone. Something unreadable ends its game with an error that names line
// and move; the moves before it are kept, and the games after it are read.
//
// No library is used, because each move must be checked by the rules of tutor/chess, and each fault
// reported with its line and move, without losing the moves before it.
package pgn
