package web

import (
	"net/http"
	"time"
)

func (s *Server) pgnRoutes() {
	s.get("/game.pgn", s.pgn)
}

// pgn answers with the game as text, to keep or to read in another program.
func (s *Server) pgn(w http.ResponseWriter, r *http.Request) error {
	h := w.Header()
	if r.URL.Query().Has("download") {
		h.Set("Content-Disposition", `attachment; filename="game.pgn"`)
	}
	return write(w, "application/vnd.chess-pgn; charset=utf-8", http.StatusOK, s.session(r).game.PGN(time.Now()))
}
