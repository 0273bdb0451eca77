package play

import (
	"strconv"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/templates/wording"
)

// Coach is what the tutor says, and the questions that it can be asked.
type Coach struct {
	Says      []Sentence // about the position: one at most
	More      []Sentence // the other facts about the position, unfolded under More
	Hints     []Sentence // the steps of the open hint that were taken
	Told      string     // the last of them where it was asked for just now, else ""
	About     []Sentence // about the chosen piece, or a move that was tried
	Prompt    string     // shown if there is nothing else to say
	Mine      bool       // it is the viewer's move
	Hint      *Hint      // the next step of the hint, nil if there is none
	Ladder    []Rung     // the steps of the hint that is open, empty if none is
	Shows     string     // the page that plays the move of the open hint; "" until that is told
	Close     string     // the page with the open hint closed
	Reopen    string     // the page with the closed hint open again; "" if none was closed
	AskThreat bool       // the learner may ask what the opponent threatens
	PlayOn    bool       // a warning is open: the computer waits until the learner plays on
	Calmer    string     // the text that offers fewer marks on the board; "" if that is not offered
}

// Hint is the button for the next step of a hint.
type Hint struct {
	Step string // the form value: "1"
	Text string // the button's text
	Late bool   // the button shows only after a while
}

// Rung is a step in the list of a hint's steps.
type Rung struct {
	Name  string // "The idea"
	Text  string // the hint of a step that was taken; for a locked one, what unlocks it
	State string // "passed", "now", "locked", or "" for one to come
}

// NoticeWords are messages for when the server cannot be reached, so the page brings them along; "" for those that
// cannot happen on a page.
type NoticeWords struct {
	Lost    string // the connection is lost
	Unsent  string // something could not be sent
	Kept    string // a move could not be sent, and is kept; "" where none is
	Crowded string // the page was refused a stream of events and polls every few seconds
}

// count is a number of marks of one kind.
type count struct {
	kind, one, many string
	n               int
}

// text is the count in words.
func (c count) text() string {
	if c.n == 1 {
		return strings.ReplaceAll(c.one, "#", "1")
	}
	return strings.ReplaceAll(c.many, "#", strconv.Itoa(c.n))
}

// counts counts the marks on the board by kind: if a piece is chosen, only its targets.
func counts(b *board.Board, words *wording.Play) []count {
	if b.Guess != nil { // no other marks are drawn
		return append(make([]count, 0, 1), count{"marked", words.LookMarked, words.LookMarkeds, b.Guess.Count})
	}
	list := noCounts(words)
	for _, row := range b.Rows {
		for i := range row {
			if kind := markOf(&row[i]); kind >= 0 {
				list[kind].n++
			}
			if row[i].Threatened {
				list[takenMark].n++
			}
		}
	}
	for i := range list {
		if chosen := b.From != ""; chosen == (i < 2) ||
			i < 2 && b.Marking == "calm" { // what is not drawn is not counted
			list[i].n = 0
		}
	}
	return list
}

// The kinds of marks, by their places among the counts.
const (
	moveMark = iota
	takenMark
	goodMark
	fairMark
	losesMark
)

// noCounts returns a count of nothing for each kind of mark.
func noCounts(words *wording.Play) []count {
	return []count{
		moveMark:  {"move", words.LookMove, words.LookMoves, 0},
		takenMark: {"taken", words.LookTaken, words.LookTakens, 0},
		goodMark:  {"good", words.LookGood, words.LookGoods, 0}, fairMark: {"fair", words.LookFair, words.LookFairs, 0},
		losesMark: {"loses", words.LookLoss, words.LookLosses, 0}, {"marked", words.LookMarked, words.LookMarkeds, 0},
	}
}

// markOf returns the kind of mark that a square counts as, -1 for none.
func markOf(s *board.Square) int {
	switch {
	case s.Valid && !s.Unsafe:
		return goodMark
	case s.Valid && s.Fair:
		return fairMark
	case s.Valid:
		return losesMark
	case s.Moveable:
		return moveMark
	}
	return -1
}
