package play

import (
	"net/http"
	"time"

	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) pgnRoutes(r *site.Router) {
	r.Get("/game.pgn", s.pgn)
}

// pgn answers GET /game.pgn: with the game in PGN.
func (s *Play) pgn(w http.ResponseWriter, r *http.Request) error {
	return game.WritePGN(w, r, s.session(r).game.PGN(time.Now()))
}
