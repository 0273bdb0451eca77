package live

import (
	"context"
	"errors"
	"log/slog"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"chesstutor/tutor/cache"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// The errors of a Service, beside those of sqlstore and the refusals of rooms.
var (
	// ErrOff says that there are no rooms here: the service has no database.
	ErrOff = errors.New("rooms are switched off")
	// ErrTooManyStreams says that a stream is one too many: see Service.Subscribe.
	ErrTooManyStreams = errors.New("there are too many streams already")
	// ErrServerAway says that a game cannot be claimed yet because this process has not been up
	// long enough to know that the opponent is absent.
	ErrServerAway = errors.New("the server was away")
)

// Config is what a Service needs. All fields to Log are required.
type Config struct {
	// Open opens the database when it is first needed, and again after a failure. If it is nil all
	// methods return ErrOff.
	Open func(context.Context) (*sqlstore.Store, error)
	// Encode returns the bytes of an event for streams, given the room after it. It may be called several times for
	// an event, also at once, and must not block.
	Encode func(e room.Event, after *room.Room) []byte
	Log    *slog.Logger
	// Countdown and Claim are those of new rooms, room.CountdownTime and room.ClaimTime if 0.
	Countdown, Claim time.Duration
}

// Service serves the rooms of a database. It is safe for use by several goroutines, and several
// processes may serve the same rooms.
type Service struct {
	config   Config
	database database
	outage   outage
	cold     cache.Cache[coldKey, history]
	classes  *Classes

	mu        sync.Mutex
	rooms     map[room.ID]*liveRoom // those that somebody here has a stream of
	addresses map[string]int        // streams by address, but each seat's first
	closed    bool                  // Run has ended
}

// New returns a service. It starts nothing: Run must run while the service is used, and Close must
// follow.
func New(config Config) *Service {
	s := &Service{
		config: config, database: database{open: config.Open},
		outage: outage{log: config.Log, slow: rate.Sometimes{Interval: slowLogInterval}},
		rooms:  map[room.ID]*liveRoom{}, addresses: map[string]int{},
		cold: cache.Cache[coldKey, history]{Most: mostCold, Weight: history.weight},
	}
	s.classes = newClasses(s)
	return s
}

// backgroundTimeout bounds work that does not end with its request.
const backgroundTimeout = 10 * time.Second

// Command returns a room's next event at the event's time, by a method of room.Room. It may be
// called several times, if the room changes meanwhile.
type Command func(r *room.Room, now time.Time) (room.Event, error)

// Create stores a new room. maker is any name for its maker, for OpenRooms. Once begun it is not
// cancelled with ctx.
func (s *Service) Create(ctx context.Context, maker string, options room.Options,
	key func(room.ID) room.Key) (r *room.Room, err error) {
	defer s.outage.record(&err)
	store, err := s.store(ctx)
	if err != nil {
		return nil, err
	}
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), backgroundTimeout)
	defer cancel()
	options.Countdown, options.Claim = s.config.Countdown, s.config.Claim
	id := room.NewID()
	return store.Create(lasting, id, maker, options, key(id))
}

// OpenRooms counts the rooms of a maker whose last game has not ended.
func (s *Service) OpenRooms(ctx context.Context, maker string) (n int, err error) {
	defer s.outage.record(&err)
	store, err := s.store(ctx)
	if err != nil {
		return 0, err
	}
	return store.OpenRooms(ctx, maker)
}

// Load returns the current state of a room, after events that are due, or sqlstore.ErrNoRoom.
func (s *Service) Load(ctx context.Context, id room.ID) (r *room.Room, err error) {
	defer s.outage.record(&err)
	return s.load(ctx, id)
}

func (s *Service) load(ctx context.Context, id room.ID) (*room.Room, error) {
	h, err := s.read(ctx, id)
	if err != nil {
		return nil, err
	}
	return s.appendDue(ctx, h.room)
}

// maxTries bounds how often an append is retried after another's append.
const maxTries = 10

// Act appends the event that a command returns, and returns the room after it. The error is the
// command's, or one of sqlstore's. Once begun it is not cancelled with ctx: whether an event is
// stored must not depend on whether the client still waits for the answer.
func (s *Service) Act(ctx context.Context, id room.ID, command Command) (r *room.Room, e room.Event, err error) {
	defer s.outage.record(&err)
	return s.act(ctx, id, command)
}

func (s *Service) act(ctx context.Context, id room.ID, command Command) (*room.Room, room.Event, error) {
	for try := 0; ; try++ {
		h, err := s.read(ctx, id)
		if err != nil {
			return nil, room.Event{}, err
		}
		next, event, err := s.append(ctx, h.room, command)
		if !errors.Is(err, sqlstore.ErrTaken) || try == maxTries {
			return next, event, err
		}
	}
}

// append stores the next event of a room, and delivers it to the streams here.
func (s *Service) append(ctx context.Context, r *room.Room, command Command) (*room.Room, room.Event, error) {
	store, err := s.store(ctx)
	if err != nil {
		return nil, room.Event{}, err
	}
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), backgroundTimeout)
	defer cancel()
	next, event, err := store.Append(lasting, r, func(now time.Time) (room.Event, error) { return command(r, now) })
	if errors.Is(err, sqlstore.ErrNoRoom) {
		s.drop(r.ID())
	}
	if err != nil {
		return nil, room.Event{}, err
	}
	key := coldKey{store, r.ID()}
	if h := s.known(key); h.room.Number() == r.Number() { // otherwise the next read finds the event
		_, err = s.extend(key, h, []room.Event{event})
	}
	return next, event, err
}

// appendDue appends the events that are due, unless another process has.
func (s *Service) appendDue(ctx context.Context, r *room.Room) (*room.Room, error) {
	for range maxTries {
		_, at, ok := r.Due()
		if !ok || s.database.now().Before(at) {
			return r, nil
		}
		next, _, err := s.append(ctx, r, (*room.Room).Tick)
		switch {
		case errors.Is(err, room.ErrNotDue): // our clock is a little ahead
			return r, nil
		case errors.Is(err, sqlstore.ErrTaken):
			var h history
			h, err = s.read(ctx, r.ID())
			next = h.room
		}
		if err != nil {
			return nil, err
		}
		r = next
	}
	return r, nil
}
