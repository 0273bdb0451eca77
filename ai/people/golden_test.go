package people

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

var update = flag.Bool("update", false, "write testdata/golden.txt, after the weights or the facts have changed")

// TestGoldenMoves wants the same moves and the same shares, to the last bit, on every machine.
func TestGoldenMoves(t *testing.T) {
	var got strings.Builder
	for plies := range 41 {
		line := lineOf(t, game)
		line.Moves = line.Moves[:plies]
		for _, rating := range []int{800, 1100, 1500} {
			choices := Choices(&line, rating)
			random := rand.New(rand.NewPCG(uint64(plies), uint64(rating)))
			fmt.Fprintf(&got, "%d %d %s %d:", plies, rating, choices[0].Move, choices[0].Share)
			for range 3 {
				fmt.Fprintf(&got, " %s", Draw(choices, random.Uint64()))
			}
			fmt.Fprintln(&got)
		}
	}
	const name = "testdata/golden.txt"
	if *update {
		require.NoError(t, os.MkdirAll("testdata", 0o755))
		require.NoError(t, os.WriteFile(name, []byte(got.String()), 0o644))
	}
	want, err := os.ReadFile(name)
	require.NoError(t, err)
	assert.Equal(t, string(want), got.String())
}

func TestWeightsAreSmall(t *testing.T) {
	assert.LessOrEqual(t, len(packed), 1_000_000, "bytes in the repository and the program")
}
