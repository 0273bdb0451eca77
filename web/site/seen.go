package site

import (
	"net/http"

	"chesstutor/tutor/seen"
)

// SeenCookie holds how a learner's last chances in games went.
const SeenCookie = "chess_seen"

// Seen reads how the last chances went of the learner who sent a request. Without a cookie, or with one that cannot be
// read, that is a newcomer's record: then help does not fade.
func (s *Site) Seen(r *http.Request) seen.Record {
	data, found, err := s.Cookies.Open(r, SeenCookie)
	if !found || err != nil {
		return seen.Record{}
	}
	record, err := seen.Decode(data)
	if err != nil {
		return seen.Record{}
	}
	return record
}

// KeepSeen sends the cookie of how a learner's last chances went.
func (s *Site) KeepSeen(w http.ResponseWriter, r *http.Request, record *seen.Record) error {
	value, err := s.Cookies.Sign(SeenCookie, record.Encode())
	if err != nil {
		return err
	}
	s.SetCookie(w, r, SeenCookie, value)
	return nil
}
