package classes

import (
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/a-h/templ"

	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// show answers GET /class/{code}: with a child's page, or in JSON with what joining needs and who the child is.
func (h *Classes) show(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	if !site.WantsHTML(r) {
		free := v.Free()
		if v.Locked() {
			free = []class.Name{}
		}
		return site.WriteJSON(w, http.StatusOK, site.Object{
			{Name: "title", Value: v.Title()}, {Name: "free", Value: free}, {Name: "today", Value: v.Today().String()},
			{Name: "together", Value: lookOf(v)}, {Name: "play", Value: playOf(v, time.Now())},
			{Name: "seat", Value: seatJSON(v)},
		})
	}
	page := h.joinPage(r, v, "")
	if card := q["card"]; card != "" {
		opens, ok := v.Seat(v.Actor(card).Card)
		if !ok {
			return h.joining(r, v, errBadCard)
		}
		if opens.Number != v.by.Seat {
			page.You, page.Card, page.Opens = nil, card, pupil(h.Language(r), opens.Name)
		}
	}
	return site.WritePage(w, r, http.StatusOK, classes.JoinPage(page))
}

// seatJSON is the JSON encoding of the seat of the browser, nil for none.
func seatJSON(v *visit) any {
	s, ok := v.Seat(v.by.Seat)
	if !ok {
		return nil
	}
	return site.Object{
		{Name: "animal", Value: s.Name.Animal}, {Name: "color", Value: s.Name.Color},
		{Name: "stars", Value: s.TotalStars()},
	}
}

// joining adds a child's page to a refusal.
func (h *Classes) joining(r *http.Request, v *visit, err error) error {
	e, expected := site.AsRefusal(refusalOf(err))
	if !expected || e.Status >= http.StatusInternalServerError {
		return err
	}
	return e.Beside(func(_ *say.Language, wrong string) templ.Component {
		return classes.JoinPage(h.joinPage(r, v, wrong))
	}, nil)
}

// joinPage returns a child's page, with what went wrong, or "".
func (h *Classes) joinPage(r *http.Request, v *visit, wrong string) classes.Join {
	l := h.Language(r)
	words := l.Class.Join
	page := classes.Join{
		Layout: site.LearningFrame(l, "", v.Title()).About(l.Abouts.Class), Say: words, Title: v.Title(), URL: v.url,
		Wrong: wrong, Today: todayLink(l, v.Class), Now: nowLink(l, v.Class),
	}
	page.Layout.Class = true
	if v.by.Leads {
		page.Leads = &frame.Link{Text: l.Class.Lead.Back, URL: v.url + "/teacher"}
	}
	if s, ok := v.Seat(v.by.Seat); ok {
		you := pupil(l, s.Name)
		page.Play = playLink(l, v.Class, &s)
		page.You, page.Not, page.Stars = &you, l.Class.Not(you.Name), l.Class.Stars(s.TotalStars())
		page.Events, page.Layout.Refresh = v.url+"/events", "15; url="+v.url
		return page
	}
	switch {
	case v.Locked():
		page.Closed = words.Locked
	case len(v.Seats()) >= class.MostSeats:
		page.Closed = words.Full
	}
	h.offer(l, v.Class, &page)
	return page
}

// offer adds the animals and colors to pick.
func (h *Classes) offer(l *say.Language, c *class.Class, page *classes.Join) {
	free := c.Free()
	taken := func(is func(class.Name) bool) bool { return !slices.ContainsFunc(free, is) }
	for _, key := range class.Animals() {
		page.Animals = append(page.Animals, classes.Choice{
			Key: key, Text: l.Class.Animals[key], Taken: taken(func(n class.Name) bool { return n.Animal == key }),
		})
	}
	for _, key := range class.Colors() {
		page.Colors = append(page.Colors, classes.Choice{
			Key: key, Text: l.Class.Colors[key], Taken: taken(func(n class.Name) bool { return n.Color == key }),
		})
	}
	var names []string
	for _, s := range c.Seats() {
		names = append(names, s.Name.Animal+"-"+s.Name.Color)
	}
	page.Taken = strings.Join(names, " ")
}

// pupil returns a child for a page.
func pupil(l *say.Language, n class.Name) classes.Pupil {
	name := l.Class.Name(l.Class.Colors[n.Color], l.Class.Animals[n.Animal])
	return classes.Pupil{Name: name, Animal: n.Animal, Color: n.Color}
}

// join answers POST /class/{code}/join: it gives the browser the seat of a name that nobody has, or the one that a card
// opens. Who has a seat keeps it.
func (h *Classes) join(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	in := h.secretOf(r)
	v.token = in.Token(v.Code())
	v.by = v.Actor(v.token)
	var err error
	switch {
	case f["card"] != "":
		err = h.openSeat(r, v, f["card"])
	case v.by.Seat == 0:
		err = h.takeSeat(r, v, class.Name{Animal: f["animal"], Color: f["color"]})
	}
	if errors.Is(err, class.ErrField) {
		return site.RefuseFor(http.StatusBadRequest,
			say.Problem{Key: say.NotOneOf, Name: "animal", Names: class.Animals()})
	}
	if err != nil {
		return h.joining(r, v, err)
	}
	in.Code = v.Code()
	if err := h.Class.Set(w, r, in); err != nil {
		return err
	}
	h.Seen(v.Code(), v.by.Seat)
	return site.Answer(w, r, v.url, site.Object{{Name: "seat", Value: seatJSON(v)}})
}

// takeSeat seats a new child.
func (h *Classes) takeSeat(r *http.Request, v *visit, name class.Name) error {
	return h.act(r, v, func(c *class.Class, now time.Time) (class.Event, error) {
		seat := c.NextSeat()
		return c.Next(class.Actor{}, class.Event{
			Kind: class.KindSeated, Seat: seat, Name: name, Key: room.KeyOf(v.token),
			Card: room.KeyOf(h.cardSecret(c.Code(), seat, 0)),
		}, now)
	})
}

// openSeat gives the browser the seat that a card opens.
func (h *Classes) openSeat(r *http.Request, v *visit, card string) error {
	err := h.act(r, v, func(c *class.Class, now time.Time) (class.Event, error) {
		by := c.Actor(card)
		return c.Next(by, class.Event{Kind: class.KindOpened, Seat: by.Card, Key: room.KeyOf(v.token)}, now)
	})
	switch {
	case errors.Is(err, class.ErrNoChange):
		return nil
	case errors.Is(err, class.ErrNotAllowed):
		return errBadCard
	}
	return err
}

// leave answers POST /class/{code}/leave: the next child at this browser inherits nothing.
func (h *Classes) leave(v *visit, w http.ResponseWriter, r *http.Request, _ site.Form) error {
	if err := h.do(r, v, class.Event{Kind: class.KindLeft, Seat: v.by.Seat}); err != nil {
		return err
	}
	in := h.Class.Of(r)
	if !v.by.Leads {
		in.Code = ""
	}
	if err := h.Class.Set(w, r, in); err != nil {
		return err
	}
	return site.Answer(w, r, v.url, site.Object{{Name: "seat", Value: nil}})
}
