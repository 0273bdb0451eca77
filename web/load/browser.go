package load

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"net/http"
	"net/http/cookiejar"
	"sync/atomic"
	"time"
)

// browser is somebody's browser, with cookies, at a server that may be killed and come back at another port.
type browser struct {
	client  *http.Client
	server  *atomic.Pointer[string]
	address string      // its own, which a proxy would forward
	lost    func(error) // is told why an answer was lost
}

func newBrowser(shared *http.Transport, server *atomic.Pointer[string], address string, lost func(error)) *browser {
	cookies, _ := cookiejar.New(nil) // never fails
	return &browser{&http.Client{Transport: shared, Jar: cookies}, server, address, lost}
}

// askAgain is the pause before a request is sent again.
const askAgain = 100 * time.Millisecond

// ask sends a request as scripts do, and decodes the JSON answer. If the answer is lost it sends the request again,
// with the same key. It returns how long the answer took, 0 if one was lost.
func (b *browser) ask(ctx context.Context, method, path string, body, answer any) (took time.Duration, err error) {
	key := rand.Text()
	for tries := 0; ; tries++ {
		begun := time.Now()
		err = b.try(ctx, key, method, path, body, answer)
		if isFinal(err) || ctx.Err() != nil {
			if tries == 0 {
				took = time.Since(begun)
			}
			return took, err
		}
		b.lost(err)
		select {
		case <-ctx.Done():
			return 0, ctx.Err()
		case <-time.After(askAgain):
		}
	}
}

// try sends a request once.
func (b *browser) try(ctx context.Context, key, method, path string, body, answer any) error {
	ctx, cancel := context.WithTimeout(ctx, searchTimeout)
	defer cancel()
	response, err := b.send(ctx, key, method, path, body)
	if err != nil {
		return err
	}
	defer func() { _ = response.Body.Close() }()
	if response.StatusCode >= http.StatusMultipleChoices {
		return refused(response)
	}
	return json.NewDecoder(response.Body).Decode(answer)
}

func (b *browser) send(ctx context.Context, key, method, path string, body any) (*http.Response, error) {
	r, err := newRequest(ctx, method, *b.server.Load()+path, "", body)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Idempotency-Key", key)
	r.Header.Set("X-Forwarded-For", b.address)
	return b.client.Do(r)
}
