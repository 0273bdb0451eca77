package site

import (
	"net/http"

	"chesstutor/tutor/seen"
)

// Seen returns the record in a request's cookie of how the learner's last chances went. Without a cookie, or if it
// cannot be read, it returns an empty record, with which help does not fade.
func (s *Site) Seen(r *http.Request) seen.Record {
	data, found, err := s.Open(r, SeenCookie)
	if !found || err != nil {
		return seen.Record{}
	}
	record, err := seen.Decode(data)
	if err != nil {
		return seen.Record{}
	}
	return record
}

// KeepSeen sets the cookie that records how a learner's last chances went.
func (s *Site) KeepSeen(w http.ResponseWriter, r *http.Request, record *seen.Record) error {
	value, err := s.Cookies.Sign(SeenCookie, record.Encode())
	if err != nil {
		return err
	}
	s.SetCookie(w, r, SeenCookie, value)
	return nil
}
