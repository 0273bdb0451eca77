// Package harvest finds exercises for the bank of package practice in games that the computer's levels play against
// each other. `go run ./cmd/workshop harvest` runs it.
//
// A position becomes an exercise if the skill's rule has right answers in it, but not too many, and some wrong
// answer is tempting. Exercises that equal another one, as they are or mirrored left to right, are left out.
package harvest
