package web

import (
	"net/http"
	"net/http/httptest"
	"net/netip"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/assert"
)

// mostPage is the most bytes that a page may have.
const mostPage = 400 << 10

// neverRead is an answer whose reader takes nothing until it is told to go on.
type neverRead struct {
	http.ResponseWriter
	goOn    chan struct{}
	waiting *atomic.Int64 // bytes
}

func (w *neverRead) Write(p []byte) (int, error) {
	w.waiting.Add(int64(len(p)))
	<-w.goOn
	return len(p), nil
}

// Readers of one network that take nothing hold a part of the memory, and then their connections end; those of others
// are answered.
func TestSlowReadersAreBounded(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		u := newUnread()
		page := make([]byte, mostPage)
		handler := u.bound(func(r *http.Request) netip.Addr { return netip.MustParseAddr(r.RemoteAddr) },
			http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(page) }))
		var waiting atomic.Int64
		var ended atomic.Int64
		goOn := make(chan struct{})
		var wait sync.WaitGroup
		ask := func(from string) {
			wait.Go(func() {
				defer func() {
					if recover() == http.ErrAbortHandler {
						ended.Add(1)
					}
				}()
				r := httptest.NewRequest(http.MethodGet, "/", nil)
				r.RemoteAddr = from
				handler.ServeHTTP(&neverRead{httptest.NewRecorder(), goOn, &waiting}, r)
			})
		}
		for range 200 {
			ask("192.0.2.1")
		}
		synctest.Wait()
		assert.LessOrEqual(t, waiting.Load(), int64(mostUnreadOfOne))
		assert.Equal(t, int64(200-mostUnreadOfOne/mostPage), ended.Load())
		ask("198.51.100.1")
		synctest.Wait()
		assert.Equal(t, int64(200-mostUnreadOfOne/mostPage), ended.Load(), "of another network")
		close(goOn)
		wait.Wait()
		assert.Zero(t, u.all)
		assert.Empty(t, u.byNetwork)
	})
}
