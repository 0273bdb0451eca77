package classes

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"time"

	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// events answers GET /class/{code}/events with a stream of what changes for its reader: to the teacher all children, to
// a child what is for today and the own seat. Each event holds all there is, so none has to be made up for.
func (h *Classes) events(v *visit, w http.ResponseWriter, r *http.Request, _ site.Form) error {
	seat := v.by.Seat
	if v.by.Leads {
		seat = 0
	}
	stream, err := h.Subscribe(r.Context(), v.Code(), seat)
	if err != nil {
		return err
	}
	defer stream.Close()
	site.VisitOf(r).Ticket.Leave() // streams have limits of their own
	out := site.NewStream(w)
	if !out.Begin() {
		return nil
	}
	beat := time.NewTicker(site.StreamBeat)
	defer beat.Stop()
	var told []byte
	for {
		c, here, ok := stream.Next()
		if !ok {
			out.Write("event: end\ndata: {}\n\n")
			return nil
		}
		now := visit{c, c.Actor(v.token), v.token, v.url}
		news, err := h.news(h.Language(r), &now, here)
		if err != nil {
			return nil // the browser comes back, and is told why it may not
		}
		if !bytes.Equal(news, told) {
			told = news
			if !out.Write(fmt.Sprintf("event: class\ndata: %s\n\n", news)) {
				return nil
			}
		}
		select {
		case <-r.Context().Done():
			return nil
		case <-stream.Wake():
		case <-beat.C:
			if !out.Beat() {
				return nil
			}
		}
	}
}

// news is what a reader of a stream is told: the teacher what the page shows, a child what concerns it.
func (h *Classes) news(l *say.Language, v *visit, here map[int]bool) ([]byte, error) {
	switch {
	case v.by.Leads:
		return json.Marshal(leadJSON(v, here, time.Now()))
	case v.by.Seat != 0:
		return json.Marshal(site.Object{
			{Name: "today", Value: v.Today().String()}, {Name: "together", Value: lookOf(v)},
			{Name: "play", Value: playOf(v, time.Now())}, {Name: "seat", Value: seatJSON(v)},
			{Name: "line", Value: lineOf(l, v)},
		})
	}
	return nil, class.ErrNotAllowed
}

// lineJSON is the JSON encoding of where a child is led from any page.
type lineJSON struct {
	Text string `json:"text"`
	URL  string `json:"url"`
	Now  bool   `json:"now"` // everyone does it now
}

// lineOf returns where a child is led, in words, nil for nowhere.
func lineOf(l *say.Language, v *visit) *lineJSON {
	s, _ := v.Seat(v.by.Seat)
	if link, now := leadsTo(l, v.Class, &s); link != nil {
		return &lineJSON{link.Text, link.URL, now}
	}
	return nil
}
