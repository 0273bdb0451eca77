package rooms

import (
	"net/http"

	"chesstutor/tutor/room"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// moves answers with the moves of a player whose turn it is, and with all
// marks if they may be shown. To a player who has to wait it tells none.
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

// helpedSeat is visit, for those whom the tutor may help.
func (h *Rooms) helpedSeat(r *http.Request) (*seat, error) {
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

func (h *Rooms) advice(w http.ResponseWriter, r *http.Request) error {
	st, err := h.helpedSeat(r)
	if err != nil {
		return err
	}
	return game.WriteAdvice(w, site.Query(r), st.viewer(), st.room.Game())
}

func (h *Rooms) why(w http.ResponseWriter, r *http.Request) error {
	st, err := h.helpedSeat(r)
	if err != nil {
		return err
	}
	return game.WriteWhy(w, site.Query(r), st.viewer(), st.room.Game())
}
