package web

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/gorilla/mux"

	"chesstutor/templates"
	"chesstutor/tutor/room"
)

func (s *Server) roomRoutes() {
	s.get("/rooms", s.roomForm)
	s.post("/rooms", s.makeRoom)
	s.get("/room", s.findRoom)
	s.get("/room/{id}", s.showRoom)
	s.get("/room/{id}/moves", s.roomMoves)
	s.get("/room/{id}/advice", s.roomAdvice)
	s.get("/room/{id}/why", s.roomWhy)
	s.get("/room/{id}/game.pgn", s.roomPGN)
	s.router.Handle("/room/{id}/events", s.handle(s.roomEvents)).Methods(http.MethodGet)
	s.post("/room/{id}/join", s.joinRoom)
	s.roomActRoutes()
}

// findRoom leads to the room of a code that somebody typed.
func (s *Server) findRoom(w http.ResponseWriter, r *http.Request) error {
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
	if _, err := s.hub.load(r.Context(), id); err != nil {
		return err
	}
	http.Redirect(w, r, roomPath(id), http.StatusSeeOther)
	return nil
}

var errNoSuchRoom = refuse(http.StatusNotFound, "There is no such room, or no longer. Look at the link or the code again, or make a room of your own.")

// seat finds the room of a request and whose seat there it comes from. It counts
// as a sign of that player.
func (s *Server) seat(r *http.Request) (*seat, error) {
	id, ok := room.ParseID(mux.Vars(r)["id"])
	if !ok {
		return nil, errNoSuchRoom
	}
	in, err := s.hub.load(r.Context(), id)
	if err != nil {
		return nil, err
	}
	p, err := s.player(r, in)
	if err != nil {
		return nil, err
	}
	if in, err = s.hub.sign(r.Context(), in, p, query(r)["hidden"] == "true"); err != nil {
		return nil, err
	}
	return s.look(r.Context(), r, in, p)
}

// look returns a seat with what is known of who is there.
func (s *Server) look(ctx context.Context, r *http.Request, in *room.Room, p room.Player) (*seat, error) {
	in, signs, err := s.hub.lookFor(ctx, in)
	if err == nil {
		in, err = s.hub.settle(ctx, in)
	}
	if err != nil {
		return nil, err
	}
	return &seat{room: in, player: p, now: s.hub.now(), signs: signs, url: s.roomURL(r, in.ID())}, nil
}

// roomURL is the address to send to an opponent.
func (s *Server) roomURL(r *http.Request, id room.ID) string {
	scheme := "http://"
	if s.visitors.secure(r) {
		scheme = "https://"
	}
	return scheme + r.Host + roomPath(id)
}

// showRoom answers with a room: a page for a browser, otherwise JSON.
func (s *Server) showRoom(w http.ResponseWriter, r *http.Request) error {
	st, err := s.seat(r)
	if err != nil {
		return err
	}
	if !wantsHTML(r) {
		return writeJSON(w, http.StatusOK, newRoomState(st))
	}
	ss := roomSession(st, s.readSettings(r))
	v, err := readView(ss, query(r))
	if err != nil {
		return err
	}
	if st.free() {
		if err := s.giveSecret(w, r); err != nil {
			return err
		}
	}
	return writePage(w, r, http.StatusOK, templates.RoomPage(roomPage(ss, v)))
}

func (s *Server) roomPGN(w http.ResponseWriter, r *http.Request) error {
	st, err := s.seat(r)
	if err != nil {
		return err
	}
	return writePGN(w, r, pgnOf(st.room))
}

// joinRoom gives the guest's seat to whoever asks. Who has a seat keeps it.
func (s *Server) joinRoom(w http.ResponseWriter, r *http.Request) error {
	if _, err := readForm(w, r); err != nil {
		return err
	}
	st, err := s.seat(r)
	if err != nil {
		return err
	}
	id := st.room.ID()
	token, shown := bearer(r)
	if !shown {
		secret := s.ownSecret(r)
		token = tokenOf(secret, id)
		if st.player == room.Nobody {
			if st, err = s.takeSeat(r, id, token); err != nil {
				return s.refusedIn(r, id, room.Nobody, err)
			}
		}
		if err := s.keepSecret(w, r, secret); err != nil {
			return err
		}
	}
	if wantsHTML(r) {
		http.Redirect(w, r, roomPath(id), http.StatusSeeOther)
		return nil
	}
	return s.writeSeat(w, r, http.StatusOK, st.room, st.player, token)
}

// takeSeat seats whoever has a token as a room's guest. Who pressed the button
// twice is seated once, and told so twice.
func (s *Server) takeSeat(r *http.Request, id room.ID, token string) (*seat, error) {
	p := room.Guest
	in, _, err := s.hub.act(r.Context(), id, joining(room.KeyOf(token)))
	if errors.Is(err, room.ErrSeatTaken) {
		now, lost := s.hub.load(r.Context(), id)
		if lost != nil {
			return nil, lost
		}
		if mine, seated := now.Seat(token); seated {
			in, p, err = now, mine, nil
		}
	}
	if err != nil {
		return nil, err
	}
	if in, err = s.hub.sign(r.Context(), in, p, false); err != nil {
		return nil, err
	}
	return s.look(r.Context(), r, in, p)
}
