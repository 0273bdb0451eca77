package site

import (
	"context"
	"net/http"
	"net/netip"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// entering asks for turns at a gate, and tells in which order they came.
type entering struct {
	t    *testing.T
	gate *Gate
	came chan arrival
	mine map[string]*Ticket // of those that requireCame has seen
}

// arrival is a request that has its turn.
type arrival struct {
	name   string
	ticket *Ticket
}

func newEntering(t *testing.T, limits GateLimits) *entering {
	return &entering{t, NewGate(limits), make(chan arrival, 100), map[string]*Ticket{}}
}

// enter enters as a request named by its network and a digit, "A1".
func (e *entering) enter(ctx context.Context, names ...string) {
	for _, name := range names {
		go func() {
			ticket, err := e.gate.Enter(ctx, netip.AddrFrom4([4]byte{10, 0, 0, name[0]}))
			if err == nil {
				e.came <- arrival{name, ticket}
			}
		}()
		synctest.Wait()
	}
}

// requireCame requires that these have had their turns since the last call.
func (e *entering) requireCame(names ...string) {
	e.t.Helper()
	synctest.Wait()
	came := []string{}
	for len(e.came) > 0 {
		a := <-e.came
		came = append(came, a.name)
		e.mine[a.name] = a.ticket
	}
	require.Equal(e.t, append([]string{}, names...), came)
}

// However many of one address wait, another's turn comes at once; those of one come in order of arrival.
func TestEachAddressHasItsTurns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEntering(t, GateLimits{Turns: 2, Most: 10, All: 100})
		impatient, giveUp := context.WithCancel(t.Context())
		e.enter(t.Context(), "A1", "A2", "A3")
		e.enter(impatient, "A4")
		e.enter(t.Context(), "A5", "B1", "B2", "B3")
		e.requireCame("A1", "A2", "B1", "B2")
		giveUp()
		e.requireCame()
		e.mine["A2"].Leave()
		e.requireCame("A3")
		e.mine["A2"].Leave()
		e.requireCame() // leaving twice is leaving once
		e.mine["A1"].Leave()
		e.requireCame("A5")
		for _, name := range []string{"A3", "A5", "B1", "B2"} {
			e.mine[name].Leave()
		}
		e.requireCame("B3")
		e.mine["B3"].Leave()
		assert.Empty(t, e.gate.lines, "nobody is remembered")
		assert.Zero(t, e.gate.all)
	})
}

// Who waits for a search or a slow client leaves the turn to others, and goes on before those that have not begun.
func TestWhoIsAwayHasNoTurn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		e := newEntering(t, GateLimits{Turns: 1, Most: 10, All: 100})
		e.enter(t.Context(), "A1", "A2", "A3")
		e.requireCame("A1")
		searched := make(chan struct{})
		ctx := &Visit{Context: t.Context(), Ticket: e.mine["A1"]}
		go func() {
			Away(ctx, func() { <-searched })
			e.came <- arrival{"A1 again", ctx.Ticket}
		}()
		e.requireCame("A2")
		close(searched)
		e.requireCame()
		e.mine["A2"].Leave()
		e.requireCame("A1 again")
		e.mine["A1"].Pause()
		e.mine["A1"].Pause()
		e.requireCame("A3")
		e.mine["A1"].Leave()
		e.mine["A3"].Leave()
		assert.Empty(t, e.gate.lines)
	})
}

// The requests under way are bounded, of one address and of all; where there are too many of all, an address that has
// few may still add one.
func TestRequestsUnderWayAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := NewGate(GateLimits{Turns: 100, Most: 4, All: 6})
		from := func(n byte) error {
			_, err := g.Enter(t.Context(), netip.AddrFrom4([4]byte{10, 0, 0, n}))
			return err
		}
		status := func(err error) int {
			var refused *Refusal
			require.ErrorAs(t, err, &refused)
			assert.Equal(t, gateBusy, refused.wait)
			return refused.Status
		}
		for range 4 {
			require.NoError(t, from('A'))
		}
		assert.Equal(t, http.StatusTooManyRequests, status(from('A')))
		require.NoError(t, from('B'))
		require.NoError(t, from('B'))
		require.NoError(t, from('C'), "six are under way, but none of C")
		assert.Equal(t, http.StatusServiceUnavailable, status(from('B')))
		for n := range byte(3) {
			require.NoError(t, from('D'+n))
		}
		assert.Equal(t, http.StatusServiceUnavailable, status(from('G')), "a sixth for each of seven is nothing")
	})
}

// Who has no ticket is not held up.
func TestWithoutATicket(t *testing.T) {
	called := false
	Away(t.Context(), func() { called = true })
	Away(&Visit{Context: t.Context()}, func() { called = called && true })
	assert.True(t, called)
	(*Ticket)(nil).Leave()
}
