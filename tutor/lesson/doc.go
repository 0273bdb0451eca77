// Package lesson is the course for beginners and a learner's progress in it. The first path has 25 lessons in four
// chapters; the second, for who has played a few games, is in parts, each of which ends with a test. A lesson is some
// screens of text and nine or ten exercises that get harder.
//
// Exercises are lines of exercises.jsonl and second.jsonl: positions with a rule, no answers. The words belong to
// package say, found by the names of lessons and the ids of exercises.
//
// # A new lesson
//
// It is an entry of an outline, pictures, exercises, and words. The tests tell what is missing, and what they refuse.
//
// The order of lessons is that of the outline, the order of exercises that of their lines. An encoded [Progress]
// refers to both by places, which are kept for good: a lesson's is in the outline, an exercise's is the number in its
// ID. So the order may change; what is new gets a new place, and the place of what is dropped stays empty.
package lesson
