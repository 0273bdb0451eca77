package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// exampleHost is the host that the examples in docs/deploy are written for.
const exampleHost = "chess.example"

// proxy is a program that passes requests on, run with an example of docs/deploy.
type proxy struct {
	example string // in docs/deploy
	// adapts the example to the ports and to the certificate in dir
	config  func(example, dir, port, plain string) string
	command func(t *testing.T, dir string) *exec.Cmd
	stop    os.Signal // ends it at once, with its workers
}

var proxies = map[string]proxy{
	"nginx": {
		example: "nginx.conf",
		config: func(example, dir, port, plain string) string {
			return "daemon off; pid " + dir + "/pid; error_log stderr; events {}\nhttp {\naccess_log off;\n" +
				"client_body_temp_path " + dir + "/body; proxy_temp_path " + dir + "/proxy; fastcgi_temp_path " + dir +
				"/f; " +
				"uwsgi_temp_path " + dir + "/u; scgi_temp_path " + dir + "/s;\n" +
				strings.NewReplacer("listen 443", "listen 127.0.0.1:"+port, "listen 80", "listen 127.0.0.1:"+plain,
					"/etc/ssl/chess.example", dir+"/certificate").Replace(example) + "}\n"
		},
		command: func(t *testing.T, dir string) *exec.Cmd {
			return exec.Command(needs.Tool(t, "nginx"), "-e", "stderr", "-c", dir+"/config")
		},
		stop: syscall.SIGTERM,
	},
	"Caddy": {
		example: "Caddyfile",
		config: func(example, dir, port, plain string) string {
			return "{\nadmin off\nhttp_port " + plain + "\nhttps_port " + port + "\n}\n" + strings.Replace(example,
				exampleHost+" {", exampleHost+" {\ntls "+dir+"/certificate.pem "+dir+
					"/certificate.key\nbind 127.0.0.1\n", 1)
		},
		command: func(t *testing.T, dir string) *exec.Cmd {
			return exec.Command(needs.Tool(t, "caddy"), "run", "--adapter", "caddyfile", "--config", dir+"/config")
		},
		stop: os.Kill,
	},
}

// start runs the proxy before a server, and returns the addresses at which it listens with and without TLS. A port that
// was free a moment ago may be taken: then it tries others.
func (p proxy) start(t *testing.T, dir, server string) (secure, plain string) {
	t.Helper()
	example, err := os.ReadFile("../../docs/deploy/" + p.example)
	require.NoError(t, err)
	require.Equal(t, 1, strings.Count(string(example), " 127.0.0.1:8080"), "where the example leads to")
	adapted := strings.Replace(string(example), " 127.0.0.1:8080", " "+strings.TrimPrefix(server, "http://"), 1)
	var said bytes.Buffer
	for range 5 {
		ports := freePorts(t)
		config := p.config(adapted, dir, ports[0], ports[1])
		require.NoError(t, os.WriteFile(filepath.Join(dir, "config"), []byte(config), 0o600))
		said.Reset()
		c := p.command(t, dir)
		c.Stdout, c.Stderr = &said, &said
		c.Env = append(os.Environ(), "HOME="+dir, "XDG_DATA_HOME="+dir, "XDG_CONFIG_HOME="+dir)
		require.NoError(t, c.Start())
		ended := make(chan struct{})
		go func() {
			_ = c.Wait()
			close(ended)
		}()
		stop := func() {
			_ = c.Process.Signal(p.stop)
			<-ended
		}
		if answers("127.0.0.1:"+ports[0], ended) {
			t.Cleanup(stop)
			return "127.0.0.1:" + ports[0], "127.0.0.1:" + ports[1]
		}
		stop()
	}
	require.Fail(t, "the proxy does not run", said.String())
	return "", ""
}

// freePorts returns two ports on which nothing listens now.
func freePorts(t *testing.T) (ports [2]string) {
	for i := range ports {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		defer func() { _ = l.Close() }()
		_, ports[i], err = net.SplitHostPort(l.Addr().String())
		require.NoError(t, err)
	}
	return ports
}

// answers waits until something listens at an address, or what should has ended.
func answers(address string, ended <-chan struct{}) bool {
	for deadline := time.Now().Add(2 * time.Minute); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		select {
		case <-ended:
			return false
		default:
		}
		if c, err := net.Dial("tcp", address); err == nil {
			return c.Close() == nil
		}
	}
	return false
}

