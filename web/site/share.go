package site

import (
	"net/http"

	"chesstutor/templates/frame"
)

// Share returns what other programs show of a link to a page: its path, a title, a sentence, and the query of its
// board's picture, as BoardQuery returns it.
func (s *Site) Share(r *http.Request, path, title, text, board string) *frame.Share {
	return &frame.Share{
		URL: s.Origin(r) + path, Title: title, Text: text, Picture: s.Origin(r) + "/board.png?" + board,
	}
}
