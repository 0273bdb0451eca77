package classes

import (
	"cmp"
	"errors"
	"maps"
	"net/http"
	"strconv"
	"strings"
	"time"

	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// find answers GET /class: with the page on which a code is typed; with a code it leads to the class.
func (h *Classes) find(w http.ResponseWriter, r *http.Request) error {
	if h.off {
		return errNoClasses
	}
	typed, in := site.Query(r)["code"], h.Class.Of(r)
	if typed == "" {
		if !site.WantsHTML(r) {
			return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "class", Value: string(in.Code)}})
		}
		page := findPage(h.Language(r), "")
		if in.Code != "" {
			page.Mine = &frame.Link{Text: h.Language(r).Class.Lead.Back, URL: classPath(in.Code)}
		}
		return site.WritePage(w, r, http.StatusOK, classes.FindPage(page))
	}
	code, ok := class.ParseCode(typed)
	if !ok {
		h.wrong.Allow(h.Addresses.From(r), time.Now())
		return errNoSuchClass
	}
	http.Redirect(w, r, classPath(code), http.StatusSeeOther)
	return nil
}

func findPage(l *say.Language, typed string) classes.Find {
	words := l.Class.Find
	return classes.Find{Layout: site.LearningFrame(l, "", words.Title).About(l.Abouts.Class), Say: words, Code: typed}
}

// days are how long a class can last, in days: a day, a month, half a year and a school year.
var days = []int{1, 28, 180, 365}

const usualDays = 180

// form answers GET /class/new: with the page that makes a class, or in JSON with what POST takes if nothing is said.
func (h *Classes) form(w http.ResponseWriter, r *http.Request) error {
	if h.off {
		return errNoClasses
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, site.Object{
			{Name: "today", Value: ""}, {Name: "days", Value: usualDays},
		})
	}
	return site.WritePage(w, r, http.StatusOK, classes.NewPage(h.newPage(r, site.Form{}, "")))
}

// firstTasks are what is often for today, each with the symbol of a piece.
var firstTasks = []struct {
	task  class.Task
	piece string
}{
	{class.Task{}, ""},
	{class.Task{Kind: class.LessonTask, Name: "rook"}, "r"},
	{class.Task{Kind: class.LessonTask, Name: "bishop"}, "b"},
	{class.Task{Kind: class.LessonTask, Name: "pawn-game"}, "p"},
}

func (h *Classes) newPage(r *http.Request, f site.Form, wrong string) classes.New {
	l := h.Language(r)
	words := l.Class.New
	page := classes.New{
		Layout: site.LearningFrame(l, "", words.Title).About(l.Abouts.NewClass), Say: words, Title: f["title"],
		Most: strconv.Itoa(class.MostTitle), Tasks: tasks(l, f["another"]), Wrong: wrong,
		Poster: classes.Paper{
			Sample: true, Say: l.Class.Paper, Title: cmp.Or(f["title"], words.Example),
			Code: strings.Split("??????", ""),
			At:   h.typedAt(r), QR: site.QR(h.Origin(r) + "/class"),
		},
	}
	page.Poster.Layout = page.Layout
	page.Tasks[0] = classes.Tasks{Options: []frame.Option{{Text: "–", On: f["another"] == ""}}}
	for _, first := range firstTasks {
		text, value := words.OwnPath, first.task.String()
		if first.task != (class.Task{}) {
			text = l.Path.Lessons[first.task.Name].Title
		}
		page.Quick = append(page.Quick, classes.Task{
			Option: frame.Option{Value: value, Text: text, On: value == f["today"]}, Piece: first.piece,
		})
	}
	page.Layout.Class = true // its script tells the clock
	chosen := f["days"]
	if chosen == "" {
		chosen = strconv.Itoa(usualDays)
	}
	for _, n := range days {
		text := strconv.Itoa(n)
		page.Days = append(page.Days,
			frame.Option{Name: "days", Value: text, Text: l.Class.Days(n), On: text == chosen})
	}
	return page
}

