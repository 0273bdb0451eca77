// Package learn serves "How to play", the path of lessons, practice and the learner's progress.
package learn
