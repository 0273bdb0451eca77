// Package exercise holds the kinds of exercises: a position, a task, and a rule
// that decides over the legal moves, or over squares, what is right. There is no
// list of answers anywhere: [Exercise.Solutions] tries all of them.
//
// # An answer
//
// [Open] begins an [Attempt]; [Attempt.Answer] judges one step of it and tells
// why, as a [Reason]: a kind, and the pieces and squares it speaks of. Package say
// puts reasons into words. What has been done so far goes through [Attempt.State]
// and [Resume] into a few bytes, so that a server need not remember it.
//
// # Hidden kings
//
// Before the king is taught, and in the games of pawns, nobody wants to see one.
// A position has two all the same. They stand where nothing can go or look, and
// make room after each move; so the rules of chess alone say what is legal, and
// the kings never move, block or stand in check.
//
// # A new rule
//
// It is one entry in the table of its kind: taps, moveRules, judgements, goals or
// games. A rule of moves is a list of conditions, and the first that a move does
// not meet is its reason.
package exercise
