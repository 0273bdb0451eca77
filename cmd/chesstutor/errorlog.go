package main

import (
	"context"
	"log"
	"log/slog"
	"strings"
	"sync"
	"time"
)

// How many lines about connections a log gets in a time.
const (
	connectionLines = 10
	connectionTime  = time.Minute
)

// connectionLog logs what goes wrong with connections before there is a request, such as a handshake of TLS that
// fails. Anybody can cause that as often as they like, so of most it tells only how many there were.
type connectionLog struct {
	log *slog.Logger

	mu      sync.Mutex
	since   time.Time // when the lines began to be counted
	lines   int       // since then
	dropped int
}

// connectionLogger returns a logger for a http.Server that writes to another, at most connectionLines lines in
// connectionTime.
func connectionLogger(to *slog.Logger) *log.Logger { return log.New(&connectionLog{log: to}, "", 0) }

// Write logs a line, unless there were too many.
func (c *connectionLog) Write(line []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.since) >= connectionTime {
		if c.dropped > 0 {
			c.log.Warn("more connections failed", "lines", c.dropped)
		}
		c.since, c.lines, c.dropped = time.Now(), 0, 0
	}
	if c.lines++; c.lines > connectionLines {
		c.dropped++
		return len(line), nil
	}
	c.log.LogAttrs(context.Background(), slog.LevelWarn, strings.TrimSpace(string(line)))
	return len(line), nil
}
