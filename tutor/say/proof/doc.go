// Package proof reads the tutor's English sentences and proves them where they were said: on the board, with the side
// to move, the moves before and what the coach has said already. It is the audit's reader, for tests alone.
//
// It imports none of our packages, and so shares no code with what finds the facts and writes the sentences: it has
// rules of its own, slow and obvious, counts exchanges by trying every capture, and judges advice by a plain search for
// material. What it cannot read it refuses.
package proof
