package class

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
)

// transition says of a kind of events who may cause them, which fields they have, when they are allowed, and what they
// change. Both what somebody wants and events read from a store are checked by it.
type transition struct {
	who   func(Actor, Event) bool
	has   field
	check func(*Class, Event) error
	apply func(*Class, Event)
}

// field is a set of fields that only some events have.
type field uint16

const (
	fSeat field = 1 << iota
	fKey
	fCard
	fTitle
	fName
	fOn
	fTask
	fExercise // and its skill
	fLesson
	fStars
	fPosition
	fMove
	fOther
	fRoom
	fClock
)

// fields returns the fields that an event has.
func (e Event) fields() (has field) {
	for f, is := range map[field]bool{
		fSeat: e.Seat != 0, fKey: e.Key != room.Key{}, fCard: e.Card != room.Key{},
		fTitle: e.Title != "" || e.Days != 0, fName: e.Name != Name{}, fOn: e.On, fTask: e.Task != Task{},
		fExercise: e.Skill != "" || e.Exercise != "",
		fLesson:   e.Lesson != "", fStars: e.Stars != 0, fPosition: e.Position != "", fMove: e.Move != "",
		fOther: e.Other != 0, fRoom: e.Room != "",
		fClock: e.Clock != 0,
	} {
		if is {
			has |= f
		}
	}
	return has
}

// Who may cause events.
func anybody(Actor, Event) bool        { return true }
func theTeacher(a Actor, _ Event) bool { return a.Leads }
func byTheLink(a Actor, _ Event) bool  { return a.Link }
func theChild(a Actor, e Event) bool   { return a.Seat != 0 && a.Seat == e.Seat }
func byTheCard(a Actor, e Event) bool  { return a.Card != 0 && a.Card == e.Seat }

// transitions is the table of who may do what. It is set by init, since events are decoded by it.
var transitions map[Kind]transition

func init() {
	transitions = map[Kind]transition{
		KindMade:     {anybody, fKey | fCard | fTitle | fTask | fClock, (*Class).mayMake, (*Class).make},
		KindVisited:  {theTeacher, 0, (*Class).mayVisit, func(c *Class, e Event) { c.is.Visited = e.Time }},
		KindClocked:  {theTeacher, fClock, (*Class).mayClock, func(c *Class, e Event) { c.is.Clock = e.Clock }},
		KindLed:      {byTheLink, fKey, (*Class).mayLead, (*Class).lead},
		KindRenewed:  {theTeacher, fKey | fCard, hasKeys(true, true), (*Class).renew},
		KindSeated:   {anybody, fSeat | fKey | fCard | fName, (*Class).maySit, (*Class).sit},
		KindOpened:   {byTheCard, fSeat | fKey, (*Class).mayOpen, (*Class).open},
		KindLeft:     {theChild, fSeat, (*Class).mayLeave, onSeat(func(s *Seat, _ Event) { s.Key = room.Key{} })},
		KindRemoved:  {theTeacher, fSeat, (*Class).isSeat, (*Class).remove},
		KindCarded:   {theTeacher, fSeat | fCard, hasKeys(false, true), onSeat((*Seat).recard)},
		KindLocked:   {theTeacher, fOn, (*Class).mayLock, func(c *Class, e Event) { c.is.Locked = e.On }},
		KindToday:    {theTeacher, fTask, (*Class).maySet, func(c *Class, e Event) { c.is.Today = e.Task }},
		KindAnswered: {theChild, fSeat | fExercise | fLesson | fOn, mayCount(answered), (*Class).answer},
		KindStarred:  {theChild, fSeat | fLesson | fStars, mayCount(starred), onSeat((*Seat).star)},
		KindPlayed:   {theChild, fSeat | fPosition | fMove | fOn | fRoom, (*Class).mayPlay, (*Class).play},
		KindFinished: {theChild, fSeat | fRoom, (*Class).mayFinish, (*Class).finish},
		KindAsked:    {theTeacher, fPosition | fOn | fExercise, (*Class).mayAsk, (*Class).ask},
		KindReplied:  {theChild, fSeat | fMove, (*Class).mayReply, onSeat(func(s *Seat, e Event) { s.Reply = e.Move })},
		KindShown:    {theTeacher, fMove, (*Class).mayShow, func(c *Class, e Event) { c.is.Together.Answer = e.Move }},
		KindPaired:   {theTeacher, fSeat | fOther | fRoom, (*Class).mayPair, (*Class).pair},
	}
}

// check returns an error if an event cannot be the class's next.
func (c *Class) check(e Event) error {
	t, known := transitions[e.Kind]
	if !known {
		return fmt.Errorf("%w: its kind %q is unknown", ErrBadEvent, e.Kind)
	}
	if e.Number != c.is.Number+1 || e.Time.Before(c.is.Time) || !e.Time.Equal(e.Time.Truncate(time.Millisecond)) ||
		(e.Number == 1) != (e.Kind == KindMade) {
		return ErrOrder
	}
	if e.fields()&^t.has != 0 {
		return ErrField
	}
	if t.has&fSeat != 0 && e.Kind != KindSeated && c.place(e.Seat) < 0 {
		return ErrNoSeat
	}
	return t.check(c, e)
}

// onSeat applies an event to its seat alone.
func onSeat(do func(*Seat, Event)) func(*Class, Event) {
	return func(c *Class, e Event) { do(&c.is.Seats[c.place(e.Seat)], e) }
}

// hasKeys checks that an event has the keys that it must have.
func hasKeys(key, card bool) func(*Class, Event) error {
	return func(_ *Class, e Event) error {
		if key && e.Key == (room.Key{}) || card && e.Card == (room.Key{}) {
			return ErrField
		}
		return nil
	}
}

