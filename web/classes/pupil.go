package classes

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"time"

	"chesstutor/templates/frame"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Count counts something for the child whose browser sent a request: see site.Pupils.
func (h *Classes) Count(r *http.Request, e class.Event) string {
	in := h.Class.Of(r)
	token := in.Token(in.Code)
	count := func(c *class.Class, now time.Time) (class.Event, error) {
		e.Seat = c.Actor(token).Seat
		return c.Next(c.Actor(token), e, now)
	}
	var err error
	site.Away(r.Context(), func() {
		err = h.Classes.Count(r.Context(), in.Code, onceID(r, token, e.Kind), patience, count)
	})
	switch {
	case err == nil:
		return site.ClassCounted
	case errors.Is(err, context.DeadlineExceeded), errors.Is(err, context.Canceled):
		return site.ClassLater
	}
	return ""
}

// onceID returns the ID of what a request lets count: the same for the same request sent again after a lost answer,
// which has the same Idempotency-Key, and nobody else's. It returns "" if the browser gave no key.
func onceID(r *http.Request, token string, kind class.Kind) string {
	key := r.Header.Get("Idempotency-Key")
	if key == "" {
		return ""
	}
	sum := sha256.Sum256([]byte(token + "\x00" + string(kind) + "\x00" + key))
	return hex.EncodeToString(sum[:16])
}

// patience is how long the answer to a child waits for what counts to be stored, and the strip of a page for its class.
// Tests, which run beside others, wait longer.
var patience = 150 * time.Millisecond

// Strip returns what pages show to the child whose browser sent a request: see site.Pupils.
func (h *Classes) Strip(r *http.Request) *frame.ClassStrip {
	in := h.Class.Of(r)
	if in.Code == "" {
		return nil
	}
	c := h.Known(in.Code)
	if c == nil {
		ctx, cancel := context.WithTimeout(r.Context(), patience)
		defer cancel()
		var err error
		site.Away(ctx, func() { c, err = h.Load(ctx, in.Code) })
		if err != nil {
			return nil
		}
	}
	s, ok := c.Seat(c.Actor(in.Token(in.Code)).Seat)
	if !ok {
		return nil
	}
	h.Seen(in.Code, s.Number)
	l, url := h.Language(r), classPath(in.Code)
	strip := &frame.ClassStrip{
		Name: pupil(l, s.Name).Name, Animal: s.Name.Animal, Color: s.Name.Color, URL: url, Events: url + "/events",
	}
	strip.Leads, strip.Now = leadsTo(l, c, &s)
	if strip.Leads != nil && strip.Leads.URL == r.URL.Path {
		strip.Leads = nil
	}
	return strip
}

// leadsTo leads a child to what everyone does now, or else to what is for today; nil for nothing. It reports whether
// that is now.
func leadsTo(l *say.Language, c *class.Class, s *class.Seat) (link *frame.Link, now bool) {
	if link = cmp.Or(nowLink(l, c), playLink(l, c, s)); link != nil {
		return link, true
	}
	return todayLink(l, c), false
}

// nowLink leads to what everyone looks at and may still answer, nil if there is nothing.
func nowLink(l *say.Language, c *class.Class) *frame.Link {
	if t := c.Together(); t.Position == "" || t.Answer != "" {
		return nil
	}
	return &frame.Link{Text: l.Class.Together.Now, URL: classPath(c.Code()) + "/together"}
}
