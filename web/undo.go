package web

import (
	"net/http"

	"chesstutor/tutor/say"
)

func (s *play) undoRoutes(r *router) {
	r.post("/undo", s.undo)
}

// undo takes moves back to the last position with a person to move.
func (s *play) undo(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	ss, err := s.changing(r, f)
	if err != nil {
		return err
	}
	if !ss.game.TakeBack() {
		return ss.showing(refusing(http.StatusConflict, say.Problem{Key: say.NoMoveToUndo}))
	}
	if err := s.keepGame(w, r, ss.game); err != nil {
		return err
	}
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, newBoard(ss.language, ss.game, ss.notice))
}
