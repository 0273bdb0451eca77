package play

import (
	"slices"

	"chesstutor/templates/frame"
)

// Opponent describes the computer beside a game.
type Opponent struct {
	Change         string // the URL of the page to choose another
	Name, Sentence string
	Portrait       string // as in Level
}

// Again offers another game after one has ended.
type Again struct {
	Text    string   // how it ended and what to try next, or ""
	Next    string   // what to try next alone, or ""
	Players string   // who plays, a form value
	Side    string   // the learner's side, a form value
	Acts    []EndAct // what to do next, the recommended one first
}

// others returns the acts that do not fit into the bar of a small screen, but for a lesson that stands beside them.
func (a Again) others(lesson *frame.Link) []EndAct {
	return slices.DeleteFunc(slices.Clone(a.Acts[min(2, len(a.Acts)):]), func(act EndAct) bool {
		return lesson != nil && act.URL == lesson.URL
	})
}

// EndAct is a link or button after the end of a game.
type EndAct struct {
	Text  string
	URL   string // the page it leads to, "" if it starts another game
	Game  bool   // it starts another game
	Level string // the level of that game, "" for the same as in this one
	FEN   string // the position that it begins from, "" for the usual one
	To    string // it takes moves back to this ply, "" if it does not
	Main  bool   // the recommended one
	Stays bool   // the page is one of this game: scripts show it without loading a page
}
