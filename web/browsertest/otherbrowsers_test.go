package browsertest

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// otherBrowser is a browser other than Chromium.
type otherBrowser interface {
	open(url string)
	click(selector string)        // with a real pointer, in the middle of the element
	holds(expression string) bool // whether an expression comes to be true within a second or so
	text(expression string) any   // the value of an expression
}

// slowStart is how long another browser may take to start, on a machine that others use too.
const slowStart = 3 * time.Minute

// A whole game is played in the two other engines that browsers have: a move against the computer and its answer,
// then a mate between two on one device.
func TestOtherBrowsersPlayAWholeGame(t *testing.T) {
	t.Parallel()
	for name, start := range map[string]func(*testing.T) otherBrowser{"Firefox": startFirefox,
		"WebKitGTK": startWebKit} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s := newSite(t)
			b := start(t)
			until := func(expression string) {
				t.Helper()
				for deadline := time.Now().Add(slowStart); !b.holds(expression); {
					require.True(t, time.Now().Before(deadline), "%s; the page says: %v", expression,
						b.text("document.body.innerText"))
				}
			}
			ready := `document.documentElement.matches(".live") && !document.querySelector("[data-busy], [data-thinking]")`
			move := func(from, to string, moves int) {
				t.Helper()
				b.click("#" + from)
				until(fmt.Sprintf(`document.querySelector("#%s.valid")`, to))
				b.click("#" + to)
				until(fmt.Sprintf(`document.querySelectorAll("#moves .san:not(:empty)").length === %d && %s`, moves,
					ready))
			}
			b.open(s.url("/"))
			until(`document.querySelector("#welcome .door")`)
			b.click(`#welcome [value="play"]`)
			until(ready + ` && !document.querySelector("#welcome .door")`)
			move("e2", "e4", 2)

			b.open(s.url("/new"))
			until(`document.querySelector("form.setup")`)
			b.click(`[name=players][value=two]`)
			b.click(`form.setup .button.main`)
			until(ready + ` && !document.querySelector("#moves .san:not(:empty)")`)
			for i, m := range []string{"f2f3", "e7e5", "g2g4", "d8h4"} {
				move(m[:2], m[2:], i+1)
			}
			assert.Contains(t, b.text(`document.getElementById("heading").textContent`), "Checkmate")
			assert.Equal(t, "Qh4#",
				b.text(`[...document.querySelectorAll("#moves .san:not(:empty)")].at(-1).textContent`))
		})
	}
}

// inTheMiddle is an expression that scrolls an element to where no bar of the page lies over it.
func inTheMiddle(selector string) string {
	return `document.querySelector(` + quoted(selector) + `).scrollIntoView({block: "center"})`
}

// run starts a program and its children in a group, which ends with the test, and returns what it writes, until it
// ends.
func run(t *testing.T, env []string, name string, arguments ...string) *bufio.Scanner {
	t.Helper()
	command := exec.Command(needs.Tool(t, name), arguments...)
	command.Env = append(command.Environ(), env...)
	command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	read, write := io.Pipe()
	command.Stdout, command.Stderr = write, write
	require.NoError(t, command.Start())
	ended := make(chan struct{})
	go func() {
		_ = command.Wait()
		_ = write.Close()
		close(ended)
	}()
	t.Cleanup(func() {
		_ = syscall.Kill(-command.Process.Pid, syscall.SIGKILL)
		_ = read.Close()
		<-ended
	})
	return bufio.NewScanner(read)
}

// line returns what follows a text in the first line that has it; the lines after it are read and dropped.
func line(t *testing.T, lines *bufio.Scanner, text string) string {
	t.Helper()
	found := make(chan string, 1)
	go func() {
		for lines.Scan() {
			if _, rest, ok := strings.Cut(lines.Text(), text); ok && len(found) == 0 {
				found <- rest
			}
		}
	}()
	ctx, cancel := context.WithTimeout(t.Context(), slowStart)
	defer cancel()
	select {
	case rest := <-found:
		return strings.TrimSpace(rest)
	case <-ctx.Done():
		require.Fail(t, "the program does not say", "%q", text)
		return ""
	}
}
