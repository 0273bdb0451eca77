package chess

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// perft counts the sequences of depth legal moves from a position: the usual test of a move generator and of its speed.
// The moves of the last ply are listed and counted, not played.
func perft(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	// One buffer for all plies: each appends behind its parent's moves.
	return perftInto(make([]Move, 0, (depth+1)*MaxMoves), p, depth)
}

func perftInto(buffer []Move, p *Position, depth int) (nodes uint64) {
	moves := p.AppendMoves(buffer)
	if depth == 1 {
		return uint64(len(moves))
	}
	// Declared out here it stays on the stack; a recursive function's variable declared in the loop
	// would go to the heap for every move.
	var next Position
	tail := moves[len(moves):]
	for _, m := range moves {
		p.PlayTo(&next, m)
		nodes += perftInto(tail, &next, depth-1)
	}
	return nodes
}

// A perftCase is a line of a testdata/*.perft file.
type perftCase struct {
	suite, name, fen string
	counts           []uint64 // counts[d-1] is the count at depth d
}

// perftCases reads the suites. A line holds a name, a FEN and the counts as "D1 20", with
// semicolons between them.
func perftCases(t testing.TB) (cases []perftCase) {
	files, err := filepath.Glob("testdata/*.perft")
	require.NoError(t, err)
	require.Len(t, files, 10, "start, Kiwipete, positions 3 to 6, promotion, en passant, castling, checks")
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		suite := strings.TrimSuffix(filepath.Base(file), ".perft")
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "#") {
				continue
			}
			fields := strings.Split(strings.TrimSpace(line), "; ")
			require.Greater(t, len(fields), 2, "%s: %s", file, line)
			c := perftCase{suite: suite, name: fields[0], fen: fields[1]}
			for i, field := range fields[2:] {
				depth, count, _ := strings.Cut(field, " ")
				require.Equal(t, "D"+strconv.Itoa(i+1), depth, line)
				n, err := strconv.ParseUint(count, 10, 64)
				require.NoError(t, err, line)
				c.counts = append(c.counts, n)
			}
			cases = append(cases, c)
		}
	}
	return cases
}

// mustParse returns the position of a FEN that is known to be one.
func mustParse(t testing.TB, fen string) Position {
	t.Helper()
	p, err := ParseFEN(fen)
	require.NoError(t, err, fen)
	return p
}

// TestPerft counts every position of the suites to at least three million nodes, and outside the long form as deep as
// there are at most a million.
func TestPerft(t *testing.T) {
	for _, c := range perftCases(t) {
		t.Run(c.suite+"/"+c.name, func(t *testing.T) {
			t.Parallel()
			p := mustParse(t, c.fen)
			require.GreaterOrEqual(t, c.counts[len(c.counts)-1], uint64(3_000_000))
			for i, want := range c.counts {
				if want > 1_000_000 && !needs.Soak {
					break
				}
				require.Equal(t, want, perft(&p, i+1), "depth %d of %s", i+1, c.fen)
			}
		})
	}
}

// TestPerftMirrored counts the positions with the colors exchanged: what holds for White holds for
// Black.
func TestPerftMirrored(t *testing.T) {
	for _, c := range perftCases(t) {
		p := mustParse(t, mirror(c.fen))
		for i, want := range c.counts[:len(c.counts)-2] {
			assert.Equal(t, want, perft(&p, i+1), "depth %d of %s", i+1, mirror(c.fen))
		}
	}
}

// mirror returns a FEN with the colors exchanged and the board upside down.
func mirror(fen string) string {
	fields := strings.Fields(fen)
	rows := strings.Split(fields[0], "/")
	for i := range 4 {
		rows[i], rows[7-i] = rows[7-i], rows[i]
	}
	swap := func(s string) string {
		return strings.Map(func(r rune) rune {
			switch {
			case r >= 'a' && r <= 'z':
				return r - 'a' + 'A'
			case r >= 'A' && r <= 'Z':
				return r - 'A' + 'a'
			}
			return r
		}, s)
	}
	turn := map[string]string{"w": "b", "b": "w"}[fields[1]]
	passed := strings.NewReplacer("3", "6", "6", "3").Replace(fields[3])
	return strings.Join([]string{swap(strings.Join(rows, "/")), turn, swap(fields[2]), passed, fields[4], fields[5]},
		" ")
}

func TestPerftOfNothing(t *testing.T) {
	p := Start()
	assert.Equal(t, uint64(1), perft(&p, 0))
	mated := mustParse(t, "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
	assert.Zero(t, perft(&mated, 1))
	assert.Zero(t, perft(&mated, 3))
}

func mustUCI(t testing.TB, p *Position, text string) Move {
	t.Helper()
	m, err := p.ParseUCI(text)
	require.NoError(t, err, text)
	return m
}
