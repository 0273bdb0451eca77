package class

import (
	"time"

	"chesstutor/tutor/room"
)

// Event is something that happened in a class. The state of a class follows from its events alone. Events can be
// compared with ==. Which fields a kind has stands in transitions.
type Event struct {
	// Number counts the events of the class from 1, without gaps.
	Number int `json:"-"`
	// ID is a random name by which whoever appended the event recognizes it. The class does not use it.
	ID string `json:"-"`
	// Time is when it happened, in UTC and whole milliseconds, never before the event before.
	Time time.Time `json:"-"`
	Kind Kind      `json:"kind"`

	Seat     int      `json:"seat,omitempty"` // whose, from 1
	Key      room.Key `json:"key,omitzero"`   // of a browser's token
	Card     room.Key `json:"card,omitzero"`  // of the token on a card, or in the link that leads
	Title    string   `json:"title,omitempty"`
	Days     int      `json:"days,omitempty"`  // how long the class lasts
	Clock    int      `json:"clock,omitempty"` // how many minutes it is ahead of UTC
	Name     Name     `json:"name,omitzero"`
	On       bool     `json:"on,omitempty"`
	Task     Task     `json:"task,omitzero"`
	Skill    string   `json:"skill,omitempty"`
	Exercise string   `json:"exercise,omitempty"`
	Lesson   string   `json:"lesson,omitempty"`
	Stars    int      `json:"stars,omitempty"`
	Position string   `json:"position,omitempty"` // in FEN
	Move     string   `json:"move,omitempty"`     // in UCI notation, or a square that was tapped
	Other    int      `json:"other,omitempty"`    // the seat of the other of a pair
	Room     room.ID  `json:"room,omitempty"`     // of a pair
}

// Kind is what happened. Its text is stable: it is stored.
type Kind string

// The kinds of events. The end of a class is none: all that it held is deleted.
const (
	KindMade     Kind = "made"     // with Title, Days, Task and Clock; Key leads, Card is the link's
	KindVisited  Kind = "visited"  // the teacher was here
	KindClocked  Kind = "clocked"  // the teacher's clock is Clock
	KindLed      Kind = "led"      // the link gave another browser, Key, the right to lead
	KindRenewed  Kind = "renewed"  // the link's token is Card now, and no browser but Key leads
	KindSeated   Kind = "seated"   // a child took Seat as Name by Key; Card opens it
	KindOpened   Kind = "opened"   // the card gave Seat to another browser, Key
	KindLeft     Kind = "left"     // the browser gave Seat up; the card opens it
	KindRemoved  Kind = "removed"  // the teacher removed Seat with all that it held
	KindCarded   Kind = "carded"   // Seat has a new Card
	KindLocked   Kind = "locked"   // nobody else can join if On
	KindToday    Kind = "today"    // Task is for today
	KindAnswered Kind = "answered" // Seat answered Exercise of Skill, in Lesson if one has it: right if On
	KindStarred  Kind = "starred"  // Seat won Stars in Lesson
	KindPlayed   Kind = "played"   // Seat had Position after Move, in Room if a pair plays; a warning was ignored if On
	KindAsked    Kind = "asked"    // all look at Position, maybe of Exercise, for a move, or a square if On; "" ends
	KindReplied  Kind = "replied"  // Seat answers Move to that
	KindShown    Kind = "shown"    // Move is shown as the answer
	KindPaired   Kind = "paired"   // Seat and Other play each other in Room; without Other, Seat plays the computer
	KindFinished Kind = "finished" // the game of Seat's pair in Room is over
)
