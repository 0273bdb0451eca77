package main

import (
	"context"
	"errors"
	"flag"
	"math/rand/v2"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/room/sqlstore/pgtest"
	"chesstutor/web/load"
)

// Tests start the test binary as the program: it runs main if an environment variable says so.
const asProgram = "CHESSTUTOR_TEST_IS_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		main()
		return
	}
	waiting := flag.Set("test.parallel", "8") // since tests mostly wait
	if err := errors.Join(waiting, os.Setenv(asProgram, "yes")); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

// process starts a server as a separate process.
func process(t *testing.T, dir string, flags ...string) *load.Server {
	t.Helper()
	s, err := load.Start(dir, flags...)
	require.NoError(t, err)
	t.Cleanup(func() {
		_ = s.Kill() // most were before
		assert.Empty(t, logged(t, s, "DATA RACE"))
	})
	return s
}

// logged returns the lines of a server's log that contain a text.
func logged(t *testing.T, s *load.Server, text string) (lines []string) {
	log, err := os.ReadFile(filepath.Join(s.Dir, "log"))
	require.NoError(t, err)
	for line := range strings.Lines(string(log)) {
		if strings.Contains(line, text) {
			lines = append(lines, line)
		}
	}
	return lines
}

// soon returns a context with the maximum time that a test waits.
func soon(t *testing.T) context.Context {
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Minute)
	t.Cleanup(cancel)
	return ctx
}

// party is a set of rooms with games that go on in the background.
type party struct {
	t     *testing.T
	ctx   context.Context
	rooms []*load.Room
	stop  chan struct{}
	ended sync.WaitGroup
}

// gather creates rooms, with the creators on one server and the guests on another, and starts the games.
func gather(t *testing.T, rooms int, makers, guests string) *party {
	t.Helper()
	p := &party{t: t, ctx: soon(t), stop: make(chan struct{})}
	for i := range rooms {
		r, err := load.Open(p.ctx, load.NewClient(makers, i), makers, guests)
		require.NoError(t, err)
		require.NoError(t, r.Listen(p.ctx))
		t.Cleanup(r.Close)
		p.rooms = append(p.rooms, r)
	}
	for _, r := range p.rooms {
		p.ended.Go(func() { assert.NoError(t, r.Play(p.ctx, p.stop, 5*time.Millisecond, &load.Report{})) })
	}
	return p
}

// told returns the number of moves received by all streams.
func (p *party) told() (n int) {
	for _, r := range p.rooms {
		for _, s := range r.Streams {
			for _, e := range s.Log() {
				if e.Kind == "moved" {
					n++
				}
			}
		}
	}
	return n
}

// goOn waits until the streams have received this many more moves.
func (p *party) goOn(more int) {
	p.t.Helper()
	for enough := p.told() + more; p.told() < enough; time.Sleep(2 * time.Millisecond) {
		require.NoError(p.t, p.ctx.Err(), "nothing goes on")
		require.False(p.t, p.t.Failed())
	}
}

// move switches players to another server; the rooms' creators are player 0, the guests player 1.
func (p *party) move(player int, server *load.Server) {
	for _, r := range p.rooms {
		r.Players[player].Use(server.URL)
	}
}

// rest stops the games.
func (p *party) rest() {
	close(p.stop)
	p.ended.Wait()
}

// end stops the games and checks that no event was lost, repeated or received in another order.
func (p *party) end() {
	p.t.Helper()
	p.rest()
	p.check()
}

func (p *party) check() {
	p.t.Helper()
	for _, r := range p.rooms {
		assert.NoError(p.t, r.Check(p.ctx))
	}
}

// sharing returns the flags of processes that share a database.
func sharing(t *testing.T) []string {
	keys := filepath.Join(t.TempDir(), "keys")
	require.NoError(t, os.WriteFile(keys, []byte(strings.Repeat("k", 32)), 0o600))
	return []string{"-database", pgtest.Database(t), "-key-file", keys}
}

func TestProcessesOnOneDatabaseAreKilled(t *testing.T) {
	t.Parallel()
	flags := sharing(t)
	var servers [2]*load.Server
	for i := range servers {
		servers[i] = process(t, t.TempDir(), flags...)
	}
	p := gather(t, 5, servers[0].URL, servers[1].URL)
	p.goOn(60)
	for i := range 4 {
		dies, stays := i%2, 1-i%2
		time.Sleep(rand.N(50 * time.Millisecond))
		require.NoError(t, servers[dies].Kill())
		p.move(dies, servers[stays])
		p.goOn(60)
		servers[dies] = process(t, t.TempDir(), flags...)
		p.move(dies, servers[dies])
	}
	p.end()
}

