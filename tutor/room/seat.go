package room

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/hex"
	"time"

	"chesstutor/tutor/chess"
)

// Key is the hash of a seat's token. The token itself is not stored, so reading the database does
// not give access to a seat.
type Key [sha256.Size]byte

// KeyOf returns the hash of a token, a text that cannot be guessed. Whoever presents the token is
// the player.
func KeyOf(token string) Key { return sha256.Sum256([]byte(token)) }

// seat is the state of one player's seat.
type seat struct {
	key       Key
	taken     bool
	present   bool
	lastSeen  time.Time // time of the player's last event, except KindAway
	offerTurn int       // turnNumber at the last draw offer, 0 if none in this game
}

// Seat returns whose seat a token belongs to. It takes the same time for any token.
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

// Present reports whether a player is in the room according to the events. A server that dies
// records no KindAway; the leases of package sqlstore are more accurate: see Room.Claim.
func (r *Room) Present(p Player) bool { return r.seats[p].present }

// LastSeen returns when a player last did something that is an event, beside leaving, the zero time if never.
func (r *Room) LastSeen(p Player) time.Time { return r.seats[p].lastSeen }

// Color returns the color of a player in the current game.
func (r *Room) Color(p Player) chess.Color {
	if p == Maker {
		return r.makerColor
	}
	return r.makerColor.Other()
}

// Player returns which player has a color in the current game.
func (r *Room) Player(c chess.Color) Player {
	if c == r.makerColor {
		return Maker
	}
	return Guest
}

// MarshalText returns the key in hexadecimal digits.
func (k Key) MarshalText() ([]byte, error) { return hex.AppendEncode(nil, k[:]), nil }

// UnmarshalText is the inverse of MarshalText.
func (k *Key) UnmarshalText(text []byte) error {
	if len(text) != hex.EncodedLen(len(k)) {
		return hex.ErrLength
	}
	_, err := hex.Decode(k[:], text)
	return err
}
