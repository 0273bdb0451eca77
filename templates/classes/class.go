// Package classes has the pages of a class: to find one by its code, to make one, a child's, the teacher's, and what is
// printed.
package classes

import (
	"github.com/a-h/templ"

	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Find is the page on which the code of a class is typed.
type Find struct {
	frame.Layout
	Say   wording.FindClass
	Code  string // as it was typed
	Wrong string // what is wrong with it, in a sentence, or ""
	Mine  *frame.Link
}

// Tasks are what can be for today, in groups. A group without a legend has one option.
type Tasks struct {
	Legend  string
	Options []frame.Option
}

// Task is what can be for today, with a picture of a piece.
type Task struct {
	frame.Option
	Piece string // its symbol, "" for none
}

// New is the page that makes a class.
type New struct {
	frame.Layout
	Say    wording.NewClass
	Title  string // as it was typed
	Most   string // characters of a title
	Quick  []Task // what is often for today
	Tasks  []Tasks
	Days   []frame.Option
	Poster Paper  // how the poster will look
	Wrong  string // what is wrong with what was typed, in a sentence, or ""
}

// Pupil is a child of a class.
type Pupil struct {
	Name          string // "Blue Otter"
	Animal, Color string // keys
}

// Choice is an animal or a color to pick.
type Choice struct {
	Key, Text string
	Taken     bool // whatever the other part is
}

// Join is a child's page in a class: to come in, or to go on.
type Join struct {
	frame.Layout
	Say     wording.JoinClass
	Title   string // of the class
	URL     string // of the page
	Animals []Choice
	Colors  []Choice
	Taken   string // the names that children have, "otter-blue bear-red"
	Card    string // the secret of a card that opens a seat, "" for none
	Opens   Pupil  // the child whose seat that is
	Closed  string // why nobody can join, in a sentence, or ""
	Wrong   string // what went wrong, in a sentence, or ""
	You     *Pupil // who has the seat of this browser, nil for nobody
	Not     string // asks whether it is another child
	Stars   string
	Today   *frame.Link // what is for today, nil for nothing
	Now     *frame.Link // at what everyone looks, nil for nothing
	Play    *frame.Link // leads to the game to play with another child, nil for none
	Events  string      // of the stream, for a child who has a seat
	Leads   *frame.Link // to the teacher's page, for the teacher
}

// Row is a child in the teacher's table.
type Row struct {
	Pupil
	Number     string
	URL        string // opens the row
	Here, Help bool
	Lesson     string
	Stars      string
	Bars       []Skill // of the skills that the table shows, in its order
	Skills     []Skill // all of today
	Board      string  // the address of a picture of the child's game, "" for none
	Last       string  // its last move, in words
	Warned     bool    // in it a warning was not heeded
}

// Skill is how the answers of a child went in one skill.
type Skill struct {
	Title, Tally string
	Said         string // both of these
	Right, Wrong string // how many, as lengths
}

// Filter shows some of the rows.
type Filter struct {
	frame.Link
	Count string // how many there are
}

// Open is the row of one child, with what only it shows.
type Open struct {
	Row
	Missed []Missed
	Sheet  string // where these are to print, "" for nowhere
}

// Missed is an exercise that a child missed.
type Missed struct {
	URL, Title string
	Task       string
	Board      board.Small
	Ask        string // by which everyone looks at it, "" if they cannot
}

// Lead is the teacher's page of a class.
type Lead struct {
	frame.Layout
	Say    wording.LeadClass
	Title  string
	URL    string // of the class
	Code   string
	At     string // where it is typed
	Here   string
	Ends   string
	Locked bool
	Sort   []frame.Link
	Show   []Filter
	Nobody bool     // has joined yet
	Skills []string // that most of today's answers are about, at most three
	Rows   []Row
	Back   string // to the table without an open row
	Open   *Open  // nil for none
	Tasks  []Tasks
	Today  string // asks for a task
	Now    string // the task that is for today, "" for none
	Typed  string // names the field for a position
	Link   string // that leads
	Wrong  string
	Near   string // that no other device can open the address of the page, in sentences, or ""

	Clock    string       // how many minutes the teacher's is ahead of UTC
	Midnight string       // when days end, in a sentence
	Days     []frame.Link // their tables

	Together   wording.Together
	LookSkills []frame.Option // of which everyone can look at an exercise
	Looking    string         // leads to what everyone looks at, "" for nothing

	Pairs wording.Pairs
	Games []PairGame
}

// PairGame is the game of two children, for the teacher.
type PairGame struct {
	Names string // of both
	Board string // the address of a picture
	Move  string // the last, in words, "" for none
	Over  bool
}

// Paper is a poster or a sheet of cards.
type Paper struct {
	frame.Layout
	Sample bool // it is part of another page, which has a heading of its own
	Say    wording.ClassPaper
	Title  string
	Back   string // the address of the class
	Near   string // that no other device can open the address on it, in sentences, or ""
	Code   []string
	At     string // where the code is typed
	QR     frame.QR
	Cards  []Card
}

// Card opens the seat of a child.
type Card struct {
	Pupil
	QR frame.QR
}

// Look is the page of what everyone looks at: for the wall, or for a child.
type Look struct {
	frame.Layout
	Say      wording.Together
	URL      string      // of the page
	Events   string      // of the stream
	Next     *frame.Link // where a child goes on, nil where it answers
	Back     *frame.Link
	Over     bool   // nobody looks at anything now
	Number   string // "Position 2"
	Ask      string
	One      string // that one square is asked for, in a sentence, or ""
	Rows     [][]LookSquare
	Arrows   []board.Arrow
	Counts   []Count
	Field    string         // of the form that answers: "answer", or "show"
	Promote  []board.Choice // what the pawn that was moved may become, by the value to send
	Answer   string         // that was shown, in words, or ""
	Reply    string         // the child's, in words, or ""
	Wall     bool           // it is the page for the wall
	Answered string         // how many have answered
	Done     string         // how many have, in percent
	Tally    bool           // the answers are shown
	Votes    []Vote
}

// LookSquare is a square of that page's board, and what pressing it sends.
type LookSquare struct {
	board.Square
	Form, Field, Value string // Form is "" for nothing
}

// Count is a number on a board, in units of which a square is a hundred wide.
type Count struct{ X, Y, Text string }

// Vote is a reply, and how many gave it.
type Vote struct {
	Value, Text, Count string
	Share              string // of all replies, in percent
	Right              bool   // it is the answer that was shown
}

// replyURL is where the board's answers go.
func (p Look) replyURL() string {
	if p.Wall {
		return p.URL
	}
	return p.URL + "/answer"
}

// sends returns the attributes for what pressing the square's button sends. One that sends nothing is no stop of the
// Tab key.
func (s LookSquare) sends() templ.OrderedAttributes {
	kv := templ.KV[string, any]
	if s.Form == "" {
		return templ.OrderedAttributes{kv("tabindex", "-1"), kv("type", "button")}
	}
	return templ.OrderedAttributes{kv("form", s.Form), kv("name", s.Field), kv("value", s.Value), kv("type", "submit")}
}
