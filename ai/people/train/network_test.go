package train

import (
	"bytes"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
)

// lineOf returns a line from a position.
func lineOf(t *testing.T, fen string, moves ...string) people.Line {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	require.NoError(t, err)
	line := people.Line{Start: p}
	for _, text := range moves {
		m, err := p.ParseUCI(text)
		require.NoError(t, err)
		line.Moves = append(line.Moves, m)
		p = p.Play(m)
	}
	return line
}

// lines are positions of all phases.
func lines(t *testing.T) []people.Line {
	return []people.Line{
		lineOf(t, chess.StartFEN),
		lineOf(t, chess.StartFEN, "e2e4", "d7d5", "e4d5", "d8d5", "b1c3"),
		lineOf(t, "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 6 8", "e3c5", "d6c5"),
		lineOf(t, "8/P4k2/8/8/3K4/8/5p2/8 b - - 0 60"),
	}
}

// newNetwork returns a network with the weights of chance.
func newNetwork(seed uint64) *network {
	n := &network{weights: newTables(), slopes: newTables(), transposed: newTables()}
	n.weights.start(rand.New(rand.NewPCG(seed, 0)))
	n.transposed.transpose(n.weights)
	return n
}

// loss returns the loss of a network if a move is played.
func (n *network) loss(line *people.Line, played int) float64 {
	n.in.Read(line, 1000)
	n.predict()
	return -math.Log(float64(n.shares[played]))
}

// TestSlopesAreThoseOfTheLoss moves single weights a little, and looks how the loss moves.
func TestSlopesAreThoseOfTheLoss(t *testing.T) {
	n := newNetwork(1)
	line := lines(t)[2]
	const played = 5
	n.loss(&line, played)
	n.learn(played, 1)
	var parts, slopes [][]float32
	n.weights.Each(func(p *[]float32, _ people.Part, _ int) { parts = append(parts, *p) })
	n.slopes.Each(func(p *[]float32, _ people.Part, _ int) { slopes = append(slopes, *p) })
	for i, part := range parts {
		steepest := 0
		for k, slope := range slopes[i] {
			if math.Abs(float64(slope)) > math.Abs(float64(slopes[i][steepest])) {
				steepest = k
			}
		}
		const step = 1.0 / 256
		first := part[steepest]
		part[steepest] = first + step
		more := n.loss(&line, played)
		part[steepest] = first - step
		less := n.loss(&line, played)
		part[steepest] = first
		want := (more - less) / (2 * step)
		assert.NotZero(t, want, "part %d", i)
		assert.InEpsilon(t, want, slopes[i][steepest], 0.05, "part %d", i)
	}
}

// TestIntegersPredictAsTrained compares the policy of packed weights with the network that they are of.
func TestIntegersPredictAsTrained(t *testing.T) {
	n := newNetwork(2)
	var packed bytes.Buffer
	require.NoError(t, people.Pack(&packed, &n.weights.Weights))
	policy, err := people.NewPolicy(packed.Bytes())
	require.NoError(t, err)
	for _, line := range lines(t) {
		n.loss(&line, 0)
		choices := policy.Choices(&line, 1000)
		require.Len(t, choices, len(n.shares))
		for i, m := range n.in.Moves {
			for _, c := range choices {
				if c.Move == m {
					assert.InDelta(t, n.shares[i], float64(c.Share)/people.One, 0.02, m.String())
				}
			}
		}
	}
}