func (c *Class) mayMake(e Event) error {
	if !ValidTitle(e.Title) || e.Days < 1 || e.Days > MostDays || !e.Task.valid() || !ValidClock(e.Clock) {
		return ErrField
	}
	return hasKeys(true, true)(c, e)
}

// ValidTitle reports whether a text can be the title of a class: one line of at most MostTitle characters, with no
// space around it.
func ValidTitle(text string) bool {
	return text != "" && utf8.ValidString(text) && utf8.RuneCountInString(text) <= MostTitle &&
		text == strings.TrimSpace(text) && !strings.ContainsFunc(text, unicode.IsControl)
}

func (c *Class) make(e Event) {
	c.is.Title, c.is.Days, c.is.Today, c.is.Clock = e.Title, e.Days, e.Task, e.Clock
	c.is.Made, c.is.Visited = e.Time, e.Time
	c.is.Leads, c.is.Link = []room.Key{e.Key}, e.Card
}

func (c *Class) mayVisit(e Event) error {
	if e.Time.Sub(c.is.Visited) < visitEvery {
		return ErrNoChange
	}
	return nil
}

// The clocks that are farthest behind UTC and ahead of it, in minutes.
const (
	leastClock = -12 * 60
	mostClock  = 14 * 60
)

// ValidClock reports whether a clock can be so many minutes ahead of UTC.
func ValidClock(minutes int) bool { return leastClock <= minutes && minutes <= mostClock }

func (c *Class) mayClock(e Event) error {
	switch {
	case !ValidClock(e.Clock):
		return ErrField
	case e.Clock == c.is.Clock:
		return ErrNoChange
	}
	return nil
}

func (c *Class) mayLead(e Event) error {
	if slices.Contains(c.is.Leads, e.Key) {
		return ErrNoChange
	}
	return hasKeys(true, false)(c, e)
}

func (c *Class) lead(e Event) {
	c.is.Leads = append(slices.Clone(c.is.Leads), e.Key)
	c.is.Leads = c.is.Leads[max(0, len(c.is.Leads)-mostLeads):]
}

func (c *Class) renew(e Event) {
	c.is.Leads, c.is.Link = []room.Key{e.Key}, e.Card
	c.is.Renewals++
}

func (c *Class) isSeat(Event) error { return nil } // check has looked

func (c *Class) maySit(e Event) error {
	sits := func(is func(Seat) bool) bool { return slices.ContainsFunc(c.is.Seats, is) }
	switch {
	case e.Seat != c.is.Joined+1 || !e.Name.known():
		return ErrField
	case sits(func(s Seat) bool { return s.Key == e.Key }):
		return ErrSeated
	case c.is.Locked:
		return ErrLocked
	case len(c.is.Seats) >= MostSeats, c.is.Joined >= mostJoined:
		return ErrFull
	case sits(func(s Seat) bool { return s.Name == e.Name }):
		return ErrNameTaken
	}
	return hasKeys(true, true)(c, e)
}

// NextSeat returns the number of the next child who joins.
func (c *Class) NextSeat() int { return c.is.Joined + 1 }

func (c *Class) sit(e Event) {
	c.is.Joined = e.Seat
	c.is.Seats = append(c.is.Seats, Seat{Number: e.Seat, Name: e.Name, Key: e.Key, Card: e.Card, Active: e.Time})
}

func (c *Class) mayOpen(e Event) error {
	if c.is.Seats[c.place(e.Seat)].Key == e.Key {
		return ErrNoChange
	}
	return hasKeys(true, false)(c, e)
}

// open gives a seat to another browser, which gives up the seat that it had.
func (c *Class) open(e Event) {
	for i := range c.is.Seats {
		if s := &c.is.Seats[i]; s.Key == e.Key {
			s.Key = room.Key{}
		}
	}
	c.is.Seats[c.place(e.Seat)].Key = e.Key
}

func (c *Class) mayLeave(e Event) error {
	if c.is.Seats[c.place(e.Seat)].Key == (room.Key{}) {
		return ErrNoChange
	}
	return nil
}

// remove deletes a seat, and takes the other of a pair out of it.
func (c *Class) remove(e Event) {
	c.unpair(e.Seat)
	c.is.Seats = slices.DeleteFunc(c.is.Seats, func(s Seat) bool { return s.Number == e.Seat })
}

func (c *Class) mayLock(e Event) error {
	if c.is.Locked == e.On {
		return ErrNoChange
	}
	return nil
}

func (c *Class) maySet(e Event) error {
	switch {
	case !e.Task.valid():
		return ErrField
	case e.Task == c.is.Today:
		return ErrNoChange
	}
	return nil
}

// mayCount checks an event that counts for a child.
func mayCount(sound func(Event) bool) func(*Class, Event) error {
	return func(_ *Class, e Event) error {
		if !sound(e) {
			return ErrField
		}
		return nil
	}
}

// answer counts an answer on the day that it is by the teacher's clock.
func (c *Class) answer(e Event) { c.is.Seats[c.place(e.Seat)].answer(e, c.Date(e.Time)) }

func answered(e Event) bool {
	return isKey(e.Skill) && isKey(e.Exercise) && (e.Lesson == "" || isKey(e.Lesson))
}

func starred(e Event) bool { return isKey(e.Lesson) && e.Stars >= 1 && e.Stars <= mostStars }

func played(e Event) bool {
	_, err := chess.ParseFEN(e.Position)
	_, _, _, wrong := chess.SplitUCI(e.Move)
	return err == nil && wrong == nil && len(e.Position) <= mostFEN
}

// mostFEN bounds the length of a position: the longest that a game can have is shorter.
const mostFEN = 92
