// Package review analyses a game for the player of one side: who stood better after each move, how
// good each move was, and up to three moments to try again. Moments with a named, proved idea come
// before moments that only cost more.
//
// It does no searches itself: the caller passes a Search and calls Step repeatedly, so that a
// review can be interrupted at any time and continued later.
package review
