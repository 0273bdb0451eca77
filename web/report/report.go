// Package report posts the errors of a server to whoever runs it.
//
// An error is what is logged at level error: the server's own fault, logged once with its cause. Handler passes log
// records on, and queues those; Run posts them, one after the other. The queue is bounded, so a slow or dead receiver
// never holds up a request: what does not fit is dropped, and counted.
package report

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"time"

	"golang.org/x/time/rate"
)

// The limits of reports: how many may wait, how many are sent at once and then in each second, how long one may take,
// and how long all that wait may take when the server stops.
const (
	maxWaiting  = 64
	burst       = 16
	perSecond   = 1
	postTimeout = 5 * time.Second
	stopTimeout = 2 * time.Second
)

// Error is an error of the server, as it is posted: without anything about the person whose request it was.
type Error struct {
	Time    time.Time `json:"time"`
	What    string    `json:"what"`              // the message that is logged
	Cause   string    `json:"cause"`             // without addresses, quoted text and tokens
	Route   string    `json:"route,omitempty"`   // template of the route, such as /room/{id}
	Method  string    `json:"method,omitempty"`  // of the request
	Request string    `json:"request,omitempty"` // its id in the log
	Version string    `json:"version"`
	Commit  string    `json:"commit"`
}

// Result is what became of a report.
type Result string

// The results.
const (
	Sent    Result = "sent"
	Failed  Result = "failed"  // the receiver could not be reached, or refused
	Dropped Result = "dropped" // too many came at once
)

// Reporter posts errors to a receiver. It is safe for concurrent use.
type Reporter struct {
	url             string
	version, commit string
	counted         func(Result)
	queue           chan Error
	limit           *rate.Limiter
	client          http.Client
}

// New returns a reporter for a receiver, which gets errors as JSON by POST. counted is called with what became of each.
// It returns an error if the URL is not one of http or https.
func New(receiver, version, commit string, counted func(Result)) (*Reporter, error) {
	u, err := url.Parse(receiver)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return nil, errors.New("it is not an address that begins with https:// or http://")
	}
	return &Reporter{
		url: receiver, version: version, commit: commit, counted: counted, queue: make(chan Error, maxWaiting),
		limit: rate.NewLimiter(perSecond, burst),
		client: http.Client{
			Timeout:       postTimeout,
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		},
	}, nil
}

// add queues an error, or drops it. It never waits.
func (r *Reporter) add(e Error) {
	if r.limit.Allow() {
		e.Version, e.Commit = r.version, r.commit
		select {
		case r.queue <- e:
			return
		default:
		}
	}
	r.counted(Dropped)
}

// Run posts what is queued until ctx ends, then for a moment what is left.
func (r *Reporter) Run(ctx context.Context) {
	posting, cancel := context.WithCancel(context.WithoutCancel(ctx))
	defer cancel()
	defer context.AfterFunc(ctx, func() { time.AfterFunc(stopTimeout, cancel) })()
	for posting.Err() == nil {
		select {
		case e := <-r.queue:
			r.post(posting, e)
			continue
		default:
		}
		select {
		case e := <-r.queue:
			r.post(posting, e)
		case <-ctx.Done():
			return
		}
	}
}

// post sends one error and counts whether that worked.
func (r *Reporter) post(ctx context.Context, e Error) {
	result := Failed
	if r.send(ctx, e) == nil {
		result = Sent
	}
	r.counted(result)
}

func (r *Reporter) send(ctx context.Context, e Error) error {
	body, err := json.Marshal(e)
	if err != nil {
		return err
	}
	q, err := http.NewRequestWithContext(ctx, http.MethodPost, r.url, bytes.NewReader(body))
	if err != nil {
		return err
	}
	q.Header.Set("Content-Type", "application/json")
	q.Header.Set("User-Agent", "chesstutor")
	answer, err := r.client.Do(q)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	_, _ = io.CopyN(io.Discard, answer.Body, 1<<10) // so that the connection can be used again
	if answer.StatusCode >= http.StatusMultipleChoices {
		return errors.New(answer.Status)
	}
	return nil
}
