package learn

import (
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Today is the card of a day: a lesson, five exercises and a game, each with whether it is done.
type Today struct {
	Say    wording.Today
	Done   bool   // all three are
	Days   string // on which something was done, "6 days"; "" for none
	Paused bool   // there was a day off
	Due    string // how much of practice is due, "" for nothing
	Things []DayThing
	Main   *frame.Link // begins the first that is not done, nil if all are
	Other  *frame.Link // leads to who else may be played, nil if no game with a friend comes next
	Resume *frame.Act  // does so at once instead of Main, and the game's thing, if it is a begun lesson or a game
}

// DayThing is one of the three things of a day.
type DayThing struct {
	Title, Text, URL string
	Lesson           string     // the name of the lesson that is drawn; or
	Face             string     // the id of a portrait; or
	Count, Of        int        // how many of how many are done
	Done, Now        bool       // Now: it is the first that is not done
	Press            *frame.Act // begins it at once in place of URL, nil if that does not
}

// count returns how many are done, "3/5".
func (t DayThing) count() string { return strconv.Itoa(t.Count) + "/" + strconv.Itoa(t.Of) }

// arc returns how much of a ring of 100 units is drawn.
func (t DayThing) arc() string { return strconv.Itoa(100*t.Count/t.Of) + " 100" }

// LessonNext reports whether a lesson is the next thing to do, or everything of the day is done.
func (t *Today) LessonNext() bool { return t.Done || t.Things[0].Now }
