package load

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"
)

// Tally gathers the times of many rooms. A nil one does nothing.
type Tally struct {
	mu              sync.Mutex
	answered, heard []time.Duration
}

// add records how long it took until a move was answered, 0 if an answer was lost, and until the
// opponent's stream had it.
func (t *Tally) add(answer, heard time.Duration) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	t.heard = append(t.heard, heard)
	if answer > 0 {
		t.answered = append(t.answered, answer)
	}
}

// Report is the result of a load test.
type Report struct {
	Rooms, Streams int
	Moves          int
	Took           time.Duration // for the moves
	Answered       Times         // from sending a move to its answer
	Heard          Times         // from sending a move to its event on the opponent's stream
	Made, Open     int64         // bytes of the server with the rooms made, and with all streams open
	End            int64         // and after the moves; all 0 if they are not known
	Breaks         []error       // why streams broke; they were opened again
	Lost           int           // answers that never came, or were that the server cannot
	Faults         []error       // of rooms; none if nothing was lost, repeated or out of order
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

// String tells median, 99th percentile and worst.
func (t Times) String() string {
	ms := func(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
	return fmt.Sprintf("median %.1f ms, 99th percentile %.1f ms, worst %.1f ms", ms(t.Median), ms(t.P99), ms(t.Worst))
}

// StreamBytes returns what an open stream costs the server, 0 if that is not known.
func (r Report) StreamBytes() int64 {
	if r.Streams == 0 {
		return 0
	}
	return (r.Open - r.Made) / int64(r.Streams)
}

// String tells the report in lines.
func (r Report) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d rooms, %d streams, %d moves in %v: %.0f a second\n",
		r.Rooms, r.Streams, r.Moves, r.Took.Round(time.Second), float64(r.Moves)/r.Took.Seconds())
	fmt.Fprintf(&b, "a move is heard of: %v\n", r.Heard)
	fmt.Fprintf(&b, "a move is answered: %v\n", r.Answered)
	if r.Open > 0 {
		fmt.Fprintf(
			&b,
			"the server's memory: %d KB with the rooms, %d KB with the streams, %d KB in the end: %d KB a stream\n",
			r.Made>>10,
			r.Open>>10,
			r.End>>10,
			r.StreamBytes()>>10,
		)
	}
	fmt.Fprintf(&b, "answers lost: %d\n", r.Lost)
	fmt.Fprintf(&b, "streams that broke: %d%s\n", len(r.Breaks), firstErrors(r.Breaks))
	fmt.Fprintf(&b, "rooms with a fault: %d%s\n", len(r.Faults), firstErrors(r.Faults))
	return b.String()
}

// firstErrors tells a few errors.
func firstErrors(errs []error) (text string) {
	for _, err := range errs[:min(5, len(errs))] {
		text += "\n  " + err.Error()
	}
	return text
}
