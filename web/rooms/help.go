package rooms

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/room"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// moves answers GET /room/{id}/moves: with the legal moves of a player who is to move, and with all marks if the
// tutor may help. A player who is not to move gets an empty list.
func (h *Rooms) moves(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	if st.player == room.Nobody {
		return errWatching
	}
	v, g := st.viewer(), st.room.Game()
	ply, err := site.Query(r).Ply(g)
	if err != nil {
		return err
	}
	if ply < g.Ply() && !v.Helped {
		return errNoHelp
	}
	if ply == g.Ply() && !v.MayMove {
		return site.WriteJSON(w, http.StatusOK, game.NoMoves(v, g))
	}
	return game.WriteMoves(w, site.Query(r), v, g)
}

// refuseHelp returns a refusal for watchers, and for players who have agreed on no help; else nil.
func (st *seat) refuseHelp() error {
	switch {
	case st.player == room.Nobody:
		return errWatching
	case !st.helped():
		return errNoHelp
	}
	return nil
}

// helped returns the handler of an answer that the tutor gives only to a player whom it may help.
func (h *Rooms) helped(write func(http.ResponseWriter, site.Form, game.Viewer, *tutor.Game) error) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		st, err := h.visit(r)
		if err == nil {
			err = st.refuseHelp()
		}
		if err != nil {
			return err
		}
		return write(w, site.Query(r), st.viewer(), st.room.Game())
	}
}
