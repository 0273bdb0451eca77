package site

import (
	"net/http"
	"net/url"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/tutor/chess"
)

// Share returns what other programs show of a link to a page: its path, a title, a sentence, and the query of its
// board's picture, as BoardQuery returns it.
func (s *Site) Share(r *http.Request, path, title, text, board string) *frame.Share {
	return &frame.Share{
		URL: s.Origin(r) + path, Title: title, Text: text, Picture: s.Origin(r) + "/board.png?" + board,
	}
}

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
