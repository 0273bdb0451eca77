// Package fact is the vocabulary of the true things that can be said about a position or a move: a [Fact] with its
// [Kind], [Tone] and [Concept], the [Grade] of a move, the [Trade] that a line comes to. tutor/coach finds facts,
// tutor/say has their words.
package fact
