package web_test

import (
	"bufio"
	"bytes"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// A body that ends too early, stalls, or has chunks that cannot be read is no failure of the server: it is refused
// with a status of the client's, and no error is logged.
func TestABodyThatDoesNotArrive(t *testing.T) {
	var log bytes.Buffer
	t.Cleanup(func() { assert.NotContains(t, log.String(), "level=ERROR") }) // when the server has ended
	handler := webtest.NewServer(t, func(config *web.Config) { config.Log = slog.New(slog.NewTextHandler(&log, nil)) })
	server := httptest.NewUnstartedServer(handler)
	server.Config.ReadTimeout = 500 * time.Millisecond
	server.Start()
	t.Cleanup(server.Close)
	for path, kinds := range map[string][]string{
		"/move":   {"application/json", "application/x-www-form-urlencoded", ""},
		"/import": {"multipart/form-data; boundary=x", "application/x-www-form-urlencoded"},
	} {
		for _, kind := range kinds {
			for what, sent := range map[string]struct {
				framing, body string
				ends          bool
				status        int
			}{
				"cut off":    {"Content-Length: 100", "--x\r\n", true, http.StatusBadRequest},
				"slow":       {"Content-Length: 100", "--x\r\n", false, http.StatusRequestTimeout},
				"bad chunks": {"Transfer-Encoding: chunked", "zz\r\nfrom\r\n", false, http.StatusBadRequest},
				"no end":     {"Transfer-Encoding: chunked", "3\r\nfro\r\n", true, http.StatusBadRequest},
			} {
				t.Run(strings.Join([]string{path, kind, what}, " "), func(t *testing.T) {
					t.Parallel()
					conn, err := net.Dial("tcp", server.Listener.Addr().String())
					require.NoError(t, err)
					defer func() { _ = conn.Close() }()
					header := ""
					if kind != "" {
						header = "Content-Type: " + kind + "\r\n"
					}
					_, err = fmt.Fprintf(conn,
						"POST %s HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\n%s%s\r\n\r\n%s",
						path, header, sent.framing, sent.body)
					require.NoError(t, err)
					if sent.ends {
						require.NoError(t, conn.(*net.TCPConn).CloseWrite())
					}
					answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
					require.NoError(t, err)
					webtest.RequireRefused(t, answer, sent.status, "Please send it again.")
				})
			}
		}
	}
}
