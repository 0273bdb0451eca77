package notebook

import (
	"encoding/hex"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/practice"
)

// some returns a record with positions of a random game, and some counts.
func some(t testing.TB, seed uint64) (r Record) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 18))
	p := chess.Start()
	for range random.IntN(120) {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		m := moves[random.IntN(len(moves))]
		day := practice.Day(20000 + random.IntN(40))
		if random.IntN(4) == 0 {
			r.Keep(p, m, day)
		}
		if next, ok := r.Next(day); ok {
			r.Note(next.ID(), random.IntN(3) > 0, day)
		}
		r.Count(chance.Groups()[random.IntN(groupRoom)], random.IntN(2) == 0, day)
		p = p.Play(m)
	}
	return r
}

func TestARecordIsDecodedAsItWas(t *testing.T) {
	require.Len(t, chance.Groups(), groupRoom)
	longest := 0
	for seed := range uint64(300) {
		r := some(t, seed)
		data := r.Encode()
		longest = max(longest, len(data))
		again, err := Decode(data)
		require.NoError(t, err)
		require.Equal(t, r.Counts(20040), again.Counts(20040))
		require.Equal(t, r.Positions(), again.Positions())
	}
	assert.LessOrEqual(t, longest, MaxEncodedBytes)
	empty, err := Decode((&Record{}).Encode())
	require.NoError(t, err)
	assert.True(t, empty.Empty())
}

// Every record ever released is still read. These bytes were written by version 1.
func TestReleasedRecordsDecode(t *testing.T) {
	const positions = "9000000c0000001153069b0c03001f0aa34e20004e21" + "008100000000810056b00100002820084e23014e27"
	data, err := hex.DecodeString("010b29" + "000000000000" + "0100" + strings.Repeat("00", headBytes-11) + positions)
	require.NoError(t, err)
	r, err := Decode(data)
	require.NoError(t, err)
	assert.Equal(t, data, r.Encode())
	list := r.Positions()
	require.Len(t, list, 2)
	assert.Equal(t, "4k2r/8/8/2pP4/8/8/8/R3K3 w Qk c6 0 31", list[0].Board.FEN())
	assert.Equal(t, "d5c6", list[0].Played.String())
	assert.Equal(t, practice.Day(20001), list[0].Due)
	assert.Equal(t, "8/P6k/8/8/8/8/p6K/8 b - - 0 40", list[1].Board.FEN())
	assert.Equal(t, "a2a1n", list[1].Played.String())
	assert.Equal(t, 1, list[1].Box())
	assert.Equal(t, Count{chance.Fork, 1, 0}, r.Counts(20003)[3])
}

// What is decoded is written as the same bytes, and each of its positions is one in which the move could be played.
func FuzzDecode(f *testing.F) {
	for seed := range uint64(20) {
		r := some(f, seed)
		f.Add(r.Encode())
	}
	f.Add([]byte{codecVersion})
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := Decode(data)
		if err != nil {
			require.ErrorIs(t, err, ErrBadRecord)
			return
		}
		require.Equal(t, data, r.Encode())
		require.LessOrEqual(t, len(data), MaxEncodedBytes)
		for _, p := range r.Positions() {
			require.True(t, p.Board.IsLegal(p.Played), p.Board.FEN())
		}
	})
}

// A position comes back after 1, 3, 7, 14 and 30 days as long as it is right at the first try, and then no more.
func TestAPositionComesBack(t *testing.T) {
	var r Record
	start := chess.Start()
	m, err := start.ParseUCI("e2e4")
	require.NoError(t, err)
	day := practice.Day(20000)
	r.Keep(chess.Start(), m, day)
	kept := r.Positions()[0]
	assert.Equal(t, day, kept.From)
	assert.Zero(t, r.Due(day))
	for i, gap := range []practice.Day{1, 3, 7, 14, 30} {
		_, due := r.Next(day + gap - 1)
		require.False(t, due, "after %d", i)
		r.Note(kept.ID(), true, day+gap-1) // before its time
		day += gap
		require.Equal(t, 1, r.Due(day), "after %d", i)
		r.Note(kept.ID(), true, day)
	}
	assert.Empty(t, r.Positions())

	r.Keep(chess.Start(), m, day)
	r.Note(kept.ID(), true, day+1)
	r.Note(kept.ID(), false, day+2)
	assert.Equal(t, 1, r.Due(day+3), "what was wrong comes back the next day")
	assert.Zero(t, r.Positions()[0].Box())
	r.Note("nothing", false, day)
}

func TestTheLatestTenAreKept(t *testing.T) {
	var r Record
	random := rand.New(rand.NewPCG(1, 1))
	p := chess.Start()
	for i := range 15 {
		moves := p.Moves()
		m := moves[random.IntN(len(moves))]
		r.Keep(p, m, practice.Day(100+i))
		r.Keep(p, moves[0], practice.Day(100+i))
		p = p.Play(m)
	}
	list := r.Positions()
	require.Len(t, list, MostPositions)
	start := chess.Start()
	assert.Equal(t, start.Key(), list[0].Board.Key(), "what is due last goes")
	assert.Equal(t, practice.Day(114), list[9].From)
	again, ok := r.Find(list[3].ID())
	require.True(t, ok)
	assert.Equal(t, list[3], again)
}

func TestCountsAreOfFourWeeks(t *testing.T) {
	var r Record
	day := practice.Day(7 * 3000)
	r.Count(chance.Fork, true, day)
	r.Count(chance.Fork, false, day+7)
	r.Count(chance.Fork, false, day+21)
	r.Count("nothing", true, day)
	at := func(day practice.Day) Count {
		for _, n := range r.Counts(day) {
			if n.Group == chance.Fork {
				return n
			}
		}
		return Count{}
	}
	assert.Equal(t, Count{chance.Fork, 1, 2}, at(day+21+6))
	assert.Equal(t, Count{chance.Fork, 0, 2}, at(day+28))
	assert.Equal(t, Count{chance.Fork, 0, 1}, at(day+35))
	assert.Equal(t, Count{Group: chance.Fork}, at(day+200))
	for range 300 {
		r.Count(chance.Free, true, day+21)
	}
	assert.Equal(t, 255, r.Counts(day + 21)[1].Seen)
	r.ForgetCounts()
	assert.True(t, r.Empty())
}
