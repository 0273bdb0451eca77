package play

import (
	"net/http"

	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) movesRoutes(r *site.Router) {
	r.Get("/moves", s.moves)
}

// moves answers GET /moves: with the legal moves and all marks of the current position or of an earlier one.
func (s *Play) moves(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	return game.WriteMoves(w, site.Query(r), ss.viewer(), ss.game)
}
