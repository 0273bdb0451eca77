package sqlstore

import (
	"fmt"
	"io"
	"net"
	"net/url"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
	"chesstutor/tutor/room/sqlstore/pgtest"
)

// A cut is how a connection breaks when the client has something to say.
type cut int

const (
	before  cut = iota // the server does not hear it
	during             // the server hears it while the connection breaks
	after              // the server has answered, and the client does not hear that
	silence            // the server does not hear it, and the connection hangs
)

// proxy stands between a store and PostgreSQL.
type proxy struct {
	listener net.Listener
	server   string // the path of its socket

	mu    sync.Mutex
	armed bool
	spare int // what may still be said before it breaks
	how   cut
}

// newProxy returns a proxy to the server of an address, and its own address.
func newProxy(t *testing.T, database string) (p *proxy, throughIt string) {
	u, err := url.Parse(database)
	require.NoError(t, err)
	query := u.Query()
	p = &proxy{server: filepath.Join(query.Get("host"), ".s.PGSQL.5432")}
	p.listener, err = net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	t.Cleanup(func() { _ = p.listener.Close() })
	go p.serve()
	query.Del("host")
	u.Host, u.RawQuery = p.listener.Addr().String(), query.Encode()
	return p, u.String()
}

// arm lets one connection break when the client has said something so often.
func (p *proxy) arm(spare int, how cut) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.armed, p.spare, p.how = true, spare, how
}

// disarm reports whether a connection has broken since arm.
func (p *proxy) disarm() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	broke := !p.armed
	p.armed = false
	return broke
}

// breaks tells whether the connection is to break now.
func (p *proxy) breaks() (how cut, now bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !p.armed {
		return 0, false
	}
	p.spare--
	if p.spare >= 0 {
		return 0, false
	}
	p.armed = p.how == silence // that lasts
	return p.how, true
}

func (p *proxy) serve() {
	for {
		client, err := p.listener.Accept()
		if err != nil {
			return
		}
		server, err := net.Dial("unix", p.server)
		if err != nil {
			_ = client.Close()
			continue
		}
		muted := make(chan struct{})
		answered := make(chan struct{}, 1)
		go p.up(client, server, muted, answered)
		go down(client, server, muted, answered)
	}
}

// up carries what the client says.
func (p *proxy) up(client, server net.Conn, muted chan struct{}, answered chan struct{}) {
	defer func() { _, _ = client.Close(), server.Close() }()
	buffer := make([]byte, 1<<16)
	for {
		n, err := client.Read(buffer)
		if err != nil {
			return
		}
		how, now := p.breaks()
		if now {
			close(muted)
			switch how {
			case before:
			case silence:
				_, _ = io.Copy(io.Discard, client)
			case during:
				_, _ = server.Write(buffer[:n])
			case after:
				_, _ = server.Write(buffer[:n])
				<-answered
			}
			return
		}
		if _, err := server.Write(buffer[:n]); err != nil {
			return
		}
	}
}

// down carries what the server answers, until muted.
func down(client, server net.Conn, muted chan struct{}, answered chan struct{}) {
	buffer := make([]byte, 1<<16)
	for {
		n, err := server.Read(buffer)
		select {
		case <-muted:
			answered <- struct{}{}
			return
		default:
		}
		if err != nil {
			_ = client.Close()
			return
		}
		_, _ = client.Write(buffer[:n])
	}
}

// However a connection breaks, and at whichever step of it, an event is appended once, and known to
// be.
func TestAConnectionBreaksWhileAppending(t *testing.T) {
	t.Parallel()
	database := pgtest.Database(t)
	p, through := newProxy(t, database)
	s := open(t, through)
	r := create(t, s)
	for _, how := range []cut{before, during, after} {
		broke := true
		for spare := 0; broke; spare++ {
			t.Run(fmt.Sprintf("%d/%d", how, spare), func(t *testing.T) {
				number := r.Number()
				p.arm(spare, how)
				var event room.Event
				r, event = must(t, s, r)
				broke = p.disarm()
				events, err := s.Events(t.Context(), r.ID(), number)
				require.NoError(t, err)
				assert.Equal(t, []room.Event{event}, events)
				again, err := s.Load(t.Context(), r.ID())
				require.NoError(t, err)
				assert.Equal(t, again, r)
			})
			require.Less(t, spare, 20)
		}
	}
}

func TestAConnectionBreaksWhileCreating(t *testing.T) {
	t.Parallel()
	p, through := newProxy(t, pgtest.Database(t))
	s := open(t, through)
	made := 0
	for _, how := range []cut{before, during, after} {
		broke := true
		for spare := 0; broke; spare++ {
			p.arm(spare, how)
			r, err := s.Create(t.Context(), room.NewID(), "me", room.Options{}, room.KeyOf("maker"))
			broke = p.disarm()
			require.NoError(t, err)
			made++
			again, err := s.Load(t.Context(), r.ID())
			require.NoError(t, err)
			assert.Equal(t, again, r)
			n, err := s.OpenRooms(t.Context(), "me")
			require.NoError(t, err)
			assert.Equal(t, made, n)
			require.Less(t, spare, 20)
		}
	}
}

// However a connection breaks, a class gets each answer once, and it is known to.
func TestAConnectionBreaksWhileChildrenAnswer(t *testing.T) {
	t.Parallel()
	p, through := newProxy(t, pgtest.Database(t))
	s := open(t, through)
	c := createClass(t, s)
	right := 0
	for _, how := range []cut{before, during, after} {
		broke := true
		for spare := 0; broke; spare++ {
			p.arm(spare, how)
			next := inClass(t, s, c, child, answer(0))
			broke = p.disarm()
			right++
			seat, _ := next.Seat(1)
			require.Equal(t, right, seat.Days[0].Skills[0].Right, "%d/%d", how, spare)
			require.Equal(t, c.Number()+1, next.Number())
			c = next
			require.Less(t, spare, 20)
		}
	}
}

// Another's event under the same number is not taken for one's own.
func TestALostRaceIsLostAfterABreakToo(t *testing.T) {
	t.Parallel()
	database := pgtest.Database(t)
	p, through := newProxy(t, database)
	s, other := open(t, through), open(t, database)
	r := create(t, s)
	must(t, other, r)
	p.arm(0, before)
	_, _, err := s.Append(t.Context(), r, next(r))
	require.ErrorIs(t, err, ErrTaken)
	require.True(t, p.disarm())
}

// A database that takes connections and says nothing is down too, in time.
func TestADatabaseThatHangsIsDown(t *testing.T) {
	t.Parallel()
	p, through := newProxy(t, pgtest.Database(t))
	s := open(t, through)
	r := create(t, s)
	p.arm(0, silence)
	began := time.Now()
	_, _, err := s.Append(t.Context(), r, next(r))
	require.ErrorIs(t, err, ErrDown)
	assert.Less(t, time.Since(began), retryTimeout+time.Minute)
	p.disarm()
	must(t, s, r)
}
