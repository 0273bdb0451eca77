package rooms

import (
	"net/http"
	"strings"

	"github.com/a-h/templ"
	"golang.org/x/time/rate"

	"chesstutor/templates/rooms"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Rooms has the handlers of games between two people online.
type Rooms struct {
	*site.Site
	*live.Service
	off     bool          // this server has no rooms
	makers  *site.Limiter // limits how many rooms an address makes
	key     []byte        // hashes the makers' addresses
	surveys *game.Surveys
}

// Routes registers the routes of rooms.
func (h *Rooms) Routes(r *site.Router) {
	r.Get("/rooms", withRefusals(h.form))
	r.Post("/rooms", withRefusals(site.WithForm(h.make)))
	r.Get("/room", withRefusals(h.find))
	r.Get("/room/{id}", withRefusals(h.show))
	r.Get("/room/{id}/moves", withRefusals(h.moves))
	r.Get("/room/{id}/advice", withRefusals(h.helped(game.WriteAdvice)))
	r.Get("/room/{id}/why", withRefusals(h.helped(game.WriteWhy)))
	r.Get("/room/{id}/game.pgn", withRefusals(h.pgn))
	r.Get("/room/{id}/review", withRefusals(h.review))
	r.GetOnly("/room/{id}/events", withRefusals(h.events))
	r.Post("/room/{id}/join", withRefusals(site.WithForm(h.join)))
	r.Post("/room/{id}/move", withRefusals(h.act(readMove)))
	r.Post("/room/{id}/draw", withRefusals(h.act(readDraw)))
	r.Post("/room/{id}/claim", withRefusals(h.playing(h.claim)))
	r.Post("/room/{id}/resign", withRefusals(h.act(simple((*room.Room).Resign))))
	r.Post("/room/{id}/abort", withRefusals(h.act(simple((*room.Room).Abort))))
	r.Post("/room/{id}/rematch", withRefusals(h.act(simple((*room.Room).Rematch))))
}

// New returns a Rooms; key hashes client addresses, and config configures the service that stores the rooms. If
// config.Open is nil there are no rooms. Run must run while it is used, and Close must follow.
func New(s *site.Site, surveys *game.Surveys, key []byte, config live.Config) *Rooms {
	config.Encode = encodeEvent
	return &Rooms{
		Site: s, Service: live.New(config), off: config.Open == nil,
		makers: site.NewLimiter(rate.Every(MadeEvery), MadeAtOnce), key: key, surveys: surveys,
	}
}

// find answers GET /room: it redirects to the room whose code, or link, somebody has typed.
func (h *Rooms) find(w http.ResponseWriter, r *http.Request) error {
	code := site.Query(r)["code"]
	if at := strings.LastIndex(code, "/room/"); at >= 0 { // the whole link
		code = code[at+len("/room/"):]
	}
	if end := strings.IndexAny(code, "/?#"); end >= 0 { // the link of a page below the room's
		code = code[:end]
	}
	id, ok := room.ParseID(code)
	if !ok {
		return errNoSuchRoom
	}
	if _, err := h.load(r, id); err != nil {
		return err
	}
	http.Redirect(w, r, roomPath(id), http.StatusSeeOther)
	return nil
}

// enter returns the room of a request, and which of its players has sent it. Each handler calls enter, may change
// the room, and calls look for its state afterwards.
func (h *Rooms) enter(r *http.Request) (*room.Room, room.Player, error) {
	id, ok := room.ParseID(site.Var(r, "id"))
	if !ok {
		return nil, room.Nobody, errNoSuchRoom
	}
	in, err := h.load(r, id)
	if err != nil {
		return nil, room.Nobody, err
	}
	p, err := h.player(r, in)
	return in, p, err
}

// load returns the current state of a room. A request that waits for the database has no turn at the processors.
func (h *Rooms) load(r *http.Request, id room.ID) (in *room.Room, err error) {
	site.Away(r.Context(), func() { in, err = h.Load(r.Context(), id) })
	return in, err
}

// visit is enter followed by look, for handlers that change nothing.
func (h *Rooms) visit(r *http.Request) (*seat, error) {
	in, p, err := h.enter(r)
	if err != nil {
		return nil, err
	}
	return h.look(r, in, p)
}

// look records that a player was seen now, and returns the room from that player's seat.
func (h *Rooms) look(r *http.Request, in *room.Room, p room.Player) (*seat, error) {
	v, err := h.Seen(r.Context(), in, p, site.Query(r)["hidden"] == "true")
	if err != nil {
		return nil, err
	}
	return &seat{
		room:     v.Room,
		player:   p,
		now:      v.Now,
		silent:   v.Silent,
		language: h.Language(r),
		surveys:  h.surveys,
		url:      h.url(r, v.Room.ID()),
	}, nil
}

// shown adds the current state of the room to a refusal of what it does not allow, as a page or as JSON.
func (h *Rooms) shown(r *http.Request, id room.ID, p room.Player, err error) error {
	e, expected := site.AsRefusal(refusalOf(err))
	if !expected || e.Status == http.StatusBadRequest || e.Status >= http.StatusInternalServerError {
		return err
	}
	in, lost := h.load(r, id)
	if lost != nil {
		return err
	}
	st, lost := h.look(r, in, p)
	if lost != nil {
		return err
	}
	g := st.room.Game()
	return e.Beside(func(_ *say.Language, notice string) templ.Component {
		return rooms.RoomPage(h.page(r, st, game.View{Ply: g.Ply()}, notice))
	}, site.Object{{Name: "board", Value: game.NewBoard(st.language, g, "")}, {Name: "seq", Value: st.room.Number()}})
}

// url returns the room's address with scheme and host, to be sent to an opponent.
func (h *Rooms) url(r *http.Request, id room.ID) string {
	return h.Origin(r) + roomPath(id)
}

// show answers GET /room/{id}: with the page of a room, or with its state as JSON.
func (h *Rooms) show(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, st.state())
	}
	q := site.Query(r)
	if q["show"] != "" { // a demonstrated line counts material, which is help
		if err := st.refuseHelp(); err != nil {
			return err
		}
	}
	v, err := game.ReadView(st.viewer(), st.room.Game(), q)
	if err != nil {
		return err
	}
	if st.free() {
		if err := h.giveSecret(w, r); err != nil {
			return err
		}
	}
	return h.writePage(w, r, st, v)
}

// writePage answers with the page of a room. To whoever has played its game to the end, that is the game of the day.
func (h *Rooms) writePage(w http.ResponseWriter, r *http.Request, st *seat, v game.View) error {
	if st.played() && h.SameSite(r) == nil {
		if err := h.KeepGame(w, r, st.room.Ended()); err != nil {
			return err
		}
	}
	page := h.page(r, st, v, "")
	if st.player == room.Nobody { // as programs that show links are
		page.Share = st.share(h, r)
	}
	return site.WritePage(w, r, http.StatusOK, rooms.RoomPage(page))
}

// page returns the content of a room's page with a notice of what went wrong, which may be "".
func (h *Rooms) page(r *http.Request, st *seat, v game.View, notice string) rooms.Room {
	page := roomPage(st, h.Settings.Of(r), v, notice)
	if st.played() && !v.LookingBack {
		page.Today = game.TodayOf(h.Site, r, nil)
	}
	return page
}

func (h *Rooms) pgn(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	return game.WritePGN(w, r, pgnOf(st.room))
}
