package live

import (
	"context"
	"maps"
	"slices"
	"time"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore"
)

// mostClassStreams bounds the streams of a class in this process, and maxStreamsOfSeat those of each of its seats: a
// teacher has a page and a projector, and somebody who helps as well.
const mostClassStreams = class.MostSeats + 40

// ClassStream is one connection to which what changes in a class is written.
type ClassStream struct {
	classes *Classes
	code    class.Code
	seat    int           // 0 for the teacher's
	signal  chan struct{} // holds a value if something may be new
	ended   bool          // the class is no more; the lock of Classes guards it
}

// Subscribe adds a stream of a seat, or of the teacher, 0, to a class. While a seat has one its child is here. The
// error is ErrTooManyStreams or one of sqlstore's; without an error Close must follow.
func (k *Classes) Subscribe(ctx context.Context, code class.Code, seat int) (*ClassStream, error) {
	st := &ClassStream{classes: k, code: code, seat: seat, signal: make(chan struct{}, 1)}
	if err := st.attach(); err != nil {
		return nil, err
	}
	if _, err := k.Load(ctx, code); err != nil { // what is new since the stream is here wakes it
		st.Close()
		return nil, err
	}
	k.Seen(code, seat)
	return st, nil
}

func (st *ClassStream) attach() error {
	k := st.classes
	k.mu.Lock()
	defer k.mu.Unlock()
	l := k.liveClass(st.code)
	ofSeat := 0
	for other := range l.streams {
		if other.seat == st.seat {
			ofSeat++
		}
	}
	if ofSeat >= maxStreamsOfSeat || len(l.streams) >= mostClassStreams {
		k.forget(st.code)
		return ErrTooManyStreams
	}
	l.streams[st] = struct{}{}
	return nil
}

// Close ends the stream.
func (st *ClassStream) Close() {
	k := st.classes
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[st.code]; l != nil {
		delete(l.streams, st)
		k.forget(st.code)
	}
}

// Wake returns a channel that receives a value when something may be new or the stream has ended: then call Next.
func (st *ClassStream) Wake() <-chan struct{} { return st.signal }

// Next returns the class as it is now, and which seats somebody uses. It returns false if the stream has ended, because
// the class has or Run has.
func (st *ClassStream) Next() (c *class.Class, here map[int]bool, ok bool) {
	k := st.classes
	closed := k.service.isClosed()
	k.mu.Lock()
	defer k.mu.Unlock()
	l := k.live[st.code]
	if closed || st.ended || l == nil || l.class == nil {
		return nil, nil, false
	}
	return l.class, l.present(), true
}

// present returns which seats somebody uses. The caller holds the lock.
func (l *liveClass) present() map[int]bool {
	here := maps.Clone(l.here)
	if here == nil {
		here = map[int]bool{}
	}
	for seat, at := range l.seen {
		if time.Since(at) < awayAfter {
			here[seat] = true
		}
	}
	for st := range l.streams {
		here[st.seat] = true
	}
	return here
}

func (l *liveClass) wake() {
	for st := range l.streams {
		select {
		case st.signal <- struct{}{}:
		default:
		}
	}
}

// liveClass returns a class of which something goes on here. The caller holds the lock, and calls forget when it may
// have ended.
func (k *Classes) liveClass(code class.Code) *liveClass {
	l := k.live[code]
	if l == nil {
		l = &liveClass{streams: map[*ClassStream]struct{}{}, seen: map[int]time.Time{}}
		k.live[code] = l
	}
	return l
}

// forget drops a class of which nothing goes on here. The caller holds the lock.
func (k *Classes) forget(code class.Code) {
	if l := k.live[code]; len(l.streams) == 0 && !l.working && len(l.seen) == 0 {
		delete(k.live, code)
	}
}

// Seen records a request of a seat, whose child is here for a while.
func (k *Classes) Seen(code class.Code, seat int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	l := k.liveClass(code)
	_, known := l.seen[seat]
	l.seen[seat] = time.Now()
	if !known {
		l.wake()
	}
}