// certify writes a certificate for the host of the examples and its key to a directory, and returns who believes it.
func certify(t *testing.T, dir string) *x509.CertPool {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	about := &x509.Certificate{SerialNumber: big.NewInt(1), DNSNames: []string{exampleHost}, IsCA: true,
		BasicConstraintsValid: true, NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour)}
	der, err := x509.CreateCertificate(rand.Reader, about, about, key.Public(), key)
	require.NoError(t, err)
	certificate := pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der})
	require.NoError(t, os.WriteFile(filepath.Join(dir, "certificate.pem"), certificate, 0o600))
	der, err = x509.MarshalPKCS8PrivateKey(key)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(filepath.Join(dir, "certificate.key"),
		pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: der}), 0o600))
	roots := x509.NewCertPool()
	require.True(t, roots.AppendCertsFromPEM(certificate))
	return roots
}

// visitor returns a browser's client, for which the example's host is at these addresses. It follows no redirects.
func visitor(t *testing.T, secure, plain string, roots *x509.CertPool) *http.Client {
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	dial := func(ctx context.Context, network, address string) (net.Conn, error) {
		at := secure
		if strings.HasSuffix(address, ":80") {
			at = plain
		}
		return new(net.Dialer).DialContext(ctx, network, at)
	}
	transport := &http.Transport{DialContext: dial, TLSClientConfig: &tls.Config{RootCAs: roots}}
	t.Cleanup(transport.CloseIdleConnections)
	return &http.Client{Jar: jar, Transport: transport,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

// ask sends JSON with headers, and returns the answer, its body read.
func ask(t *testing.T, c *http.Client, method, url, body string, headers ...string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequestWithContext(soon(t), method, url, strings.NewReader(body))
	require.NoError(t, err)
	r.Header.Set("Accept", "application/json")
	r.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	answer, err := c.Do(r)
	require.NoError(t, err)
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	return answer, string(text)
}

// The examples of docs/deploy work: a game and a room are played through them, at the address that the visitor sees.
func TestBehindAProxy(t *testing.T) {
	for name, p := range proxies {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			server := process(t, t.TempDir(), "-base-url", "https://"+exampleHost, "-trusted-proxies", "127.0.0.1")
			dir := t.TempDir()
			roots := certify(t, dir)
			secure, plain := p.start(t, dir, server.URL)
			home := "https://" + exampleHost
			learner := visitor(t, secure, plain, roots)

			move, said := ask(t, learner, "POST", home+"/move", `{"from":"e2","to":"e4"}`, "Origin", home)
			require.Equal(t, http.StatusOK, move.StatusCode, said)
			assert.Contains(t, said, `"ply":1`)
			require.NotEmpty(t, move.Cookies())
			for _, c := range move.Cookies() {
				assert.True(t, c.Secure, c.Name)
			}
			assert.Len(t, move.Header.Values("Strict-Transport-Security"), 1)
			shown, said := ask(t, learner, "GET", home+"/show", "", "X-Request-Id", "a-visitors-own")
			assert.Contains(t, said, `"ply":1`, "the game came back with its cookie")
			assert.NotEmpty(t, shown.Header.Get("X-Request-Id"))
			assert.NotContains(t, shown.Header.Get("X-Request-Id"), "a-visitors-own")
			foreign, _ := ask(t, learner, "POST", home+"/move", `{"from":"d2","to":"d4"}`, "Origin",
				"https://other.example",
				"Sec-Fetch-Site", "cross-site")
			assert.Equal(t, http.StatusForbidden, foreign.StatusCode)
			redirect, _ := ask(t, learner, "GET", "http://"+exampleHost+"/rooms", "")
			assert.Equal(t, home+"/rooms", redirect.Header.Get("Location"))

			listens(t, learner, visitor(t, secure, plain, roots), home)
			assert.Empty(t, logged(t, server, "forwarded headers are ignored"))
		})
	}
}

// listens checks that an event of a room arrives while its stream is open.
func listens(t *testing.T, maker, guest *http.Client, home string) {
	t.Helper()
	_, said := ask(t, maker, "POST", home+"/rooms", `{}`, "Origin", home)
	var made struct{ URL, Path string }
	require.NoError(t, json.Unmarshal([]byte(said), &made), said)
	require.True(t, strings.HasPrefix(made.URL, home+"/room/"), said)
	stream, err := http.NewRequestWithContext(soon(t), "GET", made.URL+"/events", nil)
	require.NoError(t, err)
	answer, err := maker.Do(stream)
	require.NoError(t, err)
	defer func() { _ = answer.Body.Close() }()
	require.Equal(t, http.StatusOK, answer.StatusCode)
	lines := bufio.NewScanner(answer.Body)
	require.True(t, lines.Scan(), "nothing is told while the stream is open: %v", lines.Err())
	joined, said := ask(t, guest, "POST", made.URL+"/join", `{}`, "Origin", home)
	require.Equal(t, http.StatusOK, joined.StatusCode, said)
	for !strings.Contains(lines.Text(), "joined") {
		require.True(t, lines.Scan(), fmt.Sprint("the guest is not announced: ", lines.Err()))
	}
}
