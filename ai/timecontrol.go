package ai

import "time"

const (
	// overhead is subtracted from every move's time, for communication.
	overhead = 40 * time.Millisecond

	// reserve stays on the clock for delays on a busy machine: where programs share a processor,
	// some moves take a fifth of a second more.
	reserve = 200 * time.Millisecond
)

// AllotTime returns how much of the remaining time on a clock to use for a move: the hard limit,
// and the soft limit after which no deeper iteration should begin. Increment is what each move adds
// to the clock; movesToGo is the number of moves to the next time control, 0 if there is none.
func AllotTime(remaining, increment time.Duration, movesToGo int) (hard, soft time.Duration) {
	moves := time.Duration(25)
	if movesToGo > 0 {
		moves = min(moves, time.Duration(movesToGo)+1)
	}
	usable := max(remaining-reserve, remaining/20)
	share := usable/moves + increment*3/4
	hard = min(3*share, usable/3+increment/2, remaining-overhead)
	return max(hard, time.Millisecond), max(min(share*6/10, hard), time.Millisecond)
}
