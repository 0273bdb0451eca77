package ending

import (
	"bufio"
	"fmt"
	"io"
	"math/rand/v2"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"chesstutor/tutor/needs"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// stockfish is a running Stockfish.
type stockfish struct {
	t    testing.TB
	in   io.Writer
	said *bufio.Scanner
}

func startStockfish(t testing.TB) stockfish {
	t.Helper()
	command := exec.CommandContext(t.Context(), needs.Tool(t, "stockfish"))
	in, err := command.StdinPipe()
	require.NoError(t, err)
	out, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	t.Cleanup(func() {
		_ = in.Close()
		_ = command.Wait() // the test may have ended it
	})
	return stockfish{t, in, bufio.NewScanner(out)}
}

// mate returns the mate that it sees, in moves, less than 0 if the side to move is mated; 0 if it sees none
// when it is told to go so.
func (s stockfish) mate(fen, goes string) (moves int) {
	s.t.Helper()
	_, err := fmt.Fprintf(s.in, "ucinewgame\nposition fen %s\n%s\n", fen, goes)
	require.NoError(s.t, err)
	for s.said.Scan() {
		line := s.said.Text()
		if strings.HasPrefix(line, "bestmove") {
			return moves
		}
		if _, score, found := strings.Cut(line, " score "); found {
			moves = 0
			if words := strings.Fields(score); words[0] == "mate" {
				moves, err = strconv.Atoi(words[1])
				require.NoError(s.t, err)
			}
		}
	}
	require.Fail(s.t, "stockfish ended")
	return 0
}

// Stockfish sees no mate that is not there, and none in fewer moves than the tables; and it sees each mate in two.
func TestStockfishAgrees(t *testing.T) {
	fish := startStockfish(t)
	random := rand.New(rand.NewPCG(29, 2))
	seen := 0
	for _, table := range checked(t) {
		values, near := all(t, table), 0
		for _, i := range some(t, table, 3_000, random) {
			plies := int(values[i])
			if values[i] != 0 && plies <= 4 {
				near++
			}
			if far := plies > 4; far && i%300 != 0 || values[i] == 0 || !far && near > 8 {
				continue
			}
			p := position(t, table, i)
			if !p.HasMove() {
				continue
			}
			goes := "go nodes 5000"
			if plies <= 4 {
				goes = "go mate 2 nodes 2000000" // until it is found
			}
			moves := fish.mate(p.FEN(), goes)
			switch {
			case plies <= 4 && plies%2 == 1:
				assert.Equal(t, (plies+1)/2, moves, p.FEN())
			case plies <= 4:
				assert.Equal(t, -plies/2, moves, p.FEN())
			case moves > 0:
				assert.Equal(t, Won, resultOf(values[i]), p.FEN())
				assert.LessOrEqual(t, plies, 2*moves-1, p.FEN())
			case moves < 0:
				assert.Equal(t, Lost, resultOf(values[i]), p.FEN())
				assert.LessOrEqual(t, plies, -2*moves, p.FEN())
			}
			if moves != 0 {
				seen++
			}
		}
	}
	assert.Greater(t, seen, 20)
}