// Fifty times is for the long form. With the race detector a process takes ten times as long to start, so five times
// have to do.
func TestOneProcessIsKilledManyTimes(t *testing.T) {
	t.Parallel()
	kills := 10
	if needs.Soak {
		kills = 50
	}
	if racing {
		kills = 5
	}
	dir := t.TempDir()
	server := process(t, dir)
	p := gather(t, 4, server.URL, server.URL)
	p.goOn(50)
	for range kills {
		p.goOn(4)
		time.Sleep(rand.N(10 * time.Millisecond))
		require.NoError(t, server.Kill())
		server = process(t, dir)
		p.move(0, server)
		p.move(1, server)
	}
	p.goOn(50)
	p.end()
}

// moveOf returns a legal move by its UCI notation.
func moveOf(t *testing.T, position *chess.Position, uci string) chess.Move {
	m, err := position.ParseUCI(uci)
	require.NoError(t, err)
	*position = position.Play(m)
	return m
}

func TestAWholeGameOnTwoProcesses(t *testing.T) {
	t.Parallel()
	ctx, flags := soon(t), sharing(t)
	here, there := process(t, t.TempDir(), flags...), process(t, t.TempDir(), flags...)
	r, err := load.Open(ctx, load.NewClient(here.URL, 0), here.URL, there.URL)
	require.NoError(t, err)
	require.NoError(t, r.Listen(ctx))
	t.Cleanup(r.Close)
	require.NoError(t, r.Begin(ctx))
	position := chess.Start()
	for _, uci := range []string{"f2f3", "e7e5"} {
		_, _, err := r.Move(ctx, moveOf(t, &position, uci))
		require.NoError(t, err)
	}

	r.Streams[1].Close() // Black disconnects and reconnects, and White receives both events
	away, err := r.Streams[0].Await(ctx, 0, "away")
	require.NoError(t, err)
	assert.Equal(t, "black", away.Side)
	state, err := r.Players[0].State(ctx)
	require.NoError(t, err)
	assert.True(t, state.Seats["white"].Here)
	assert.False(t, state.Seats["black"].Here)
	r.Streams[1] = r.Players[1].Listen(ctx)
	back, err := r.Streams[0].Await(ctx, away.Seq, "back")
	require.NoError(t, err)
	assert.Equal(t, "black", back.Side)

	_, _, err = r.Move(ctx, moveOf(t, &position, "g2g4"))
	require.NoError(t, err)
	require.NoError(t, there.Kill())
	r.Players[1].Use(here.URL)
	_, _, err = r.Move(ctx, moveOf(t, &position, "d8h4")) // mate, and a rematch
	require.NoError(t, err)
	require.NoError(t, r.Begin(ctx))
	position = chess.Start()
	_, _, err = r.Move(ctx, moveOf(t, &position, "e2e4"))
	require.NoError(t, err)
	require.NoError(t, r.Check(ctx))
	state, err = r.Players[1].State(ctx)
	require.NoError(t, err)
	assert.True(t, state.Seats["white"].Here && state.Seats["black"].Here)
}

func TestAStopEndsStreams(t *testing.T) {
	t.Parallel()
	server := process(t, t.TempDir())
	p := gather(t, 3, server.URL, server.URL)
	p.goOn(10)
	require.NoError(t, server.Stop(), "it waits for streams, or is not content")
	assert.Empty(t, logged(t, server, "level=ERROR"), "requests under way are answered first")
	for _, r := range p.rooms {
		for _, s := range r.Streams {
			assert.Eventually(t, func() bool { return len(s.Breaks()) > 0 }, time.Minute, time.Millisecond)
			assert.ErrorIs(t, s.Breaks()[0], load.ErrEnded)
		}
	}
	again := process(t, t.TempDir(), "-database", filepath.Join(server.Dir, "rooms.db"))
	p.move(0, again)
	p.move(1, again)
	p.goOn(20)
	p.end()
}

func TestTheDatabaseGoesAwayAndComesBack(t *testing.T) {
	t.Parallel()
	database := pgtest.Start(t)
	server := process(t, t.TempDir(), "-database", database.URL("postgres"))
	p := gather(t, 3, server.URL, server.URL)
	p.goOn(30)
	post := func(path, body string) int {
		r, err := http.Post(server.URL+path, "application/json", strings.NewReader(body))
		require.NoError(t, err)
		require.NoError(t, r.Body.Close())
		return r.StatusCode
	}
	assert.Equal(t, http.StatusCreated, post("/rooms", "{}"))
	database.Stop(t)
	assert.Equal(t, http.StatusServiceUnavailable, post("/rooms", "{}"))
	assert.Equal(t, http.StatusOK, post("/move", `{"from":"e2","to":"e4"}`), "games alone go on")
	database.Start(t)
	p.goOn(30)
	assert.Equal(t, http.StatusCreated, post("/rooms", "{}"))
	p.end()
}
