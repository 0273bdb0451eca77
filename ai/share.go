package ai

import "time"

// overhead is kept back of every move's time for what is not thinking, and for a
// machine that is busy with other things.
const overhead = 40 * time.Millisecond

// Share divides the time left on a clock: the most a move may take, and after
// how much no deeper look should begin. Gain is what each move adds; toGo is
// the number of moves until the clock is set anew, 0 if it is not.
func Share(left, gain time.Duration, toGo int) (most, enough time.Duration) {
	moves := time.Duration(25)
	if toGo > 0 {
		moves = min(moves, time.Duration(toGo)+1)
	}
	usable := max(left-overhead, time.Millisecond)
	share := left/moves + gain*3/4
	most = min(3*share, usable/3)
	return max(most, time.Millisecond), max(min(share*6/10, most), time.Millisecond)
}
