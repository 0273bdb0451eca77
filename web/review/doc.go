// Package review serves games that have been played: links that hold one, games brought in, and what
// there is to learn from them.
package review
