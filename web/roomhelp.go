package web

import (
	"net/http"

	"chesstutor/tutor/room"
)

// moves answers with the moves of a player whose turn it is, and with all
// marks if they may be shown. To a player who has to wait it tells none.
func (h *rooms) moves(w http.ResponseWriter, r *http.Request) error {
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	if st.player == room.Nobody {
		return errWatching
	}
	t, g := st.viewer(), st.room.Game()
	ply, err := query(r).ply(g)
	if err != nil {
		return err
	}
	if ply < g.Ply() && !t.helped {
		return errNoHelp
	}
	if ply == g.Ply() && !t.mayMove {
		return writeJSON(w, http.StatusOK, noMoves(t, g))
	}
	return writeMoves(w, query(r), t, g)
}

// helpedSeat is visit, for those whom the tutor may help.
func (h *rooms) helpedSeat(r *http.Request) (*seat, error) {
	st, err := h.visit(r)
	if err != nil {
		return nil, err
	}
	return st, st.refuseHelp()
}

// refuseHelp refuses the tutor's help to watchers, and to players without it.
func (st *seat) refuseHelp() error {
	switch {
	case st.player == room.Nobody:
		return errWatching
	case !st.helped():
		return errNoHelp
	}
	return nil
}

func (h *rooms) advice(w http.ResponseWriter, r *http.Request) error {
	st, err := h.helpedSeat(r)
	if err != nil {
		return err
	}
	return writeAdvice(w, query(r), st.viewer(), st.room.Game())
}

func (h *rooms) why(w http.ResponseWriter, r *http.Request) error {
	st, err := h.helpedSeat(r)
	if err != nil {
		return err
	}
	return writeWhy(w, query(r), st.viewer(), st.room.Game())
}
