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

// hub stands between requests and the store of rooms. It knows the rooms that
// somebody here has a stream of, tells streams what is appended, by whichever
// process, and appends what time alone brings about.
type hub struct {
	open func(context.Context) (*sqlstore.Store, error)
	log  *slog.Logger

	mu      sync.Mutex
	opening *opening // of the database, nil if nobody waits for it
	opened  *sqlstore.Store
	clocked bool          // skew was found out
	skew    time.Duration // how far the database's clock is before ours
	vigil   vigil
	told    time.Time // when it was last logged that the database is down
	live    map[room.ID]*live
	streams map[string]int // by address
	closing chan struct{}  // closed when the server stops
}

func newHub(open func(context.Context) (*sqlstore.Store, error), log *slog.Logger) *hub {
	return &hub{open: open, log: log, live: map[room.ID]*live{}, streams: map[string]int{}, closing: make(chan struct{})}
}

// opening is one attempt to open the database. All who want it wait for the same
// one, each no longer than its own request lasts.
type opening struct {
	done  chan struct{} // closed when there is one of these:
	store *sqlstore.Store
	err   error
}

// store returns the database, opened when it is first wanted, and again after it
// could not be.
func (h *hub) store(ctx context.Context) (*sqlstore.Store, error) {
	h.mu.Lock()
	if h.open == nil || h.opened != nil && h.clocked {
		defer h.mu.Unlock()
		if h.open == nil {
			return nil, sqlstore.ErrDown
		}
		return h.opened, nil
	}
	try := h.opening
	if try == nil {
		try = &opening{done: make(chan struct{})}
		h.opening = try
		go h.try(try)
	}
	h.mu.Unlock()
	select {
	case <-try.done:
		return try.store, try.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// try opens the database, if it is not, and asks it for the time: without that no
// clock here would be right.
func (h *hub) try(o *opening) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	store, err := h.have(), error(nil)
	if store == nil {
		store, err = h.open(ctx)
	}
	h.mu.Lock()
	if err == nil {
		h.opened = store
	}
	h.mu.Unlock()
	if err == nil {
		err = h.setClock(ctx, store)
	}
	if err != nil {
		store, err = nil, errors.Join(sqlstore.ErrDown, err)
	}
	h.mu.Lock()
	if err == nil {
		h.vigil.keep(h.clock())
	}
	h.opening = nil
	h.mu.Unlock()
	o.store, o.err = store, err
	close(o.done)
}

// have returns the database if it is open.
func (h *hub) have() *sqlstore.Store {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.opened
}

// toldEvery is how often an outage of the database is logged, however many requests
// it refuses.
const toldEvery = time.Minute

// tell reports whether an outage is to be logged now.
func (h *hub) tell() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if now := time.Now(); h.told.IsZero() || now.Sub(h.told) >= toldEvery {
		h.told = now
		return true
	}
	return false
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
	h.skew, h.clocked = now.Sub(before.Add(time.Since(before)/2)), true
	return nil
}

// now returns the database's time, nearly.
func (h *hub) now() time.Time {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.clock()
}

// clock is now for whoever holds mu. It goes on while the machine sleeps.
func (h *hub) clock() time.Time { return time.Now().Add(h.skew).UTC().Round(0) }

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

// append stores the next event of a room, and tells it to the streams here. Once
// begun it is not given up with the request: whether an event is stored must not
// hang on whether somebody still waits for the answer.
func (h *hub) append(ctx context.Context, r *room.Room, command sqlstore.Command) (*room.Room, room.Event, error) {
	store, err := h.store(ctx)
	if err != nil {
		return nil, room.Event{}, err
	}
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancel()
	next, event, err := store.Append(lasting, r, command)
	switch {
	case err == nil:
		h.heard(r.ID(), event)
	case errors.Is(err, sqlstore.ErrNoRoom):
		h.drop(r.ID())
	}
	return next, event, err
}

// create stores a new room. It, too, is not given up with the request.
func (h *hub) create(ctx context.Context, id room.ID, maker string, options room.Options, key room.Key) (*room.Room, error) {
	store, err := h.store(ctx)
	if err != nil {
		return nil, err
	}
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), patience)
	defer cancel()
	return store.Create(lasting, id, maker, options, key)
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

// patience is how long work may take that does not end with a request.
const patience = 10 * time.Second
