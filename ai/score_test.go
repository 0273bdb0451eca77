package ai

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestScore(t *testing.T) {
	tests := []struct {
		score Score
		text  string
		plies int
		mate  bool
	}{
		{0, "+0.00", 0, false},
		{35, "+0.35", 0, false},
		{-1205, "-12.05", 0, false},
		{-matedIn(1), "mate in 1", 1, true},
		{-matedIn(3), "mate in 2", 3, true},
		{-matedIn(5), "mate in 3", 5, true},
		{matedIn(0), "checkmate", 0, true},
		{matedIn(2), "mated in 1", -2, true},
		{matedIn(4), "mated in 2", -4, true},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			plies, mate := test.score.Mate()
			assert.Equal(t, test.text, test.score.String())
			assert.Equal(t, test.plies, plies)
			assert.Equal(t, test.mate, mate)
		})
	}
}

// TestScoreOrder lists scores from the worst to the best.
func TestScoreOrder(t *testing.T) {
	assert.IsIncreasing(t, []Score{matedIn(0), matedIn(2), matedIn(40), -30000, 0, 30000, -matedIn(41), -matedIn(3),
		-matedIn(1)})
}
