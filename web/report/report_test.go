package report

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tally counts results.
type tally struct {
	mu sync.Mutex
	of map[Result]int
}

func (t *tally) count(r Result) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.of == nil {
		t.of = map[Result]int{}
	}
	t.of[r]++
}

// all returns the counts.
func (t *tally) all() map[Result]int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return maps.Clone(t.of)
}

func TestReceiversAreAddresses(t *testing.T) {
	for _, bad := range []string{"", "chess.example", "ftp://chess.example", "https://", "http://%zz"} {
		_, err := New(bad, "", "", nil)
		assert.Error(t, err, bad)
	}
}

// What is logged at level error is posted, without anything about a person, and counted.
func TestErrorsArePosted(t *testing.T) {
	got := make(chan Error, 1)
	receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var e Error
		decoder := json.NewDecoder(r.Body)
		decoder.DisallowUnknownFields()
		assert.NoError(t, decoder.Decode(&e))
		assert.Equal(t, "application/json", r.Header.Get("Content-Type"))
		assert.Equal(t, http.MethodPost, r.Method)
		got <- e
	}))
	defer receiver.Close()
	var results tally
	r, err := New(receiver.URL, "v1.2.3", "abc", results.count)
	require.NoError(t, err)
	var logged strings.Builder
	errs := 0
	log := slog.New(Handler(slog.NewTextHandler(&logged, nil), r, func() { errs++ }))
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan struct{})
	go func() { r.Run(ctx); close(ended) }()

	log.Info("request", "path", "/room/0123456789abcdef")
	log.Warn("a warning", "cause", errors.New("not this"))
	log.With("id", "7f").Error("failed", "route", "/room/{id}", "method", "POST", "path", "/room/0123456789abcdef",
		"from", "203.0.113.9", "cause", fmt.Errorf("write tcp 10.0.0.1:80->203.0.113.9:5123: %w", io.ErrClosedPipe))
	e := <-got
	assert.False(t, e.Time.IsZero())
	e.Time = time.Time{}
	assert.Equal(t, Error{What: "failed", Cause: "write tcp …->…: io: read/write on closed pipe", Route: "/room/{id}",
		Method: "POST", Request: "7f", Version: "v1.2.3", Commit: "abc"}, e)
	stop()
	<-ended
	assert.Equal(t, map[Result]int{Sent: 1}, results.all())
	assert.Equal(t, 1, errs)
	assert.Equal(t, 3, strings.Count(logged.String(), "\n"), "the log gets all of it")
	assert.Contains(t, logged.String(), "203.0.113.9")
}

// Errors count even where the log leaves them out, and attributes in a group are not taken for ours.
func TestHandlersOfOthers(t *testing.T) {
	r, err := New("http://receiver.example", "", "", func(Result) {})
	require.NoError(t, err)
	errs := 0
	log := slog.New(Handler(slog.DiscardHandler, r, func() { errs++ }))
	log.WithGroup("g").With("cause", "grouped").Error("failed", "route", "/x")
	assert.Equal(t, 1, errs)
	e := <-r.queue
	assert.Equal(t, "failed", e.What)
	assert.Empty(t, e.Cause+e.Route)
}

// hanging is a receiver that never answers.
type hanging struct{}

func (hanging) RoundTrip(r *http.Request) (*http.Response, error) {
	<-r.Context().Done()
	return nil, r.Context().Err()
}

// A receiver that hangs holds up neither the log nor the stop: what does not fit is dropped.
func TestAReceiverThatHangs(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var results tally
		r, err := New("http://receiver.example", "", "", results.count)
		require.NoError(t, err)
		r.client.Transport = hanging{}
		log := slog.New(Handler(slog.DiscardHandler, r, func() {}))
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan struct{})
		go func() { r.Run(ctx); close(ended) }()
		begun := time.Now()
		const errors = 10_000
		for range errors {
			log.Error("failed", "cause", "something")
		}
		assert.Equal(t, begun, time.Now(), "nothing waited")
		time.Sleep(burst*postTimeout + time.Second)
		synctest.Wait()
		assert.Equal(t, map[Result]int{Failed: burst, Dropped: errors - burst}, results.all())
		for range 10 * maxWaiting { // a second apart, which the rate allows: then the queue is full
			log.Error("failed")
			time.Sleep(time.Second)
		}
		assert.Greater(t, results.all()[Dropped], errors-burst)
		begun = time.Now()
		stop()
		<-ended
		assert.LessOrEqual(t, time.Since(begun), stopTimeout)
	})
}

