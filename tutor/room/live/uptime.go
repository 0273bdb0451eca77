package live

import (
	"time"

	"chesstutor/tutor/room"
)

// uptime is since when this process has renewed leases without a gap, by the
// database's clock. A player's silence says something of the player only if
// somebody was there to listen: after the server or the database was away nobody
// has been heard of for long, and whoever comes back first must not win by it.
//
// Each process has its own. One that goes on while another dies may let the game
// be claimed from the other's players, who could have come to it.
type uptime struct{ since, last time.Time }

// touch says that leases were renewed now.
func (u *uptime) touch(now time.Time) {
	if gap := now.Sub(u.last); gap.Abs() > awayAfter {
		u.since = now
	}
	u.last = now
}

// long reports whether the process has been up for so long that whoever was kept
// away by what was before could have come back.
func (u *uptime) long(now time.Time) bool {
	return now.Sub(u.since) >= room.ClaimTime && now.Sub(u.last) <= awayAfter
}
