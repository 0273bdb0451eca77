package rooms

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// events answers GET /room/{id}/events: with the events of a room after a given one, as a stream of server-sent
// events that goes on, or with the parameter since as a list.
func (h *Rooms) events(w http.ResponseWriter, r *http.Request) error {
	q := site.Query(r)
	since, err := sinceNumber(r, q)
	if err != nil {
		return err
	}
	st, err := h.visit(r)
	if err != nil {
		return err
	}
	if q["since"] == "" || strings.Contains(r.Header.Get("Accept"), "text/event-stream") {
		return h.stream(w, r, st, since)
	}
	log, in, err := h.Since(r.Context(), st.room, since)
	if err != nil {
		return err
	}
	data := []json.RawMessage{}
	for _, e := range log {
		data = append(data, e.Data)
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{
		{Name: "seq", Value: in.Number()}, {Name: "events", Value: data},
		{Name: "presence", Value: presence(in, st.silent)},
	})
}

// sinceNumber returns the number of the last event that a client has, which a browser sends as Last-Event-ID when
// it reconnects.
func sinceNumber(r *http.Request, q site.Form) (int, error) {
	name, text := "since", q["since"]
	if last := r.Header.Get("Last-Event-ID"); last != "" {
		name, text = "Last-Event-ID", last
	}
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.EventNumber, Name: name})
	}
	return n, nil
}

// presence returns whether each player is present, and whether the game may be claimed from that player.
func presence(r *room.Room, silent [3]bool) site.Object {
	of := func(c chess.Color) site.Object {
		p := r.Player(c)
		here := r.Taken(p) && r.Present(p)
		return site.Object{{Name: "here", Value: here}, {Name: "silent", Value: r.Taken(p) && !here && silent[p]}}
	}
	return site.Object{{Name: "white", Value: of(chess.White)}, {Name: "black", Value: of(chess.Black)}}
}

// stream writes events until the client disconnects, the room is deleted or the server stops.
func (h *Rooms) stream(w http.ResponseWriter, r *http.Request, st *seat, since int) error {
	id := st.room.ID()
	address := site.Network(h.Addresses.From(r)).String()
	stream, err := h.Subscribe(r.Context(), id, live.Viewer{Player: st.player, Address: address})
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
	var known [3]bool
	for {
		events, view, ok := stream.Next(since)
		if !ok {
			return nil
		}
		if view.Room.Options().Closed {
			if _, err := h.player(r, view.Room); err != nil {
				return nil // the browser comes back, and is told why it may not
			}
		}
		for _, e := range events {
			if !out.Write(fmt.Sprintf("id: %d\nevent: %s\ndata: %s\n\n", e.Number, e.Kind, e.Data)) {
				return nil
			}
			since = e.Number
		}
		if view.Silent != known {
			known = view.Silent
			if !out.Write(presenceMessage(view)) {
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

// presenceMessage returns presence as a server-sent event. It is not stored in the room, so it has no number.
func presenceMessage(v live.View) string {
	data, err := json.Marshal(presence(v.Room, v.Silent))
	if err != nil {
		panic("rooms: " + err.Error()) // unreachable: it is booleans
	}
	return fmt.Sprintf("event: presence\ndata: %s\n\n", data)
}
