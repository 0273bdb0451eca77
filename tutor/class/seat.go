package class

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"chesstutor/tutor/room"
)

// The bounds of what a class keeps of a child.
const (
	// MostSeatBytes is the most that a seat takes, encoded.
	MostSeatBytes = 4096
	// KeptDays is of how many of the last days on which a child answered the sums are kept.
	KeptDays = 14
	// MostMissed is how many of the exercises last missed are kept.
	MostMissed = 20

	mostDayBytes = 2400 // of all days, encoded: four skills a day, and more if fewer days are kept
	mostLessons  = 30
	mostStars    = 3 // of a lesson
)

// LookAfter is after how many wrong answers in a row a child needs a look.
const LookAfter = 3

// Seat is a child of a class. It must not be changed.
type Seat struct {
	Number  int            `json:"n"` // from 1; no other ever had it
	Name    Name           `json:"name"`
	Key     room.Key       `json:"key,omitzero"` // of the browser that has the seat, the zero Key if none has
	Card    room.Key       `json:"card"`
	Renewed int            `json:"renewed,omitempty"` // how often the card was
	Active  time.Time      `json:"active"`            // when the child last did something
	Lesson  string         `json:"lesson,omitempty"`  // the last in which the child answered
	Stars   map[string]int `json:"stars,omitempty"`   // by lesson
	Days    []Day          `json:"days,omitempty"`    // in their order
	Missed  []string       `json:"missed,omitempty"`  // exercises, the latest last
	InARow  int            `json:"row,omitempty"`     // wrong answers since the last right one
	Game    Game           `json:"game,omitzero"`
	Reply   string         `json:"reply,omitempty"` // to what everyone looks at
	Pair    Pair           `json:"pair,omitzero"`   // the last one
}

// Day holds the sums of one day.
type Day struct {
	Date   Date    `json:"d"`
	Skills []Tally `json:"k"` // in the order of their first answers
}

// Tally counts the answers of a skill on a day.
type Tally struct {
	Skill string `json:"s"`
	Right int    `json:"r,omitempty"`
	Wrong int    `json:"w,omitempty"`
}

// Game is the game that a child plays.
type Game struct {
	Position string `json:"p"` // in FEN
	Move     string `json:"m"` // the child's last, in UCI notation
	Warned   bool   `json:"w,omitempty"`
}

// Pair is whom a child plays, as the teacher said. The zero Pair is nobody.
type Pair struct {
	Time  time.Time `json:"t"`           // of the last move, or when the pair was made
	Other int       `json:"o,omitempty"` // the seat of the other, 0 for who plays the computer
	Room  room.ID   `json:"r,omitempty"` // in which the two play, "" for the computer or if the other plays elsewhere
	Over  bool      `json:"e,omitempty"` // the game is, or for who plays the computer has begun
	Game  Game      `json:"g,omitzero"`  // of the two, after the last move
}

// KeepPair is how long a pair holds after its last move.
const KeepPair = 24 * time.Hour

// Waits reports whether the game of a pair is to be played, or goes on.
func (p Pair) Waits(now time.Time) bool {
	return !p.Over && (p.Room != "" || p.Other == 0) && now.Sub(p.Time) < KeepPair
}

// Date counts days since 1970.
type Date int

// DateOf returns the date of a time, in UTC.
func DateOf(t time.Time) Date { return Date(t.Unix() / (24 * 60 * 60)) }

// Time returns when the date begins.
func (d Date) Time() time.Time { return time.Unix(int64(d)*24*60*60, 0).UTC() }

// On returns the sums of a date, none if the child answered nothing.
func (s *Seat) On(d Date) []Tally {
	for _, day := range s.Days {
		if day.Date == d {
			return day.Skills
		}
	}
	return nil
}

// NeedsALook reports whether the last LookAfter answers were wrong.
func (s *Seat) NeedsALook() bool { return s.InARow >= LookAfter }

// TotalStars returns how many stars were won in the seat.
func (s *Seat) TotalStars() (n int) {
	for _, stars := range s.Stars {
		n += stars
	}
	return n
}

// answer counts an answer. The seat is a copy that shares its lists with the seat before.
func (s *Seat) answer(e Event, date Date) {
	s.Active = e.Time
	s.Lesson = cmp.Or(e.Lesson, s.Lesson)
	s.count(date, e.Skill, e.On)
	if e.On {
		s.InARow = 0
		return
	}
	s.InARow = min(s.InARow+1, LookAfter)
	again := func(exercise string) bool { return exercise == e.Exercise }
	s.Missed = append(slices.DeleteFunc(slices.Clone(s.Missed), again), e.Exercise)
	s.Missed = s.Missed[max(0, len(s.Missed)-MostMissed):]
}

// mostCount bounds a count, and so how long it is when it is written.
const mostCount = 9999

func (s *Seat) count(date Date, skill string, right bool) {
	s.Days = slices.Clone(s.Days)
	// A date may be earlier than the last: the clock was put back.
	found, is := slices.BinarySearchFunc(s.Days, date, func(d Day, t Date) int { return cmp.Compare(d.Date, t) })
	if !is {
		s.Days = slices.Insert(s.Days, found, Day{Date: date})
	}
	day := &s.Days[found]
	day.Skills = slices.Clone(day.Skills)
	at := slices.IndexFunc(day.Skills, func(t Tally) bool { return t.Skill == skill })
	if at < 0 {
		if day.size()+dayTally(skill) > mostDayBytes {
			return // there are not so many in a day of a school
		}
		at, day.Skills = len(day.Skills), append(day.Skills, Tally{Skill: skill})
	}
	if t := &day.Skills[at]; right {
		t.Right = min(t.Right+1, mostCount)
	} else {
		t.Wrong = min(t.Wrong+1, mostCount)
	}
	size := 0
	for i := range s.Days {
		size += s.Days[i].size()
	}
	for ; len(s.Days) > KeptDays || size > mostDayBytes; s.Days = s.Days[1:] {
		size -= s.Days[0].size()
	}
}

// size returns how many bytes a day takes at most, encoded.
func (d *Day) size() int {
	n := len(`{"d":20000,"k":[]},`)
	for _, t := range d.Skills {
		n += dayTally(t.Skill)
	}
	return n
}

// dayTally returns how many bytes the sums of a skill take at most, encoded.
func dayTally(skill string) int { return len(`{"s":"","r":9999,"w":9999},`) + len(skill) }

// star adds stars that were won in a lesson: three at most, whatever the browser had before.
func (s *Seat) star(e Event) {
	lesson, stars := e.Lesson, e.Stars
	s.Active = e.Time
	if _, won := s.Stars[lesson]; !won && len(s.Stars) == mostLessons {
		return
	}
	s.Stars = maps.Clone(s.Stars)
	if s.Stars == nil {
		s.Stars = map[string]int{}
	}
	s.Stars[lesson] = min(s.Stars[lesson]+stars, mostStars)
}

// recard gives the seat another card.
func (s *Seat) recard(e Event) {
	s.Card = e.Card
	s.Renewed++
}