// make answers POST /class/new: it makes a class and gives the sender of the request the right to lead it.
func (h *Classes) make(w http.ResponseWriter, r *http.Request, f site.Form) error {
	if h.off {
		return errNoClasses
	}
	e, err := readClass(f)
	if err == nil && !h.makers.Allow(h.Addresses.From(r), time.Now()) {
		err = errTooManyMade
	}
	if refused, _ := err.(*site.Refusal); refused != nil && site.WantsHTML(r) {
		page := h.newPage(r, f, refused.In(h.Language(r)))
		return site.WritePage(w, r, refused.Status, classes.NewPage(page))
	}
	if err != nil {
		return err
	}
	in := h.secretOf(r)
	var made *class.Class
	site.Away(r.Context(), func() {
		made, err = h.Create(r.Context(), func(code class.Code) class.Event {
			e.Key, e.Card = room.KeyOf(in.Token(code)), room.KeyOf(h.linkSecret(code, 0))
			return e
		})
	})
	if err != nil {
		return err
	}
	in.Code = made.Code()
	if err := h.Class.Set(w, r, in); err != nil {
		return err
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, classPath(made.Code())+"/teacher", http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusCreated, site.Object{
		{Name: "code", Value: made.Code()}, {Name: "url", Value: h.Origin(r) + classPath(made.Code())},
		{Name: "lead", Value: h.linkURL(r, made)},
	})
}

// readClass reads what a class is called, what is for today and how long it lasts.
func readClass(f site.Form) (class.Event, error) {
	e := class.Event{Kind: class.KindMade, Title: strings.TrimSpace(f["title"]), Days: usualDays}
	if !class.ValidTitle(e.Title) {
		return e, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.BadTitle, Number: class.MostTitle})
	}
	if f["another"] != "" {
		f = maps.Clone(f)
		f["today"] = f["another"]
	}
	var err error
	if e.Task, err = readTask(f); err != nil {
		return e, err
	}
	if f["clock"] != "" {
		if e.Clock, err = readClock(f["clock"]); err != nil {
			return e, err
		}
	}
	if text := f["days"]; text != "" {
		if e.Days, err = strconv.Atoi(text); err != nil || e.Days < 1 || e.Days > class.MostDays {
			return e, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.DaysRange, Number: class.MostDays})
		}
	}
	return e, nil
}

// open answers GET /class/lead/{secret}: it gives the browser the right to lead the class of the link.
func (h *Classes) open(w http.ResponseWriter, r *http.Request) error {
	if h.off {
		return errNoClasses
	}
	if h.SameSite(r) != nil { // a link in a letter: its reader goes on
		page := findPage(h.Language(r), "")
		page.Mine = &frame.Link{Text: h.Language(r).Class.Lead.Link, URL: r.URL.Path}
		return site.WritePage(w, r, http.StatusOK, classes.FindPage(page))
	}
	secret, address := site.Var(r, "secret"), h.Addresses.From(r)
	code, ok := class.ParseCode(secret[:min(len(secret), len(class.NewCode()))])
	if h.wrong.Spent(address, time.Now()) {
		return errWrongCodes
	}
	if !ok {
		h.wrong.Allow(address, time.Now())
		return errNoSuchClass
	}
	in := h.secretOf(r)
	v := &visit{Class: class.New(code), token: in.Token(code), url: classPath(code)}
	err := h.act(r, v, func(c *class.Class, now time.Time) (class.Event, error) {
		return c.Next(c.Actor(secret), class.Event{Kind: class.KindLed, Key: room.KeyOf(v.token)}, now)
	})
	switch {
	case errors.Is(err, class.ErrNoChange): // it has the right already
	case isNoClass(err), errors.Is(err, class.ErrNotAllowed):
		h.wrong.Allow(address, time.Now())
		return errNoSuchClass
	case err != nil:
		return err
	}
	in.Code = code
	if err := h.Class.Set(w, r, in); err != nil {
		return err
	}
	http.Redirect(w, r, v.url+"/teacher", http.StatusSeeOther)
	return nil
}