// Here returns which seats of a class somebody uses, in any process.
func (k *Classes) Here(ctx context.Context, code class.Code) (here map[int]bool, err error) {
	defer k.service.outage.record(&err)
	store, err := k.service.store(ctx)
	if err != nil {
		return nil, err
	}
	seen, err := store.LastSeen(ctx, leaseRoom(code))
	if err != nil {
		return nil, err
	}
	k.setHere(code, seen)
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[code]; l != nil {
		return l.present(), nil
	}
	return k.leased(code, seen), nil
}

// leased returns which seats of a class have a lease that holds.
func (k *Classes) leased(code class.Code, seen leases) map[int]bool {
	here, now := map[int]bool{}, k.service.database.now()
	for l, at := range seen {
		if l.Room == leaseRoom(code) && now.Sub(at) < awayAfter {
			here[int(l.Player)] = true
		}
	}
	return here
}

// setHere stores which seats of a class have a lease, and wakes its streams if that has changed.
func (k *Classes) setHere(code class.Code, seen leases) {
	here := k.leased(code, seen)
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[code]; l != nil && !maps.Equal(l.here, here) {
		l.here = here
		l.wake()
	}
}

// codes lists the classes of which something goes on here.
func (k *Classes) codes() []class.Code {
	k.mu.Lock()
	defer k.mu.Unlock()
	return slices.Collect(maps.Keys(k.live))
}

// number returns the number of the last event of a class that is known here.
func (k *Classes) number(code class.Code) int {
	k.mu.Lock()
	defer k.mu.Unlock()
	if l := k.live[code]; l != nil && l.class != nil {
		return l.class.Number()
	}
	return 0
}

// check reads what was committed late, and drops the classes that the database does not have.
func (k *Classes) check(ctx context.Context) error {
	codes := k.codes()
	if len(codes) == 0 {
		return nil
	}
	store, err := k.service.store(ctx)
	if err != nil {
		return err
	}
	known := map[class.Code]int{} // before the query, as children answer meanwhile
	for _, code := range codes {
		known[code] = k.number(code)
	}
	numbers, err := store.ClassNumbers(ctx, codes...)
	if err != nil {
		return err
	}
	for _, code := range codes {
		if numbers[code] < known[code] {
			k.drop(code)
		}
	}
	return k.follow(ctx, numbers)
}

// follow reads the classes of which the database has more events than are known here.
func (k *Classes) follow(ctx context.Context, numbers map[class.Code]int) error {
	for _, code := range k.codes() {
		if numbers[code] > k.number(code) {
			if _, err := k.read(ctx, code); err != nil {
				return err
			}
		}
	}
	return nil
}

// keepLeases renews the leases of the seats that are used here, and reads those of other processes.
func (k *Classes) keepLeases(ctx context.Context) error {
	held, rooms := k.held()
	if len(rooms) == 0 {
		return nil
	}
	store, err := k.service.store(ctx)
	if err != nil {
		return err
	}
	if err := store.Seen(ctx, held...); err != nil {
		return err
	}
	seen, err := store.LastSeen(ctx, rooms...)
	if err != nil {
		return err
	}
	for _, code := range k.codes() {
		k.setHere(code, seen)
	}
	return nil
}

// held returns the leases of the seats that are used here, and the classes of all. It forgets the seats that are not.
func (k *Classes) held() (held []sqlstore.Lease, rooms []room.ID) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for code, l := range k.live {
		maps.DeleteFunc(l.seen, func(_ int, at time.Time) bool { return time.Since(at) >= awayAfter })
		for st := range l.streams {
			l.seen[st.seat] = time.Now()
		}
		for seat, at := range l.seen {
			if time.Since(at) < leaseInterval {
				held = append(held, lease(code, seat))
			}
		}
		rooms = append(rooms, leaseRoom(code))
		k.forget(code)
	}
	return held, rooms
}

// endStreams wakes all streams, as Run ends.
func (k *Classes) endStreams() {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, l := range k.live {
		l.wake()
	}
}
