package uci

import (
	"bufio"
	"context"
	"errors"
	"io"
	"strings"
)

// longestLine bounds a command, in bytes: a game of thousands of moves.
const longestLine = 1 << 20

// command is a line that was read.
type command struct {
	words   []string
	tooLong bool // for its words to be known
}

// read reads commands in the background until the end of in, of which failed then tells the error,
// nil if that is all, or until ctx ends.
func read(ctx context.Context, in io.Reader) (commands <-chan command, failed <-chan error) {
	lines, end := make(chan command), make(chan error, 1)
	go func() {
		defer close(lines)
		for buffered := bufio.NewReader(in); ; {
			c, err := readCommand(buffered)
			if err != nil {
				if errors.Is(err, io.EOF) {
					err = nil
				}
				end <- err
				return
			}
			select {
			case lines <- c:
			case <-ctx.Done():
				end <- ctx.Err()
				return
			}
		}
	}()
	return lines, end
}

// readCommand reads one line, as much of it as it may have.
func readCommand(in *bufio.Reader) (c command, err error) {
	var line []byte
	for more := true; more; {
		var part []byte
		if part, more, err = in.ReadLine(); err != nil {
			return c, err
		}
		if c.tooLong = c.tooLong || len(line)+len(part) > longestLine; !c.tooLong {
			line = append(line, part...)
		}
	}
	c.words = strings.Fields(string(line))
	return c, nil
}
