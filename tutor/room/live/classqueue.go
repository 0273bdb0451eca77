package live

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"time"

	"chesstutor/tutor/class"
	"chesstutor/tutor/room/sqlstore"
)

// ClassCommand returns the next event of a class at its time, by class.Class.Next. It may be called several times, if
// the class changes meanwhile.
type ClassCommand func(c *class.Class, now time.Time) (class.Event, error)

// deed is something that somebody wants to do in a class.
type deed struct {
	id      string // of its event: however often it is tried to store that, it is stored once
	command ClassCommand
	until   time.Time // until when it is tried again while the database is away
	outcome chan outcome
	err     error // of the last call of command
}

// outcome is how a deed ended.
type outcome struct {
	class *class.Class // after it
	err   error
}

const (
	// mostWaiting bounds what waits to be stored in a class: sixty children answer every three seconds for countFor.
	mostWaiting = 1200
	// mostAtOnce bounds how many events are stored in one transaction.
	mostAtOnce = 100
	// countFor is how long it is tried to store what a child did, and countEvery how often.
	countFor   = time.Minute
	countEvery = time.Second
)

// ErrTooMuch says that too much waits to be stored in a class.
var ErrTooMuch = errors.New("too much happens in the class")

// Act appends the event that a command returns, and returns the class after it. The error is the command's, or one of
// sqlstore's. Once begun it is not cancelled with ctx.
func (k *Classes) Act(ctx context.Context, code class.Code, command ClassCommand) (*class.Class, error) {
	return k.wait(ctx, code, &deed{id: rand.Text(), command: command, outcome: make(chan outcome, 1)})
}

// Count appends the event that a command returns as Act does, but waits no longer than patience: then the error is
// context.DeadlineExceeded, and it goes on trying for a minute, during which the database may be away. What is counted
// with an id within two minutes is counted once, in whichever process; an empty id is none.
func (k *Classes) Count(ctx context.Context, code class.Code, id string, patience time.Duration,
	command ClassCommand) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	_, err := k.wait(ctx, code, &deed{
		id: cmp.Or(id, rand.Text()), command: command, until: time.Now().Add(countFor), outcome: make(chan outcome, 1),
	})
	return err
}

// wait puts a deed in the queue of a class, and waits for its outcome.
func (k *Classes) wait(ctx context.Context, code class.Code, d *deed) (c *class.Class, err error) {
	if k.service.database.open == nil {
		return nil, ErrOff
	}
	if !k.enqueue(code, d) {
		return nil, ErrTooMuch
	}
	select {
	case o := <-d.outcome:
		return o.class, o.err
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// enqueue puts a deed in the queue of a class, and lets a goroutine work at it. It reports whether there was room.
func (k *Classes) enqueue(code class.Code, d *deed) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	l := k.liveClass(code)
	if len(l.waiting) >= mostWaiting {
		return false
	}
	l.waiting = append(l.waiting, d)
	if !l.working {
		l.working = true
		go k.work(code)
	}
	return true
}

// work stores what waits in a class until nothing does.
func (k *Classes) work(code class.Code) {
	for {
		deeds := k.next(code)
		if len(deeds) == 0 {
			return
		}
		c, err := k.store(code, deeds)
		k.service.outage.record(&err)
		again := k.settle(code, deeds, c, err)
		if again {
			time.Sleep(countEvery)
		}
	}
}

// next takes what is to be stored next out of a queue. If nothing waits, the work ends.
func (k *Classes) next(code class.Code) []*deed {
	k.mu.Lock()
	defer k.mu.Unlock()
	l := k.live[code]
	n := min(len(l.waiting), mostAtOnce)
	deeds := l.waiting[:n:n]
	l.waiting = l.waiting[n:]
	if n == 0 {
		l.working = false
		k.forget(code)
	}
	return deeds
}

// errNothing says that none of several deeds is allowed.
var errNothing = errors.New("nothing is to be stored")

// store appends the events of deeds in one transaction, and returns the class after them. What a deed is not allowed
// stands in its err.
func (k *Classes) store(code class.Code, deeds []*deed) (*class.Class, error) {
	ctx, cancel := context.WithTimeout(context.Background(), backgroundTimeout)
	defer cancel()
	store, err := k.service.store(ctx)
	if err != nil {
		return nil, err
	}
	key := classKey{store, code}
	for try := 0; ; try++ {
		c := k.known(key)
		if c == nil || try > 0 {
			if c, err = k.read(ctx, code); err != nil {
				return nil, err
			}
		}
		next := func(now time.Time) ([]class.Event, error) { return events(c, deeds, now) }
		after, err := store.AppendToClass(ctx, c, next)
		switch {
		case err == nil:
			k.show(key, after)
			return after, nil
		case errors.Is(err, sqlstore.ErrNoClass):
			k.drop(code)
			return nil, err
		case !errors.Is(err, sqlstore.ErrTaken) && !errors.Is(err, errNothing) || try == maxTries:
			return nil, err
		case errors.Is(err, errNothing) && try > 0: // refused by what is known for certain
			return nil, err
		}
	}
}

// events returns the events of all deeds that are allowed, each after those before it.
func events(c *class.Class, deeds []*deed, now time.Time) (list []class.Event, err error) {
	for _, d := range deeds {
		var e class.Event
		if e, d.err = d.command(c, now); d.err != nil {
			continue
		}
		e.ID = d.id
		after, err := c.After(e)
		if err != nil {
			d.err = err
			continue
		}
		c, list = after, append(list, e)
	}
	if len(list) == 0 {
		return nil, errNothing
	}
	return list, nil
}

// settle tells the outcome of deeds to who waits for it. Those that could not be stored, and have time, wait again:
// then it reports true.
func (k *Classes) settle(code class.Code, deeds []*deed, c *class.Class, err error) bool {
	var again []*deed
	for _, d := range deeds {
		switch {
		case err == nil, errors.Is(err, errNothing):
			d.outcome <- outcome{c, d.err}
		case !errors.Is(err, sqlstore.ErrNoClass) && time.Now().Before(d.until):
			again = append(again, d)
		default:
			d.outcome <- outcome{nil, err}
		}
	}
	if len(again) == 0 {
		return false
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	l := k.live[code]
	l.waiting = append(again, l.waiting...)
	return true
}
