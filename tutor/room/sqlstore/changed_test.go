package sqlstore

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

func TestRoomsThatHaveChanged(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		changed := func() map[room.ID]int {
			numbers, err := s.Changed(t.Context(), time.Minute)
			require.NoError(t, err)
			return numbers
		}
		assert.Empty(t, changed())
		r, other := create(t, s), create(t, open(t, database))
		assert.Equal(t, map[room.ID]int{r.ID(): 2, other.ID(): 2}, changed(), "whichever process appended")
		execute(t, s, `UPDATE events SET time = time - $1`, 2*time.Minute.Milliseconds())
		assert.Empty(t, changed())
		must(t, s, r)
		assert.Equal(t, map[room.ID]int{r.ID(): 3}, changed())
		numbers, err := s.Numbers(t.Context(), r.ID(), other.ID(), room.NewID())
		require.NoError(t, err)
		assert.Equal(t, map[room.ID]int{r.ID(): 3, other.ID(): 2}, numbers, "however long ago")
	})
}
