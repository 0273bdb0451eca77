package web

import (
	"errors"
	"net/http"
	"strings"

	"github.com/gorilla/mux"
	"golang.org/x/time/rate"

	"chesstutor/templates"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
)

// rooms answers the requests of those who play each other from afar.
type rooms struct {
	site    *Server // sessions, cookies, errors and addresses
	service *live.Service
	makers  *visitors // who has made rooms lately
}

func newRooms(site *Server, config Config) *rooms {
	return &rooms{
		site: site, makers: newVisitors(nil, rate.Every(roomEvery), roomsAtOnce),
		service: live.New(live.Config{Open: config.Rooms, Encode: encodeEvent, Log: config.Log, Countdown: config.Countdown}),
	}
}

func (h *rooms) routes() {
	s := h.site
	s.get("/rooms", h.form)
	s.post("/rooms", h.make)
	s.get("/room", h.find)
	s.get("/room/{id}", h.show)
	s.get("/room/{id}/moves", h.moves)
	s.get("/room/{id}/advice", h.advice)
	s.get("/room/{id}/why", h.why)
	s.get("/room/{id}/game.pgn", h.pgn)
	s.router.Handle("/room/{id}/events", s.handle(h.events)).Methods(http.MethodGet)
	s.post("/room/{id}/join", h.join)
	s.post("/room/{id}/move", h.act(readMove))
	s.post("/room/{id}/draw", h.act(readDraw))
	s.post("/room/{id}/claim", h.playing(h.claim))
	s.post("/room/{id}/resign", h.act(simple((*room.Room).Resign)))
	s.post("/room/{id}/abort", h.act(simple((*room.Room).Abort)))
	s.post("/room/{id}/rematch", h.act(simple((*room.Room).Rematch)))
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

var errNoSuchRoom = refuse(http.StatusNotFound, "There is no such room, or no longer. Look at the link or the code again, or make a room of your own.")

// Every request in a room is a visit: enter finds the room and the player that it
// is from, then something may be done, and look returns the room as the player
// sees it.
func (h *rooms) enter(r *http.Request) (*room.Room, room.Player, error) {
	id, ok := room.ParseID(mux.Vars(r)["id"])
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
	return &seat{room: v.Room, player: p, now: v.Now, seen: v.Seen, language: h.site.language(r), url: h.url(r, v.Room.ID())}, nil
}

// refused adds to a refusal the room as it is, which a page shows with it.
func (h *rooms) refused(r *http.Request, id room.ID, p room.Player, err error) error {
	var bad malformed
	e, expected := asRefusal(err)
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
	shown := *e
	return shown.showing(roomSession(st, h.site.readSettings(r)))
}

// url is the address to send to an opponent.
func (h *rooms) url(r *http.Request, id room.ID) string {
	scheme := "http://"
	if h.site.visitors.secure(r) {
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
	ss := roomSession(st, h.site.readSettings(r))
	v, err := readView(ss, q)
	if err != nil {
		return err
	}
	if st.free() {
		if err := h.giveSecret(w, r); err != nil {
			return err
		}
	}
	return writePage(w, r, http.StatusOK, templates.RoomPage(roomPage(ss, v)))
}

func (h *rooms) pgn(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	return writePGN(w, r, pgnOf(st.room))
}
