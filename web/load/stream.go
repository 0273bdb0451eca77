package load

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Stream is a player's event stream. When it breaks it reconnects and resumes after the last event received.
type Stream struct {
	player *Player
	cancel context.CancelFunc
	ended  chan struct{}

	mu      sync.Mutex
	log     []Event
	fault   error         // an error about the first event out of order
	breaks  []error       // why the stream broke, each time
	changed chan struct{} // closed when log grows, or there is a fault
}

// Listen opens a stream of all events of the player's room. It stays open until Close.
func (p *Player) Listen(ctx context.Context) *Stream {
	ctx, cancel := context.WithCancel(ctx)
	s := &Stream{player: p, cancel: cancel, ended: make(chan struct{}), changed: make(chan struct{})}
	go func() {
		defer close(s.ended)
		for ctx.Err() == nil {
			s.recordBreak(ctx, s.read(ctx))
			select {
			case <-ctx.Done():
			case <-time.After(retryDelay):
			}
		}
	}()
	return s
}

// Close ends the stream.
func (s *Stream) Close() {
	s.cancel()
	<-s.ended
}

// read opens the stream after the last event received, and reads it until it ends.
func (s *Stream) read(ctx context.Context) error {
	r, err := newRequest(ctx, http.MethodGet, s.player.address("/events"), s.player.token, nil)
	if err != nil {
		return err
	}
	r.Header.Set("Accept", "text/event-stream")
	r.Header.Set("Last-Event-ID", strconv.Itoa(s.number()))
	response, err := s.player.client.Do(r)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode != http.StatusOK {
		return refused(response)
	}
	numbered := false // presence has no number and is ignored
	lines := bufio.NewScanner(response.Body)
	for lines.Scan() {
		name, value, _ := strings.Cut(lines.Text(), ": ")
		switch {
		case name == "":
			numbered = false
		case name == "id":
			numbered = true
		case name == "data" && numbered:
			if err := s.add(value); err != nil {
				return err
			}
		}
	}
	if err := lines.Err(); err != nil {
		return err
	}
	return ErrEnded
}

// ErrEnded means that the server ended a stream in an orderly way.
var ErrEnded = errors.New("the server ended the stream")

// number returns the number of the last event received.
func (s *Stream) number() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.log)
}

// add appends an event to the log, or records a fault if it is out of order.
func (s *Stream) add(data string) error {
	e := Event{Arrived: time.Now()}
	err := json.Unmarshal([]byte(data), &e)
	s.mu.Lock()
	defer s.mu.Unlock()
	if err == nil && e.Seq != len(s.log)+1 {
		err = fmt.Errorf("event %d came after %d", e.Seq, len(s.log))
	}
	if err == nil {
		s.log = append(s.log, e)
	} else if s.fault == nil {
		s.fault = err
	}
	close(s.changed)
	s.changed = make(chan struct{})
	return err
}

// recordBreak records why the stream broke, unless it was closed.
func (s *Stream) recordBreak(ctx context.Context, why error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if ctx.Err() == nil {
		s.breaks = append(s.breaks, why)
	}
}

// Breaks returns the errors that broke the stream, or prevented it from opening.
func (s *Stream) Breaks() []error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.breaks
}

// Log returns the events received so far.
func (s *Stream) Log() []Event {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.log[:len(s.log):len(s.log)]
}

// Await waits for the first event of a kind after a number. It returns an error if an event was out of order.
func (s *Stream) Await(ctx context.Context, after int, kind string) (e Event, err error) {
	err = s.until(ctx, func(log []Event) bool {
		for ; after < len(log); after++ {
			if e = log[after]; e.Kind == kind {
				return true
			}
		}
		return false
	})
	if err != nil {
		return Event{}, fmt.Errorf("waiting for %s after event %d: %w", kind, after, err)
	}
	return e, nil
}

// waitFor waits until the stream has received the event with a number.
func (s *Stream) waitFor(ctx context.Context, number int) error {
	err := s.until(ctx, func(log []Event) bool { return len(log) >= number })
	if err != nil {
		return fmt.Errorf("waiting for event %d: %w", number, err)
	}
	return nil
}

// until waits until enough returns true for the events received.
func (s *Stream) until(ctx context.Context, enough func([]Event) bool) error {
	for {
		s.mu.Lock()
		log, fault, more := s.log, s.fault, s.changed
		s.mu.Unlock()
		if fault != nil || enough(log) {
			return fault
		}
		select {
		case <-more:
		case <-s.ended:
			return errors.New("the stream was closed")
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}
