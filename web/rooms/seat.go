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
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// seatCookie holds a secret of the browser's own, from which the tokens of its
// seats in all rooms are made, so that it never grows.
const seatCookie = "chess_seat"

// seat is a place in a room, or beside it, as whoever has it sees the room.
type seat struct {
	room     *room.Room
	player   room.Player // Nobody watches
	now      time.Time
	seen     [3]live.LastSeen // the players, by room.Player
	language *say.Language
	surveys  *game.Surveys
	url      string // of the room's page, with scheme and host
}

// color returns the color of the player who has the seat.
func (st *seat) color() chess.Color { return st.room.Color(st.player) }

// free reports whether the guest's seat can be taken.
func (st *seat) free() bool { return !st.room.Taken(room.Guest) && st.room.Status() != room.Over }

// helped reports whether the tutor may help here.
func (st *seat) helped() bool { return st.room.Options().Help(st.player) }

// viewer is whoever has the seat, looking at the game.
func (st *seat) viewer() game.Viewer {
	url := roomPath(st.room.ID())
	v := game.Viewer{
		URL: url, Base: url + "/", Audience: tutor.ToBoth, Helped: st.helped(), Language: st.language, Surveys: st.surveys,
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

// secret returns the browser's secret for its seats, if it has one.
func (h *Rooms) secret(r *http.Request) (string, bool) {
	data, found, err := h.Cookies.Open(r, seatCookie)
	return string(data), found && err == nil && len(data) > 0
}

// ownSecret returns the browser's secret, a new one if it has none; keepSecret
// must then be called for what is made with it.
func (h *Rooms) ownSecret(r *http.Request) string {
	if secret, ok := h.secret(r); ok {
		return secret
	}
	return rand.Text()
}

// keepSecret sends the browser its secret.
func (h *Rooms) keepSecret(w http.ResponseWriter, r *http.Request, secret string) error {
	value, err := h.Cookies.Sign(seatCookie, []byte(secret))
	if err == nil {
		h.SetCookie(w, r, seatCookie, value)
	}
	return err
}

// giveSecret sends a secret to a browser that has none, with a page whose button
// takes a seat. Were it only sent with the seat, a button pressed twice would be
// of two browsers, and a lost answer would leave a seat that is nobody's.
func (h *Rooms) giveSecret(w http.ResponseWriter, r *http.Request) error {
	if _, ok := h.secret(r); ok {
		return nil
	}
	return h.keepSecret(w, r, rand.Text())
}

// tokenOf makes the token of a seat. It tells nothing of the secret, nor of the
// tokens of other seats.
func tokenOf(secret string, id room.ID) string {
	sum := sha256.Sum256([]byte("chesstutor seat\x00" + secret + "\x00" + string(id)))
	return base32.StdEncoding.EncodeToString(sum[:])[:26]
}

// player tells who of a room's players has made a request: by the token that it
// bears, or by the browser's secret. A token that opens no seat is refused.
func (h *Rooms) player(r *http.Request, in *room.Room) (room.Player, error) {
	if token, shown := bearer(r); shown {
		if p, ok := in.Seat(token); ok {
			return p, nil
		}
		return room.Nobody, site.RefuseFor(http.StatusUnauthorized, say.Problem{Key: say.NoSeat})
	}
	if secret, ok := h.secret(r); ok {
		p, _ := in.Seat(tokenOf(secret, in.ID()))
		return p, nil
	}
	return room.Nobody, nil
}

// bearer returns the token that a request bears, and whether it bears any. What a
// proxy asks for, a password say, is none.
func bearer(r *http.Request) (token string, shown bool) {
	kind, token, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(kind, "Bearer") {
		return "", false
	}
	return strings.TrimSpace(token), true
}
