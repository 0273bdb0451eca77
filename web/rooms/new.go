package rooms

import (
	"cmp"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"

	"chesstutor/templates/rooms"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// The rate limit of making rooms, for each address: a burst, then one every few seconds. A class of thirty makes
// fifteen at once.
const (
	MostOpen   = 150
	MadeAtOnce = 60
	MadeEvery  = 5 * time.Second
)

// form answers GET /rooms: with the page on which a room is made or a room's code is typed, or in JSON with the
// defaults of POST /rooms.
func (h *Rooms) form(w http.ResponseWriter, r *http.Request) error {
	if h.off {
		return errNoRooms
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, site.Form{"side": "random", "help": "both"})
	}
	if err := h.giveSecret(w, r); err != nil {
		return err
	}
	return site.WritePage(w, r, http.StatusOK, rooms.NewPage(newPage(h.Language(r), site.Form{}, "")))
}

// make answers POST /rooms: it makes a room and gives the sender of the request its first seat.
func (h *Rooms) make(w http.ResponseWriter, r *http.Request, f site.Form) error {
	options, err := readOptions(f)
	if err != nil {
		return h.formAgain(w, r, f, err)
	}
	maker := h.makerName(r)
	if err := h.mayMake(r, maker); err != nil {
		return err
	}
	secret := cmp.Or(h.Seat.Of(r), rand.Text())
	key := func(id room.ID) room.Key { return room.KeyOf(tokenOf(secret, id)) }
	var made *room.Room
	site.Away(r.Context(), func() { made, err = h.Create(r.Context(), maker, options, key) })
	if errors.Is(err, room.ErrClock) {
		return h.formAgain(w, r, f, err)
	}
	if err != nil {
		return err
	}
	if err := h.Seat.Set(w, r, secret); err != nil {
		return err
	}
	st, err := h.look(r, made, room.Maker)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, roomPath(made.ID()), http.StatusSeeOther)
		return nil
	}
	return h.writeSeat(w, r, http.StatusCreated, st.room, room.Maker, tokenOf(secret, made.ID()))
}

// formAgain answers a request that asks for what a room cannot have: where a page is wanted, with the form as it was
// filled in and what is wrong with it.
func (h *Rooms) formAgain(w http.ResponseWriter, r *http.Request, f site.Form, err error) error {
	if !site.WantsHTML(r) {
		return err
	}
	e, _ := site.AsRefusal(refusalOf(err))
	return site.WritePage(w, r, e.Status, rooms.NewPage(newPage(h.Language(r), f, e.In(h.Language(r)))))
}

// writeSeat answers with a seat that the request has got.
func (h *Rooms) writeSeat(w http.ResponseWriter, r *http.Request, status int, in *room.Room, p room.Player,
	token string) error {
	w.Header().Set("Location", roomPath(in.ID()))
	seat := site.Object{{Name: "side", Value: in.Color(p).String()}, {Name: "token", Value: token}}
	return site.WriteJSON(w, status, site.Object{
		{Name: "room", Value: in.ID()}, {Name: "url", Value: h.url(r, in.ID())}, {Name: "seat", Value: seat},
	})
}

// readOptions reads the options of a new room: the maker's side, the clock as minutes and increment or as one of
// the page's presets, and whether the tutor helps.
func readOptions(f site.Form) (o room.Options, err error) {
	if o.Side, err = f.Side(site.AnySide()); err != nil {
		return o, err
	}
	if o.Clock, err = readClock(f); err != nil {
		return o, err
	}
	switch f["help"] {
	case "", "both":
		o.MakerHelp, o.GuestHelp = true, true
	case "me":
		o.MakerHelp = true
	case "opponent":
		o.GuestHelp = true
	case "none":
	default:
		return o, site.RefuseFor(http.StatusBadRequest,
			say.Problem{Key: say.NotOneOf, Name: "help", Names: []string{"both", "me", "opponent", "none"}})
	}
	return o, nil
}

// readClock reads the clock: one of the page's presets, such as "5+3" or "none"; with "free", or without a preset,
// the fields minutes and increment.
func readClock(f site.Form) (c room.Clock, err error) {
	minutes, increment := f["minutes"], f["increment"]
	if preset := f["time"]; preset == "none" {
		return c, nil
	} else if preset != "" && preset != "free" {
		minutes, increment, _ = strings.Cut(preset, "+")
	}
	if minutes == "" && increment == "" {
		return c, nil
	}
	if c.Initial, err = duration("minutes", minutes, time.Minute); err != nil {
		return c, err
	}
	if increment != "" {
		if c.Increment, err = duration("increment", increment, time.Second); err != nil {
			return c, err
		}
	}
	if !c.Runs() {
		return c, room.ErrClock
	}
	return c, nil
}

// maxUnits bounds the number of units, so that it fits into a time.Duration; clocks have lower limits.
const maxUnits = 1000

// duration parses a number of units, rounded to the millisecond.
func duration(name, text string, unit time.Duration) (time.Duration, error) {
	n, err := strconv.ParseFloat(strings.TrimSpace(text), 64)
	switch {
	case errors.Is(err, strconv.ErrRange), n > maxUnits && !math.IsInf(n, 1):
		return 0, room.ErrClock
	case err != nil, math.IsNaN(n), math.IsInf(n, 1), n < 0:
		return 0, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotANumber, Name: name})
	}
	return time.Duration(n * float64(unit)).Round(time.Millisecond), nil
}

// makerName identifies the maker of a room by a keyed hash of the client address, so that the database contains no
// addresses.
func (h *Rooms) makerName(r *http.Request) string {
	hash := hmac.New(sha256.New, h.key)
	hash.Write([]byte("chesstutor maker\x00" + site.Network(h.Addresses.From(r)).String()))
	return hex.EncodeToString(hash.Sum(nil)[:16])
}

// mayMake refuses makers who exceed the rate limit or have too many open rooms.
func (h *Rooms) mayMake(r *http.Request, maker string) error {
	if !h.makers.Allow(h.Addresses.From(r), time.Now()) {
		return site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyMade}).After(MadeEvery)
	}
	var n int
	var err error
	site.Away(r.Context(), func() { n, err = h.OpenRooms(r.Context(), maker) })
	if err != nil {
		return err
	}
	if n >= MostOpen {
		return site.RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyOpen}).After(time.Minute)
	}
	return nil
}
