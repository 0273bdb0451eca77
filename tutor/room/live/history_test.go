package live

import (
	"database/sql"
	"encoding/base64"
	"os"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// longRoom stores in a file a room in which as many moves were played, and returns it.
func longRoom(t testing.TB, s *Service, file string, plies int) room.ID {
	t.Helper()
	text, err := os.ReadFile("../../testdata/long.txt")
	require.NoError(t, err)
	data, err := base64.StdEncoding.DecodeString(string(text[:len(text)-1]))
	require.NoError(t, err)
	g, err := tutor.DecodeGame(data)
	require.NoError(t, err)
	id := pair(t, s).ID()
	require.Eventually(t, func() bool { return load(t, s, id).Status() == room.Playing }, time.Minute, time.Millisecond)
	number := load(t, s, id).Number()
	db, err := sql.Open("sqlite", file)
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	tx, err := db.Begin()
	require.NoError(t, err)
	now := time.Now().UnixMilli()
	for i, m := range g.Moves()[:plies] {
		e := room.Event{Kind: room.KindMoved, Player: []room.Player{room.Maker, room.Guest}[i%2], Move: m.String()}
		number++
		_, err := tx.Exec(`INSERT INTO events (room, number, id, time, data) VALUES ($1, $2, $3, $4, $5)`,
			id, number, room.NewID(), now, string(e.Encode()))
		require.NoError(t, err)
	}
	_, err = tx.Exec(`UPDATE rooms SET number = $1 WHERE room = $2`, number, id)
	require.NoError(t, err)
	require.NoError(t, tx.Commit())
	return id
}

// The events of a long room are encoded while one game is replayed, not with a copy of the game for each, and then
// they are known.
func TestALongRoomIsReadOnce(t *testing.T) {
	file, encodings := newFile(t), 0
	s := running(t, file, func(c *Config) {
		c.Countdown = time.Millisecond
		c.Encode = func(e room.Event, after *room.Room) []byte {
			encodings++
			return encoded(e, after)
		}
	})
	id := longRoom(t, s, file, tutor.MaxPlies)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	in := load(t, s, id)
	events, _, err := s.Since(t.Context(), in, 0)
	runtime.ReadMemStats(&after)
	require.NoError(t, err)
	require.Len(t, events, in.Number())
	assert.Less(t, after.TotalAlloc-before.TotalAlloc, uint64(40<<20), "bytes: 1,200 copies take 140 MB")
	encodings = 0
	in = look(t, s, id, room.Nobody).Room
	again, _, err := s.Since(t.Context(), in, 0)
	require.NoError(t, err)
	assert.Equal(t, events, again)
	assert.Zero(t, encodings, "what is known was encoded again")

	must(t, s, id, (func(r *room.Room, now time.Time) (room.Event, error) { return r.Rematch(room.Maker, now) }))
	defer subscribe(t, s, id, room.Nobody).Close()
	events, _, err = s.Since(t.Context(), load(t, s, id), in.Number())
	require.NoError(t, err)
	require.Len(t, events, 1)
	assert.Equal(t, room.KindRematch, events[0].Kind)
	assert.Equal(t, 1, encodings)
}

// A room that was deleted is gone, although its events are known.
func TestAColdRoomMayBeGone(t *testing.T) {
	file := newFile(t)
	s := running(t, file, nil)
	id := pair(t, s).ID()
	load(t, s, id)
	db, err := sql.Open("sqlite", file)
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	for _, statement := range []string{`DELETE FROM events`, `DELETE FROM rooms`} {
		_, err = db.Exec(statement)
		require.NoError(t, err)
	}
	_, err = s.Load(t.Context(), id)
	assert.ErrorIs(t, err, sqlstore.ErrNoRoom)
}

// BenchmarkSince is a list of all events of a long room that nobody has a stream of.
func BenchmarkSince(b *testing.B) {
	file := newFile(b)
	s := running(b, file, func(c *Config) { c.Countdown = time.Millisecond })
	id := longRoom(b, s, file, tutor.MaxPlies)
	for b.Loop() {
		in := load(b, s, id)
		events, _, err := s.Since(b.Context(), in, 0)
		require.NoError(b, err)
		require.Len(b, events, in.Number())
	}
}
