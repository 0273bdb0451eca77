package play

import (
	"net/http"

	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) adviceRoutes(r *site.Router) {
	r.Get("/advice", s.advice)
	r.Get("/why", s.why)
}

// advice answers GET /advice: with the facts of a position, of a legal move in it, or of all moves of a piece, the
// most important first. For the current position these are the facts on the page.
func (s *Play) advice(w http.ResponseWriter, r *http.Request) error {
	q := site.Query(r)
	ss := s.session(r)
	if game.AsksOfBoard(q, ss.game) {
		s.coachIf(r, ss, true)
	}
	return game.WriteAdvice(w, q, ss.viewer(), ss.game)
}

// why answers GET /why: whether a move between two squares is legal, and if not, which rule forbids it.
func (s *Play) why(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	return game.WriteWhy(w, site.Query(r), ss.viewer(), ss.game)
}
