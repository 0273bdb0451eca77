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

// The subquery limits how many rows one statement deletes; the outer condition keeps a room in
// which a game is started meanwhile.
const (
	isOld = `(NOT started AND made < (SELECT now_ms()) - $1 OR last < (SELECT now_ms()) - $2)`

	sweepRooms = `DELETE FROM rooms WHERE ` + isOld + ` AND room IN (SELECT room FROM rooms WHERE ` + isOld +
		` LIMIT 100)`

	sweepPresence = `DELETE FROM presence WHERE seen < (SELECT now_ms()) - $1
		AND NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.room = presence.room)`
)

// Sweep deletes expired rooms with all their data, and returns how many, and ends classes whose time is over. Several
// processes may sweep at once.
func (s *Store) Sweep(ctx context.Context) (removed int, err error) {
	for {
		n, err := s.execute(ctx, sweepRooms, KeepUnstarted.Milliseconds(), KeepIdle.Milliseconds())
		removed += n
		if err != nil {
			return removed, err
		}
		if n == 0 {
			break
		}
	}
	if err := s.sweepClasses(ctx); err != nil {
		return removed, err
	}
	_, err = s.execute(ctx, sweepPresence, leaseOutlives.Milliseconds())
	return removed, err
}

// leaseOutlives is how long leases are kept after they were last renewed if their room is gone.
const leaseOutlives = time.Hour
