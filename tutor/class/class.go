package class

import (
	"crypto/subtle"
	"fmt"
	"slices"
	"time"

	"chesstutor/tutor/room"
)

// The bounds of a class.
const (
	MostSeats = 60
	// MostTitle is the longest title, in characters.
	MostTitle = 40
	// KeepIdle is how long a class lasts after the teacher's last visit.
	KeepIdle = 30 * 24 * time.Hour
	// MostDays is how many days a class lasts at most after it was made.
	MostDays = 400

	// visitEvery is how often a visit of the teacher is recorded.
	visitEvery = time.Hour
	// mostJoined is the highest number of a seat: those of children who were removed do not come back.
	mostJoined = 250
	// mostLeads bounds how many browsers lead: the oldest gives way.
	mostLeads = 8
)

// Class is the state of a class after a list of events. It is immutable: After returns a new one. So goroutines may
// share it.
type Class struct {
	code Code
	is   state
}

// state is what is encoded of a class.
type state struct {
	Number   int        `json:"number"` // of the last event
	Time     time.Time  `json:"time"`   // of the last event
	Title    string     `json:"title"`
	Made     time.Time  `json:"made"`
	Visited  time.Time  `json:"visited"`            // by the teacher
	Days     int        `json:"days"`               // how many it lasts at most
	Clock    int        `json:"clock,omitempty"`    // how many minutes the teacher's is ahead of UTC
	Leads    []room.Key `json:"leads"`              // of the browsers that lead, the newest last
	Link     room.Key   `json:"link"`               // of the token in the link that leads
	Renewals int        `json:"renewals,omitempty"` // of that link
	Locked   bool       `json:"locked,omitempty"`
	Today    Task       `json:"today,omitzero"`
	Together Together   `json:"together,omitzero"`
	Seats    []Seat     `json:"seats,omitempty"` // by number
	Joined   int        `json:"joined"`          // how many seats there ever were
}

// Together is a position at which everyone looks. The zero Together is none.
type Together struct {
	Count    int    `json:"n"`           // how many there were in the class so far
	Position string `json:"p"`           // in FEN, "" if it has ended
	Square   bool   `json:"s,omitempty"` // a square is asked for, and not a move
	Exercise string `json:"e,omitempty"` // whose position it is, "" for none
	Answer   string `json:"a,omitempty"` // as shown, "" until then
}

// New returns a class without events. That of KindMade must be the first.
func New(code Code) *Class { return &Class{code: code} }

// Code returns the class's name.
func (c *Class) Code() Code { return c.code }

// Number returns the number of the last event.
func (c *Class) Number() int { return c.is.Number }

// Time returns when the last event was.
func (c *Class) Time() time.Time { return c.is.Time }

// Title returns what the teacher called the class.
func (c *Class) Title() string { return c.is.Title }

// Made returns when the class was made.
func (c *Class) Made() time.Time { return c.is.Made }

// Clock returns how many minutes the teacher's clock is ahead of UTC. Days begin and end by it.
func (c *Class) Clock() int { return c.is.Clock }

// Date returns the date of a time by the teacher's clock.
func (c *Class) Date(t time.Time) Date { return DateOf(t.Add(time.Duration(c.is.Clock) * time.Minute)) }

// Ends returns when the class ends, unless the teacher comes back.
func (c *Class) Ends() time.Time {
	last, idle := c.is.Made.Add(time.Duration(c.is.Days)*24*time.Hour), c.is.Visited.Add(KeepIdle)
	if last.Before(idle) {
		return last
	}
	return idle
}

// Renewals returns how often the link that leads was renewed.
func (c *Class) Renewals() int { return c.is.Renewals }

// Locked reports whether nobody else can join.
func (c *Class) Locked() bool { return c.is.Locked }

// Today returns what the children do today.
func (c *Class) Today() Task { return c.is.Today }

// Together returns the position at which everyone looks.
func (c *Class) Together() Together { return c.is.Together }

// Seats returns the children in the order in which they joined. The list must not be changed.
func (c *Class) Seats() []Seat { return c.is.Seats }

// Seat returns a child by the number of the seat, and whether there is one.
func (c *Class) Seat(number int) (Seat, bool) {
	if at := c.place(number); at >= 0 {
		return c.is.Seats[at], true
	}
	return Seat{}, false
}

// place returns the index of a seat, -1 if there is none.
func (c *Class) place(number int) int {
	return slices.IndexFunc(c.is.Seats, func(s Seat) bool { return s.Number == number })
}

// Free returns the names that no child has, animal by animal.
func (c *Class) Free() (list []Name) {
	taken := map[Name]bool{}
	for _, s := range c.is.Seats {
		taken[s.Name] = true
	}
	for _, animal := range animals {
		for _, color := range colors {
			if name := (Name{animal, color}); !taken[name] {
				list = append(list, name)
			}
		}
	}
	return list
}

// Actor is what somebody may do in a class.
type Actor struct {
	Leads bool // it is the teacher
	Link  bool // has the token of the link that gives the right to lead
	Seat  int  // the seat of the browser, 0 for none
	Card  int  // the seat that a card opens, 0 for none
}

// Actor returns who has these tokens. It takes the same time for any of them.
func (c *Class) Actor(tokens ...string) (a Actor) {
	for _, token := range tokens {
		key := room.KeyOf(token)
		is := func(other room.Key) bool {
			return subtle.ConstantTimeCompare(key[:], other[:]) == 1
		}
		for _, lead := range c.is.Leads {
			a.Leads = is(lead) || a.Leads
		}
		a.Link = is(c.is.Link) || a.Link
		for _, s := range c.is.Seats {
			if is(s.Key) {
				a.Seat = s.Number
			}
			if is(s.Card) {
				a.Card = s.Number
			}
		}
	}
	return a
}

// Next returns the next event, with its number and time, if whoever wants it may do that now.
func (c *Class) Next(by Actor, e Event, now time.Time) (Event, error) {
	t, known := transitions[e.Kind]
	if !known {
		return Event{}, fmt.Errorf("%w: its kind %q is unknown", ErrBadEvent, e.Kind)
	}
	if !t.who(by, e) {
		return Event{}, ErrNotAllowed
	}
	e.Number, e.Time = c.is.Number+1, now.UTC().Truncate(time.Millisecond)
	if e.Time.Before(c.is.Time) {
		e.Time = c.is.Time
	}
	return e, c.check(e)
}

// After returns the class after one more event. It returns ErrOrder if the event is not the next one, and another error
// if it is not allowed.
func (c *Class) After(e Event) (*Class, error) {
	if err := c.check(e); err != nil {
		return nil, fmt.Errorf("event %d, %s: %w", e.Number, e.Kind, err)
	}
	next := *c
	next.is.Number, next.is.Time = e.Number, e.Time
	next.is.Seats = slices.Clone(c.is.Seats)
	transitions[e.Kind].apply(&next, e)
	return &next, nil
}
