package people

import (
	"cmp"
	"math/bits"
	"slices"

	"chesstutor/tutor/chess"
)

// One is the share of all moves together.
const One = 1 << 30

// Choice is a legal move, and how likely a person plays it.
type Choice struct {
	Move chess.Move
	// Score is the logarithm of the share, in parts of Unit, and with a constant added that is the same for all
	// moves. Who prefers a move may add to it, and call Weigh.
	Score int
	// Share is how likely the move is, in parts of One.
	Share int
}

// Plain is the temperature at which people play, in percent.
const Plain = 100

// Choices returns the legal moves of the position that a line leads to, the likeliest first, with the shares of a
// player of this rating, as Lichess rates players. It was learned from players of 800 to 1500; beyond that it
// predicts as if for the nearest ratings it knows. It returns no choices if there is no legal move.
func Choices(line *Line, rating int) []Choice { return embedded().Choices(line, rating) }

// Weigh fills the shares of moves from their scores and puts the likeliest first. Above a temperature of Plain
// unlikely moves become likelier, below it less likely; at 1 hardly any but the first is left.
func Weigh(choices []Choice, temperature int) {
	if len(choices) == 0 {
		return
	}
	slices.SortFunc(choices, func(a, b Choice) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Move, b.Move))
	})
	var total int64 // an int has 32 bits on some machines
	for i := range choices {
		choices[i].Share = int(exponential((choices[i].Score - choices[0].Score) * Plain / max(temperature, 1)))
		total += int64(choices[i].Share)
	}
	left := One
	for i := range choices {
		choices[i].Share = int(int64(choices[i].Share) * One / total)
		left -= choices[i].Share
	}
	choices[0].Share += left // what rounding took
}

// Draw returns the move that a random number selects: each move as often as its share says, if the numbers are evenly
// spread. There must be a choice.
func Draw(choices []Choice, random uint64) chess.Move {
	high, _ := bits.Mul64(random, One)
	for _, c := range choices {
		if int(high) < c.Share {
			return c.Move
		}
		high -= uint64(c.Share)
	}
	return choices[0].Move // not reached: the shares are One together
}
