package web

import (
	"net/http"
	"strconv"
	"time"

	"github.com/gorilla/mux"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

func (s *Server) roomActRoutes() {
	s.post("/room/{id}/move", s.act(playing))
	s.post("/room/{id}/draw", s.act(answering))
	s.post("/room/{id}/claim", s.claimRoom)
	s.post("/room/{id}/resign", s.act(plain((*room.Room).Resign)))
	s.post("/room/{id}/abort", s.act(plain((*room.Room).Abort)))
	s.post("/room/{id}/rematch", s.act(plain((*room.Room).Rematch)))
}

// wish is what a player wants of a room.
type wish func(*room.Room) sqlstore.Command

// plain reads the wish for something that needs no more words.
func plain(command func(*room.Room, room.Player, time.Time) (room.Event, error)) func(form, room.Player) (wish, error) {
	return func(_ form, p room.Player) (wish, error) {
		return func(r *room.Room) sqlstore.Command {
			return func(now time.Time) (room.Event, error) { return command(r, p, now) }
		}, nil
	}
}

func joining(key room.Key) wish {
	return func(r *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) { return r.Join(key, now) }
	}
}

// playing reads a move.
func playing(f form, p room.Player) (wish, error) {
	from, err := f.square("from")
	if err != nil {
		return nil, err
	}
	to, err := f.square("to")
	if err != nil {
		return nil, err
	}
	promoted, err := f.promotion()
	if err != nil {
		return nil, err
	}
	seq := 0
	if text := f["seq"]; text != "" {
		if seq, err = strconv.Atoi(text); err != nil || seq < 0 {
			return nil, refuse(http.StatusBadRequest, "seq is a whole number: that of the last event you have seen")
		}
	}
	return func(r *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) { return r.Move(p, from, to, promoted, seq, now) }
	}, nil
}

// answering reads what is said about a draw.
func answering(f form, p room.Player) (wish, error) {
	switch f["answer"] {
	case "offer":
		return plain((*room.Room).OfferDraw)(f, p)
	case "accept":
		return plain((*room.Room).AcceptDraw)(f, p)
	case "decline":
		return plain((*room.Room).DeclineDraw)(f, p)
	}
	return nil, refuse(http.StatusBadRequest, "answer is offer, accept or decline")
}

// act handles what a player does: it reads the wish, appends its event and
// answers with the room after it.
func (s *Server) act(read func(form, room.Player) (wish, error)) handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		f, err := readForm(w, r)
		if err != nil {
			return err
		}
		id, p, err := s.actor(r)
		if err != nil {
			return err
		}
		do, err := read(f, p)
		if err != nil {
			return err
		}
		return s.done(w, r, id, p, do)
	}
}

// actor tells which player of which room a request is from.
func (s *Server) actor(r *http.Request) (room.ID, room.Player, error) {
	id, ok := room.ParseID(mux.Vars(r)["id"])
	if !ok {
		return "", room.Nobody, errNoSuchRoom
	}
	in, err := s.hub.load(r.Context(), id)
	if err != nil {
		return "", room.Nobody, err
	}
	p, err := s.player(r, in)
	if err == nil && p == room.Nobody {
		err = room.ErrNotPlayer
	}
	return id, p, err
}

// done appends the event of a wish. A move that comes when the time has run out
// ends the game instead, and the answer says so.
func (s *Server) done(w http.ResponseWriter, r *http.Request, id room.ID, p room.Player, do wish) error {
	in, event, err := s.hub.act(r.Context(), id, do)
	if err == nil && event.Kind == room.KindFlagged {
		err = refuse(http.StatusConflict, "the time has run out, so the game is over")
	}
	if wantsHTML(r) && err == nil {
		http.Redirect(w, r, roomPath(id), http.StatusSeeOther)
		return nil
	}
	if err != nil {
		return s.refusedIn(r, id, p, err)
	}
	if in, err = s.hub.sign(r.Context(), in, p, false); err != nil {
		return err
	}
	st, err := s.look(r.Context(), r, in, p)
	if err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, newRoomState(st))
}

// refusedIn adds to a refusal the room as it is, which a page shows with it.
func (s *Server) refusedIn(r *http.Request, id room.ID, p room.Player, err error) error {
	e, expected := asRefusal(err)
	if !expected || e.status >= http.StatusInternalServerError {
		return err
	}
	in, lost := s.hub.load(r.Context(), id)
	if lost != nil {
		return err
	}
	st, lost := s.look(r.Context(), r, in, p)
	if lost != nil {
		return err
	}
	shown := *e
	return shown.showing(roomSession(st, s.readSettings(r)))
}

// claimRoom claims the game from an opponent who has gone.
func (s *Server) claimRoom(w http.ResponseWriter, r *http.Request) error {
	if _, err := readForm(w, r); err != nil {
		return err
	}
	id, p, err := s.actor(r)
	if err != nil {
		return err
	}
	seen, err := s.hub.lastSeen(r.Context(), id)
	if err != nil {
		return err
	}
	long := s.hub.longVigil()
	return s.done(w, r, id, p, func(in *room.Room) sqlstore.Command {
		return func(now time.Time) (room.Event, error) {
			event, err := in.Claim(p, seen[p.Other()], now)
			if err == nil && event.Kind == room.KindClaimed && !long {
				err = errServerAway
			}
			return event, err
		}
	})
}
