// Package practice is spaced practice of twenty-five skills: a bank of exercises, and a schedule that decides which
// exercise comes next.
//
// # The bank
//
// The directory bank has a compressed file for each skill with one exercise a line, in the order in which they were
// found. A line never changes its number, because cookies refer to exercises by it: `go run ./cmd/workshop harvest`
// only appends lines. Where a skill is made anew, its new lines follow the numbers of the old ones, which name nothing
// any more. The lines contain no answers: the rules of package exercise find them.
//
// # The schedule
//
// A [Record] is what a learner has practised so far. It is a Leitner system: each skill, and each exercise that was
// missed, is in one of five boxes, which come back after 1, 3, 7, 14 and 30 days. It reads no clock: methods that
// need the current day take it as a parameter.
package practice
