package coach

import (
	"math"

	"chesstutor/ai"
)

// ExpectedScore returns the average result of games from a position with a
// score, for the side of the score: from 0, a loss, to 1, a win. A forced mate
// is 1 or 0.
func ExpectedScore(s ai.Score) float64 {
	if plies, ok := s.Mate(); ok {
		if plies > 0 {
			return 1
		}
		return 0
	}
	return 1 / (1 + math.Pow(10, -float64(s)/400))
}

// fall is the least drop of the expected score that the coach mentions.
const fall = 0.15

// falls reports whether the expected score falls by that much or more from one
// score to another, both of one side.
func falls(before, after ai.Score) bool { return ExpectedScore(before)-ExpectedScore(after) >= fall }
