package sqlstore

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// While a disk is full, or the directory may not be written to, what is to be stored is refused, and nothing that was
// stored before is lost or can no longer be read. When there is room again, the game goes on.
func TestADiskThatTakesNothing(t *testing.T) {
	for name, fault := range map[string]struct{ begins, ends string }{
		"full":      {"PRAGMA max_page_count = 1", "PRAGMA max_page_count = 1000000"}, // as many as there are
		"read-only": {"PRAGMA query_only = 1", "PRAGMA query_only = 0"},
	} {
		t.Run(name, func(t *testing.T) {
			s := open(t, databases["SQLite"](t))
			r := create(t, s)
			require.NoError(t, s.Writable(t.Context()))
			execute(t, s, fault.begins)
			var err error
			for range 1000 { // until the pages that there are, are full
				var longer *room.Room
				if longer, _, err = s.Append(t.Context(), r, next(r)); err != nil {
					break
				}
				r = longer
			}
			require.ErrorIs(t, err, ErrDown)
			_, err = s.Create(t.Context(), room.NewID(), "me", room.Options{}, room.KeyOf("maker"))
			if name == "read-only" {
				require.ErrorIs(t, err, ErrDown)
				require.ErrorIs(t, s.Writable(t.Context()), ErrDown)
			}
			again, err := s.Load(t.Context(), r.ID())
			require.NoError(t, err)
			assert.Equal(t, r, again)
			execute(t, s, fault.ends)
			after, event := must(t, s, r)
			assert.Equal(t, r.Number()+1, event.Number)
			again, err = s.Load(t.Context(), r.ID())
			require.NoError(t, err)
			assert.Equal(t, after, again)
		})
	}
}
