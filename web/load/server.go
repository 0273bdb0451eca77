package load

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// Server is a server that the load test runs: a process of this program.
type Server struct {
	URL     string
	Dir     string // of its state
	process *exec.Cmd
}

// Start starts a server with a state directory, to which its log goes too, and other flags, on a
// free port.
func Start(dir string, flags ...string) (*Server, error) {
	program, err := os.Executable()
	if err != nil {
		return nil, err
	}
	c := exec.Command(program, append([]string{"-addr", "127.0.0.1:0", "-state-dir", dir}, flags...)...)
	log, err := os.OpenFile(filepath.Join(dir, "log"), os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return nil, err
	}
	defer func() { _ = log.Close() }()
	c.Stderr = log
	out, err := c.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := c.Start(); err != nil {
		return nil, err
	}
	s := &Server{Dir: dir, process: c}
	line, err := bufio.NewReader(out).ReadString('\n')
	at := strings.Index(line, "http://")
	if err != nil || at < 0 {
		_ = s.Kill()
		return nil, fmt.Errorf("the server did not start: %q, %w", line, err)
	}
	s.URL = strings.TrimSpace(line[at:])
	return s, nil
}

// Stop asks the server to stop and waits until it has, well or not.
func (s *Server) Stop() error {
	if err := s.process.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	return s.process.Wait()
}

// Kill ends the server at once, as kill -9 does.
func (s *Server) Kill() error {
	err := s.process.Process.Kill()
	_ = s.process.Wait() // it says that it was killed
	return err
}

// Memory returns how many bytes of the machine's memory the server takes, 0 if the system does not
// tell as Linux does.
func (s *Server) Memory() int64 {
	text, _ := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.process.Process.Pid), "status"))
	for line := range strings.Lines(string(text)) {
		if name, value, _ := strings.Cut(line, ":"); name == "VmRSS" {
			kb, _ := strconv.ParseInt(strings.TrimSuffix(strings.TrimSpace(value), " kB"), 10, 64)
			return kb << 10
		}
	}
	return 0
}

// waitUntilSettled waits until the server has started up: its memory grows no more.
func (s *Server) waitUntilSettled(ctx context.Context) {
	for before := int64(-1); before != s.Memory() && ctx.Err() == nil; {
		before = s.Memory()
		time.Sleep(time.Second)
	}
}
