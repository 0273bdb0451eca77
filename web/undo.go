package web

import "net/http"

func (s *Server) undoRoutes() {
	s.post("/undo", s.undo)
}

// undo takes moves back to the last position with a person to move.
func (s *Server) undo(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	ss, err := s.changing(r, f)
	if err != nil {
		return err
	}
	if !ss.game.TakeBack() {
		return refuse(http.StatusConflict, "there is nothing to take back").showing(ss)
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, newBoard(ss))
}
