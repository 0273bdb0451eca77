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

// Server is a chesstutor server that the load test runs as a process of its own.
type Server struct {
	URL     string
	Dir     string // its state directory
	process *exec.Cmd
}

// Start starts a server on a free port with a state directory and further flags. Its log is written to the file
// "log" in the state directory.
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
	at := strings.LastIndex(line, "http://") // behind the public address, if it has one
	if err != nil || at < 0 {
		_ = s.Kill()
		return nil, fmt.Errorf("the server did not start: %q, %w", line, err)
	}
	s.URL = strings.TrimSpace(line[at:])
	return s, nil
}

// Stop sends SIGTERM and waits until the server has exited. It returns an error unless the exit status is 0.
func (s *Server) Stop() error {
	if err := s.process.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	return s.process.Wait()
}

// Kill ends the server at once, as kill -9 does.
func (s *Server) Kill() error {
	err := s.process.Process.Kill()
	_ = s.process.Wait() // the error is that it was killed
	return err
}

// Memory returns the server's resident set size in bytes, 0 on systems without Linux's /proc.
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

// ticks is how many of the units of time in Linux's /proc a second has.
const ticks = 100

// Spent returns the processor time that the server has used, 0 on systems without Linux's /proc.
func (s *Server) Spent() time.Duration {
	text, _ := os.ReadFile(filepath.Join("/proc", strconv.Itoa(s.process.Process.Pid), "stat"))
	_, after, _ := strings.Cut(string(text), ") ") // the name may have spaces
	fields := strings.Fields(after)
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * time.Second / ticks
}

// WaitUntilSettled waits until the server has finished starting up, so that its memory no longer grows by that.
func (s *Server) WaitUntilSettled(ctx context.Context) {
	for before := int64(-1); before != s.Memory() && ctx.Err() == nil; {
		before = s.Memory()
		time.Sleep(time.Second)
	}
}
