package browsertest

import (
	"bufio"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sync/errgroup"
)

// program is a running process of the built program, with its address.
type program struct {
	address string
	process *exec.Cmd
}

// startProgram builds and starts the program as people do, trusting forwarded addresses from this machine.
func startProgram(t *testing.T) program {
	t.Helper()
	dir := t.TempDir()
	binary := filepath.Join(dir, "chesstutor")
	said, err := exec.Command("go", "build", "-o", binary, "chesstutor/cmd/chesstutor").CombinedOutput()
	require.NoError(t, err, "%s", said)
	c := exec.Command(binary, "-addr", "127.0.0.1:0", "-state-dir", dir, "-trusted-proxies", "127.0.0.1")
	// Garbage is collected early: on a busy machine its collection falls behind, and the peak would tell of that.
	c.Env = append(c.Environ(), "GOMEMLIMIT=24MiB")
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait() // it says that it was killed
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	_, address, found := strings.Cut(strings.TrimSpace(line), "http://")
	require.True(t, found, line)
	return program{address: address, process: c}
}

// peak returns the most memory that the program has taken so far, in bytes.
func (p program) peak(t *testing.T) int {
	t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.process.Process.Pid))
	require.NoError(t, err)
	for line := range strings.Lines(string(status)) {
		if kb, found := strings.CutPrefix(line, "VmHWM:"); found {
			n, err := strconv.Atoi(strings.TrimSuffix(strings.TrimSpace(kb), " kB"))
			require.NoError(t, err)
			return n << 10
		}
	}
	require.Fail(t, "the system does not tell what memory a process has taken", string(status))
	return 0
}

// The peak memory of the program stays small, for one visitor and for many. `go test -tags soak -v -run TestMemory
// ./web/browsertest` prints how much.
func TestMemoryStaysSmall(t *testing.T) {
	t.Parallel()
	p := startProgram(t)
	t.Logf("%2d MB after the start", p.peak(t)>>20)
	newTab(t, &site{t: t, address: p.address}, desk).open("/")
	t.Logf("%2d MB after a first visit", p.peak(t)>>20)

	paths := []string{"/", "/new", "/learn", "/settings", "/rooms"}
	var crowd errgroup.Group
	crowd.SetLimit(16)
	visits := 500
	if soaking {
		visits = 2000
	}
	for i := range visits {
		crowd.Go(func() error {
			r, err := http.NewRequest(http.MethodGet, "http://"+p.address+paths[i%len(paths)], nil)
			if err != nil {
				return err
			}
			r.Header.Set("Accept", "text/html")
			r.Header.Set("X-Forwarded-For", fmt.Sprintf("192.0.2.%d", i%250))
			answer, err := http.DefaultClient.Do(r)
			if err != nil {
				return err
			}
			defer func() { _ = answer.Body.Close() }()
			if answer.StatusCode != http.StatusOK {
				return fmt.Errorf("%s: %s", r.URL, answer.Status)
			}
			_, err = io.Copy(io.Discard, answer.Body)
			return err
		})
	}
	require.NoError(t, crowd.Wait())
	t.Logf("%2d MB after %d pages", p.peak(t)>>20, visits)
	assert.Less(t, p.peak(t), 64<<20)
}
