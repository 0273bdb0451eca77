package browsertest

import (
	"bytes"
	"encoding/json"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// webkit is the small browser of WebKitGTK, driven by WebDriver.
type webkit struct {
	t       *testing.T
	session string // the base URL of its commands
}

func startWebKit(t *testing.T) otherBrowser {
	w := &webkit{t: t, session: startDriver(t, startDisplay(t)) + "/session"}
	var made struct{ SessionID string }
	w.ask(&made, http.MethodPost, "", object{"capabilities": object{}})
	w.session += "/" + made.SessionID
	t.Cleanup(func() { w.ask(nil, http.MethodDelete, "", nil) })
	w.ask(nil, http.MethodPost, "/timeouts", object{"script": slowStart.Milliseconds(),
		"pageLoad": slowStart.Milliseconds()})
	w.ask(nil, http.MethodPost, "/window/rect", object{"x": 0, "y": 0, "width": 1280, "height": 900})
	return w
}

// startDriver starts WebKitWebDriver and returns its base URL. It listens on a port that is free, and on another one if
// that was taken meanwhile.
func startDriver(t *testing.T, display string) string {
	t.Helper()
	for deadline := time.Now().Add(slowStart); time.Now().Before(deadline); {
		listener, err := net.Listen("tcp", "127.0.0.1:0")
		require.NoError(t, err)
		address := listener.Addr().String()
		require.NoError(t, listener.Close())
		_, port, err := net.SplitHostPort(address)
		require.NoError(t, err)
		lines := run(t, []string{
			"DISPLAY=" + display, "GDK_BACKEND=x11", "HOME=" + t.TempDir(), "LIBGL_ALWAYS_SOFTWARE=1", "NO_AT_BRIDGE=1",
			"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1", // its pages are ours, and root has no sandbox
			"WEBKIT_DISABLE_COMPOSITING_MODE=1",
		}, "WebKitWebDriver", "--port="+port)
		ended := make(chan struct{})
		go func() {
			for lines.Scan() { // it must be read, or the program waits
			}
			close(ended)
		}()
		if listens(ended, "http://"+address) {
			return "http://" + address
		}
	}
	require.Fail(t, "WebKitWebDriver does not answer")
	return ""
}

// listens waits until a driver answers, and reports whether it does, or has ended.
func listens(ended <-chan struct{}, base string) bool {
	for {
		if answer, err := http.Get(base + "/status"); err == nil {
			_ = answer.Body.Close()
			return true
		}
		select {
		case <-ended:
			return false
		case <-time.After(50 * time.Millisecond):
		}
	}
}

// startDisplay starts an X server without a screen, and returns the name of its display.
func startDisplay(t *testing.T) string {
	t.Helper()
	read, write, err := os.Pipe()
	require.NoError(t, err)
	command := exec.Command(needs.Tool(t, "Xvfb"), "-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten",
		"tcp")
	command.ExtraFiles = []*os.File{write}
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		_ = command.Process.Kill()
		_ = command.Wait()
	})
	require.NoError(t, write.Close())
	require.NoError(t, read.SetReadDeadline(time.Now().Add(slowStart)))
	number := make([]byte, 16)
	n, err := read.Read(number)
	require.NoError(t, err)
	return ":" + strings.TrimSpace(string(number[:n]))
}

// ask sends a command and reads its value.
func (w *webkit) ask(value any, method, path string, parameters object) {
	w.t.Helper()
	status, data := w.send(method, path, parameters)
	require.Equal(w.t, http.StatusOK, status, "%s %s: %s", method, path, data)
	if value != nil {
		require.NoError(w.t, json.Unmarshal(data, &struct{ Value any }{value}))
	}
}

// send sends a command and returns its answer.
func (w *webkit) send(method, path string, parameters object) (status int, data []byte) {
	w.t.Helper()
	var body io.Reader
	if parameters != nil {
		data, err := json.Marshal(parameters)
		require.NoError(w.t, err)
		body = bytes.NewReader(data)
	}
	request, err := http.NewRequest(method, w.session+path, body)
	require.NoError(w.t, err)
	answer, err := (&http.Client{Timeout: slowStart}).Do(request)
	require.NoError(w.t, err)
	defer func() { _ = answer.Body.Close() }()
	data, err = io.ReadAll(answer.Body)
	require.NoError(w.t, err)
	return answer.StatusCode, data
}

func (w *webkit) open(url string) {
	w.t.Helper()
	w.ask(nil, http.MethodPost, "/url", object{"url": url})
}

func (w *webkit) click(selector string) {
	w.t.Helper()
	w.text(inTheMiddle(selector))
	found := map[string]string{}
	w.ask(&found, http.MethodPost, "/element", object{"using": "css selector", "value": selector})
	for _, id := range found {
		w.ask(nil, http.MethodPost, "/element/"+id+"/click", object{})
	}
}

// holds asks now and then: the driver never answers what waits in a page that is left meanwhile.
func (w *webkit) holds(expression string) bool {
	w.t.Helper()
	for range 20 {
		if w.text("(() => { try { return Boolean("+expression+") } catch { return false } })()") == true {
			return true
		}
		time.Sleep(50 * time.Millisecond)
	}
	return false
}

func (w *webkit) text(expression string) any {
	w.t.Helper()
	var value any
	w.ask(&value, http.MethodPost, "/execute/sync", object{"script": "return " + expression, "args": []any{}})
	return value
}
