package web

import (
	"net/http"

	"chesstutor/tutor/room"
)

// roomMoves answers with the moves of a player whose turn it is, and with all
// marks if they may be shown. To a player who has to wait it tells none.
func (s *Server) roomMoves(w http.ResponseWriter, r *http.Request) error {
	st, err := s.seat(r)
	if err != nil {
		return err
	}
	if st.player == room.Nobody {
		return errWatching
	}
	t, g := st.table(), st.room.Game()
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

var (
	errWatching = refuse(http.StatusForbidden, "only the two players may ask that")
	errNoHelp   = refuse(http.StatusForbidden, "in this room you play without the tutor's help")
)

// helpedSeat is seat, for those whom the tutor may help.
func (s *Server) helpedSeat(r *http.Request) (*seat, error) {
	st, err := s.seat(r)
	switch {
	case err != nil:
		return nil, err
	case st.player == room.Nobody:
		return nil, errWatching
	case !st.helped():
		return nil, errNoHelp
	}
	return st, nil
}

func (s *Server) roomAdvice(w http.ResponseWriter, r *http.Request) error {
	st, err := s.helpedSeat(r)
	if err != nil {
		return err
	}
	return writeAdvice(w, query(r), st.table(), st.room.Game())
}

func (s *Server) roomWhy(w http.ResponseWriter, r *http.Request) error {
	st, err := s.helpedSeat(r)
	if err != nil {
		return err
	}
	return writeWhy(w, query(r), st.table(), st.room.Game())
}
