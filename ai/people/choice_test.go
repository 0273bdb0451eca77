package people

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func TestSharesAreOneTogether(t *testing.T) {
	for plies := range 40 {
		line := lineOf(t, game)
		line.Moves = line.Moves[:plies]
		p := line.Position()
		choices := Choices(&line, 1000)
		require.Len(t, choices, p.CountMoves())
		for _, temperature := range []int{1, 50, Plain, 250} {
			Weigh(choices, temperature)
			sum := 0
			for i, c := range choices {
				sum += c.Share
				assert.True(t, p.IsLegal(c.Move))
				assert.True(t, i == 0 || c.Share <= choices[i-1].Share)
			}
			assert.Equal(t, One, sum)
		}
	}
}

func TestNoChoicesWhenTheGameIsOver(t *testing.T) {
	line := lineOf(t, "f2f3 e7e5 g2g4 d8h4")
	assert.Empty(t, Choices(&line, 1000))
}

func TestTemperatureSpreadsOrNarrows(t *testing.T) {
	line := lineOf(t, game)
	choices := Choices(&line, 1000)
	plain := choices[0].Share
	Weigh(choices, 300)
	assert.Less(t, choices[0].Share, plain)
	Weigh(choices, 30)
	assert.Greater(t, choices[0].Share, plain)
}

func TestDrawFollowsShares(t *testing.T) {
	line := lineOf(t, game)
	choices := Choices(&line, 1000)
	const draws = 20_000
	drawn := map[chess.Move]int{}
	random := rand.New(rand.NewPCG(1, 2))
	for range draws {
		drawn[Draw(choices, random.Uint64())]++
	}
	for _, c := range choices {
		share := float64(c.Share) / One
		assert.InDelta(t, share*draws, drawn[c.Move], 5*math.Sqrt(draws*share)+1, c.Move.String())
	}
	assert.Equal(t, choices[0].Move, Draw(choices, 0))
	assert.Equal(t, choices[len(choices)-1].Move, Draw(choices, math.MaxUint64))
}

func TestExponentialIsTheExponential(t *testing.T) {
	for score := 0; score > -20*Unit; score-- {
		assert.InDelta(t, math.Exp(float64(score)/Unit)*One, exponential(score), 125, score)
	}
	assert.Equal(t, uint32(One), exponential(0))
}

func TestChanceAddsUpShares(t *testing.T) {
	line := lineOf(t, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6")
	choices := Choices(&line, 800)
	all := make([]chess.Move, 0, len(choices))
	for _, c := range choices {
		all = append(all, c.Move)
	}
	assert.Equal(t, One, Chance(&line, all, 800))
	assert.Zero(t, Chance(&line, nil, 800))
	mate := all[:0:0]
	for _, m := range all {
		if m.String() == "h5f7" {
			mate = append(mate, m)
		}
	}
	var sum int64
	for _, rating := range Learners {
		sum += int64(Chance(&line, mate, rating))
	}
	assert.EqualValues(t, sum/3, Found(&line, mate))
	assert.Greater(t, Found(&line, mate), One/3, "many people see the scholar's mate")
}

// turned returns a line with the colors changed: the same to the side to move.
func turned(t *testing.T, line *Line) Line {
	t.Helper()
	fields := strings.Fields(line.Start.FEN())
	rows := strings.Split(fields[0], "/")
	for i, j := 0, len(rows)-1; i < j; i, j = i+1, j-1 {
		rows[i], rows[j] = rows[j], rows[i]
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
	start, err := chess.ParseFEN(strings.Join([]string{
		swap(strings.Join(rows, "/")), turn, swap(fields[2]), "-", fields[4], fields[5]}, " "))
	require.NoError(t, err)
	other := Line{Start: start}
	p := start
	for _, m := range line.Moves {
		found, err := p.FindMove(m.From()^56, m.To()^56, m.Promotion())
		require.NoError(t, err)
		other.Moves = append(other.Moves, found)
		p = p.Play(found)
	}
	return other
}

func TestBothColorsPlayAlike(t *testing.T) {
	for plies := 0; plies <= 40; plies += 2 { // after as many moves of each, the numbers of the moves are alike too
		line := lineOf(t, game)
		line.Moves = line.Moves[:plies]
		other := turned(t, &line)
		scores := map[[2]chess.Square]int{}
		for _, c := range Choices(&line, 1000) {
			scores[[2]chess.Square{c.Move.From(), c.Move.To()}] = c.Score
		}
		for _, c := range Choices(&other, 1000) {
			assert.Equal(t, scores[[2]chess.Square{c.Move.From() ^ 56, c.Move.To() ^ 56}], c.Score, plies)
		}
	}
}
