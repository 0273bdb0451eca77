// Package exercise holds the kinds of exercises: a position, a task, and a rule that decides which legal moves or
// squares are right. Answers are not stored anywhere: [Exercise.Solutions] finds them by trying all.
//
// # An answer
//
// [Open] begins an [Attempt]; [Attempt.Answer] judges one step of it and returns a [Reason]: a kind, and the pieces
// and squares that it is about. Package say puts reasons into words. [Attempt.State] encodes the progress in a few
// bytes for [Resume], so that a server need not store it.
//
// # Hidden kings
//
// Before the king is taught, and in pawn games, kings are not drawn, though a position always has two. They stand
// on squares that no piece attacks or can reach, and are moved away after each move where necessary. So the
// ordinary rules of chess decide what is legal, and the kings never move, block or stand in check.
//
// # A new rule
//
// It is one entry in the table of its kind: taps, moveRules, judgements or moveJudgements, goalOf or gameOf. A rule of
// moves is a list of conditions, and the first that a move does not meet is its reason.
package exercise
