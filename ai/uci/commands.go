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

// command is one line of input.
type command struct {
	words   []string
	tooLong bool // to be parsed
}

// read reads commands in the background until the end of in or of ctx. Failed then receives the
// error, nil at the end of in.
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

// readCommand reads one line, and keeps no more of it than longestLine.
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
