package pgtest

import (
	"context"
	"fmt"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"syscall"
	"testing"
	"time"

	"os/user"

	"github.com/jackc/pgx/v5"

	"chesstutor/tutor/needs"
)

// Server is a PostgreSQL server.
type Server struct {
	dir string              // of its data, log and socket; owned by the user who runs it
	run *syscall.Credential // who runs it, nil if we do
	bin string              // the directory of PostgreSQL's programs

	shell *exec.Cmd      // watches over the server, nil if that is stopped
	leash io.WriteCloser // the shell's standard input: its end is the server's
}

// Start starts a server of the test's own and stops it when the test has ended.
func Start(t testing.TB) *Server {
	t.Helper()
	s, err := launch(needs.Tool(t, "initdb"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.remove)
	return s
}

// URL returns the address of a database of the server, "postgres" being there from the start. It leads to a socket in
// the server's own directory: a port could be taken by another program while the server is stopped.
func (s *Server) URL(database string) string {
	return fmt.Sprintf("postgres://postgres@/%s?host=%s&sslmode=disable", database, url.QueryEscape(s.dir))
}

// Stop stops the server at once, with no regard for its clients, and keeps its data for Start.
func (s *Server) Stop(t testing.TB) {
	t.Helper()
	if _, err := io.WriteString(s.leash, "keep\n"); err != nil {
		t.Fatal(err)
	}
	s.wait()
}

// Start starts the server again after Stop, at the same address.
func (s *Server) Start(t testing.TB) {
	t.Helper()
	if err := s.start(); err != nil {
		t.Fatal(err)
	}
}

// launch makes the data of a new server by a program initdb, and starts it with the program beside that.
func launch(initdb string) (*Server, error) {
	s := &Server{bin: filepath.Dir(initdb)}
	err := s.lookUp()
	if err != nil {
		return nil, err
	}
	if s.dir, err = os.MkdirTemp("", "pgtest"); err != nil {
		return nil, err
	}
	if s.run != nil {
		if err := os.Chown(s.dir, int(s.run.Uid), int(s.run.Gid)); err != nil {
			return nil, err
		}
	}
	data := s.command(initdb, "-D", s.data(), "-U", "postgres", "-A", "trust",
		"-E", "UTF8", "--locale=C", "--no-sync")
	if out, err := data.CombinedOutput(); err != nil {
		_ = os.RemoveAll(s.dir)
		return nil, fmt.Errorf("initdb: %w\n%s", err, out)
	}
	if err := s.start(); err != nil {
		s.remove()
		return nil, err
	}
	return s, nil
}

// lookUp looks up who may run PostgreSQL, which refuses root.
func (s *Server) lookUp() error {
	if os.Getuid() != 0 {
		return nil
	}
	who, err := user.Lookup("postgres")
	if err != nil {
		return fmt.Errorf("PostgreSQL refuses to run as root: %w", err)
	}
	uid, err := strconv.Atoi(who.Uid)
	if err != nil {
		return err
	}
	gid, err := strconv.Atoi(who.Gid)
	s.run = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	return err
}

func (s *Server) data() string { return filepath.Join(s.dir, "data") }

// command returns a command that runs as the server does, away from the terminal's signals.
func (s *Server) command(name string, args ...string) *exec.Cmd {
	c := exec.Command(name, args...)
	c.Dir = s.dir
	c.SysProcAttr = &syscall.SysProcAttr{Credential: s.run, Setpgid: true}
	return c
}

// watch runs the server until its standard input says "keep" or ends, which it does with the test
// binary; then it removes the data too.
const watch = `
"$1/postgres" -D "$2/data" -c listen_addresses= -c unix_socket_directories="$2" \
	-c fsync=off -c full_page_writes=off -c max_connections=100 </dev/null >>"$2/log" 2>&1 &
read -r keep
kill -QUIT $!
wait $!
[ -n "$keep" ] || rm -rf "$2"
`

// start starts the server and waits until it answers.
func (s *Server) start() (err error) {
	s.shell = s.command("/bin/sh", "-c", watch, "pgtest", s.bin, s.dir)
	if s.leash, err = s.shell.StdinPipe(); err != nil {
		return err
	}
	if err := s.shell.Start(); err != nil {
		return err
	}
	return s.answers()
}

// answers waits until the server answers.
func (s *Server) answers() error {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	for {
		conn, err := pgx.Connect(ctx, s.URL("postgres"))
		if err == nil {
			return conn.Close(ctx)
		}
		if ctx.Err() != nil {
			log, _ := os.ReadFile(filepath.Join(s.dir, "log"))
			return fmt.Errorf("PostgreSQL does not answer: %w\n%s", err, log)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

// remove stops the server, if it runs, and removes its data.
func (s *Server) remove() {
	if s.shell != nil {
		_ = s.leash.Close()
		s.wait()
	}
	_ = os.RemoveAll(s.dir)
}

// wait waits until the server has stopped.
func (s *Server) wait() {
	_ = s.shell.Wait()
	s.shell = nil
}
