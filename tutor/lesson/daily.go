package lesson

import (
	"math"

	"chesstutor/tutor/practice"
)

// DailyExercises is how many exercises of practice belong to a day.
const DailyExercises = 5

// Daily is what a learner did on the last day on which they did one of the three things of a day: a lesson, some
// exercises, a game. The zero value is that of a beginner.
type Daily struct {
	Day       practice.Day
	Lesson    bool   // a lesson was done on it
	Game      bool   // a game was finished on it
	Exercises uint8  // exercises of practice done on it, up to DailyExercises
	Row       uint16 // days with something done, until and with this one; a missed day takes none away
}

// A Thing is one of the three things of a day.
type Thing uint8

// The things of a day.
const (
	ALesson Thing = iota
	AnExercise
	AGame
)

// Add notes that a thing was done on a day. The first of a day makes the row longer, however many days lie between.
func (d *Daily) Add(t Thing, day practice.Day) {
	if d.Row == 0 || day > d.Day {
		*d = Daily{Day: day, Row: d.Row + min(1, math.MaxUint16-d.Row)}
	}
	switch t {
	case ALesson:
		d.Lesson = true
	case AnExercise:
		d.Exercises = min(d.Exercises+1, DailyExercises)
	case AGame:
		d.Game = true
	}
}

// On returns what was done on a day: nothing but the row if it is not the last one.
func (d Daily) On(day practice.Day) Daily {
	if day > d.Day {
		return Daily{Day: day, Row: d.Row}
	}
	return d
}

// Done reports whether all three things were done.
func (d Daily) Done() bool { return d.Lesson && d.Game && d.Exercises == DailyExercises }

// Paused reports whether the row waits on a day, since nothing was done on the day before.
func (d Daily) Paused(day practice.Day) bool { return d.Row > 0 && day > d.Day+1 }

// merge adds what was done on another device.
func (d *Daily) merge(other Daily) {
	row := max(d.Row, other.Row)
	switch {
	case other.Day > d.Day:
		*d = other
	case other.Day == d.Day:
		d.Lesson, d.Game = d.Lesson || other.Lesson, d.Game || other.Game
		d.Exercises = max(d.Exercises, other.Exercises)
	}
	d.Row = row
}

// ticks packs what was done: bits 0 to 2 the exercises, bit 3 a lesson, bit 4 a game.
func (d *Daily) ticks() (b byte) {
	b = d.Exercises
	if d.Lesson {
		b |= 1 << 3
	}
	if d.Game {
		b |= 1 << 4
	}
	return b
}

// untick is the inverse of ticks; it reports whether there is such a day.
func (d *Daily) untick(b byte) bool {
	d.Exercises, d.Lesson, d.Game = b&7, b>>3&1 == 1, b>>4&1 == 1
	return d.Exercises <= DailyExercises && b>>5 == 0
}
