package rooms

import (
	"context"
	"net/http"
	"strconv"
	"time"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// An act returns the event of a player's action in a room. It is parsed from a request's form.
type act func(r *room.Room, p room.Player, now time.Time) (room.Event, error)

// simple returns the parser of an act without parameters.
func simple(do act) func(site.Form) (act, error) {
	return func(site.Form) (act, error) { return do, nil }
}

// readMove reads a move.
func readMove(f site.Form) (act, error) {
	from, to, promoted, err := f.Touched()
	if err != nil {
		return nil, err
	}
	seq := 0
	if text := f["seq"]; text != "" {
		if seq, err = strconv.Atoi(text); err != nil || seq < 0 {
			return nil, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.EventNumber, Name: "seq"})
		}
	}
	return func(r *room.Room, p room.Player, now time.Time) (room.Event, error) {
		return r.Move(p, from, to, promoted, seq, now)
	}, nil
}

// readDraw reads an offer of a draw, or the answer to one.
func readDraw(f site.Form) (act, error) {
	switch f["answer"] {
	case "offer":
		return (*room.Room).OfferDraw, nil
	case "accept":
		return (*room.Room).AcceptDraw, nil
	case "decline":
		return (*room.Room).DeclineDraw, nil
	}
	return nil, site.RefuseFor(http.StatusBadRequest,
		say.Problem{Key: say.NotOneOf, Name: "answer", Names: []string{"offer", "accept", "decline"}})
}

// act returns the handler of a player's action: it parses the act, appends its event and answers with the room
// after it.
func (h *Rooms) act(read func(site.Form) (act, error)) site.Handler {
	return h.playing(func(ctx context.Context, f site.Form, id room.ID, p room.Player) (*room.Room, room.Event, error) {
		do, err := read(f)
		if err != nil {
			return nil, room.Event{}, err
		}
		return h.Act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) { return do(r, p, now) })
	})
}

// claim claims the game from an opponent who is absent.
func (h *Rooms) claim(ctx context.Context, _ site.Form, id room.ID, p room.Player) (*room.Room, room.Event, error) {
	return h.Service.Claim(ctx, id, p)
}

// playing returns a handler that refuses everybody but the room's players, does what do says, and answers with the
// room after it: to a script that wants it with the page. If a player moves after the time has run out, the game
// ends instead, and the answer is a refusal that says so.
func (h *Rooms) playing(
	do func(context.Context, site.Form, room.ID, room.Player) (*room.Room, room.Event, error),
) site.Handler {
	return site.WithForm(func(w http.ResponseWriter, r *http.Request, f site.Form) error {
		in, p, err := h.enter(r)
		if err != nil {
			return err
		}
		if p == room.Nobody {
			return room.ErrNotPlayer
		}
		var next *room.Room
		var event room.Event
		site.Away(r.Context(), func() { next, event, err = do(r.Context(), f, in.ID(), p) })
		if err == nil && event.Kind == room.KindFlagged {
			err = site.RefuseFor(http.StatusConflict, say.Problem{Key: say.TimeRanOut})
		}
		if err != nil {
			return h.shown(r, in.ID(), p, err)
		}
		h.countInClass(r, next, event)
		st, err := h.look(r, next, p)
		if err != nil {
			return err
		}
		if site.WantsPage(r) {
			return h.writePage(w, r, st, game.View{Ply: st.room.Game().Ply()})
		}
		return site.Answer(w, r, roomPath(in.ID()), st.state())
	})
}

// countInClass lets the teacher see the game of a pair: what was played, and that it is over.
func (h *Rooms) countInClass(r *http.Request, in *room.Room, e room.Event) {
	if !in.Options().Closed {
		return
	}
	if e.Kind == room.KindMoved {
		h.CountInClass(r, class.Event{
			Kind: class.KindPlayed, Position: in.Game().Position().FEN(), Move: e.Move, Room: in.ID(),
		})
	}
	if in.Status() == room.Over {
		h.CountInClass(r, class.Event{Kind: class.KindFinished, Room: in.ID()})
	}
}
