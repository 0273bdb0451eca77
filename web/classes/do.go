package classes

import (
	"errors"
	"net/http"
	"strconv"
	"time"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// setToday answers POST /class/{code}/today.
func (h *Classes) setToday(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	task, err := readTask(f)
	if err != nil {
		return err
	}
	return h.doing(v, w, r, class.Event{Kind: class.KindToday, Task: task})
}

// lock answers POST /class/{code}/lock: nobody else can join, or again.
func (h *Classes) lock(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	if f["on"] != "true" && f["on"] != "false" {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotBoolean, Name: "on"})
	}
	return h.doing(v, w, r, class.Event{Kind: class.KindLocked, On: f["on"] == "true"})
}

// setClock answers POST /class/{code}/clock: days begin and end by the clock of the teacher's browser from now on.
func (h *Classes) setClock(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	minutes, err := readClock(f["clock"])
	if err != nil {
		return err
	}
	return h.doing(v, w, r, class.Event{Kind: class.KindClocked, Clock: minutes})
}

// readClock reads how many minutes a clock is ahead of UTC.
func readClock(text string) (int, error) {
	minutes, err := strconv.Atoi(text)
	if err != nil || !class.ValidClock(minutes) {
		return 0, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotAClock, Name: "clock"})
	}
	return minutes, nil
}

// remove answers POST /class/{code}/remove: it removes a seat with all that it held.
func (h *Classes) remove(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	seat, err := readSeat(f)
	if err != nil {
		return err
	}
	return h.doing(v, w, r, class.Event{Kind: class.KindRemoved, Seat: seat})
}

// readSeat reads the number of a seat.
func readSeat(f site.Form) (int, error) {
	seat, err := strconv.Atoi(f["seat"])
	if err != nil || seat < 1 {
		return 0, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotANumber, Name: "seat"})
	}
	return seat, nil
}

// doing lets the teacher do something in the class, and answers with what the teacher sees then.
func (h *Classes) doing(v *visit, w http.ResponseWriter, r *http.Request, e class.Event) error {
	if err := h.do(r, v, e); err != nil && !errors.Is(err, class.ErrNoChange) {
		return err
	}
	here, err := h.Here(r.Context(), v.Code())
	if err != nil {
		return err
	}
	return site.Answer(w, r, v.url+"/teacher", leadJSON(v, here, time.Now()))
}

// renewCard answers POST /class/{code}/card: the old card of a seat opens it no longer.
func (h *Classes) renewCard(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	number, err := readSeat(f)
	if err != nil {
		return err
	}
	err = h.act(r, v, func(c *class.Class, now time.Time) (class.Event, error) {
		s, _ := c.Seat(number)
		return c.Next(c.Actor(v.token), class.Event{
			Kind: class.KindCarded, Seat: number, Card: room.KeyOf(h.cardSecret(c.Code(), number, s.Renewed+1)),
		}, now)
	})
	if err != nil {
		return err
	}
	s, _ := v.Seat(number)
	card := site.Object{{Name: "card", Value: h.cardURL(r, v.Code(), &s)}}
	return site.Answer(w, r, v.url+"/cards?seat="+f["seat"], card)
}

// renewLink answers POST /class/{code}/renew: neither the old link nor any other browser leads the class.
func (h *Classes) renewLink(v *visit, w http.ResponseWriter, r *http.Request, _ site.Form) error {
	err := h.act(r, v, func(c *class.Class, now time.Time) (class.Event, error) {
		return c.Next(c.Actor(v.token), class.Event{
			Kind: class.KindRenewed, Key: room.KeyOf(v.token),
			Card: room.KeyOf(h.linkSecret(c.Code(), c.Renewals()+1)),
		}, now)
	})
	if err != nil {
		return err
	}
	return site.Answer(w, r, v.url+"/teacher", site.Object{{Name: "lead", Value: h.linkURL(r, v.Class)}})
}

// end answers POST /class/{code}/end: all that the class held is deleted.
func (h *Classes) end(v *visit, w http.ResponseWriter, r *http.Request, _ site.Form) error {
	var err error
	site.Away(r.Context(), func() { err = h.End(r.Context(), v.Code()) })
	if err != nil {
		return err
	}
	in := h.Class.Of(r)
	in.Code = ""
	if err := h.Class.Set(w, r, in); err != nil {
		return err
	}
	return site.Answer(w, r, "/class", site.Object{{Name: "class", Value: ""}})
}
