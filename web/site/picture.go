package site

import (
	"net/url"
	"strings"

	"chesstutor/tutor/chess"
)

// BoardQuery returns the query of the picture of a position, which GET /board.png and GET /board.svg answer: last is
// the last move in UCI notation or "", side is at the bottom, and arrows are moves in UCI notation.
func BoardQuery(fen, last string, side chess.Color, arrows ...string) string {
	query := "fen=" + strings.ReplaceAll(url.QueryEscape(fen), "%2F", "/")
	if last != "" {
		query += "&last=" + url.QueryEscape(last)
	}
	if side == chess.Black {
		query += "&side=black"
	}
	if len(arrows) > 0 {
		query += "&arrows=" + strings.Join(arrows, ",")
	}
	return query
}
