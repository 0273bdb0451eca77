// Package classes serves the classes of children without accounts: the pages of teachers and children, and what counts
// for a class of what a child does elsewhere.
package classes

import (
	"net/http"
	"time"

	"golang.org/x/time/rate"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room/live"
	"chesstutor/web/site"
)

// Classes has the handlers of classes.
type Classes struct {
	*site.Site
	*live.Classes
	off    bool          // this server has no classes
	makers *site.Limiter // limits how many classes an address makes
	wrong  *site.Limiter // limits how many wrong codes an address sends
	key    []byte        // the secrets on cards and in links are made from it
}

// The rate limits of an address: ten classes an hour, and sixty wrong codes a minute.
const (
	madeAtOnce = 10
	madeEvery  = time.Hour / madeAtOnce
	wrongCodes = 60
	wrongEvery = time.Minute / wrongCodes
)

// New returns a Classes. key makes the secrets on cards and in links; off says that there is no database.
func New(s *site.Site, service *live.Classes, off bool, key []byte) *Classes {
	return &Classes{
		Site: s, Classes: service, off: off, key: key, makers: site.NewLimiter(rate.Every(madeEvery), madeAtOnce),
		wrong: site.NewLimiter(rate.Every(wrongEvery), wrongCodes),
	}
}

// who may use a route of a class.
type who int

const (
	anybody who = iota
	aChild      // who has a seat
	theTeacher
	aMember // either
)

// route is a route of a class, below its address.
type route struct {
	method, path string
	who          who
	answer       func(*visit, http.ResponseWriter, *http.Request, site.Form) error
}

// routes is the table of who may use what. What somebody may change stands in class.Class.Next once more.
func (h *Classes) routes() []route {
	return []route{
		{http.MethodGet, "", anybody, h.show},
		{http.MethodPost, "/join", anybody, h.join},
		{http.MethodPost, "/leave", aChild, h.leave},
		{http.MethodGet, "/events", aMember, h.events},
		{http.MethodGet, "/teacher", theTeacher, h.lead},
		{http.MethodGet, "/poster", theTeacher, h.poster},
		{http.MethodGet, "/cards", theTeacher, h.cards},
		{http.MethodGet, "/day.csv", theTeacher, h.day},
		{http.MethodPost, "/today", theTeacher, h.setToday},
		{http.MethodGet, "/together", aMember, h.together},
		{http.MethodPost, "/together", theTeacher, h.setTogether},
		{http.MethodPost, "/together/answer", aChild, h.reply},
		{http.MethodPost, "/pairs", theTeacher, h.pairs},
		{http.MethodPost, "/lock", theTeacher, h.lock},
		{http.MethodPost, "/clock", theTeacher, h.setClock},
		{http.MethodPost, "/remove", theTeacher, h.remove},
		{http.MethodPost, "/card", theTeacher, h.renewCard},
		{http.MethodPost, "/renew", theTeacher, h.renewLink},
		{http.MethodPost, "/end", theTeacher, h.end},
	}
}

// Routes registers the routes of classes.
func (h *Classes) Routes(r *site.Router) {
	r.Get("/class", withRefusals(h.find))
	r.Get("/class/new", withRefusals(h.form))
	r.Post("/class/new", withRefusals(site.WithForm(h.make)))
	r.GetOnly("/class/lead/{secret}", withRefusals(h.open))
	for _, at := range h.routes() {
		path, handler := "/class/{code}"+at.path, withRefusals(h.inClass(at))
		switch {
		case at.method == http.MethodPost:
			r.Post(path, handler)
		case at.path == "/events":
			r.GetOnly(path, handler)
		default:
			r.Get(path, handler)
		}
	}
}

// visit is a request in a class: the class as it is, and what the sender may do.
type visit struct {
	*class.Class
	by    class.Actor
	token string // of the browser
	url   string // the path of the class
}

// inClass returns the handler of a route of a class.
func (h *Classes) inClass(at route) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) (err error) {
		f := site.Query(r)
		if at.method == http.MethodPost {
			if f, err = site.ReadForm(w, r); err != nil {
				return err
			}
		}
		v, err := h.enter(r)
		if err != nil {
			return err
		}
		if !v.may(at.who) {
			return errNotTheirs
		}
		if v.by.Leads {
			h.visited(r, v)
		}
		if v.by.Seat != 0 {
			h.Seen(v.Code(), v.by.Seat)
		}
		err = at.answer(v, w, r, f)
		if err != nil && at.method == http.MethodPost && at.who == theTeacher {
			return h.leading(r, v, err)
		}
		return err
	}
}

// may reports whether the sender may use a route.
func (v *visit) may(w who) bool {
	switch w {
	case aChild:
		return v.by.Seat != 0
	case theTeacher:
		return v.by.Leads
	case aMember:
		return v.by.Seat != 0 || v.by.Leads
	}
	return true
}

// enter finds the class of a request. An address that has sent too many wrong codes has to wait, but for the browsers
// that are in the class.
func (h *Classes) enter(r *http.Request) (*visit, error) {
	if h.off {
		return nil, errNoClasses
	}
	in, address := h.Class.Of(r), h.Addresses.From(r)
	code, ok := class.ParseCode(site.Var(r, "code"))
	if (!ok || in.Code != code) && h.wrong.Spent(address, time.Now()) {
		return nil, errWrongCodes
	}
	if !ok {
		h.wrong.Allow(address, time.Now())
		return nil, errNoSuchClass
	}
	c, err := h.load(r, code)
	if isNoClass(err) {
		h.wrong.Allow(address, time.Now())
	}
	if err != nil {
		return nil, err
	}
	token := in.Token(code)
	return &visit{c, c.Actor(token), token, classPath(code)}, nil
}

// load returns the current state of a class. A request that waits for the database has no turn at the processors.
func (h *Classes) load(r *http.Request, code class.Code) (c *class.Class, err error) {
	site.Away(r.Context(), func() { c, err = h.Load(r.Context(), code) })
	return c, err
}

// visited records that the teacher was here, now and then. That it cannot be is no reason to refuse anything.
func (h *Classes) visited(r *http.Request, v *visit) {
	if _, err := v.Next(v.by, class.Event{Kind: class.KindVisited}, time.Now()); err == nil {
		_ = h.do(r, v, class.Event{Kind: class.KindVisited})
	}
}

// do lets the sender of a request do something in a class, which changes with it.
func (h *Classes) do(r *http.Request, v *visit, e class.Event) error {
	return h.act(r, v, func(c *class.Class, now time.Time) (class.Event, error) {
		return c.Next(c.Actor(v.token), e, now)
	})
}

// act does what a command says in the class of a request, which changes with it.
func (h *Classes) act(r *http.Request, v *visit, command live.ClassCommand) (err error) {
	var after *class.Class
	site.Away(r.Context(), func() { after, err = h.Act(r.Context(), v.Code(), command) })
	if err != nil {
		return err
	}
	v.Class, v.by = after, after.Actor(v.token)
	return nil
}

func classPath(code class.Code) string { return "/class/" + string(code) }
