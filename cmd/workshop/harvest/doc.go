// Package harvest finds exercises for the bank of package practice in games that are played as people play them, and
// tells what the bank holds. `go run ./cmd/workshop harvest` and `go run ./cmd/workshop bank` run it.
//
// A position becomes an exercise if the skill's rule has right answers in it, but not too many, some wrong answer is
// tempting, and a search agrees: no answer that the rule accepts loses much. Boards that are like another one, as they
// are or mirrored left to right, are left out, and so are those where a side is far ahead.
package harvest
