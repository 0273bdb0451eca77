// Package lesson is the course for beginners: 25 lessons in four chapters, each some screens of text and six to ten
// exercises that get harder, and a learner's progress in it.
//
// Exercises are lines of exercises.jsonl: positions with a rule, no answers. The words belong to package say, found
// by the names of lessons and the ids of exercises.
//
// Lessons and exercises keep their places for good, because an encoded [Progress] refers to them by place. A lesson
// has room for [MostExercises]; a new lesson goes to the end of the outline whatever its number.
package lesson
