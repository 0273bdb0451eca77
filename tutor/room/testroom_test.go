package room

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// testRoom is a room under test with its events and the current time.
type testRoom struct {
	t      testing.TB
	room   *Room
	events []Event
	now    time.Time
}

var midnight = time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)

var fiveMinutes = Clock{Initial: 5 * time.Minute, Increment: 2 * time.Second}

// newTestRoom makes a room whose maker has White.
func newTestRoom(t testing.TB, clock Clock) *testRoom {
	t.Helper()
	d := &testRoom{t: t, now: midnight, room: &Room{id: "0123456789abcdef"}}
	d.must(Create(Options{Clock: clock}, KeyOf("maker"), d.now))
	return d
}

// must applies the event of a command, which must not be refused.
func (d *testRoom) must(e Event, err error) {
	d.t.Helper()
	require.NoError(d.t, err)
	d.room = d.after(e)
	d.events = append(d.events, e)
}

func (d *testRoom) after(e Event) *Room {
	d.t.Helper()
	next, err := d.room.After(e)
	require.NoError(d.t, err)
	return next
}

// wait lets time pass.
func (d *testRoom) wait(by time.Duration) *testRoom {
	d.now = d.now.Add(by)
	return d
}

// join lets the guest in.
func (d *testRoom) join() *testRoom {
	d.t.Helper()
	d.must(d.room.Join(KeyOf("guest"), d.now))
	return d
}

// tick lets happen what is due.
func (d *testRoom) tick() *testRoom {
	d.t.Helper()
	d.must(d.room.Tick(d.now))
	return d
}

// start goes on until the game is started.
func (d *testRoom) start() *testRoom {
	d.t.Helper()
	if d.room.Status() == Waiting {
		d.join()
	}
	return d.tick().wait(CountdownTime).tick()
}

// plays plays moves in UCI notation, each a second after the one before, for whoever is to move.
func (d *testRoom) plays(moves ...string) *testRoom {
	d.t.Helper()
	for _, m := range moves {
		d.wait(time.Second)
		d.must(d.try(d.room.Turn(), m, 0))
	}
	return d
}

// try asks for a move in UCI notation.
func (d *testRoom) try(p Player, move string, seq int) (Event, error) {
	from, to, promoted, err := chess.SplitUCI(move)
	require.NoError(d.t, err)
	return d.room.Move(p, from, to, promoted, seq, d.now)
}

// refuses requires a command to be refused, and the room not to go on.
func (d *testRoom) refuses(why *Refusal, e Event, err error) {
	d.t.Helper()
	require.ErrorIs(d.t, err, why)
	require.Equal(d.t, Event{}, e)
}

// at puts a position on the board, as if it had been played to.
func (d *testRoom) at(fen string) *testRoom {
	d.t.Helper()
	p, err := chess.ParseFEN(fen)
	require.NoError(d.t, err)
	changed := *d.room
	changed.game = tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
	d.room = &changed
	return d
}

// ended requires a game to have ended in a way.
func (d *testRoom) ended(winner Player, why Reason) {
	d.t.Helper()
	result, over := d.room.Result()
	require.True(d.t, over, "it goes on")
	require.Equal(d.t, Result{winner, why}, result)
	require.Equal(d.t, Over, d.room.Status())
	require.Equal(d.t, Nobody, d.room.Turn())
}

// Replay returns the room after all its events, from the first on.
func Replay(id ID, events []Event) (*Room, error) {
	return New(id).Follow(events, func(Event, *Room) {})
}
