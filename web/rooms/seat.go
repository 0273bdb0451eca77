package rooms

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"net/http"
	"strings"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// seat is the view of a room that one player has, or a watcher.
type seat struct {
	room     *room.Room
	player   room.Player // Nobody for a watcher
	now      time.Time
	silent   [3]bool // see live.View
	language *say.Language
	surveys  *game.Surveys
	url      string // of the room's page, with scheme and host
}

// color returns the color of the player who has the seat.
func (st *seat) color() chess.Color { return st.room.Color(st.player) }

// free reports whether the guest's seat can be taken.
func (st *seat) free() bool { return !st.room.Taken(room.Guest) && st.room.Status() != room.Over }

// helped reports whether the tutor may help the player of this seat.
func (st *seat) helped() bool { return st.room.Options().Help(st.player) }

// played reports whether the seat is that of a player whose game has ended, otherwise than by being called off.
func (st *seat) played() bool {
	end, over := st.room.Result()
	return over && st.player != room.Nobody && end.Reason != room.Aborted
}

// viewer returns the viewer of the game for this seat.
func (st *seat) viewer() game.Viewer {
	url := roomPath(st.room.ID())
	v := game.Viewer{
		URL: url, Base: url + "/", Audience: tutor.ToBoth, Helped: st.helped(), Language: st.language,
		Surveys: st.surveys,
	}
	v.Advises = v.Helped && st.room.Game().Outcome() != chess.Playing
	if st.player == room.Nobody {
		return v
	}
	v.MayMove = st.room.Turn() == st.player
	v.Advises = v.Advises || v.Helped && v.MayMove
	v.ShowsMoves, v.ShowsPastMoves = v.MayMove, v.Helped
	v.Turned = st.color() == chess.Black
	v.Audience = tutor.ToWhiteOfTwo
	if v.Turned {
		v.Audience = tutor.ToBlackOfTwo
	}
	return v
}

func roomPath(id room.ID) string { return "/room/" + string(id) }

// giveSecret sets a new secret in a browser that has none, with any page that has a button to take a seat. If the
// secret were set only in the answer to that button, a button pressed twice would count as two browsers, and after
// a lost answer nobody could use the seat.
func (h *Rooms) giveSecret(w http.ResponseWriter, r *http.Request) error {
	if h.Seat.Of(r) != "" {
		return nil
	}
	return h.Seat.Set(w, r, rand.Text())
}

// tokenOf derives the token of a seat from the browser's secret. The token reveals neither the secret nor the
// tokens of other seats.
func tokenOf(secret string, id room.ID) string {
	sum := sha256.Sum256([]byte("chesstutor seat\x00" + secret + "\x00" + string(id)))
	return base32.StdEncoding.EncodeToString(sum[:])[:26]
}

// player returns which of a room's players has sent a request, by the bearer token or by the browser's secret;
// room.Nobody for a watcher. It refuses a token that belongs to no seat. A closed room is for the children of a class
// whose pair plays there, and for nobody else.
func (h *Rooms) player(r *http.Request, in *room.Room) (room.Player, error) {
	if in.Options().Closed {
		return h.ofPair(r, in)
	}
	if token, shown := bearer(r); shown {
		if p, ok := in.Seat(token); ok {
			return p, nil
		}
		return room.Nobody, site.RefuseFor(http.StatusUnauthorized, say.Problem{Key: say.NoSeat})
	}
	if secret := h.Seat.Of(r); secret != "" {
		p, _ := in.Seat(tokenOf(secret, in.ID()))
		return p, nil
	}
	return room.Nobody, nil
}

// ofPair returns which of the two children who play in a closed room has sent a request. It refuses all others.
func (h *Rooms) ofPair(r *http.Request, in *room.Room) (p room.Player, err error) {
	var token string
	site.Away(r.Context(), func() { token, err = h.PairToken(r, in.ID()) })
	if err != nil {
		return room.Nobody, err
	}
	if p, mine := in.Seat(token); mine {
		return p, nil
	}
	return room.Nobody, errClosed
}

// bearer returns the bearer token of a request, and whether there is one. It ignores other schemes of
// Authorization, such as a password for a proxy.
func bearer(r *http.Request) (token string, shown bool) {
	kind, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(kind, "Bearer") {
		return "", false
	}
	return strings.TrimSpace(token), true
}
