// Package path holds the way from nothing to a first real game: 25 lessons in four
// chapters, each some screens of text and six to ten exercises that get harder,
// and how far a learner has come on it.
//
// Exercises are lines of exercises.jsonl: positions with a rule, no answers. The
// words belong to package say, found by the names of lessons and the ids of
// exercises.
//
// Lessons and exercises keep their places for good, because the bytes of a
// [Progress] count on them. A lesson has room for [MostExercises]; a new lesson goes to the
// end of the outline whatever its number.
package path
