package load

import (
	"context"
	"fmt"
	"strings"
	"sync"
	"time"

	"chesstutor/tutor/class"
)

// MostChildren is how many children a class can have.
const MostChildren = class.MostSeats

// Lessons is the configuration of a load test of classes.
type Lessons struct {
	URL               string // of the server
	Classes, Children int    // how many classes, and children in each
	Duration, Pace    time.Duration
	Memory            func() int64         // returns the server's memory in bytes; nil if unknown
	Spent             func() time.Duration // returns the processor time that the server has used; nil if unknown
}

// LessonReport is what happens in classes. The zero value is ready to use.
type LessonReport struct {
	mu        sync.Mutex
	Took      time.Duration
	Joined    Times // from taking a seat to the reply
	Answered  Times // from sending an answer to the reply that it is counted
	Played    Times // from sending a move to the computer's
	Heard     Times // from sending an answer, which the reply says is counted, to when the teacher's stream tells of it
	Counted   int   // answers whose reply says so
	Later     int   // answers that are to be counted later
	Unheard   int   // counted answers of which the teacher did not hear soon
	Empty     int64 // the server's memory in bytes before there was any class
	Open, End int64 // the same with all streams, and after the lessons; 0 if unknown
	Spent     time.Duration
	Breaks    []error // the errors that broke streams, which were then opened again
	Lost      []error // requests without an answer
	Faults    []error
}

func (r *LessonReport) note(add func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	add()
}

func (r *LessonReport) took(times *Times, took time.Duration) {
	r.note(func() { *times = append(*times, took) })
}

func (r *LessonReport) lose(err error) { r.note(func() { r.Lost = append(r.Lost, err) }) }

func (r *LessonReport) fault(err error) { r.note(func() { r.Faults = append(r.Faults, err) }) }

// SoFar returns how many answers are counted, how many are to be counted later, and how many requests were lost.
func (r *LessonReport) SoFar() (counted, later, lost int) {
	r.note(func() { counted, later, lost = r.Counted, r.Later, len(r.Lost) })
	return counted, later, lost
}

// Run makes the classes, lets the children learn, and checks that each answer was counted once. It returns an error
// only if it could not begin; later errors are in the report.
func (l Lessons) Run(ctx context.Context) (*LessonReport, error) {
	r := &LessonReport{}
	memory := func() int64 {
		if l.Memory == nil {
			return 0
		}
		return l.Memory()
	}
	spent := func() time.Duration {
		if l.Spent == nil {
			return 0
		}
		return l.Spent()
	}
	r.Empty = memory()
	var classes []*Class
	defer func() {
		for _, c := range classes {
			c.Close()
		}
	}()
	for number := range l.Classes {
		c, err := NewClass(ctx, l.URL, number, l.Children, r)
		if err != nil {
			return r, err
		}
		classes = append(classes, c)
	}
	r.Open = memory()
	begun, before := time.Now(), spent()
	learning, stop := context.WithTimeout(ctx, l.Duration)
	defer stop()
	var wait sync.WaitGroup
	for _, c := range classes {
		wait.Go(func() { c.Learn(learning, l.Pace) })
	}
	wait.Wait()
	r.Took, r.Spent, r.End = time.Since(begun), spent()-before, memory()
	for _, c := range classes {
		patience, cancel := context.WithTimeout(ctx, lastTime)
		if err := c.Check(patience); err != nil {
			r.fault(err)
		}
		cancel()
	}
	return r, ctx.Err()
}

// String formats the report, in several lines.
func (r *LessonReport) String() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	var b strings.Builder
	fmt.Fprintf(&b, "%d answers counted at once, %d later, %d moves in %v\n", r.Counted, r.Later, len(r.Played),
		r.Took.Round(time.Second))
	fmt.Fprintf(&b, "a seat is taken: %v\n", r.Joined)
	fmt.Fprintf(&b, "an answer is counted: %v\n", r.Answered)
	fmt.Fprintf(&b, "the teacher hears of it: %v; not within %v: %d\n", r.Heard, hearFor, r.Unheard)
	fmt.Fprintf(&b, "a move with the computer's: %v\n", r.Played)
	if r.Open > 0 {
		fmt.Fprintf(&b, "the server's memory: %d MB without classes, %d MB with all streams, %d MB in the end\n",
			r.Empty>>20, r.Open>>20, r.End>>20)
	}
	if did := r.Counted + r.Later + len(r.Played); r.Spent > 0 && did > 0 {
		fmt.Fprintf(&b, "the server's processor time: %v, %.2f of a processor, %.1f ms an answer or move\n", r.Spent,
			r.Spent.Seconds()/r.Took.Seconds(), float64(r.Spent.Microseconds())/1000/float64(did))
	}
	fmt.Fprintf(&b, "answers lost: %d%s\n", len(r.Lost), firstErrors(r.Lost))
	fmt.Fprintf(&b, "streams that broke: %d%s\n", len(r.Breaks), firstErrors(r.Breaks))
	fmt.Fprintf(&b, "faults of classes: %d%s\n", len(r.Faults), firstErrors(r.Faults))
	return b.String()
}
