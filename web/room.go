package web

import (
	"errors"
	"net/http"
	"strings"

	"github.com/a-h/templ"
	"golang.org/x/time/rate"

	"chesstutor/templates"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/say"
)

// rooms answers the requests of those who play each other from afar.
type rooms struct {
	*site
	service *live.Service
	off     bool     // there are no rooms
	makers  *limiter // of rooms
	key     []byte   // hashes their addresses
	surveys *surveys
}

func newRooms(s *site, config Config, known *surveys) *rooms {
	return &rooms{
		site: s, makers: newLimiter(rate.Every(roomEvery), roomsBurst), key: config.Keys[0], surveys: known, off: config.Rooms == nil,
		service: live.New(live.Config{Open: config.Rooms, Encode: encodeEvent, Log: config.Log, Countdown: config.Countdown}),
	}
}

func (h *rooms) routes(r *router) {
	r.get("/rooms", withRefusals(h.form))
	r.post("/rooms", withRefusals(h.make))
	r.get("/room", withRefusals(h.find))
	r.get("/room/{id}", withRefusals(h.show))
	r.get("/room/{id}/moves", withRefusals(h.moves))
	r.get("/room/{id}/advice", withRefusals(h.advice))
	r.get("/room/{id}/why", withRefusals(h.why))
	r.get("/room/{id}/game.pgn", withRefusals(h.pgn))
	r.getOnly("/room/{id}/events", withRefusals(h.events))
	r.post("/room/{id}/join", withRefusals(h.join))
	r.post("/room/{id}/move", withRefusals(h.act(readMove)))
	r.post("/room/{id}/draw", withRefusals(h.act(readDraw)))
	r.post("/room/{id}/claim", withRefusals(h.playing(h.claim)))
	r.post("/room/{id}/resign", withRefusals(h.act(simple((*room.Room).Resign))))
	r.post("/room/{id}/abort", withRefusals(h.act(simple((*room.Room).Abort))))
	r.post("/room/{id}/rematch", withRefusals(h.act(simple((*room.Room).Rematch))))
}

// find leads to the room of a code that somebody typed.
func (h *rooms) find(w http.ResponseWriter, r *http.Request) error {
	code := query(r)["code"]
	if at := strings.LastIndex(code, "/room/"); at >= 0 { // the whole link
		code = code[at+len("/room/"):]
	}
	if end := strings.IndexAny(code, "/?#"); end >= 0 { // of a page below the room's
		code = code[:end]
	}
	id, ok := room.ParseID(code)
	if !ok {
		return errNoSuchRoom
	}
	if _, err := h.service.Load(r.Context(), id); err != nil {
		return err
	}
	http.Redirect(w, r, roomPath(id), http.StatusSeeOther)
	return nil
}

// Every request in a room is a visit: enter finds the room and the player that it
// is from, then something may be done, and look returns the room as the player
// sees it.
func (h *rooms) enter(r *http.Request) (*room.Room, room.Player, error) {
	id, ok := room.ParseID(variable(r, "id"))
	if !ok {
		return nil, room.Nobody, errNoSuchRoom
	}
	in, err := h.service.Load(r.Context(), id)
	if err != nil {
		return nil, room.Nobody, err
	}
	p, err := h.player(r, in)
	return in, p, err
}

// visit is enter and look, for those who only look.
func (h *rooms) visit(r *http.Request) (*seat, error) {
	in, p, err := h.enter(r)
	if err != nil {
		return nil, err
	}
	return h.look(r, in, p)
}

// look records that a player was seen, and returns the room as the player sees it.
func (h *rooms) look(r *http.Request, in *room.Room, p room.Player) (*seat, error) {
	v, err := h.service.Seen(r.Context(), in, p, query(r)["hidden"] == "true")
	if err != nil {
		return nil, err
	}
	return &seat{room: v.Room, player: p, now: v.Now, seen: v.Seen, language: h.language(r), surveys: h.surveys, url: h.url(r, v.Room.ID())}, nil
}

// shown adds to a refusal the room as it is, which a page shows with it.
func (h *rooms) shown(r *http.Request, id room.ID, p room.Player, err error) error {
	var bad malformed
	e, expected := asRefusal(refusalOf(err))
	if errors.As(err, &bad) || !expected || e.status >= http.StatusInternalServerError {
		return err
	}
	in, lost := h.service.Load(r.Context(), id)
	if lost != nil {
		return err
	}
	st, lost := h.look(r, in, p)
	if lost != nil {
		return err
	}
	g, c := st.room.Game(), h.settings(r)
	return e.beside(func(_ *say.Language, notice string) templ.Component {
		return templates.RoomPage(roomPage(st, c, view{ply: g.Ply()}, notice))
	}, object{{"board", newBoard(st.language, g, "")}, {"seq", st.room.Number()}})
}

// url is the address to send to an opponent.
func (h *rooms) url(r *http.Request, id room.ID) string {
	scheme := "http://"
	if h.addresses.secure(r) {
		scheme = "https://"
	}
	return scheme + r.Host + roomPath(id)
}

// show answers with a room: a page for a browser, otherwise JSON.
func (h *rooms) show(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	if !wantsHTML(r) {
		return writeJSON(w, http.StatusOK, newRoomState(st))
	}
	q := query(r)
	if q["show"] != "" { // the tutor counts along with a line that is shown
		if err := st.refuseHelp(); err != nil {
			return err
		}
	}
	v, err := readView(st.viewer(), st.room.Game(), q)
	if err != nil {
		return err
	}
	if st.free() {
		if err := h.giveSecret(w, r); err != nil {
			return err
		}
	}
	return writePage(w, r, http.StatusOK, templates.RoomPage(roomPage(st, h.settings(r), v, "")))
}

func (h *rooms) pgn(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	return writePGN(w, r, pgnOf(st.room))
}
