package load

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"chesstutor/tutor/class"
)

// Class is a teacher and children, each in a browser with a stream. All come from one address, as from a school.
type Class struct {
	server  atomic.Pointer[string]
	path    string // of the class
	teacher *browser
	pupils  []*pupil
	report  *LessonReport
	streams sync.WaitGroup
	stop    context.CancelFunc // of the streams

	mu     sync.Mutex
	totals map[class.Name]total // of the answers of each child, as the teacher's stream told them last
	told   chan struct{}        // closed when the stream tells something
}

// total is a count, and since when the teacher knows it.
type total struct {
	answers int
	since   time.Time
}

// seats is what the teacher of a class sees.
type seats struct {
	Seats []struct {
		class.Name
		Today struct{ Right, Wrong int }
	}
}

// NewClass makes a class with a number on a server, lets so many children join, and opens all streams. The server must
// trust the addresses that we forward. What happens goes to a report. Close must follow, if there is no error.
func NewClass(ctx context.Context, server string, number, children int, r *LessonReport) (*Class, error) {
	shared := &http.Transport{MaxIdleConnsPerHost: 32, IdleConnTimeout: time.Minute}
	address := fmt.Sprintf("10.200.%d.%d", number>>8&255, number&255)
	c := &Class{report: r, totals: map[class.Name]total{}, told: make(chan struct{})}
	c.Use(server)
	c.teacher = newBrowser(shared, &c.server, address, r.lose)
	var made struct{ Code string }
	title := map[string]any{"title": fmt.Sprint("Class ", number)}
	if _, err := c.teacher.ask(ctx, http.MethodPost, "/class/new", title, &made); err != nil {
		return nil, err
	}
	c.path = "/class/" + made.Code
	var offered struct{ Free []class.Name }
	if _, err := c.teacher.ask(ctx, http.MethodGet, c.path, nil, &offered); err != nil {
		return nil, err
	}
	for i := range children {
		p := &pupil{browser: newBrowser(shared, &c.server, address, r.lose), class: c, name: offered.Free[i]}
		if err := p.join(ctx); err != nil {
			return nil, err
		}
		c.pupils = append(c.pupils, p)
	}
	lasting, stop := context.WithCancel(context.WithoutCancel(ctx))
	c.stop = stop
	c.streams.Go(func() { c.listen(lasting, c.teacher, c.hear) })
	for _, p := range c.pupils {
		c.streams.Go(func() { c.listen(lasting, p.browser, func(string) {}) })
	}
	return c, nil
}

// Use sends all requests to a server from now on. A stream goes there when it breaks.
func (c *Class) Use(server string) { c.server.Store(&server) }

// Close closes the streams.
func (c *Class) Close() {
	c.stop()
	c.streams.Wait()
}

// listen follows the events of the class, and opens the stream again when it breaks.
func (c *Class) listen(ctx context.Context, b *browser, hear func(data string)) {
	for ctx.Err() == nil {
		if err := c.read(ctx, b, hear); ctx.Err() == nil {
			c.report.note(func() { c.report.Breaks = append(c.report.Breaks, err) })
		}
		select {
		case <-ctx.Done():
		case <-time.After(askAgain):
		}
	}
}

// read reads the events of the class until the stream ends.
func (c *Class) read(ctx context.Context, b *browser, hear func(data string)) error {
	response, err := b.send(ctx, "", http.MethodGet, c.path+"/events", nil)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		return refused(response)
	}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			hear(data)
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return ErrEnded
}

// hear takes what the teacher's stream tells.
func (c *Class) hear(data string) {
	now := time.Now()
	var told seats
	if err := json.Unmarshal([]byte(data), &told); err != nil {
		c.report.fault(fmt.Errorf("the teacher heard %q: %w", data, err))
		return
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, s := range told.Seats {
		if n := s.Today.Right + s.Today.Wrong; n != c.totals[s.Name].answers {
			c.totals[s.Name] = total{n, now}
		}
	}
	close(c.told)
	c.told = make(chan struct{})
}

// heard returns what the teacher's stream told last of a child, and a channel that is closed when it tells more.
func (c *Class) heard(name class.Name) (total, <-chan struct{}) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.totals[name], c.told
}

// hearFor is how long a child waits until the teacher hears of an answer.
const hearFor = 10 * time.Second

// await waits until the teacher has heard of so many answers of a child, and returns since when, the zero time if that
// takes too long.
func (c *Class) await(ctx context.Context, name class.Name, answers int) time.Time {
	ctx, cancel := context.WithTimeout(ctx, hearFor)
	defer cancel()
	for {
		known, more := c.heard(name)
		if known.answers >= answers {
			return known.since
		}
		select {
		case <-ctx.Done():
			return time.Time{}
		case <-more:
		}
	}
}

// Learn lets all children answer and play until ctx ends, each something every pace.
func (c *Class) Learn(ctx context.Context, pace time.Duration) {
	var wait sync.WaitGroup
	for _, p := range c.pupils {
		wait.Go(func() { p.learn(ctx, pace) })
	}
	wait.Wait()
}

// Killed says that the server was killed: what it was to count later may be lost.
func (c *Class) Killed() {
	for _, p := range c.pupils {
		p.mu.Lock()
		p.perhaps, p.later = p.perhaps+p.later, 0
		p.mu.Unlock()
	}
}

// Check returns an error unless the class has each answer once: all that were counted or are to be later, for which it
// waits, and no more than were given.
func (c *Class) Check(ctx context.Context) error {
	for {
		var sees seats
		if _, err := c.teacher.ask(ctx, http.MethodGet, c.path+"/teacher", nil, &sees); err != nil {
			return err
		}
		waiting, err := c.check(sees)
		if !waiting {
			return err
		}
		select {
		case <-ctx.Done():
			return err
		case <-time.After(time.Second):
		}
	}
}

// check compares what the teacher sees with what the children did. It reports whether something may still be counted.
func (c *Class) check(sees seats) (waiting bool, err error) {
	if len(sees.Seats) != len(c.pupils) {
		return false, fmt.Errorf("%d children are there of %d", len(sees.Seats), len(c.pupils))
	}
	for i, p := range c.pupils {
		s := sees.Seats[i]
		n := s.Today.Right + s.Today.Wrong
		p.mu.Lock()
		counted, later, perhaps := p.counted, p.later, p.perhaps
		p.mu.Unlock()
		if s.Name != p.name || n < counted || n > counted+later+perhaps {
			return false, fmt.Errorf("%v: %d answers are there; %d were counted, %d are for later, %d perhaps lost", p.name,
				n, counted, later, perhaps)
		}
		if n < counted+later {
			waiting = true
			err = fmt.Errorf("%v: %d answers of %d for later are not counted", p.name, counted+later-n, later)
		}
	}
	return waiting, err
}
