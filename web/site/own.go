package site

import (
	"net/http"

	"chesstutor/tutor/own"
	"chesstutor/tutor/practice"
)

// Own returns what a learner has kept, as the cookie of a request has it. Without a cookie, or if it cannot be read, it
// is empty.
func (s *Site) Own(r *http.Request) own.Record {
	data, found, err := s.Open(r, OwnCookie)
	if !found || err != nil {
		return own.Record{}
	}
	record, err := own.Decode(data)
	if err != nil {
		return own.Record{}
	}
	return record
}

// KeepOwn sets the cookie of what a learner has kept, or deletes it if that is nothing.
func (s *Site) KeepOwn(w http.ResponseWriter, r *http.Request, record *own.Record) error {
	if record.Empty() {
		s.SetCookie(w, r, OwnCookie, "")
		return nil
	}
	value, err := s.Cookies.Sign(OwnCookie, record.Encode())
	if err != nil {
		return err
	}
	s.SetCookie(w, r, OwnCookie, value)
	return nil
}

// Today returns the day, by which practice repeats what was missed.
func (s *Site) Today() practice.Day { return practice.DayOf(s.now()) }
