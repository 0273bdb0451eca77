package site

import (
	"net/http"

	"chesstutor/tutor/chance"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/notebook"
)

// Record is what a browser keeps in one signed cookie: a T.
type Record[T any] struct {
	site   *Site
	name   string // of the cookie
	decode func([]byte) (T, error)
	encode func(T) []byte
}

// NewRecord returns the record in the cookie of a name. encode returns nothing for a value that the cookie need not
// hold: it is deleted.
func NewRecord[T any](s *Site, name string, decode func([]byte) (T, error), encode func(T) []byte) Record[T] {
	return Record[T]{s, name, decode, encode}
}

// Records are what a browser keeps for the site, beside the game of package game.
type Records struct {
	Settings Record[Settings]
	Progress Record[lesson.Progress] // in lessons and practice
	Chances  Record[chance.Record]   // how the learner's last chances in games went; with none help does not fade
	Notebook Record[notebook.Record] // what the learner has brought from games into practice
	Class    Record[InClass]         // the secret of the browser in classes, and where it has a seat
	Seat     Record[string]          // the secret from which the tokens of the browser's seats in rooms are derived
}

func newRecords(s *Site) Records {
	return Records{
		Settings: NewRecord(s, SettingsCookie,
			func(data []byte) (Settings, error) { return decodeSettings(data), nil }, Settings.encode),
		Progress: NewRecord(s, ProgressCookie, lesson.Decode, func(p lesson.Progress) []byte { return p.Encode() }),
		Chances:  NewRecord(s, ChancesCookie, chance.Decode, func(r chance.Record) []byte { return r.Encode() }),
		Notebook: NewRecord(s, NotebookCookie, notebook.Decode, func(r notebook.Record) []byte {
			if r.Empty() {
				return nil
			}
			return r.Encode()
		}),
		Class: NewRecord(s, ClassCookie, decodeInClass, InClass.encode),
		Seat: NewRecord(s, SeatCookie, func(data []byte) (string, error) { return string(data), nil },
			func(secret string) []byte { return []byte(secret) }),
	}
}

// cookieContent is a cookie that was read: what it holds, or why it cannot be read.
type cookieContent[T any] struct {
	value T
	err   error
}

// Read returns what a request's cookie holds, the zero value if there is none. It returns an error for a cookie that is
// forged, has expired or cannot be decoded. A cookie is verified once a request, when it is first asked for; after Set
// the request has what was set.
func (c Record[T]) Read(r *http.Request) (T, error) {
	visit := VisitOf(r)
	if before, ok := visit.opened[c.name].(cookieContent[T]); ok {
		return before.value, before.err
	}
	var now cookieContent[T]
	if text, found := c.site.cookie(r, c.name); found {
		now.value, now.err = c.Decode(text)
	}
	visit.remember(c.name, now)
	return now.value, now.err
}

// Of is Read where a cookie that cannot be read counts as none.
func (c Record[T]) Of(r *http.Request) T {
	value, _ := c.Read(r)
	return value
}

// Set sets the cookie. A value that holds nothing deletes it. The error is ErrCookieTooLong.
func (c Record[T]) Set(w http.ResponseWriter, r *http.Request, value T) error {
	text, err := c.Encode(value)
	if err != nil {
		return err
	}
	VisitOf(r).remember(c.name, cookieContent[T]{value: value})
	c.site.SetCookie(w, r, c.name, text)
	return nil
}

// Delete deletes the cookie.
func (c Record[T]) Delete(w http.ResponseWriter, r *http.Request) {
	VisitOf(r).remember(c.name, cookieContent[T]{})
	c.site.SetCookie(w, r, c.name, "")
}

// Encode returns a value encoded and signed, "" if it holds nothing. The error is ErrCookieTooLong.
func (c Record[T]) Encode(value T) (string, error) {
	data := c.encode(value)
	if len(data) == 0 {
		return "", nil
	}
	return c.site.Cookies.Sign(c.name, data)
}

// Decode is the inverse of Encode. It returns the zero value and an error for any other text, and for one that was
// signed more than a year ago.
func (c Record[T]) Decode(text string) (T, error) {
	var none T
	data, err := c.site.Cookies.Read(c.name, text)
	if err != nil {
		return none, err
	}
	value, err := c.decode(data)
	if err != nil {
		return none, err
	}
	return value, nil
}
