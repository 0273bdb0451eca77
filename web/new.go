package web

import (
	"net/http"
	"strings"

	"chesstutor/tutor/chess"
)

func (s *Server) newRoutes() {
	s.post("/new", s.new)
}

// new starts a game over, from a position if one is given. Against the computer
// with Black to move the computer opens; on a page without scripts at once.
func (s *Server) new(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	players, err := f.players()
	if err != nil {
		return err
	}
	start := s.config.Start
	if fen := strings.TrimSpace(f["fen"]); fen != "" {
		if start, err = chess.ParseFEN(fen); err != nil {
			return err
		}
	}
	ss := s.session(r)
	if err := f.check(ss); err != nil {
		return err
	}
	ss.game, ss.notice = s.fresh(start, players, ss.game.Setup().Level), ""
	if wantsHTML(r) {
		return s.moveThenShow(w, r, ss)
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	return writeJSON(w, http.StatusOK, newBoard(ss))
}
