package ai

import "fmt"

// Score is the value of a position from the side to move's view: centipawns, a hundredth of a pawn
// each, or a mate in a number of plies. Greater is better; a mate outranks any number of
// centipawns.
type Score int32

const (
	mated    Score = -1_000_000 // checkmate on the board
	infinite Score = 2_000_000  // beyond every score
	farthest Score = 1_000      // plies: a mate farther off is none
)

// Mated is the score of a side that is checkmated.
const Mated = mated

// matedIn returns the score of the side that is mated in a number of plies.
func matedIn(plies int) Score { return mated + Score(plies) }

// Mate reports whether the score is a forced mate, and in how many plies: positive if the side to
// move mates, negative if it is mated, 0 if it is mated already.
func (s Score) Mate() (plies int, ok bool) {
	switch {
	case s <= mated+farthest:
		return int(mated - s), true
	case s >= -mated-farthest:
		return int(-mated - s), true
	}
	return 0, false
}

// String returns the score in pawns, "+0.35", or in moves of the mating side: "mate in 2", "mated
// in 1", "checkmate".
func (s Score) String() string {
	plies, ok := s.Mate()
	switch {
	case ok && plies > 0:
		return fmt.Sprintf("mate in %d", (plies+1)/2)
	case ok && plies < 0:
		return fmt.Sprintf("mated in %d", (1-plies)/2)
	case ok:
		return "checkmate"
	}
	return fmt.Sprintf("%+.2f", float64(s)/100)
}
