package load

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
)

// Tally collects what happens to many players.
type Tally struct {
	mu              sync.Mutex
	answered, heard []time.Duration // of moves in rooms
	usual, strong   []time.Duration // of learners' moves, against the default level and against the strong one
	busy            int             // how often the computer had no time
	lost, faults    []error         // of learners
}

// note calls what adds to the tally, unless there is none.
func (t *Tally) note(add func()) {
	if t != nil {
		t.mu.Lock()
		defer t.mu.Unlock()
		add()
	}
}

// Report is the result of a load test.
type Report struct {
	Rooms, Streams int
	Moves          int
	Took           time.Duration // for the moves
	Answered       Times         // from sending a move to its answer
	Heard          Times         // from sending a move to its event on the opponent's stream
	Made, Open     int64         // the server's memory in bytes, with the rooms made and with all streams open
	End            int64         // the same after the moves; all are 0 if unknown
	Breaks         []error       // the errors that broke streams, which were then reopened
	Lost           []error       // requests without an answer, or answered that the server is unavailable
	Faults         []error       // of rooms and learners; none if nothing was lost, repeated or out of order

	Learners     int
	LearnerMoves int
	Usual        Times         // from a learner's move to the computer's, against the default level
	Strong       Times         // the same against a strong level
	Spent        time.Duration // processor time of the server while all played, 0 if unknown
	Busy         int           // how often the computer had no time and was asked again
}

// Times summarizes a distribution of durations.
type Times struct{ Median, P99, Worst time.Duration }

func timesOf(all []time.Duration) (t Times) {
	if len(all) == 0 {
		return t
	}
	slices.Sort(all)
	at := func(percent int) time.Duration { return all[(len(all)-1)*percent/100] }
	return Times{at(50), at(99), at(100)}
}

// String formats median, 99th percentile and worst.
func (t Times) String() string {
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	return fmt.Sprintf("median %.1f ms, 99th percentile %.1f ms, worst %.1f ms", ms(t.Median), ms(t.P99), ms(t.Worst))
}

// String formats the report, in several lines.
func (r Report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d rooms, %d streams, %d moves in %v: %.0f a second\n",
		r.Rooms, r.Streams, r.Moves, r.Took.Round(time.Second), float64(r.Moves)/r.Took.Seconds())
	fmt.Fprintf(&b, "a move is heard of: %v\n", r.Heard)
	fmt.Fprintf(&b, "a move is answered: %v\n", r.Answered)
	if r.Open > 0 {
		fmt.Fprintf(&b,
			"the server's memory: %d KB with the rooms, %d KB with the streams, %d KB in the end: %d KB a stream\n",
			r.Made>>10, r.Open>>10, r.End>>10, (r.Open-r.Made)/int64(max(r.Streams, 1))>>10)
	}
	if r.Learners > 0 {
		fmt.Fprintf(&b, "%d learners, %d moves: %.0f a second; the computer had no time: %d\n",
			r.Learners, r.LearnerMoves, float64(r.LearnerMoves)/r.Took.Seconds(), r.Busy)
		fmt.Fprintf(&b, "a usual move with the computer's: %v\n", r.Usual)
		fmt.Fprintf(&b, "against level %d: %v\n", strongLevel, r.Strong)
	}
	if moves := r.Moves + r.LearnerMoves; r.Spent > 0 && moves > 0 {
		fmt.Fprintf(&b, "the server's processor time: %v, %.2f of a processor, %.1f ms a move\n", r.Spent,
			r.Spent.Seconds()/r.Took.Seconds(), float64(r.Spent.Microseconds())/1000/float64(moves))
	}
	fmt.Fprintf(&b, "answers lost: %d%s\n", len(r.Lost), firstErrors(r.Lost))
	fmt.Fprintf(&b, "streams that broke: %d%s\n", len(r.Breaks), firstErrors(r.Breaks))
	fmt.Fprintf(&b, "faults of rooms and learners: %d%s\n", len(r.Faults), firstErrors(r.Faults))
	return b.String()
}

// firstErrors formats the first few errors.
func firstErrors(errs []error) (text string) {
	for _, err := range errs[:min(5, len(errs))] {
		text += "\n  " + err.Error()
	}
	return text
}
