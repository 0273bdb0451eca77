package browsertest

import (
	"net"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// door holds the port of a site for the whole test, so that nothing else can take it while the site's server is
// stopped. Whoever comes then is turned away: the connection is closed without a word.
type door struct {
	port net.Listener

	mu     sync.Mutex
	inside *entrance // of the server that runs, nil if none does
}

func newDoor(t *testing.T) *door {
	port, err := net.Listen("tcp", "localhost:0")
	require.NoError(t, err)
	t.Cleanup(func() { _ = port.Close() })
	d := &door{port: port}
	go d.admit()
	return d
}

func (d *door) address() string {
	_, port, _ := net.SplitHostPort(d.port.Addr().String())
	return net.JoinHostPort("localhost", port)
}

// open returns where a server gets those who come from now on, until it closes that.
func (d *door) open() net.Listener {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.inside = &entrance{door: d, came: make(chan net.Conn), closed: make(chan struct{})}
	return d.inside
}

// admit leads whoever comes to the server that runs.
func (d *door) admit() {
	for {
		visitor, err := d.port.Accept()
		if err != nil {
			return
		}
		d.mu.Lock()
		inside := d.inside
		d.mu.Unlock()
		if inside == nil {
			_ = visitor.Close()
			continue
		}
		select {
		case inside.came <- visitor:
		case <-inside.closed:
			_ = visitor.Close()
		}
	}
}

// entrance is the listener of one server of a door.
type entrance struct {
	door   *door
	came   chan net.Conn
	once   sync.Once
	closed chan struct{}
}

func (e *entrance) Accept() (net.Conn, error) {
	select {
	case visitor := <-e.came:
		return visitor, nil
	case <-e.closed:
		return nil, net.ErrClosed
	}
}

// Close leaves the port to the door.
func (e *entrance) Close() error {
	e.once.Do(func() {
		close(e.closed)
		e.door.mu.Lock()
		defer e.door.mu.Unlock()
		if e.door.inside == e {
			e.door.inside = nil
		}
	})
	return nil
}

func (e *entrance) Addr() net.Addr { return e.door.port.Addr() }
