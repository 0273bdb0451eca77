package sqlstore

import (
	"context"
	"time"
)

// How long rooms are kept.
const (
	KeepUnstarted = 24 * time.Hour      // from when they were made, if no game was ever started
	KeepIdle      = 30 * 24 * time.Hour // from their last event, ended or not
)

// Sweep removes the rooms that are kept no longer, with all that belongs to
// them, and returns how many. Several processes may sweep at once.
func (s *Store) Sweep(ctx context.Context) (removed int, err error) {
	err = s.try(ctx, func(ctx context.Context, _ bool) error {
		done, err := s.write.ExecContext(ctx,
			`DELETE FROM rooms WHERE NOT started AND made < now_ms() - $1 OR last < now_ms() - $2`,
			KeepUnstarted.Milliseconds(), KeepIdle.Milliseconds())
		if err != nil {
			return err
		}
		n, err := done.RowsAffected()
		removed = int(n)
		if err != nil {
			return err
		}
		_, err = s.write.ExecContext(ctx,
			`DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.room = presence.room)`)
		return err
	})
	return removed, err
}
