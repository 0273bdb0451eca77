package web

import (
	"net/http"
	"time"
)

func (s *play) pgnRoutes(r *router) {
	r.get("/game.pgn", s.pgn)
}

// pgn answers with the game as text, to keep or to read in another program.
func (s *play) pgn(w http.ResponseWriter, r *http.Request) error {
	return writePGN(w, r, s.session(r).game.PGN(time.Now()))
}

func writePGN(w http.ResponseWriter, r *http.Request, text string) error {
	h := w.Header()
	if r.URL.Query().Has("download") {
		h.Set("Content-Disposition", `attachment; filename="game.pgn"`)
	}
	return write(w, "application/vnd.chess-pgn; charset=utf-8", http.StatusOK, text)
}
