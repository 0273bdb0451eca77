package site

import (
	"context"
	"net/http"
	"net/netip"
	"slices"
	"sync"
	"time"

	"chesstutor/tutor/say"
)

// Gate bounds the requests under way, and lets those of one address take turns at the processors: a few compute at a
// time, and the next ones wait in the order of their arrival. So whatever one address asks for, and however often, the
// requests of the others find a processor at once. It is safe for concurrent use.
type Gate struct {
	limits GateLimits
	mu     sync.Mutex
	all    int                    // requests under way
	lines  map[netip.Prefix]*line // of the addresses that have some
}

// GateLimits are the limits of a Gate.
type GateLimits struct {
	Turns int // of one address at a time
	Most  int // requests under way of one address, with those that wait
	All   int // of all, from which on an address has no more than its share of them
}

// line is the requests under way of one address.
type line struct {
	underWay, computing int
	waiting             []*Ticket
}

// Ticket is the place of a request in the line of its address. The methods of a nil Ticket do nothing.
type Ticket struct {
	gate    *Gate
	network netip.Prefix
	state   turnState
	come    chan struct{} // closed when it has come
}

// turnState is how far a request is.
type turnState uint8

const (
	turnWaits turnState = iota // for its turn
	turnHas
	turnAway // waits for something else
	turnOver // is answered
)

// gateBusy is after what time to ask again where too many requests are under way.
const gateBusy = time.Second

// NewGate returns a gate with limits.
func NewGate(limits GateLimits) *Gate { return &Gate{limits: limits, lines: map[netip.Prefix]*line{}} }

// Enter waits for the turn of a request from an address, which must leave afterwards. The error is a Refusal, with 429
// if too many are under way of the address and with 503 if there are of all, or that of ctx.
func (g *Gate) Enter(ctx context.Context, address netip.Addr) (*Ticket, error) {
	t, err := g.arrive(Network(address))
	if err != nil {
		return nil, err
	}
	select {
	case <-t.come:
		return t, nil
	case <-ctx.Done():
		t.Leave()
		return nil, ctx.Err()
	}
}

// arrive puts a request into the line of its network, in which its turn may come at once.
func (g *Gate) arrive(network netip.Prefix) (*Ticket, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.lines[network]
	if l == nil {
		l = &line{}
	}
	switch { // an address that is unknown may be anybody's
	case l.underWay >= g.limits.Most && network.IsValid():
		return nil, RefuseFor(http.StatusTooManyRequests, say.Problem{Key: say.TooManyRequests}).After(gateBusy)
	case g.all >= g.limits.All && l.underWay >= g.limits.All/(len(g.lines)+1):
		busy := say.Problem{Key: say.Busy, Number: wholeSeconds(gateBusy)}
		return nil, RefuseFor(http.StatusServiceUnavailable, busy).After(gateBusy)
	}
	g.lines[network] = l
	g.all++
	l.underWay++
	t := &Ticket{gate: g, network: network, come: make(chan struct{})}
	l.waiting = append(l.waiting, t)
	g.next(l)
	return t, nil
}

// next lets those at the head of a line have their turns.
func (g *Gate) next(l *line) {
	for l.computing < g.limits.Turns && len(l.waiting) > 0 {
		t := l.waiting[0]
		l.waiting = l.waiting[1:]
		l.computing++
		t.state = turnHas
		close(t.come)
	}
}

// Pause ends the turn while the request waits for something else than a processor.
func (t *Ticket) Pause() {
	if t == nil {
		return
	}
	t.gate.mu.Lock()
	defer t.gate.mu.Unlock()
	t.end(turnAway)
}

// end ends the turn if the request has it.
func (t *Ticket) end(state turnState) {
	if t.state != turnHas {
		return
	}
	t.state = state
	l := t.gate.lines[t.network]
	l.computing--
	t.gate.next(l)
}

// Resume waits for a turn again after Pause, before those that have not had any. A request that has one keeps it.
func (t *Ticket) Resume() {
	if t == nil {
		return
	}
	t.gate.mu.Lock()
	if t.state == turnAway {
		t.state, t.come = turnWaits, make(chan struct{})
		l := t.gate.lines[t.network]
		l.waiting = slices.Insert(l.waiting, 0, t)
		t.gate.next(l)
	}
	t.gate.mu.Unlock()
	<-t.come
}

// Leave ends what Enter began. A request that goes on, such as a stream, does not count from then on.
func (t *Ticket) Leave() {
	if t == nil {
		return
	}
	g := t.gate
	g.mu.Lock()
	defer g.mu.Unlock()
	if t.state == turnOver {
		return
	}
	l := g.lines[t.network]
	l.waiting = slices.DeleteFunc(l.waiting, func(other *Ticket) bool { return other == t })
	t.end(turnOver)
	t.state = turnOver
	g.all--
	if l.underWay--; l.underWay == 0 {
		delete(g.lines, t.network)
	}
}

// Away calls wait, which waits for something else than a processor, while the request of ctx has no turn.
func Away(ctx context.Context, wait func()) {
	if v, ok := ctx.Value(visitKey{}).(*Visit); ok {
		v.Ticket.Pause()
		defer v.Ticket.Resume()
	}
	wait()
}

// UnderWay returns how many requests of an address are under way.
func (g *Gate) UnderWay(address netip.Addr) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	if l := g.lines[Network(address)]; l != nil {
		return l.underWay
	}
	return 0
}
