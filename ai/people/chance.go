package people

import (
	"slices"

	"chesstutor/tutor/chess"
)

// Learners are the ratings that tell how difficult a position is.
var Learners = [3]int{800, 1000, 1200}

// Chance returns how likely a person of this rating finds one of the moves, in parts of One.
func Chance(line *Line, moves []chess.Move, rating int) (share int) {
	for _, c := range Choices(line, rating) {
		if slices.Contains(moves, c.Move) {
			share += c.Share
		}
	}
	return share
}

// Found returns the mean of the chances of Learners: the easier the moves are to find, the more.
func Found(line *Line, moves []chess.Move) int {
	var sum int64 // an int has 32 bits on some machines
	for _, rating := range Learners {
		sum += int64(Chance(line, moves, rating))
	}
	return int(sum / int64(len(Learners)))
}
