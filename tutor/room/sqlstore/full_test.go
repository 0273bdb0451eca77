package sqlstore

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"path/filepath"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// connector opens connections to a file, which it may not write while it is read-only.
type connector struct {
	of       driver.Driver
	name     string
	readOnly atomic.Bool
}

func (c *connector) Driver() driver.Driver { return c.of }

func (c *connector) Connect(context.Context) (driver.Conn, error) {
	if c.readOnly.Load() {
		return c.of.Open(c.name + "&mode=ro")
	}
	return c.of.Open(c.name)
}

// openTurning opens a store whose file become makes read-only, and writable again.
func openTurning(t *testing.T) (s *Store, become func(readOnly bool)) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "rooms.db")
	s = open(t, file)
	c := &connector{of: s.write.Driver(), name: sqliteName(file)}
	for _, db := range []**sql.DB{&s.write, &s.read} {
		require.NoError(t, (*db).Close())
		*db = sql.OpenDB(c)
	}
	s.write.SetMaxOpenConns(1)
	return s, func(readOnly bool) {
		c.readOnly.Store(readOnly)
		if readOnly {
			s.reconnect()
		}
	}
}

// While a disk is full, or the file may not be written, what is to be stored is refused, and nothing that was stored
// before is lost or can no longer be read. When it may, the game goes on, though the file was opened when it might not.
func TestADiskThatTakesNothing(t *testing.T) {
	full := func(pages string) func(*testing.T, *Store, func(bool)) {
		return func(t *testing.T, s *Store, _ func(bool)) { execute(t, s, "PRAGMA max_page_count = "+pages) }
	}
	for name, fault := range map[string]struct {
		begins, ends func(*testing.T, *Store, func(readOnly bool))
	}{
		"full": {full("1"), full("1000000")}, // as many as there are
		"read-only": {
			func(_ *testing.T, _ *Store, become func(bool)) { become(true) },
			func(_ *testing.T, _ *Store, become func(bool)) { become(false) },
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, become := openTurning(t)
			r := create(t, s)
			require.NoError(t, s.Writable(t.Context()))
			fault.begins(t, s, become)
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
			fault.ends(t, s, become)
			after, event := must(t, s, r)
			assert.Equal(t, r.Number()+1, event.Number)
			again, err = s.Load(t.Context(), r.ID())
			require.NoError(t, err)
			assert.Equal(t, after, again)
		})
	}
}
