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
	Aloud     string     // the prompt as it is read aloud
	Mine      bool       // it is the viewer's move
	Hint      *Hint      // the next step of the hint, nil if there is none
	Ladder    []Rung     // the steps of the hint that is open, empty if none is
	Shows     string     // the page that plays the move of the open hint; "" until that is told
	Close     string     // the page with the open hint closed
	Reopen    string     // the page with the closed hint open again; "" if none was closed
	AskWhy    bool       // the learner may ask what the other side's last move was for
	AskThreat bool       // the learner may ask what the opponent threatens
	Asked     string     // the question that is answered: "threat" or "purpose", else ""
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
	Text  string // the hint of a step that was taken; "" for one to come
	State string // "passed", "now", or "" for one to come
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

// counts counts the marks that are drawn on the board by kind: if a piece is chosen, only its targets; of a guess, only
// what is marked.
func counts(b *board.Board, words *wording.Play) []count {
	list := noCounts(b, words)
	if b.Guess != nil {
		list[guessMark].n = b.Guess.Count
		return list
	}
	add := func(kind int, on bool) {
		if on {
			list[kind].n++
		}
	}
	for _, row := range b.Rows {
		for i := range row {
			switch s := &row[i]; {
			case b.From != "":
				rest := s.Valid && !s.Wins && !s.Careful() && !s.Losing() && !s.Ends()
				add(winsMark, s.Valid && s.Wins && !s.Ends())
				add(goodMark, rest && !s.Unsafe)
				add(fairMark, rest && s.Unsafe)
				add(carefulMark, s.Valid && s.Careful())
				add(losesMark, s.Valid && s.Losing())
			case b.Marking != "calm":
				add(moveMark, s.Moveable)
				add(takenMark, s.Threatened)
			}
		}
	}
	return list
}

// The kinds of marks, by their places among the counts.
const (
	moveMark = iota
	takenMark
	winsMark
	goodMark
	fairMark
	carefulMark
	losesMark
	guessMark
)

// noCounts returns a count of nothing for each kind of mark.
func noCounts(b *board.Board, words *wording.Play) []count {
	safe := count{"good", words.LookGood, words.LookGoods, 0}
	if b.Unjudged {
		safe.one, safe.many = words.LookPlace, words.LookPlaces
	}
	return []count{
		moveMark:  {"move", words.LookMove, words.LookMoves, 0},
		takenMark: {"taken", words.LookTaken, words.LookTakens, 0},
		winsMark:  {"wins", words.LookWin, words.LookWins, 0},
		goodMark:  safe, fairMark: {"fair", words.LookFair, words.LookFair, 0},
		carefulMark: {"careful", words.LookCareful, words.LookCareful, 0},
		losesMark:   {"loses", words.LookLoss, words.LookLosses, 0},
		guessMark:   {"marked", words.LookMarked, words.LookMarkeds, 0},
	}
}
