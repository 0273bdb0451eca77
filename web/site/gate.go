package site

import (
	"context"
	"net/http"
	"time"

	"chesstutor/tutor/say"
)

// Gate lets requests do what takes much processor time one at a time, so that it never keeps the others waiting
// however often it is asked for. It is safe for concurrent use.
type Gate struct {
	places chan struct{} // holds a token for whoever is inside or waits
	turn   chan struct{} // holds a token for whoever is inside
}

// gateBusy is after what time to ask again where too many wait at a gate.
const gateBusy = time.Second

// NewGate returns a gate at which up to waiting requests may wait.
func NewGate(waiting int) *Gate {
	return &Gate{places: make(chan struct{}, waiting+1), turn: make(chan struct{}, 1)}
}

// Enter waits for the turn of a request, which must leave afterwards. The error is a Refusal with 503 if too many wait,
// or that of ctx.
func (g *Gate) Enter(ctx context.Context) (leave func(), err error) {
	select {
	case g.places <- struct{}{}:
	default:
		busy := say.Problem{Key: say.Busy, Number: wholeSeconds(gateBusy)}
		return nil, RefuseFor(http.StatusServiceUnavailable, busy).After(gateBusy)
	}
	select {
	case g.turn <- struct{}{}:
		return func() { <-g.turn; <-g.places }, nil
	case <-ctx.Done():
		<-g.places
		return nil, ctx.Err()
	}
}
