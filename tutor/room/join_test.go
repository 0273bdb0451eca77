package room

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestTheCountdownStopsWhenOneLeaves(t *testing.T) {
	d := newTestRoom(t, fiveMinutes)
	assert.Equal(t, Waiting, d.room.Status())
	d.join()
	assert.Equal(t, Seated, d.room.Status())
	kind, at, ok := d.room.Due()
	assert.True(t, ok)
	assert.Equal(t, KindCountdown, kind)
	assert.Equal(t, d.now, at, "at once")
	d.tick()
	assert.Equal(t, Counting, d.room.Status())
	starts, ok := d.room.Starts()
	assert.True(t, ok)
	assert.Equal(t, d.now.Add(CountdownTime), starts)

	d.wait(4 * time.Second).must(d.room.Away(Guest, d.now))
	assert.Equal(t, Seated, d.room.Status())
	_, ok = d.room.Starts()
	assert.False(t, ok)
	_, _, ok = d.room.Due()
	assert.False(t, ok, "nobody is waiting for the guest by the clock")

	d.wait(time.Hour).must(d.room.Back(Guest, d.now))
	d.tick().wait(CountdownTime - time.Millisecond)
	e, err := d.room.Tick(d.now)
	d.refuses(ErrNotDue, e, err)
	d.wait(time.Millisecond).tick()
	assert.Equal(t, Playing, d.room.Status())
	assert.Equal(t, d.now, d.room.Started())
	assert.Equal(t, Maker, d.room.Turn())
}

// Whoever makes a room may have it count down for another time than is usual.
func TestTheCountdownIsAnOption(t *testing.T) {
	d := newTestRoom(t, fiveMinutes)
	d.room, d.events = &Room{id: d.room.id}, nil
	d.must(Create(Options{Countdown: time.Second / 4}, KeyOf("maker"), d.now))
	d.join().tick()
	starts, ok := d.room.Starts()
	assert.True(t, ok)
	assert.Equal(t, d.now.Add(time.Second/4), starts)
	d.wait(time.Second/4 - time.Millisecond)
	e, err := d.room.Tick(d.now)
	d.refuses(ErrNotDue, e, err)
	d.wait(time.Millisecond).tick()
	assert.Equal(t, Playing, d.room.Status())

	for _, wrong := range []time.Duration{-time.Second, time.Microsecond, MaxCountdown + time.Second} {
		_, err := Create(Options{Countdown: wrong}, KeyOf("maker"), d.now)
		assert.ErrorIs(t, err, ErrBadEvent, wrong)
	}
}

// Whoever makes a room may have a game claimed after another absence than is usual.
func TestTheTimeOfAClaimIsAnOption(t *testing.T) {
	d := newTestRoom(t, Clock{})
	d.room, d.events = &Room{id: d.room.id}, nil
	d.must(Create(Options{Claim: 2 * time.Second}, KeyOf("maker"), d.now))
	d.start()
	seen := d.now
	d.wait(2*time.Second - time.Millisecond)
	e, err := d.room.Claim(Maker, seen, d.now)
	d.refuses(ErrOpponentHere, e, err)
	d.wait(time.Millisecond)
	d.must(d.room.Claim(Maker, seen, d.now))
	assert.Equal(t, Over, d.room.Status())

	for _, wrong := range []time.Duration{-time.Second, time.Microsecond, MaxClaim + time.Second} {
		_, err := Create(Options{Claim: wrong}, KeyOf("maker"), d.now)
		assert.ErrorIs(t, err, ErrBadEvent, wrong)
	}
}

func TestBothAreWaitedFor(t *testing.T) {
	for _, p := range []Player{Maker, Guest} {
		d := newTestRoom(t, Clock{}).join()
		d.must(d.room.Away(p, d.now))
		_, _, due := d.room.Due()
		assert.False(t, due, p)
	}
}

// What is due is not what else comes by itself.
func TestOnlyWhatIsDueComesByItself(t *testing.T) {
	byItself := []Kind{KindCountdown, KindStarted, KindFlagged}
	for _, d := range []*testRoom{
		newTestRoom(t, fiveMinutes).join(),
		newTestRoom(t, fiveMinutes).join().tick().wait(time.Hour),
		newTestRoom(t, fiveMinutes).start().wait(time.Hour),
	} {
		due, _, ok := d.room.Due()
		require.True(t, ok)
		for _, k := range byItself {
			_, err := d.room.After(Event{Number: d.room.Number() + 1, Time: d.now, Kind: k})
			assert.Equal(t, k == due, err == nil, "%s while %s is due", k, due)
		}
	}
}

func TestALateStartIsFair(t *testing.T) {
	d := newTestRoom(t, fiveMinutes).join().tick().wait(time.Minute).tick()
	assert.Equal(t, 5*time.Minute, d.room.Remaining(0, d.now), "the clock runs from the start")
}

