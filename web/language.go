package web

import (
	"net/http"

	"chesstutor/tutor/say"
)

// language returns the language in which a request is answered: the first of
// those it accepts that there is.
func (s *site) language(r *http.Request) *say.Language {
	return s.languages.Match(r.Header.Get("Accept-Language"))
}
