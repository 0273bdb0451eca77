package web

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// How often a process asks the database: for what other processes appended, and
// about who is still there; and how long the database may stay away before it is
// opened anew.
const (
	feedEvery  = 50 * time.Millisecond
	leaseEvery = 5 * time.Second
	sweepEvery = time.Hour
)

// hub stands between requests and the store of rooms. It knows the rooms that
// somebody here has a stream of, tells streams what is appended, by whichever
// process, and appends what time alone brings about.
type hub struct {
	open func(context.Context) (*sqlstore.Store, error)
	log  *slog.Logger

	opening sync.Mutex // held while the database is opened
	mu      sync.Mutex
	opened  *sqlstore.Store
	skew    time.Duration // how far the database's clock is before ours
	live    map[room.ID]*live
	streams map[string]int // by address
	closing chan struct{}  // closed when the server stops
}

// live is a room that somebody here has a stream of.
type live struct {
	room    *room.Room
	log     []roomEvent // all events, from the first on
	streams map[*stream]struct{}
	timer   *time.Timer // until what is due
	signs   [3]sign     // by room.Player
}

func newHub(open func(context.Context) (*sqlstore.Store, error), log *slog.Logger) *hub {
	return &hub{open: open, log: log, live: map[room.ID]*live{}, streams: map[string]int{}, closing: make(chan struct{})}
}

// store returns the database, opened when it is first wanted, and again after it
// could not be.
func (h *hub) store(ctx context.Context) (*sqlstore.Store, error) {
	h.opening.Lock()
	defer h.opening.Unlock()
	if store := h.have(); store != nil {
		return store, nil
	}
	if h.open == nil {
		return nil, sqlstore.ErrDown
	}
	store, err := h.open(ctx)
	if err != nil {
		return nil, errors.Join(sqlstore.ErrDown, err)
	}
	h.mu.Lock()
	h.opened = store
	h.mu.Unlock()
	return store, h.setClock(ctx, store)
}

// have returns the database if it is open.
func (h *hub) have() *sqlstore.Store {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.opened
}

// setClock finds out how far the database's clock is from ours.
func (h *hub) setClock(ctx context.Context, store *sqlstore.Store) error {
	before := time.Now()
	now, err := store.Now(ctx)
	if err != nil {
		return err
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.skew = now.Sub(before.Add(time.Since(before) / 2))
	return nil
}

// now returns the database's time, nearly.
func (h *hub) now() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.clock()
}

func (h *hub) clock() time.Time { return time.Now().Add(h.skew).UTC() }

// load returns a room as it stands now, what is due done.
func (h *hub) load(ctx context.Context, id room.ID) (*room.Room, error) {
	r, err := h.read(ctx, id)
	if err != nil {
		return nil, err
	}
	return h.settle(ctx, r)
}

// read returns a room as it is stored.
func (h *hub) read(ctx context.Context, id room.ID) (*room.Room, error) {
	store, err := h.store(ctx)
	if err != nil {
		return nil, err
	}
	r := h.known(id)
	if r == nil {
		return store.Load(ctx, id)
	}
	events, err := store.Events(ctx, id, r.Number())
	if err != nil {
		return nil, err
	}
	for _, e := range events {
		if r, err = r.After(e); err != nil {
			return nil, err
		}
		h.heard(id, e)
	}
	return r, nil
}

// known returns a room that is live here, nil if it is not.
func (h *hub) known(id room.ID) *room.Room {
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := h.live[id]; l != nil {
		return l.room
	}
	return nil
}

// most bounds how often an append is tried again because another came first.
const most = 10

// act asks a command of a room for an event and appends it. It returns the room
// after it.
func (h *hub) act(ctx context.Context, id room.ID, command func(*room.Room) sqlstore.Command) (*room.Room, room.Event, error) {
	for try := 0; ; try++ {
		r, err := h.read(ctx, id)
		if err != nil {
			return nil, room.Event{}, err
		}
		next, event, err := h.append(ctx, r, command(r))
		if !errors.Is(err, sqlstore.ErrTaken) || try == most {
			return next, event, err
		}
	}
}

// append stores the next event of a room, and tells it to the streams here.
func (h *hub) append(ctx context.Context, r *room.Room, command sqlstore.Command) (*room.Room, room.Event, error) {
	store, err := h.store(ctx)
	if err != nil {
		return nil, room.Event{}, err
	}
	next, event, err := store.Append(ctx, r, command)
	if err == nil {
		h.heard(r.ID(), event)
	}
	return next, event, err
}

// settle appends what time alone has brought about, if nobody else has.
func (h *hub) settle(ctx context.Context, r *room.Room) (*room.Room, error) {
	for range most {
		_, at, ok := r.Due()
		if !ok || h.now().Before(at) {
			return r, nil
		}
		next, _, err := h.append(ctx, r, r.Tick)
		switch {
		case errors.Is(err, room.ErrNotDue): // our clock is a little ahead
			return r, nil
		case errors.Is(err, sqlstore.ErrTaken):
			next, err = h.read(ctx, r.ID())
		}
		if err != nil {
			return nil, err
		}
		r = next
	}
	return r, nil
}

