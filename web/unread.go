package web

import (
	"errors"
	"net/http"
	"net/netip"
	"sync"

	"chesstutor/web/site"
)

// The most bytes of answers that wait for their readers: those of one network, whose connections a class may share, and
// all together.
const (
	mostUnreadOfOne = 8 << 20
	mostUnread      = 128 << 20
)

// unread counts the bytes that are being written, by the network that reads them. An answer stays in memory as long as
// its reader takes, so whoever asks for much and reads none of it would fill the memory.
type unread struct {
	mu        sync.Mutex
	all       int
	byNetwork map[netip.Prefix]int
}

func newUnread() *unread { return &unread{byNetwork: map[netip.Prefix]int{}} }

// begin counts bytes, and reports whether there is room for them. A network that alone has nothing waiting is let in
// even if others have filled the memory.
func (u *unread) begin(network netip.Prefix, n int) bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	waiting := u.byNetwork[network]
	if waiting > 0 && (waiting+n > mostUnreadOfOne || u.all+n > mostUnread) {
		return false
	}
	u.all += n
	u.byNetwork[network] = waiting + n
	return true
}

// end takes back what begin has counted.
func (u *unread) end(network netip.Prefix, n int) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.all -= n
	if u.byNetwork[network] -= n; u.byNetwork[network] == 0 {
		delete(u.byNetwork, network)
	}
}

// bound ends the connection of an answer for which there is no room.
func (u *unread) bound(from func(*http.Request) netip.Addr, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		counted := &countedWriter{ResponseWriter: w, unread: u, network: site.Network(from(r))}
		next.ServeHTTP(counted, r)
		if counted.refused {
			panic(http.ErrAbortHandler) // a part of an answer must not be taken for the whole
		}
	})
}

// errUnread is the error of a write for which there is no room.
var errUnread = errors.New("too much waits for this reader already")

// countedWriter counts what is written while it waits for the reader.
type countedWriter struct {
	http.ResponseWriter
	unread  *unread
	network netip.Prefix
	refused bool
}

func (w *countedWriter) Write(p []byte) (int, error) {
	if w.refused || !w.unread.begin(w.network, len(p)) {
		w.refused = true
		return 0, errUnread
	}
	defer w.unread.end(w.network, len(p))
	return w.ResponseWriter.Write(p)
}

// Unwrap gives http.ResponseController access to the underlying writer.
func (w *countedWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }
