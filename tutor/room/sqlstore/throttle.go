package sqlstore

import (
	"sync"
	"time"
)

// throttle calls a function at once after trigger, or a little later if that was just done: once however often trigger
// is called meanwhile.
type throttle struct {
	every time.Duration // the least time from one call to the next
	do    func()

	mu   sync.Mutex
	last time.Time
	due  bool
}

// trigger returns at once.
func (t *throttle) trigger() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.due {
		return
	}
	t.due = true
	time.AfterFunc(t.every-time.Since(t.last), func() {
		t.mu.Lock()
		t.due, t.last = false, time.Now()
		t.mu.Unlock()
		t.do()
	})
}
