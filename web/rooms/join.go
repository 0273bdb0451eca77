package rooms

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"net/http"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/web/site"
)

// join answers POST /room/{id}/join: it gives the guest's seat to the sender of the request, unless the sender has
// a seat already.
func (h *Rooms) join(w http.ResponseWriter, r *http.Request, _ site.Form) error {
	in, p, err := h.enter(r)
	if err != nil {
		return err
	}
	if in.Options().Closed { // both seats are taken
		return room.ErrSeatTaken
	}
	token, shown := bearer(r)
	if !shown {
		secret := cmp.Or(h.Seat.Of(r), rand.Text())
		token = tokenOf(secret, in.ID())
		if p == room.Nobody {
			id := in.ID()
			site.Away(r.Context(), func() { in, p, err = h.takeSeat(r.Context(), id, token) })
			if err != nil {
				return h.shown(r, id, p, err)
			}
		}
		if err := h.Seat.Set(w, r, secret); err != nil {
			return err
		}
	}
	st, err := h.look(r, in, p)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, roomPath(in.ID()), http.StatusSeeOther)
		return nil
	}
	return h.writeSeat(w, r, http.StatusOK, st.room, p, token)
}

// takeSeat gives a room's guest seat to a token. It is idempotent: if a request is repeated with the same token,
// both get the same answer.
func (h *Rooms) takeSeat(ctx context.Context, id room.ID, token string) (*room.Room, room.Player, error) {
	in, _, err := h.Act(ctx, id, func(r *room.Room, now time.Time) (room.Event, error) {
		return r.Join(room.KeyOf(token), now)
	})
	if !errors.Is(err, room.ErrSeatTaken) {
		return in, room.Guest, err
	}
	now, loadErr := h.Load(ctx, id)
	if loadErr != nil {
		return nil, room.Nobody, loadErr
	}
	if p, mine := now.Seat(token); mine {
		return now, p, nil
	}
	return nil, room.Nobody, err
}
