package classes

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/class"
)

func TestTheTableShowsWhatMostAnswersAreAbout(t *testing.T) {
	const today = class.Date(20000)
	seat := func(date class.Date, tallies ...class.Tally) class.Seat {
		return class.Seat{Days: []class.Day{{Date: date, Skills: tallies}}}
	}
	seats := []class.Seat{
		seat(today, class.Tally{Skill: "rook", Right: 1}, class.Tally{Skill: "fork", Wrong: 3}),
		seat(today, class.Tally{Skill: "rook", Right: 1, Wrong: 1}, class.Tally{Skill: "board", Right: 2}),
		seat(today, class.Tally{Skill: "attacks", Right: 2}),
		seat(today-1, class.Tally{Skill: "pin", Right: 50}),
	}
	assert.Equal(t, []string{"attacks", "fork", "rook"}, mostAnswered(seats, today), "of equals the first by name")
	assert.Equal(t, []string{"pin"}, mostAnswered(seats, today-1))
	assert.Empty(t, mostAnswered(nil, today))
}
