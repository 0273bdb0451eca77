package load

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
)

// Report is what happens in a load test. The zero value is ready to use.
type Report struct {
	mu         sync.Mutex
	Rooms      int
	Moves      int           // in rooms
	Took       time.Duration // for the moves
	Answered   Times         // from sending a move to its answer
	Heard      Times         // from sending a move to its event on the opponent's stream
	Made, Open int64         // the server's memory in bytes, with the rooms made and with all streams open
	End        int64         // the same after the moves; all are 0 if unknown
	Breaks     []error       // the errors that broke streams, which were then reopened
	Lost       []error       // requests without an answer, or answered that the server is unavailable
	Faults     []error       // of rooms and learners; none if nothing was lost, repeated or out of order

	Learners int
	Usual    Times         // from a learner's move to the computer's, against the default level
	Strong   Times         // the same against a strong level
	Spent    time.Duration // processor time of the server while all played, 0 if unknown
	Busy     int           // how often the computer had no time and was asked again
}

// note calls what adds to the report while others may do so too.
func (r *Report) note(add func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	add()
}

// Times are how long things took.
type Times []time.Duration

// At returns a percentile: the time within which that many percent were done, 0 if there are none.
func (t Times) At(percent int) time.Duration {
	if len(t) == 0 {
		return 0
	}
	return slices.Sorted(slices.Values(t))[(len(t)-1)*percent/100]
}

// String formats median, 99th percentile and worst.
func (t Times) String() string {
	ms := func(percent int) float64 { return float64(t.At(percent).Microseconds()) / 1000 }
	return fmt.Sprintf("median %.1f ms, 99th percentile %.1f ms, worst %.1f ms", ms(50), ms(99), ms(100))
}

// String formats the report, in several lines.
func (r *Report) String() string {
	var b strings.Builder
	streams, learned := 2*r.Rooms, len(r.Usual)+len(r.Strong)
	fmt.Fprintf(&b, "%d rooms, %d streams, %d moves in %v: %.0f a second\n",
		r.Rooms, streams, r.Moves, r.Took.Round(time.Second), float64(r.Moves)/r.Took.Seconds())
	fmt.Fprintf(&b, "a move is heard of: %v\n", r.Heard)
	fmt.Fprintf(&b, "a move is answered: %v\n", r.Answered)
	if r.Open > 0 {
		fmt.Fprintf(&b,
			"the server's memory: %d KB with the rooms, %d KB with the streams, %d KB in the end: %d KB a stream\n",
			r.Made>>10, r.Open>>10, r.End>>10, (r.Open-r.Made)/int64(max(streams, 1))>>10)
	}
	if r.Learners > 0 {
		fmt.Fprintf(&b, "%d learners, %d moves: %.0f a second; the computer had no time: %d\n",
			r.Learners, learned, float64(learned)/r.Took.Seconds(), r.Busy)
		fmt.Fprintf(&b, "a usual move with the computer's: %v\n", r.Usual)
		fmt.Fprintf(&b, "against level %d: %v\n", strongLevel, r.Strong)
	}
	if moves := r.Moves + learned; r.Spent > 0 && moves > 0 {
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