// Nobody fills the database by coming and going, and nobody is locked out.
func TestComingAndGoingIsBounded(t *testing.T) {
	d := newTestRoom(t, Clock{}).join()
	for range MaxPresence {
		d.must(d.room.Away(Guest, d.now))
		d.must(d.room.Back(Guest, d.now))
	}
	e, err := d.room.Away(Guest, d.now)
	d.refuses(ErrTooMany, e, err)
	e, err = d.room.Away(Maker, d.now)
	d.refuses(ErrTooMany, e, err)
	d.start().plays("e2e4")
}

func TestRematchesAreBounded(t *testing.T) {
	d := newTestRoom(t, Clock{})
	for {
		d.start().must(d.room.Resign(Maker, d.now))
		e, err := d.room.Rematch(Guest, d.now)
		if d.room.Number() >= MaxEvents {
			d.refuses(ErrTooMany, e, err)
			return
		}
		d.must(e, err)
		d.must(d.room.Rematch(Maker, d.now))
	}
}

func TestClaims(t *testing.T) {
	for name, test := range map[string]struct {
		wait, seen time.Duration // after the guest's last move
		never      bool
		fails      bool
	}{
		"seen just now":             {wait: time.Hour, seen: time.Hour, fails: true},
		"seen almost a minute ago":  {wait: time.Hour, seen: time.Hour - time.Minute + time.Millisecond, fails: true},
		"seen a minute ago":         {wait: time.Hour, seen: time.Hour - time.Minute},
		"seen in the future":        {wait: time.Hour, seen: 2 * time.Hour, fails: true},
		"never seen, but moved":     {wait: time.Minute - time.Millisecond, never: true, fails: true},
		"seen before the last move": {wait: time.Minute - time.Millisecond, seen: -time.Hour, fails: true},
		"never seen":                {wait: time.Minute, never: true},
	} {
		t.Run(name, func(t *testing.T) {
			d := newTestRoom(t, Clock{}).start().plays("e2e4", "e7e5")
			seen := d.now.Add(test.seen)
			if test.never {
				seen = time.Time{}
			}
			d.wait(test.wait)
			e, err := d.room.Claim(Maker, seen, d.now)
			if test.fails {
				d.refuses(ErrOpponentHere, e, err)
				return
			}
			d.must(e, err)
			d.ended(Maker, Abandoned)
			assert.Equal(t, Score{Maker: 1}, d.room.Score())
		})
	}
}

// To leave is no sign of being there, to come back is.
func TestSignsOfAnOpponent(t *testing.T) {
	d := newTestRoom(t, Clock{}).start().plays("e2e4", "e7e5").wait(time.Minute)
	d.must(d.room.Away(Guest, d.now))
	_, err := d.room.Claim(Maker, time.Time{}, d.now)
	require.NoError(t, err)
	d.must(d.room.Back(Guest, d.now))
	e, err := d.room.Claim(Maker, time.Time{}, d.now)
	d.refuses(ErrOpponentHere, e, err)
}

func TestAClaimByABareKingIsADraw(t *testing.T) {
	d := newTestRoom(t, Clock{}).start().at("4k3/8/8/8/8/8/8/QK6 w - - 0 1").wait(time.Minute)
	d.must(d.room.Claim(Guest, time.Time{}, d.now))
	d.ended(Nobody, Abandoned)
}

func TestSeats(t *testing.T) {
	d := newTestRoom(t, Clock{})
	e, err := d.room.Join(KeyOf("maker"), d.now)
	d.refuses(ErrSeatTaken, e, err)
	var none string // the hash of no token at all
	_, ok := d.room.Seat(none)
	assert.False(t, ok)
	assert.False(t, d.room.Taken(Guest))
	_, ok = d.room.Seat("guest")
	assert.False(t, ok)
	d.join()
	for token, want := range map[string]Player{"maker": Maker, "guest": Guest, "third": Nobody, "": Nobody} {
		p, ok := d.room.Seat(token)
		assert.Equal(t, want, p)
		assert.Equal(t, want != Nobody, ok)
	}
}

func TestHelp(t *testing.T) {
	o := Options{GuestHelp: true}
	assert.False(t, o.Help(Maker))
	assert.True(t, o.Help(Guest))
	assert.False(t, o.Help(Nobody))
	assert.True(t, Options{MakerHelp: true}.Help(Maker))
}

func TestIDs(t *testing.T) {
	seen := map[ID]bool{}
	for range 1000 {
		id := NewID()
		assert.False(t, seen[id])
		seen[id] = true
		for _, typed := range []string{string(id), id.Grouped(), " " + id.Grouped() + " "} {
			again, ok := ParseID(typed)
			assert.True(t, ok, typed)
			assert.Equal(t, id, again)
		}
	}
	for _, bad := range []string{"", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeu", "0123456789abcde!",
		"0123456789abcdé"} {
		_, ok := ParseID(bad)
		assert.False(t, ok, bad)
	}
}
