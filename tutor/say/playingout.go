package say

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor"
)

// PlayingOut holds the words of the positions that are played out.
type PlayingOut struct {
	wording.PlayingOut

	Titles PlayOutTitles
	Best   func(tutor.PlayOut) string          // in how many moves it is won, or should be
	Won    func(p tutor.PlayOut, n int) string // after a win in n moves: how good that is
	Not    string                              // after a game that was not won
	Back   string                              // on a button: takes back to the mistake
	More   string                              // on a link: to all of them
	Again  string                              // on a button: the same position again
}

// PlayOutTitles are the titles of the positions, by name.
type PlayOutTitles map[string]string
