package sqlstore

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

// A process of this name appends to a room of a database, and writes down what is acknowledged,
// until it is killed.
const appender = "CHESSTUTOR_APPEND_TO"

func TestMain(m *testing.M) {
	if database := os.Getenv(appender); database != "" {
		appendUntilKilled(database, room.ID(os.Args[1]))
	}
	if err := flag.Set("test.parallel", "8"); err != nil { // tests mostly wait
		panic(err)
	}
	os.Exit(m.Run())
}

func appendUntilKilled(database string, id room.ID) {
	s, err := Open(context.Background(), database)
	for err == nil {
		var event room.Event
		switch event, err = appendAnyway(context.Background(), s, id); {
		case err == nil:
			fmt.Println(event.ID)
		case errors.Is(err, ErrDown): // on a machine with too much to do
			err = nil
		}
	}
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// runAppenders lets two processes append until both are killed, and returns what they were acknowledged,
// each in order.
func runAppenders(t *testing.T, database string, id room.ID) (acknowledged [2][]string) {
	program, err := os.Executable()
	require.NoError(t, err)
	var processes [2]*exec.Cmd
	var said [2]*bufio.Scanner
	for i := range processes {
		c := exec.CommandContext(t.Context(), program, string(id))
		c.Env = append(os.Environ(), appender+"="+database)
		c.Stderr = os.Stderr
		out, err := c.StdoutPipe()
		require.NoError(t, err)
		require.NoError(t, c.Start())
		processes[i], said[i] = c, bufio.NewScanner(out)
	}
	for i, c := range processes {
		require.True(t, said[i].Scan(), "it never appended anything")
		acknowledged[i] = append(acknowledged[i], said[i].Text())
		time.Sleep(time.Duration(rand.IntN(40000)) * time.Microsecond)
		require.NoError(t, c.Process.Kill()) // as kill -9 does
		for said[i].Scan() {
			acknowledged[i] = append(acknowledged[i], said[i].Text())
		}
		_ = c.Wait()
	}
	return acknowledged
}

func TestNothingAcknowledgedIsLostWithItsProcess(t *testing.T) {
	onBoth(t, func(t *testing.T, database string) {
		s := open(t, database)
		for range 12 {
			id := create(t, s).ID()
			for _, acknowledged := range runAppenders(t, database, id) {
				requireKept(t, s, id, acknowledged)
			}
		}
	})
}
