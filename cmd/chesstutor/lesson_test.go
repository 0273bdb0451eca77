package main

import (
	"context"
	"database/sql"
	"flag"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/sqlstore/pgtest"
	"chesstutor/web/load"
)

var lessonFor = flag.Duration("lesson-for", 15*time.Second, "how long the lesson of thirty children takes")

// pollEvery is how often a test looks whether what it waits for has come.
const pollEvery = 50 * time.Millisecond

// lessonPace is the time from one thing that a child does to the next, on average.
const lessonPace = 3 * time.Second

// TestALessonOfThirty lets thirty children answer and play, with their teacher, by HTTP. After a third of the lesson
// the server is killed, after two thirds the database is away: lessons go on, nothing counted is lost, and nothing
// counts twice. A lesson of a minute or more also measures that the teacher hears of an answer within 300 ms.
func TestALessonOfThirty(t *testing.T) {
	t.Parallel()
	for name, database := range map[string]func(t *testing.T, dir string) (flags []string, away, back func()){
		"SQLite":     lockedFile,
		"PostgreSQL": stoppedServer,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			flags, away, back := database(t, dir)
			haveLesson(t, dir, append(flags, "-trusted-proxies", "127.0.0.0/8", "-log-level", "warn"), away, back)
		})
	}
}

// lockedFile returns what keeps a server from writing to its file, as a database that is away.
func lockedFile(t *testing.T, dir string) (flags []string, away, back func()) {
	file := "file:" + filepath.Join(dir, "rooms.db") + "?_txlock=immediate&_pragma=busy_timeout(60000)"
	var tx *sql.Tx
	away = func() {
		db, err := sql.Open("sqlite", file)
		require.NoError(t, err)
		t.Cleanup(func() { _ = db.Close() })
		tx, err = db.BeginTx(context.Background(), nil)
		require.NoError(t, err)
	}
	return nil, away, func() { require.NoError(t, tx.Rollback()) }
}

// stoppedServer returns the flag for a server of PostgreSQL, and what stops and starts it.
func stoppedServer(t *testing.T, _ string) (flags []string, away, back func()) {
	server := pgtest.Start(t)
	return []string{"-database", server.URL("postgres")}, func() { server.Stop(t) }, func() { server.Start(t) }
}

// waitPastMidnight waits for the next day, in UTC, if a lesson would go on into it: a class tells its teacher what was
// answered today.
func waitPastMidnight() {
	now := time.Now()
	tomorrow := now.UTC().Truncate(24 * time.Hour).Add(24 * time.Hour)
	if left := tomorrow.Sub(now); left < *lessonFor+2*time.Minute {
		time.Sleep(left)
	}
}

func haveLesson(t *testing.T, dir string, flags []string, away, back func()) {
	waitPastMidnight()
	server := process(t, dir, flags...)
	var r load.LessonReport
	c, err := load.NewClass(t.Context(), server.URL, 1, 30, &r)
	require.NoError(t, err)
	defer c.Close()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	begun, ended := time.Now(), make(chan struct{})
	go func() {
		defer close(ended)
		c.Learn(ctx, lessonPace)
	}()

	time.Sleep(*lessonFor / 3)
	require.NoError(t, server.Kill())
	server = process(t, dir, flags...)
	before, _, _ := r.SoFar()
	c.Use(server.URL)
	c.Killed()
	require.Eventually(t, func() bool {
		counted, _, _ := r.SoFar()
		return counted > before
	}, time.Minute, pollEvery, "the new process counts")

	time.Sleep(*lessonFor / 3)
	_, _, lost := r.SoFar()
	away()
	time.Sleep(min(*lessonFor/5, 30*time.Second))
	assert.Eventually(t, func() bool {
		_, later, _ := r.SoFar()
		return later > 0
	}, time.Minute, pollEvery, "answers are to be counted later")
	_, _, lostAway := r.SoFar()
	assert.Equal(t, lost, lostAway, "lessons go on")
	back()
	time.Sleep(*lessonFor / 8)
	stop()
	<-ended
	r.Took = time.Since(begun)
	patience, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	assert.NoError(t, c.Check(patience))
	t.Logf("%v", &r)
	assert.Empty(t, r.Faults)
	for _, why := range r.Breaks {
		assert.NotErrorIs(t, why, load.ErrEnded, "none is told that the class has ended")
	}
	assert.Positive(t, r.Counted)
	assert.NotEmpty(t, r.Heard)
	if *lessonFor >= time.Minute {
		assert.Less(t, r.Heard.At(99), 300*time.Millisecond)
	}
}
