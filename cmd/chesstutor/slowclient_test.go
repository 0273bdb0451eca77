package main

import (
	"bufio"
	"context"
	"errors"
	"io"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// pipes is a listener for connections in memory, whose deadlines follow the clock of a synctest bubble.
type pipes struct {
	made   chan net.Conn
	closed chan struct{}
}

func newPipes() *pipes { return &pipes{make(chan net.Conn), make(chan struct{})} }

// Accept returns the server's end of a connection.
func (p *pipes) Accept() (net.Conn, error) {
	select {
	case c := <-p.made:
		return c, nil
	case <-p.closed:
		return nil, net.ErrClosed
	}
}

// Close ends Accept.
func (p *pipes) Close() error {
	close(p.closed)
	return nil
}

// Addr returns an address of no meaning.
func (p *pipes) Addr() net.Addr { return &net.TCPAddr{} }

// dial returns the client's end of a new connection.
func (p *pipes) dial() net.Conn {
	here, there := net.Pipe()
	p.made <- there
	return here
}

// get asks for a page over a new connection and returns its length.
func (p *pipes) get(t *testing.T) int {
	t.Helper()
	c := p.dial()
	defer func() { _ = c.Close() }()
	_, err := io.WriteString(c, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
	require.NoError(t, err)
	answer, err := http.ReadResponse(bufio.NewReader(c), nil)
	require.NoError(t, err)
	n, err := io.Copy(io.Discard, answer.Body)
	require.NoError(t, err)
	return int(n)
}

// A client that sends or reads one byte a second is let go after a while, and holds up nobody meanwhile.
func TestSlowClients(t *testing.T) {
	const pageBytes = 100_000
	synctest.Test(t, func(t *testing.T) {
		listener := newPipes()
		ctx, stop := context.WithCancel(t.Context())
		ended := make(chan error)
		page := http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			_, err := io.Copy(io.Discard, r.Body)
			if err == nil {
				_, err = io.WriteString(w, strings.Repeat("x", pageBytes))
			}
			_ = err // the client has gone
		})
		go func() { ended <- serve(ctx, listener, page, slog.New(slog.DiscardHandler), func() {}) }()

		begun := time.Now()
		reader := listener.dial()
		_, err := io.WriteString(reader, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")
		require.NoError(t, err)
		read := 0
		for {
			if _, err = reader.Read(make([]byte, 1)); err != nil {
				break
			}
			read++
			time.Sleep(time.Second)
			if read%10 == 0 {
				assert.Equal(t, pageBytes, listener.get(t), "others are answered")
			}
		}
		assert.Less(t, read, 100)
		assert.LessOrEqual(t, time.Since(begun), writeTimeout+2*time.Second)

		for what, limit := range map[string]time.Duration{
			"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ":                         headerTimeout,
			"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n": readTimeout,
		} {
			begun = time.Now()
			writer := listener.dial()
			_, err = io.WriteString(writer, what)
			require.NoError(t, err)
			go func() { _, _ = io.Copy(io.Discard, writer) }()
			for err == nil {
				_, err = writer.Write([]byte("x"))
				time.Sleep(time.Second)
			}
			assert.True(t, errors.Is(err, io.ErrClosedPipe), err)
			assert.LessOrEqual(t, time.Since(begun), limit+3*time.Second, what)
		}
		stop()
		require.NoError(t, <-ended)
	})
}
