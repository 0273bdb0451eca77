package train

import (
	"bufio"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// Game is a game of people: the ratings of White and Black, and the moves.
type Game struct {
	Ratings [2]int
	Moves   []chess.Move
}

// ReadGames calls a function for each game of a file: lines of source, White's and Black's rating and moves in UCI,
// separated by tabs. The file may be compressed by gzip.
func ReadGames(name string, do func(*Game) error) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	in := bufio.NewReader(file)
	if magic, err := in.Peek(2); err == nil && magic[0] == 0x1f && magic[1] == 0x8b {
		unpacked, err := gzip.NewReader(in)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		in = bufio.NewReader(unpacked)
	}
	for n := 1; ; n++ {
		line, err := in.ReadString('\n')
		if line != "" {
			g, err := parseGame(strings.TrimSuffix(line, "\n"))
			if err == nil {
				err = do(&g)
			}
			if err != nil {
				return fmt.Errorf("%s: line %d: %w", name, n, err)
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
}

// errColumns is the error of a line that is no game.
var errColumns = errors.New("want four columns: source, White's rating, Black's rating, moves")

// parseGame reads a line.
func parseGame(line string) (g Game, err error) {
	columns := strings.Split(line, "\t")
	if len(columns) != 4 {
		return g, errColumns
	}
	for i := range g.Ratings {
		if g.Ratings[i], err = strconv.Atoi(columns[1+i]); err != nil {
			return g, errColumns
		}
	}
	p := chess.Start()
	for text := range strings.FieldsSeq(columns[3]) {
		m, err := p.ParseUCI(text)
		if err != nil {
			return g, err
		}
		g.Moves = append(g.Moves, m)
		p = p.Play(m)
	}
	return g, nil
}
