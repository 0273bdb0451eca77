package templates

import (
	"strconv"
	"strings"
)

// Coach is what the tutor says, and what it may be asked.
type Coach struct {
	Says      []Sentence // of the position: one at most
	More      []Sentence // what else there is to say of it
	Hints     []Sentence // the steps of a hint that have been taken, unless it was closed
	About     []Sentence // of the chosen piece, or of a move that was tried
	Prompt    string     // stands where nothing else is said
	Hint      *Hint      // the step that may be taken next, nil if there is none
	Ladder    []Rung     // the steps of the hint that is open, empty if none is
	Close     string     // the page on which the open hint is closed
	Reopen    string     // the page on which the hint that was closed is open again; "" if none was
	AskThreat bool       // what the opponent threatens may be asked
	PlayOn    bool       // a warning is open: the computer waits until the learner plays on
	Calmer    string     // offers fewer marks on the board; "" where that is not offered
}

// Hint is a step of a hint that may be taken.
type Hint struct {
	Step string // what the form sends: "1"
	Text string // what the button says
	Late bool   // it shows only after a while
}

// Rung is a step of a hint as it is shown beside the others.
type Rung struct {
	Name  string // "The idea"
	Text  string // what it told; of the locked one, what it waits for
	State string // "passed", "now", "locked", or "" for one to come
}

// NoticeWords are said where no answer of the server's comes; "" where that cannot be.
type NoticeWords struct {
	Lost    string // the connection is
	Unsent  string // it was, when something was sent
	Crowded string // the page hears the news every few seconds only
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
	return strings.ReplaceAll(c.many, "#", number(c.n))
}

// counts are the marks on the board by kind, as their classes tell: of the chosen piece's targets if one is chosen.
func (b Board) counts(words PlayWords) []count {
	n := map[string]int{}
	for _, row := range b.Rows {
		for _, s := range row {
			n[s.kind()]++
			if s.Threatened {
				n["taken"]++
			}
		}
	}
	list := []count{
		{"move", words.LookMove, words.LookMoves, n["move"]}, {"taken", words.LookTaken, words.LookTakens, n["taken"]},
		{"good", words.LookGood, words.LookGoods, n["good"]}, {"fair", words.LookFair, words.LookFairs, n["fair"]},
		{"loses", words.LookLoss, words.LookLosses, n["loses"]},
	}
	for i := range list {
		if chosen := b.From != ""; chosen == (i < 2) || i < 2 && b.Marking == "calm" { // what is not drawn is not counted
			list[i].n = 0
		}
	}
	return list
}

// kind names what is counted of a square, "" if nothing is.
func (s Square) kind() string {
	fair := strings.Contains(" "+s.classes()+" ", " fair ")
	switch {
	case s.Valid && !s.Unsafe:
		return "good"
	case s.Valid && fair:
		return "fair"
	case s.Valid:
		return "loses"
	case s.Moveable:
		return "move"
	}
	return ""
}

func number(n int) string { return strconv.Itoa(n) }
