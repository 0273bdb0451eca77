package main

import (
	"bytes"
	"context"
	"log/slog"
	"net"
	"net/http"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Of failed handshakes, which anybody can make, the log tells of a few a minute, and how many more there were.
func TestFailedHandshakesDoNotFillTheLog(t *testing.T) {
	dir := t.TempDir()
	o := &options{addr: "localhost:0", tlsCert: dir + "/cert.pem", tlsKey: dir + "/key.pem"}
	writeCertificate(t, o.tlsCert, o.tlsKey, 1)
	var out bytes.Buffer
	log := slog.New(slog.NewTextHandler(&out, nil))
	listener, err := o.listen(t.Context(), log)
	require.NoError(t, err)
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error)
	go func() { ended <- serve(ctx, listener, http.NotFoundHandler(), log, func() {}) }()
	var wait sync.WaitGroup
	for range 100 {
		wait.Go(func() {
			conn, err := net.Dial("tcp", listener.Addr().String())
			if !assert.NoError(t, err) {
				return
			}
			_, _ = conn.Write([]byte("GET / HTTP/1.0\r\n\r\n"))
			_, _ = conn.Read(make([]byte, 1000)) // until the server has given it up
			_ = conn.Close()
		})
	}
	wait.Wait()
	stop()
	require.NoError(t, <-ended)
	assert.Equal(t, connectionLines, strings.Count(out.String(), "TLS handshake error"))
}

func TestTheLogOfConnectionsCountsWhatItLeavesOut(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out bytes.Buffer
		log := connectionLogger(slog.New(slog.NewTextHandler(&out, nil)))
		for range connectionLines + 7 {
			log.Print("http: something failed")
		}
		assert.Equal(t, connectionLines, strings.Count(out.String(), "\n"))
		time.Sleep(connectionTime)
		out.Reset()
		log.Print("http: something else failed")
		assert.Regexp(t, `^\S+ level=WARN msg="more connections failed" lines=7\n\S+ level=WARN msg="http: something else failed"\n$`,
			out.String())
	})
}
