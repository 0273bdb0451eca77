package room

import (
	"crypto/sha256"
	"crypto/subtle"
	"time"

	"chesstutor/tutor/chess"
)

// Key is the hash of a seat's token. The room keeps nothing else of it, so who
// reads the database cannot sit down.
type Key [sha256.Size]byte

// KeyOf returns the hash of a token: any text that cannot be guessed. Whoever shows
// it is the player.
func KeyOf(token string) Key { return sha256.Sum256([]byte(token)) }

// seat is what the room knows of one player.
type seat struct {
	key     Key
	taken   bool
	present bool
	sign    time.Time // of the player's last act, or return
	offered int       // 1 + own moves at the last offer of a draw, 0 if none in this game
}

// Seat tells whose seat a token opens. It takes the same time for any token.
func (r *Room) Seat(token string) (Player, bool) {
	key := KeyOf(token)
	found := Nobody
	for p := Maker; p <= Guest; p++ {
		if subtle.ConstantTimeCompare(key[:], r.seats[p].key[:]) == 1 && r.seats[p].taken {
			found = p
		}
	}
	return found, found != Nobody
}

// Taken reports whether a player's seat is taken.
func (r *Room) Taken(p Player) bool { return r.seats[p].taken }

// Present reports whether a player was in the room when last heard of: away and
// back again are events. Since a server can die without a word, leases beside
// the events tell more: see Room.Claim.
func (r *Room) Present(p Player) bool { return r.seats[p].present }

// Color returns the color a player has in the game on the board.
func (r *Room) Color(p Player) chess.Color {
	if p == Maker {
		return r.makerHas
	}
	return r.makerHas.Other()
}

// Player returns who has a color in the game on the board.
func (r *Room) Player(c chess.Color) Player {
	if c == r.makerHas {
		return Maker
	}
	return Guest
}
