// Package play serves games on one device, against the computer or between two people. The game is stored in the
// browser's cookie. The routes are in play.go.
package play
