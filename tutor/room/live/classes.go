package live

import (
	"context"
	"errors"
	"sync"
	"time"

	"chesstutor/tutor/cache"
	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// Classes serves the classes of a service's database, as the Service serves rooms: Service.Run runs them too. It is
// safe for use by several goroutines, and several processes may serve the same classes.
type Classes struct {
	service *Service
	cold    cache.Cache[classKey, *class.Class]

	mu   sync.Mutex
	live map[class.Code]*liveClass // those that somebody here has a stream of, or wants to change
}

// liveClass is a class of which something goes on in this process. The lock of Classes guards it.
type liveClass struct {
	class   *class.Class // as far as it is known here, nil if it is not
	streams map[*ClassStream]struct{}
	waiting []*deed           // to be stored
	working bool              // a goroutine stores what waits
	seen    map[int]time.Time // when a request of a seat came here, in the last awayAfter
	here    map[int]bool      // which seats somebody uses, in any process
}

// classKey names a class in a database: another one may take its place.
type classKey struct {
	store *sqlstore.Store
	code  class.Code
}

// mostColdClasses is how many classes each generation of the cache holds: one takes up to 240 KB.
const mostColdClasses = 50

func newClasses(s *Service) *Classes {
	return &Classes{
		service: s, live: map[class.Code]*liveClass{}, cold: cache.Cache[classKey, *class.Class]{Most: mostColdClasses},
	}
}

// Classes returns the classes in the service's database.
func (s *Service) Classes() *Classes { return s.classes }

// Create stores a new class, whose first event, of class.KindMade, depends on its code. Once begun it is not cancelled
// with ctx.
func (k *Classes) Create(ctx context.Context, made func(class.Code) class.Event) (c *class.Class, err error) {
	defer k.service.outage.record(&err)
	store, err := k.service.store(ctx)
	if err != nil {
		return nil, err
	}
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), backgroundTimeout)
	defer cancel()
	for range maxTries {
		code := class.NewCode()
		c, err = store.CreateClass(lasting, code, made(code))
		if !errors.Is(err, sqlstore.ErrTaken) { // as good as always
			return c, err
		}
	}
	return nil, err
}

// Load returns the current state of a class, or sqlstore.ErrNoClass.
func (k *Classes) Load(ctx context.Context, code class.Code) (c *class.Class, err error) {
	defer k.service.outage.record(&err)
	return k.read(ctx, code)
}

// Known returns a class as far as it is known here, without the database, nil if it is not.
func (k *Classes) Known(code class.Code) *class.Class {
	store := k.service.database.current()
	if store == nil {
		return nil
	}
	return k.known(classKey{store, code})
}

// read returns the current state of a class: it reads what is not known here yet.
func (k *Classes) read(ctx context.Context, code class.Code) (*class.Class, error) {
	store, err := k.service.store(ctx)
	if err != nil {
		return nil, err
	}
	key := classKey{store, code}
	c, err := store.Class(ctx, code, k.known(key))
	if errors.Is(err, sqlstore.ErrNoClass) {
		k.drop(code)
	}
	if err != nil {
		return nil, err
	}
	k.show(key, c)
	return c, nil
}

// known returns a class as far as it is known here, nil if it is not.
func (k *Classes) known(key classKey) *class.Class {
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[key.code]; l != nil && l.class != nil {
		return l.class
	}
	c, _ := k.cold.Get(key)
	return c
}

// show makes a state of a class known, and notifies its streams.
func (k *Classes) show(key classKey, c *class.Class) {
	k.cold.Put(key, c)
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[key.code]; l != nil && (l.class == nil || l.class.Number() < c.Number()) {
		l.class = c
		l.wake()
	}
}

// drop forgets a class that no longer exists in the database. Its streams end.
func (k *Classes) drop(code class.Code) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[code]; l != nil {
		l.class = nil
		for stream := range l.streams {
			stream.ended = true
		}
		l.wake()
	}
}

// dropAll forgets all classes, as their database is gone.
func (k *Classes) dropAll() {
	for _, code := range k.codes() {
		k.drop(code)
	}
}

// End deletes a class with all that it held, and its streams end.
func (k *Classes) End(ctx context.Context, code class.Code) (err error) {
	defer k.service.outage.record(&err)
	store, err := k.service.store(ctx)
	if err != nil {
		return err
	}
	lasting, cancel := context.WithTimeout(context.WithoutCancel(ctx), backgroundTimeout)
	defer cancel()
	if err := store.EndClass(lasting, code); err != nil {
		return err
	}
	k.drop(code)
	return nil
}

// Pair stores a room in which two children of a class play each other, closed to all others. It is
// deleted with the class.
func (k *Classes) Pair(ctx context.Context, code class.Code, options room.Options,
	keys func(room.ID) (maker, guest room.Key)) (r *room.Room, err error) {
	options.Closed = true
	r, err = k.service.Create(ctx, sqlstore.PairMaker(code), options, func(id room.ID) room.Key {
		maker, _ := keys(id)
		return maker
	})
	if err != nil {
		return nil, err
	}
	_, guest := keys(r.ID())
	r, _, err = k.service.Act(ctx, r.ID(), func(r *room.Room, now time.Time) (room.Event, error) {
		return r.Join(guest, now)
	})
	return r, err
}

// lease is the lease by which the processes tell one another that somebody uses a seat.
func lease(code class.Code, seat int) sqlstore.Lease {
	return sqlstore.Lease{Room: leaseRoom(code), Player: room.Player(seat)}
}

// leaseRoom is what stands in the place of a room in the leases of a class.
func leaseRoom(code class.Code) room.ID { return room.ID("class " + string(code)) }
