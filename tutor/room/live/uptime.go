package live

import (
	"sync"
	"time"
)

// uptime is since when this process has renewed leases without a gap, by the database's clock. A
// player who is not seen is absent only if the server was up: after an outage of the server or the
// database nobody has been seen for long, and the player who returns first must not win by that.
//
// Each process has its own uptime. When another process dies, games can be claimed from its
// players, who could have connected to this one.
type uptime struct {
	mu          sync.Mutex
	since, last time.Time
}

// touch records that leases were renewed now.
func (u *uptime) touch(now time.Time) {
	u.mu.Lock()
	defer u.mu.Unlock()
	if gap := now.Sub(u.last); gap.Abs() > awayAfter {
		u.since = now
	}
	u.last = now
}

// longEnough reports whether the process has been up for a room's time of absence, enough for
// players to return after an outage.
func (u *uptime) longEnough(now time.Time, claim time.Duration) bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	return now.Sub(u.since) >= claim && now.Sub(u.last) <= awayAfter
}
