package room

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// FuzzRoom lets players, watchers and stores do things in any order, sensible or not. Four bytes
// are one thing: what, by whom, with what, and how much later.
func FuzzRoom(f *testing.F) {
	f.Add([]byte{0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 50}, uint8(2))
	f.Add(
		[]byte(
			"\x00\x00\x00\x00\x01\x00\x00\x00\x01\x00\x00\x32\x02\x01\x04\x05\x02\x02\x04\x05\x05\x01\x00\x00\x06\x02\x00\x01",
		),
		uint8(3),
	)
	long := []byte{0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 50}
	for i := range byte(60) {
		long = append(long, 2, 1+i%2, i*37, i%7)
	}
	f.Add(append(long, 9, 1, 0, 0, 12, 2, 0, 0, 12, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 50), uint8(40))
	f.Fuzz(func(t *testing.T, script []byte, cut uint8) {
		clock := Clock{Initial: 30 * time.Second, Increment: time.Second}
		if cut%5 == 0 {
			clock = Clock{}
		}
		d := newTestRoom(t, clock)
		past := []*Room{d.room}
		script = script[:min(len(script), 600)]
		for ; len(script) >= 4; script = script[4:] {
			d.wait(time.Duration(script[3]) * 100 * time.Millisecond)
			e, err := deed(d.room, script[0], Player(script[1]%4), script[2], d.now)
			if err != nil {
				continue
			}
			next, err := d.room.After(e)
			if fromCommand := script[0] < 128; fromCommand {
				require.NoError(t, err, "a command's answer is allowed")
			}
			if err != nil {
				continue
			}
			back, err := Decode(e.Encode())
			require.NoError(t, err)
			back.Number, back.ID, back.Time = e.Number, e.ID, e.Time
			require.Equal(t, e, back)
			d.room, d.events, past = next, append(d.events, e), append(past, next)
			requireSound(t, next, d.now)
		}
		all, err := Replay(d.room.ID(), d.events)
		require.NoError(t, err)
		require.Equal(t, d.room, all)
		n := 1 + int(cut)%len(d.events)
		prefix, err := Replay(d.room.ID(), d.events[:n])
		require.NoError(t, err)
		require.Equal(t, past[n-1], prefix, "the rooms of the past are as they were")
		for _, e := range d.events[n:] {
			prefix, err = prefix.After(e)
			require.NoError(t, err)
		}
		require.Equal(t, all, prefix)
	})
}

// deed asks for one thing: below 128 by a command, else as an event of a store.
func deed(r *Room, what byte, p Player, with byte, now time.Time) (Event, error) {
	if what >= 128 {
		kinds := samples()
		e := kinds[int(what-128)%len(kinds)]
		e.Number, e.Time, e.Player = r.Number()+1, now, p
		if e.Kind.is(byPlayer) != (p != Nobody) {
			e.Player = kinds[int(what-128)%len(kinds)].Player
		}
		return e, nil
	}
	switch what % 14 {
	case 0:
		return r.Join(KeyOf("guest"), now)
	case 1:
		return r.Tick(now)
	case 2: // a legal move of whoever's turn it is
		if p != Nobody && p != Guest+1 {
			p = r.Turn()
		}
		moves := r.Game().Position().Moves()
		if len(moves) == 0 {
			return Event{}, ErrOver
		}
		m := moves[int(with)%len(moves)]
		return r.Move(p, m.From(), m.To(), m.Promotion(), 0, now)
	case 3: // any move
		return r.Move(p, chess.Square(with%64), chess.Square(with/3%64), chess.PieceType(with%7), int(with)%9, now)
	case 4:
		return r.Away(p, now)
	case 5:
		return r.Back(p, now)
	case 6:
		return r.OfferDraw(p, now)
	case 7:
		return r.AcceptDraw(p, now)
	case 8:
		return r.DeclineDraw(p, now)
	case 9:
		return r.Resign(p, now)
	case 10:
		return r.Abort(p, now)
	case 11:
		return r.Claim(p, now.Add(-time.Duration(with)*time.Second), now)
	default:
		return r.Rematch(p, now)
	}
}

// requireSound requires what is true of every room there can be.
func requireSound(t *testing.T, r *Room, now time.Time) {
	for _, at := range []time.Time{r.Time(), now, now.Add(time.Hour)} {
		for _, c := range []chess.Color{chess.White, chess.Black} {
			require.GreaterOrEqual(t, r.Remaining(c, at), time.Duration(0))
		}
	}
	require.True(t, slices.Contains([]Status{Waiting, Seated, Counting, Playing, Over}, r.Status()))
	result, over := r.Result()
	require.Equal(t, r.Status() == Over, over)
	require.Equal(t, over, result.Reason != "")
	require.Equal(t, r.Status() == Playing, r.Turn() != Nobody)
	if outcome := r.Game().Outcome(); outcome != chess.Playing {
		require.True(t, over, outcome)
	}
	if r.Status() != Waiting && !over {
		require.True(t, r.Taken(Guest))
	}
	if _, counting := r.Starts(); counting {
		require.True(t, r.Present(Maker) && r.Present(Guest), "a countdown is for two")
	}
	if r.DrawOffer() != Nobody {
		require.Equal(t, Playing, r.Status())
	}
	if r.RematchOffer() != Nobody {
		require.Equal(t, Over, r.Status())
	}
	played := r.Score().Maker + r.Score().Guest + r.Score().Draws
	require.LessOrEqual(t, played, r.GameNumber())
	require.NotEqual(t, r.Color(Maker), r.Color(Guest))
	require.Equal(t, r.Options().Side == r.Color(Maker), r.GameNumber()%2 == 1, "colors change with every game")
	// Who comes and goes does so even while a lost game is not yet known to be.
	if kind, at, due := r.Due(); due && kind != KindFlagged {
		require.False(t, at.Before(r.Time()), "nothing was due before the last event")
	}
}
