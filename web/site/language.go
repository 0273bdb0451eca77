package site

import (
	"net/http"

	"chesstutor/tutor/say"
)

// Language returns the language in which a request is answered: the first of
// those it accepts that there is.
func (s *Site) Language(r *http.Request) *say.Language {
	return s.languages.Match(r.Header.Get("Accept-Language"))
}
