package pgtest

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// A process told of initdb so starts a server, says where, and waits to be killed.
const sitter = "CHESSTUTOR_PGTEST_SITS"

func TestMain(m *testing.M) {
	if initdb := os.Getenv(sitter); initdb != "" {
		s, err := launch(initdb)
		if err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		fmt.Println(s.dir)
		select {}
	}
	os.Exit(m.Run())
}

func TestAServerEndsWithWhoStartedIt(t *testing.T) {
	program, err := os.Executable()
	require.NoError(t, err)
	c := exec.CommandContext(t.Context(), program)
	c.Env = append(os.Environ(), sitter+"="+needs.Tool(t, "initdb"))
	out, err := c.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, c.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	require.NoError(t, err)
	dir := strings.TrimSpace(line)
	kept, err := os.ReadFile(filepath.Join(dir, "data", "postmaster.pid"))
	require.NoError(t, err, line)
	id, _, _ := strings.Cut(string(kept), "\n")
	pid, err := strconv.Atoi(id)
	require.NoError(t, err)
	require.NoError(t, syscall.Kill(pid, 0), "it does not run")

	require.NoError(t, c.Process.Kill())
	_ = c.Wait()
	assert.Eventually(t, func() bool {
		_, err := os.Stat(dir)
		return os.IsNotExist(err)
	}, 2*time.Minute, 20*time.Millisecond, "its data are left")
	assert.ErrorIs(t, syscall.Kill(pid, 0), syscall.ESRCH, "it runs on")
}

func TestAServerKeepsItsDataWhileStopped(t *testing.T) {
	s := Start(t)
	first, err := pgx.Connect(t.Context(), s.URL("postgres"))
	require.NoError(t, err)
	_, err = first.Exec(t.Context(), "CREATE TABLE kept (n int)")
	require.NoError(t, err)
	s.Stop(t)
	_, err = pgx.Connect(t.Context(), s.URL("postgres"))
	require.Error(t, err)
	require.Error(t, first.Ping(t.Context()))
	s.Start(t)
	again, err := pgx.Connect(t.Context(), s.URL("postgres"))
	require.NoError(t, err)
	defer func() { _ = again.Close(t.Context()) }()
	_, err = again.Exec(t.Context(), "INSERT INTO kept VALUES (1)")
	require.NoError(t, err)
}

func TestDatabasesAreApart(t *testing.T) {
	assert.NotEqual(t, Database(t), Database(t))
}
