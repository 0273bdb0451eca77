package load

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"time"
)

// requestTimeout is how long to wait for an answer before it counts as lost.
const requestTimeout = 10 * time.Second

// NewClient returns a client with a source address of its own for each number up to 62499, if the server is on this
// machine at a loopback address.
func NewClient(server string, number int) *http.Client {
	dialer := &net.Dialer{Timeout: requestTimeout}
	if u, err := url.Parse(server); err == nil && (u.Hostname() == "localhost" ||
		net.ParseIP(u.Hostname()).To4().IsLoopback()) {
		dialer.LocalAddr = &net.TCPAddr{IP: net.IPv4(127, 1, byte(number/250), byte(1+number%250))}
	}
	return &http.Client{Transport: &http.Transport{
		DialContext: dialer.DialContext, MaxIdleConnsPerHost: 8, IdleConnTimeout: time.Minute,
	}}
}

// Refused is the error of a request that the server has answered with an error status.
type Refused struct {
	Status int
	Text   string
}

// Error returns the server's sentence, with the status.
func (r *Refused) Error() string { return fmt.Sprintf("%d: %s", r.Status, r.Text) }

// do sends a request, with a body and a token unless empty, and decodes the JSON answer. The error is a *Refused if
// the server answers with an error status.
func do(ctx context.Context, c *http.Client, method, address, token string, body, answer any) error {
	ctx, cancel := context.WithTimeout(ctx, requestTimeout)
	defer cancel()
	r, err := newRequest(ctx, method, address, token, body)
	if err != nil {
		return err
	}
	response, err := c.Do(r)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode >= http.StatusMultipleChoices {
		return refused(response)
	}
	return json.NewDecoder(response.Body).Decode(answer)
}

func newRequest(ctx context.Context, method, address, token string, body any) (*http.Request, error) {
	var content io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		content = bytes.NewReader(text)
	}
	r, err := http.NewRequestWithContext(ctx, method, address, content)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept", "application/json")
	if body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	if token != "" {
		r.Header.Set("Authorization", "Bearer "+token)
	}
	return r, nil
}

func refused(response *http.Response) error {
	var answer struct{ Error string }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return fmt.Errorf("an answer of status %d broke off: %w", response.StatusCode, err)
	}
	return &Refused{response.StatusCode, answer.Error}
}
