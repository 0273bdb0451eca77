package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"time"

	"chesstutor/tutor/room"
)

// Lease says that a player is in a room. It is valid only if it was renewed recently, so a process
// that dies leaves no player behind.
type Lease struct {
	Room   room.ID
	Player room.Player
}

// batch bounds the rows of one statement, because databases limit its parameters.
const batch = 500

// Seen renews the leases of players who were just seen. A process renews those of all its streams
// at once.
func (s *Store) Seen(ctx context.Context, leases ...Lease) error {
	// In the same order everywhere, so that two processes cannot deadlock.
	leases = slices.SortedFunc(slices.Values(leases), func(a, b Lease) int {
		return cmp.Or(cmp.Compare(a.Room, b.Room), cmp.Compare(a.Player, b.Player))
	})
	for part := range slices.Chunk(slices.Compact(leases), batch) {
		var rows []string
		var values []any
		for i, l := range part {
			rows = append(rows, fmt.Sprintf("($%d, $%d, now_ms())", 2*i+1, 2*i+2))
			values = append(values, l.Room, int64(l.Player))
		}
		_, err := s.execute(ctx, `INSERT INTO presence (room, player, seen) VALUES `+strings.Join(rows, ", ")+
			` ON CONFLICT (room, player) DO UPDATE SET seen = excluded.seen`, values...)
		if err != nil {
			return err
		}
	}
	return nil
}

// LastSeen returns when the players of rooms were last Seen. Those who never were are not in the
// map.
func (s *Store) LastSeen(ctx context.Context, rooms ...room.ID) (map[Lease]time.Time, error) {
	seen := map[Lease]time.Time{}
	for part := range slices.Chunk(rooms, batch) {
		places, values := placeholders(part)
		_, err := query(ctx, s, func(rows *sql.Rows) (l Lease, err error) {
			var ms int64
			err = rows.Scan(&l.Room, &l.Player, &ms)
			seen[l] = fromMS(ms)
			return l, err
		}, `SELECT room, player, seen FROM presence WHERE room IN `+places, values...)
		if err != nil {
			return nil, err
		}
	}
	return seen, nil
}
