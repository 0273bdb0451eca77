// Package edit has the page on which a position is set up. What is on the board travels in the address, as FEN, so
// nothing of it is kept.
package edit
