package review

import (
	"context"
	"crypto/sha256"
	"net/http"
	"sync"
)

// turns lets each person have only one review in work at a time. The zero value is ready to use.
type turns struct {
	mu    sync.Mutex
	taken map[string]chan struct{} // by person, closed when the turn ends
}

// take waits for a person's turn, and returns a function that ends it.
func (t *turns) take(ctx context.Context, person string) (end func(), err error) {
	for {
		t.mu.Lock()
		other, busy := t.taken[person]
		if !busy {
			if t.taken == nil {
				t.taken = map[string]chan struct{}{}
			}
			mine := make(chan struct{})
			t.taken[person] = mine
			t.mu.Unlock()
			return func() { t.end(person, mine) }, nil
		}
		t.mu.Unlock()
		select {
		case <-other:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

func (t *turns) end(person string, mine chan struct{}) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.taken, person)
	close(mine)
}

// person identifies the sender of a request: by the client address, which a class may share, together with a sum of
// the browser's cookies, which may be long.
func (s *Review) person(r *http.Request) string {
	sum := sha256.Sum256([]byte(r.Header.Get("Cookie")))
	return s.network(r).String() + " " + string(sum[:])
}
