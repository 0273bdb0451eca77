// Package lesson is the course for beginners: 25 lessons in four chapters, each some screens of text and six to ten
// exercises that get harder, and a learner's progress in it.
//
// Exercises are lines of exercises.jsonl: positions with a rule, no answers. The words belong to package say, found
// by the names of lessons and the ids of exercises.
//
// The order of lessons is that of the outline, the order of exercises that of their lines. An encoded [Progress]
// refers to both by places, which are kept for good: a lesson's is in the outline, an exercise's is the number in its
// ID. So the order may change; what is new gets a new place, and the place of what is dropped stays empty.
package lesson
