package web

import (
	"net/http"
	"time"

	"chesstutor/tutor/room"
)

// vigil is since when this process has kept leases without a gap, by the
// database's clock. A player's silence says something of the player only if
// somebody was there to listen: after the server or the database was away nobody
// has been heard of for long, and whoever comes back first must not win by it.
//
// Each process keeps its own vigil. One that goes on while another dies may let
// the game be claimed from the other's players, who could have come to it.
type vigil struct{ since, last time.Time }

// keep says that leases were kept now.
func (v *vigil) keep(now time.Time) {
	if gap := now.Sub(v.last); gap.Abs() > awayAfter {
		v.since = now
	}
	v.last = now
}

// long reports whether the vigil lasts so long that whoever was kept away by what
// was before it could have come back.
func (v *vigil) long(now time.Time) bool {
	return now.Sub(v.since) >= room.ClaimTime && now.Sub(v.last) <= awayAfter
}

func (h *hub) longVigil() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.vigil.long(h.clock())
}

var errServerAway = refuse(http.StatusConflict, "The server itself was away a moment ago. Your opponent has a minute to come back.")
