package tutor

import (
	"math"

	"chesstutor/ai"
)

// ExpectedScore returns what a score promises its side, from 0 to 1: what a
// hundred such games would bring, a hundredth each. A mate is 1 or 0.
func ExpectedScore(s ai.Score) float64 {
	if plies, ok := s.Mate(); ok {
		if plies > 0 {
			return 1
		}
		return 0
	}
	return 1 / (1 + math.Pow(10, -float64(s)/400))
}

// fall is by how much the expected score has to fall for the coach to speak.
const fall = 0.15

// falls reports whether the expected score falls by that much or more from one
// score to another, both of one side.
func falls(before, after ai.Score) bool { return ExpectedScore(before)-ExpectedScore(after) >= fall }
