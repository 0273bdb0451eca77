package ai

import "time"

const (
	// overhead is kept back of every move's time for what is not thinking.
	overhead = 40 * time.Millisecond

	// reserve is left on the clock for a machine that is busy with other things:
	// where programs share a processor some moves take a fifth of a second more.
	reserve = 200 * time.Millisecond
)

// Share divides the time left on a clock: the most a move may take, and after
// how much no deeper look should begin. Gain is what each move adds; toGo is
// the number of moves until the clock is set anew, 0 if it is not.
func Share(left, gain time.Duration, toGo int) (most, enough time.Duration) {
	moves := time.Duration(25)
	if toGo > 0 {
		moves = min(moves, time.Duration(toGo)+1)
	}
	usable := max(left-reserve, left/20)
	share := usable/moves + gain*3/4
	most = min(3*share, usable/3+gain/2, left-overhead)
	return max(most, time.Millisecond), max(min(share*6/10, most), time.Millisecond)
}
