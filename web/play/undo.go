package play

import (
	"net/http"

	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

func (s *Play) undoRoutes(r *site.Router) {
	r.Post("/undo", s.undo)
}

// undo answers POST /undo: it takes moves back to the last position with a person to move.
func (s *Play) undo(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	ss, err := s.toChange(r, f)
	if err != nil {
		return err
	}
	moves := ss.game.Moves()
	if !ss.game.TakeBack() {
		return ss.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NoMoveToUndo}))
	}
	ss.undone = ss.language.Game.Undone(ss.game.Position(), moves[ss.game.Ply()])
	return s.writeChanged(w, r, ss, func() any { return ss.board() })
}
