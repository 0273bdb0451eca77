package game

import (
	"net/http"

	"chesstutor/web/site"
)

// WritePGN answers with a game as text, to be kept as a file if the request says download.
func WritePGN(w http.ResponseWriter, r *http.Request, text string) error {
	h := w.Header()
	if r.URL.Query().Has("download") {
		h.Set("Content-Disposition", `attachment; filename="game.pgn"`)
	}
	return site.Write(w, "application/vnd.chess-pgn; charset=utf-8", http.StatusOK, text)
}