// heard takes over an event of a room that is live here and tells its streams.
// An event heard of before is let pass; one that comes too early is too: the
// feed, or whoever reads the room next, tells it again.
func (h *hub) heard(id room.ID, e room.Event) {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := h.live[id]
	if l == nil || e.Number != l.room.Number()+1 {
		return
	}
	next, err := l.room.After(e)
	if err != nil {
		h.log.Error("a room has an event it cannot have", "room", id, "number", e.Number, "cause", err)
		return
	}
	l.take(e, next)
	h.setTimer(l, 0)
	if e.Kind == room.KindAway && l.streaming(e.Player) { // another process does not know of our stream
		go h.back(id, e.Player)
	}
}

// take adds an event to the log of a live room and wakes its streams.
func (l *live) take(e room.Event, next *room.Room) {
	l.log = append(l.log, newRoomEvent(e, next))
	l.room = next
	if e.Player != room.Nobody {
		l.signs[e.Player].seen = e.Time
	}
	l.wake()
}

func (l *live) wake() {
	for s := range l.streams {
		s.poke()
	}
}

// setTimer waits for what is due next, at least so long.
func (h *hub) setTimer(l *live, least time.Duration) {
	if l.timer != nil {
		l.timer.Stop()
	}
	if _, at, ok := l.room.Due(); ok {
		id := l.room.ID()
		l.timer = time.AfterFunc(max(at.Sub(h.clock()), least), func() { h.due(id) })
	}
}

// due does what is due in a live room. If that does not bring it further, our
// clock is ahead of the database's, or the database is away: then it is tried
// again a little later.
func (h *hub) due(id room.ID) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	r := h.known(id)
	if r == nil {
		return
	}
	if _, err := h.settle(ctx, r); err != nil && !errors.Is(err, sqlstore.ErrDown) {
		h.log.Error("what was due in a room could not be done", "room", id, "cause", err)
		return
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if l := h.live[id]; l != nil && l.room == r {
		h.setTimer(l, feedEvery)
	}
}

// patience is how long work that nobody waits for may take.
const patience = 10 * time.Second

// Tend does what no request asks for, until ctx ends: it passes on what other
// processes append to rooms, keeps the leases of those who are there, and
// removes old rooms. Then all streams end.
func (s *Server) Tend(ctx context.Context) {
	h := s.hub
	var wait sync.WaitGroup
	wait.Go(func() { h.every(ctx, feedEvery, h.follow()) })
	wait.Go(func() { h.every(ctx, leaseEvery, h.keepLeases) })
	wait.Go(func() { h.every(ctx, sweepEvery, h.sweep) })
	<-ctx.Done()
	close(h.closing)
	wait.Wait()
}

// Close gives the database back, when Tend and the last request have ended.
func (s *Server) Close() error {
	if store := s.hub.have(); store != nil {
		return store.Close()
	}
	return nil
}

// every does something again and again, and logs when it begins to fail and when
// it works again.
func (h *hub) every(ctx context.Context, interval time.Duration, work func(context.Context) error) {
	ticker := time.NewTicker(interval)
	defer ticker.Stop()
	failing := false
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		err := work(ctx)
		if failed := err != nil && ctx.Err() == nil; failed != failing {
			failing = failed
			if failed {
				h.log.Warn("rooms cannot be kept up to date", "cause", err)
			} else {
				h.log.Info("rooms are up to date again")
			}
		}
	}
}

// follow returns what passes on new events. It asks nothing while there are no
// streams.
func (h *hub) follow() func(context.Context) error {
	var feed *sqlstore.Feed
	return func(ctx context.Context) error {
		h.mu.Lock()
		idle := len(h.live) == 0
		h.mu.Unlock()
		if idle {
			feed = nil
			return nil
		}
		store, err := h.store(ctx)
		if err != nil {
			return err
		}
		missed := feed == nil
		if missed {
			feed = store.Feed()
		}
		changes, err := feed.Look(ctx)
		if err != nil {
			feed = nil
			return err
		}
		for _, c := range changes {
			h.heard(c.Room, c.Event)
		}
		if missed {
			return h.catchUp(ctx)
		}
		return h.mend(ctx, changes)
	}
}

// catchUp reads what was appended to the live rooms while nobody listened.
func (h *hub) catchUp(ctx context.Context) error {
	for _, id := range h.liveRooms() {
		if _, err := h.read(ctx, id); err != nil && !errors.Is(err, sqlstore.ErrNoRoom) {
			return err
		}
	}
	return nil
}

// mend reads the rooms of which an event was heard before the one before it.
func (h *hub) mend(ctx context.Context, changes []sqlstore.Change) error {
	for _, c := range changes {
		if r := h.known(c.Room); r != nil && r.Number() < c.Number {
			if _, err := h.read(ctx, c.Room); err != nil {
				return err
			}
		}
	}
	return nil
}

func (h *hub) liveRooms() (list []room.ID) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id := range h.live {
		list = append(list, id)
	}
	return list
}

func (h *hub) sweep(ctx context.Context) error {
	store, err := h.store(ctx)
	if err != nil {
		return err
	}
	removed, err := store.Sweep(ctx)
	if removed > 0 {
		h.log.Info("old rooms removed", "rooms", removed)
	}
	return err
}
