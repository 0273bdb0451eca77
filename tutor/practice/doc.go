// Package practice holds what is practised after the lessons: fifteen skills, each
// with hundreds of positions that have a rule, and what comes back when.
//
// # The bank
//
// The exercises of a skill lie compressed in bank, one a line, in the order in which
// they were found. A line keeps its place for ever, since the ids that cookies hold
// count on it: `chesstutor practice make` only adds lines. Nothing in them tells the
// answers: the rules of package exercise prove those.
//
// # What comes back
//
// A [Record] is what a learner has practised, as a value. It knows no clock: every
// method that needs the day is told it.
package practice
