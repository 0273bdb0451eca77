package room

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func TestClocks(t *testing.T) {
	d := newTestRoom(t, fiveMinutes)
	left := func(c chess.Color) string { return d.room.Remaining(c, d.now).String() }
	assert.Equal(t, "5m0s", left(chess.White))
	d.wait(time.Hour).start()
	assert.Equal(t, "5m0s", left(chess.White))
	d.wait(1500 * time.Millisecond)
	assert.Equal(t, "4m58.5s", left(chess.White))
	assert.Equal(t, "5m0s", left(chess.Black))
	d.must(d.try(Maker, "e2e4", 0))
	assert.Equal(t, "5m0.5s", left(chess.White), "two seconds more")
	d.wait(10 * time.Second)
	assert.Equal(t, "5m0.5s", left(chess.White))
	assert.Equal(t, "4m50s", left(chess.Black))
	d.must(d.room.Away(Guest, d.now)) // no way to stop it
	d.wait(10 * time.Second)
	assert.Equal(t, "4m40s", left(chess.Black))
	d.wait(time.Hour)
	assert.Equal(t, "0s", left(chess.Black))
}

func TestClocksStopAtTheEnd(t *testing.T) {
	for name, end := range map[string]func(*testRoom){
		"resigned": func(d *testRoom) { d.must(d.room.Resign(Maker, d.now)) },
		"aborted":  func(d *testRoom) { d.must(d.room.Abort(Maker, d.now)) },
		"agreed": func(d *testRoom) {
			d.must(d.room.OfferDraw(Maker, d.now))
			d.must(d.room.AcceptDraw(Guest, d.now))
		},
		"claimed": func(d *testRoom) { d.must(d.room.Claim(Guest, noTime, d.now)) },
	} {
		t.Run(name, func(t *testing.T) {
			d := newTestRoom(t, fiveMinutes).start().wait(70 * time.Second)
			end(d)
			assert.Equal(t, 230*time.Second, d.room.Remaining(chess.White, d.now.Add(time.Hour)))
			assert.Equal(t, 300*time.Second, d.room.Remaining(chess.Black, d.now.Add(time.Hour)))
		})
	}
}

func TestWithoutAClockNobodyRunsOutOfTime(t *testing.T) {
	d := newTestRoom(t, Clock{}).start().wait(1000 * time.Hour)
	_, _, due := d.room.Due()
	assert.False(t, due)
	assert.Zero(t, d.room.Remaining(chess.White, d.now))
	d.plays("e2e4", "e7e5")
	assert.Zero(t, d.room.Remaining(chess.White, d.now))
}

func TestRunningOutOfTime(t *testing.T) {
	for name, test := range map[string]struct {
		fen    string
		winner Player
	}{
		"White loses":                     {chess.StartFEN, Guest},
		"Black loses":                     {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", Maker},
		"a pawn is enough":                {"4k3/4p3/8/8/8/8/8/QK6 w - - 0 1", Guest},
		"the other has a bare king":       {"4k3/8/8/8/8/8/8/QK6 w - - 0 1", Nobody},
		"the loser has a bare king":       {"4k3/8/8/8/8/8/8/QK6 b - - 0 1", Maker},
		"bishops on one color":            {"4k1b1/8/8/8/8/8/8/1K1B4 w - - 0 1", Nobody},
		"bishops on both colors":          {"4kb2/8/8/8/8/8/8/1K1B4 w - - 0 1", Guest},
		"a knight mates if the other may": {"4k1n1/8/8/8/8/8/P7/1K6 w - - 0 1", Guest},
	} {
		t.Run(name, func(t *testing.T) {
			d := newTestRoom(t, fiveMinutes).start().at(test.fen)
			loser := d.room.Turn()
			_, at, _ := d.room.Due()
			assert.Equal(t, d.now.Add(5*time.Minute), at)
			d.wait(5*time.Minute - time.Millisecond)
			e, err := d.room.Tick(d.now)
			d.refuses(ErrNotDue, e, err)
			d.wait(time.Millisecond).tick()
			d.ended(test.winner, Time)
			assert.Zero(t, d.room.Remaining(d.room.Color(loser), d.now))
			assert.Equal(t, 5*time.Minute, d.room.Remaining(d.room.Color(loser).Other(), d.now))
		})
	}
}

// Whatever a player does once the time is out, it is too late.
func TestLateActsEndTheGameOnTime(t *testing.T) {
	for name, command := range commands {
		if !commandKinds[name].is(timed) {
			continue
		}
		for _, p := range []Player{Maker, Guest} {
			t.Run(name+"/"+p.String(), func(t *testing.T) {
				d := newTestRoom(t, fiveMinutes).start().plays("e2e4").wait(5 * time.Minute)
				e, err := command(d.room, p, d.now)
				require.NoError(t, err)
				require.Equal(t, KindFlagged, e.Kind)
				stored := Event{Number: e.Number, Time: e.Time, Kind: commandKinds[name], Player: p, Move: "e7e5"}
				after := d.after(stored) // as if it had been decided on in time, and stored too late
				d.must(e, nil)
				d.ended(Maker, Time)
				assert.Equal(t, d.room.Score(), after.Score())
				result, _ := after.Result()
				assert.Equal(t, Result{Maker, Time}, result)
				assert.Equal(t, 1, after.Game().Ply())
			})
		}
	}
}

var commandKinds = map[string]Kind{
	"move": KindMoved, "offer": KindOffered, "accept": KindAgreed, "decline": KindDeclined,
	"resign": KindResigned, "abort": KindAborted, "claim": KindClaimed,
}

func TestAMoveInTheLastMillisecondIsInTime(t *testing.T) {
	d := newTestRoom(t, Clock{Initial: time.Second}).start().wait(999 * time.Millisecond)
	d.must(d.try(Maker, "e2e4", 0))
	assert.Equal(t, 1, d.room.Game().Ply())
	assert.Equal(t, time.Millisecond, d.room.Remaining(chess.White, d.now))
}

func TestClockBounds(t *testing.T) {
	for _, test := range []struct {
		clock Clock
		good  bool
	}{
		{Clock{}, true},
		{Clock{Initial: time.Second}, true},
		{Clock{Initial: MaxInitial, Increment: MaxIncrement}, true},
		{Clock{Initial: time.Second - time.Millisecond}, false},
		{Clock{Initial: time.Second + 1}, false},
		{Clock{Increment: time.Second}, false},
		{Clock{Initial: -time.Minute}, false},
		{Clock{Initial: time.Minute, Increment: -time.Second}, false},
		{Clock{Initial: MaxInitial + time.Millisecond}, false},
		{Clock{Initial: time.Minute, Increment: MaxIncrement + time.Millisecond}, false},
		{Clock{Initial: time.Minute + time.Microsecond}, false},
		{Clock{Initial: time.Minute, Increment: 1}, false},
	} {
		_, err := Create(Options{Clock: test.clock}, Key{}, midnight)
		if test.good {
			assert.NoError(t, err, test.clock)
		} else {
			assert.ErrorIs(t, err, ErrClock, test.clock)
		}
	}
}
