//go:build soak

package web_test

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"io"
	"maps"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

var (
	attackFor    = flag.Duration("attack-for", 4*time.Second, "how long one address attacks each route")
	attackRoutes = flag.String("attack-routes", "", "a regular expression of the routes to attack; all if empty")
	attackOf     = flag.String("attack-of", "", "the program to attack, such as an older one; it is built if empty")
	attackAim    = flag.Duration("attack-aim", 500*time.Millisecond, "the longest wait of the others beside an attack")
)

// The connections of the attacker, the others, and how long they pause: an attacker after a refusal, so that its own
// processor time is not measured, and a player after each move.
const (
	attackers     = 200
	others        = 12
	attackerPause = 100 * time.Millisecond
	playerPause   = 100 * time.Millisecond
)

// fullArms are games enough that what is kept of one is gone when it is asked for again.
var fullArms = arms{each: 48, long: 1190, endless: 2000, own: 600}

// TestNoAddressStopsOthers attacks each route of a server, a process of its own, from 200 connections of one address,
// each of which asks for what costs most as soon as it is answered. Meanwhile twelve other addresses play. It prints
// how long they waited at worst, and with nobody beside them.
func TestNoAddressStopsOthers(t *testing.T) {
	victim := startVictim(t)
	a := newArsenal(t, fullArms, victim.ask)
	only := regexp.MustCompile(*attackRoutes)
	allowed := routes(t, webtest.NewServer(t, nil))
	list := []string{""}
	for _, path := range slices.Sorted(maps.Keys(allowed)) {
		for _, method := range allowed[path] {
			if route := method + " " + path; method != http.MethodHead && only.MatchString(route) {
				list = append(list, route)
			}
		}
	}
	for _, route := range moreCases {
		if only.MatchString(route) {
			list = append(list, route)
		}
	}
	fmt.Printf("%-40s %9s %9s %7s %7s %7s %7s %7s %6s\n", "attacked", "worst ms", "p50 ms", "others", "refused", "lost",
		"dear ok", "dear no", "MB")
	for i, route := range list {
		wave := victim.attack(t, a, route, fmt.Sprintf("198.51.%d.%d", 100+i/250, 1+i%250))
		fmt.Println(wave)
		assert.LessOrEqual(t, wave.worst, *attackAim, route)
	}
}

// victim is a server that is attacked.
type victim struct {
	address string
	process *exec.Cmd
}

// startVictim starts the program, which believes who forwards an address.
func startVictim(t *testing.T) *victim {
	t.Helper()
	program := *attackOf
	if program == "" {
		program = filepath.Join(t.TempDir(), "chesstutor")
		built, err := exec.Command("go", "build", "-o", program, "../cmd/chesstutor").CombinedOutput()
		require.NoError(t, err, string(built))
	}
	c := exec.Command(program, "-addr", "127.0.0.1:0", "-state-dir", t.TempDir(), "-trusted-proxies", "127.0.0.0/8",
		"-log-level", "error")
	c.Stderr = os.Stderr
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	at := strings.LastIndex(line, "http://")
	require.GreaterOrEqual(t, at, 0, line)
	u, err := url.Parse(strings.TrimSpace(line[at:]))
	require.NoError(t, err)
	return &victim{u.Host, c}
}

// ask sends a request as from an address.
func (v *victim) ask(from string, r *http.Request) *http.Response {
	r.URL.Scheme, r.URL.Host = "http", v.address
	r.Header.Set("X-Forwarded-For", from)
	answer, err := http.DefaultTransport.RoundTrip(r)
	if err != nil {
		return &http.Response{StatusCode: http.StatusBadGateway, Body: http.NoBody}
	}
	return answer
}

// memory returns the resident memory of the server in MB.
func (v *victim) memory() int {
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/status", v.process.Process.Pid))
	_, after, _ := strings.Cut(string(text), "VmRSS:")
	kb, _ := strconv.Atoi(strings.Fields(after + " 0")[0])
	return kb >> 10
}

// wave is what came of an attack.
type wave struct {
	route         string
	worst, median time.Duration
	waits         int
	refused, lost int64 // of the others
	dear, stopped int64 // of the attacker, answered and refused
	megabytes     int
}

// String returns a line of the table.
func (w wave) String() string {
	if w.route == "" {
		w.route = "nothing"
	}
	return fmt.Sprintf("%-40s %9d %9d %7d %7d %7d %7d %7d %6d", w.route, w.worst.Milliseconds(),
		w.median.Milliseconds(),
		w.waits, w.refused, w.lost, w.dear, w.stopped, w.megabytes)
}

