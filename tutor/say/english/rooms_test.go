package english_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say/english"
)

// Each reason for which a game in a room is won is told to both players and to
// those who watch.
func TestWinsInRooms(t *testing.T) {
	for _, why := range room.WinReasons() {
		win := english.English.Rooms.Ends.Wins[why]
		assert.Regexp(t, `^You won b(y|ecause) .*\.$`, win.You)
		assert.Regexp(t, `^Your opponent won b(y|ecause) .*\.$`, win.Opponent)
		assert.Regexp(t, `^White won b(y|ecause) .*\.$`, win.Color(chess.White))
	}
}

func TestClocksInRooms(t *testing.T) {
	for want, clock := range map[string]room.Clock{
		"As long as they like":                    {},
		"1 minute":                                {Initial: time.Minute},
		"5 minutes, and 1 second more a move":     {Initial: 5 * time.Minute, Increment: time.Second},
		"2.5 minutes, and 10 seconds more a move": {Initial: 150 * time.Second, Increment: 10 * time.Second},
	} {
		assert.Equal(t, want, english.English.Rooms.Agreed.Time(clock))
	}
	assert.Equal(t, "No clock.", english.English.Rooms.Agreed.TimeForEach(room.Clock{}))
	assert.Equal(t, "Time for each: 30 minutes.",
		english.English.Rooms.Agreed.TimeForEach(room.Clock{Initial: 30 * time.Minute}))
}