// answering is a receiver that takes a second.
type answering struct{ posted *int }

func (a answering) RoundTrip(r *http.Request) (*http.Response, error) {
	select {
	case <-time.After(time.Second):
	case <-r.Context().Done():
		return nil, r.Context().Err()
	}
	*a.posted++
	return &http.Response{StatusCode: http.StatusNoContent, Body: http.NoBody, Request: r}, nil
}

// What is queued when the server stops is posted still, as far as time allows.
func TestWhatIsLeftIsPosted(t *testing.T) {
	for queued, posts := range map[int]int{0: 0, 1: 1, 3: 1} {
		synctest.Test(t, func(t *testing.T) {
			posted := 0
			r, err := New("http://receiver.example", "", "", func(Result) {})
			require.NoError(t, err)
			r.client.Transport = answering{&posted}
			ctx, stop := context.WithCancel(t.Context())
			for range queued {
				r.add(Error{})
			}
			stop()
			r.Run(ctx)
			assert.GreaterOrEqual(t, posted, posts)
		})
	}
}

// A receiver that refuses or redirects is not asked again.
func TestAReceiverThatRefuses(t *testing.T) {
	for _, status := range []int{http.StatusInternalServerError, http.StatusTemporaryRedirect} {
		calls := 0
		receiver := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			calls++
			w.Header().Set("Location", "/")
			w.WriteHeader(status)
		}))
		var results tally
		r, err := New(receiver.URL, "", "", results.count)
		require.NoError(t, err)
		r.post(t.Context(), Error{})
		receiver.Close()
		r.post(t.Context(), Error{})
		assert.Equal(t, 1, calls)
		assert.Equal(t, map[Result]int{Failed: 2}, results.all())
	}
}

func TestCausesTellNothingOfAPerson(t *testing.T) {
	for text, want := range map[string]string{
		"panic: runtime error: index out of range [5] with length 3": "panic: runtime error: index out of range [5] with length 3",
		"context deadline exceeded":                                  "context deadline exceeded",
		`strconv.Atoi: parsing "my name": invalid syntax`:            "strconv.Atoi: parsing …: invalid syntax",
		"dial tcp [2001:db8::7]:5432: connect: connection refused":   "dial tcp …: connect: connection refused",
		"dial tcp 192.0.2.7:5432: i/o timeout":                       "dial tcp …: i/o timeout",
		"no room 0123456789abcdef":                                   "no room …",
		"token KRUGKIDROVUWG2ZAMJZG653OEB is nobody's":               "token … is nobody's",
		"open /home/anna/.local/state/chesstutor/rooms.db: denied":   "open …/.local/state/chesstutor/rooms.db: denied",
		"mail of anna@school.example":                                "mail of …",
		"failed to connect to `user=anna database=rooms`: refused":   "failed to connect to …: refused",
		"an open \"quote": "an open …",
	} {
		assert.Equal(t, want, impersonal(text), text)
	}
	assert.LessOrEqual(t, len(impersonal(strings.Repeat("é ", 1000))), maxCause+len("…"))
}

// No cause holds an address, a quotation or a token, whatever it is made of.
func FuzzImpersonal(f *testing.F) {
	f.Add(`a "b" 192.0.2.7 [::1]:80 x@y 0123456789abcdef`)
	f.Add("\xff\"`1.2.3.4`@::")
	f.Fuzz(func(t *testing.T, text string) {
		got := impersonal(text)
		require.LessOrEqual(t, len(got), maxCause+len("…"))
		require.True(t, strings.ToValidUTF8(got, "") == got)
		require.NotContains(t, got, `"`)
		require.NotContains(t, got, "`")
		for word := range strings.FieldsSeq(got) {
			require.False(t, len(word) > 30 && strings.Trim(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567") == "", word)
		}
	})
}