// attack attacks a route, none for "", and returns how long the others waited.
func (v *victim) attack(t *testing.T, a *arsenal, route, from string) wave {
	t.Helper()
	w := wave{route: route}
	ctx, stop := context.WithTimeout(t.Context(), *attackFor)
	defer stop()
	var all sync.WaitGroup
	var number atomic.Int64
	if route != "" {
		for range attackers {
			all.Go(func() { v.keepAsking(ctx, a, &w, from, &number) })
		}
	}
	waits := make([][]time.Duration, others)
	for i := range others {
		all.Go(func() { waits[i] = v.play(ctx, &w, fmt.Sprintf("10.2.0.%d", i+1)) })
	}
	for ctx.Err() == nil {
		w.megabytes = max(w.megabytes, v.memory())
		time.Sleep(50 * time.Millisecond)
	}
	all.Wait()
	list := slices.Concat(waits...)
	slices.Sort(list)
	if w.waits = len(list); w.waits > 0 {
		w.worst, w.median = list[len(list)-1], list[len(list)/2]
	}
	v.waitUntilIdle()
	return w
}

// waitUntilIdle waits, a minute at most, until the server does nothing more of what it was asked for.
func (v *victim) waitUntilIdle() {
	const look = 250 * time.Millisecond
	for before, patience := v.spent(), time.Now().Add(time.Minute); time.Now().Before(patience); {
		time.Sleep(look)
		spent := v.spent()
		if spent-before < look/5 {
			return
		}
		before = spent
	}
}

// spent returns the processor time that the server has used.
func (v *victim) spent() time.Duration {
	const tick = time.Second / 100
	text, _ := os.ReadFile(fmt.Sprintf("/proc/%d/stat", v.process.Process.Pid))
	_, after, _ := strings.Cut(string(text), ") ")
	fields := append(strings.Fields(after), make([]string, 13)...)
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * tick
}

// keepAsking is one connection of the attacker.
func (v *victim) keepAsking(ctx context.Context, a *arsenal, w *wave, from string, number *atomic.Int64) {
	method, _, _ := strings.Cut(w.route, " ")
	for ctx.Err() == nil {
		connection, err := net.Dial("tcp", v.address)
		if err != nil {
			continue
		}
		leave := context.AfterFunc(ctx, func() { _ = connection.Close() })
		for in := bufio.NewReader(connection); ; {
			r := a.dearest(w.route, int(number.Add(1)))
			text := fmt.Sprintf("%s %s HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: %s\r\nAccept: text/html\r\n"+
				"Accept-Encoding: gzip\r\nCookie: %s\r\nAccept-Language: %s\r\n", method, r.path, from, r.cookie,
				r.language)
			if method == http.MethodPost {
				text += fmt.Sprintf("Content-Type: %s\r\nContent-Length: %d\r\n\r\n%s", formKind, len(r.form), r.form)
			} else {
				text += "\r\n"
			}
			if _, err = io.WriteString(connection, text); err != nil {
				break
			}
			answer, err := http.ReadResponse(in, nil)
			if err != nil {
				break
			}
			if _, err = io.Copy(io.Discard, answer.Body); err != nil {
				break
			}
			if answer.StatusCode < http.StatusBadRequest {
				atomic.AddInt64(&w.dear, 1)
				continue
			}
			atomic.AddInt64(&w.stopped, 1)
			time.Sleep(attackerPause)
		}
		leave()
		_ = connection.Close()
	}
}

// play plays games as one of the others, and returns how long each answer took.
func (v *victim) play(ctx context.Context, w *wave, from string) (waits []time.Duration) {
	cookies := map[string]string{}
	ask := func(method, path string, form url.Values) bool {
		r, _ := http.NewRequestWithContext(ctx, method, "http://x"+path, strings.NewReader(form.Encode()))
		r.Header.Set("Content-Type", formKind)
		r.Header.Set("Accept", "text/html")
		r.Header.Set("Chess-Part", "page")
		for name, value := range cookies {
			r.AddCookie(&http.Cookie{Name: name, Value: value})
		}
		begun := time.Now()
		answer := v.ask(from, r)
		_, err := io.Copy(io.Discard, answer.Body)
		_ = answer.Body.Close()
		switch {
		case ctx.Err() != nil: // it was not answered before the end
			waits = append(waits, time.Since(begun))
			return false
		case err != nil || answer.StatusCode == http.StatusBadGateway:
			atomic.AddInt64(&w.lost, 1)
			return false
		case answer.StatusCode >= http.StatusBadRequest:
			atomic.AddInt64(&w.refused, 1)
			return false
		}
		waits = append(waits, time.Since(begun))
		for _, c := range answer.Cookies() {
			cookies[c.Name] = c.Value
		}
		return true
	}
	for ctx.Err() == nil {
		moves := [][2]string{{"e2", "e4"}, {"g1", "f3"}}
		ok := ask(http.MethodPost, "/new", url.Values{})
		for _, m := range moves {
			ok = ok && ask(http.MethodPost, "/move", url.Values{"from": {m[0]}, "to": {m[1]}}) &&
				ask(http.MethodGet, "/move", nil)
			select {
			case <-ctx.Done():
			case <-time.After(playerPause):
			}
		}
	}
	return waits
}
