package live

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
)

// subscribeFrom adds streams until one is too many, at most so many, and returns how many there
// are.
func subscribeFrom(t testing.TB, s *Service, id room.ID, v Viewer, most int) (n int) {
	t.Helper()
	for ; n < most; n++ {
		st, err := s.Subscribe(t.Context(), id, v)
		if err != nil {
			require.ErrorIs(t, err, ErrTooManyStreams)
			return n
		}
		t.Cleanup(st.Close)
	}
	return n
}

// However many watch, from wherever, both players hear of their game.
func TestWatchersDoNotCrowdOutPlayers(t *testing.T) {
	s := running(t, newFile(t), nil)
	id := pair(t, s).ID()
	watched := 0
	for i := range 20 {
		n := subscribeFrom(t, s, id, Viewer{Address: fmt.Sprint("address ", i)}, 100)
		assert.LessOrEqual(t, n, maxWatchersAtAddress)
		watched += n
	}
	assert.Equal(t, maxWatchers, watched)
	for p := room.Maker; p <= room.Guest; p++ {
		assert.Equal(t, maxStreamsOfSeat, subscribeFrom(t, s, id, Viewer{p, "address 0"}, 100), p)
	}
}

// An address that has all the streams that it may have leaves nobody there without the stream of a
// game of their own.
func TestAnAddressThatWatchesEverythingLeavesPlayersTheirs(t *testing.T) {
	s := running(t, newFile(t), nil)
	watched := 0
	for watched < maxStreamsOfAddress {
		made, err := s.Create(t.Context(), "somebody", room.Options{Side: chess.White}, keyed)
		require.NoError(t, err)
		n := subscribeFrom(t, s, made.ID(), Viewer{Address: "school"}, 100)
		require.LessOrEqual(t, n, maxWatchersAtAddress)
		require.Positive(t, n)
		watched += n
	}
	id := pair(t, s).ID()
	assert.Zero(t, subscribeFrom(t, s, id, Viewer{Address: "school"}, 1))
	assert.Equal(t, 1, subscribeFrom(t, s, id, Viewer{room.Maker, "school"}, 2))
	assert.Equal(t, 1, subscribeFrom(t, s, id, Viewer{room.Guest, "school"}, 2))
	assert.Equal(t, maxWatchersAtAddress, subscribeFrom(t, s, id, Viewer{Address: "elsewhere"}, 100))
}

// Streams that end make room for others.
func TestPlacesAreGivenBack(t *testing.T) {
	s := running(t, newFile(t), nil)
	id := pair(t, s).ID()
	var streams []*Stream
	for range maxWatchersAtAddress {
		streams = append(streams, subscribe(t, s, id, room.Nobody))
	}
	require.Zero(t, subscribeFrom(t, s, id, Viewer{Address: "somewhere"}, 1))
	for _, st := range streams {
		st.Close()
		st.Close() // once is enough
	}
	assert.Empty(t, s.addresses)
	assert.Equal(t, maxWatchersAtAddress, subscribeFrom(t, s, id, Viewer{Address: "somewhere"}, 100))
}
