package proof_test

import (
	"errors"
	"flag"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/say/proof"
)

// auditTurns is how many turns of a simulated beginner the audit reads; 0 stands for a few, or with tag soak many.
var auditTurns = flag.Int("turns", 0, "read what the tutor says in so many turns of beginners' games")

// How many turns the audit reads, and of how many games it reads a review: one in so many.
const (
	shortTurns = 60
	longTurns  = 10_000
	turnsEach  = 60
	reviewEach = 4
)

// An audit counts the sentences that were read.
type audit struct {
	mu                sync.Mutex
	turns             int
	bySpeech          map[proof.Speech]int
	byKind            map[string]int
	falseOnes, unread []string
	falseOf           map[string]int
	sample            []said
}

func newAudit() *audit {
	return &audit{bySpeech: map[proof.Speech]int{}, byKind: map[string]int{}, falseOf: map[string]int{}}
}

// read proves what a teller has collected.
func (a *audit) read(t *teller) {
	for _, s := range t.said {
		err := proof.Prove(s.Place, s.text)
		a.mu.Lock()
		kind := fmt.Sprintf("%s %s", s.Speech, s.kind)
		a.bySpeech[s.Speech]++
		a.byKind[kind]++
		about := fmt.Sprintf("%s: %q of %q after %s", kind, s.text, s.Move, strings.Join(s.Moves, " "))
		switch {
		case errors.Is(err, proof.ErrFalse):
			a.falseOnes = append(a.falseOnes, about)
			a.falseOf[kind]++
		case err != nil:
			a.unread = append(a.unread, about+": "+err.Error())
		default:
			a.sample = append(a.sample, s)
		}
		a.mu.Unlock()
	}
	a.mu.Lock()
	a.turns += t.turns
	a.mu.Unlock()
}

// run plays games and reads what is said in them, until enough turns are read.
func (a *audit) run(t *testing.T, turns, reviews int) {
	t.Helper()
	var next atomic.Uint64
	var group sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		group.Go(func() {
			for {
				a.mu.Lock()
				left := turns - a.turns
				a.mu.Unlock()
				if left <= 0 {
					return
				}
				seed := next.Add(1)
				teller := newTeller(t.Context(), seed)
				err := teller.play(min(left, turnsEach))
				if err == nil && seed%uint64(reviews) == 0 {
					err = teller.reviewed()
				}
				if !assert.NoError(t, err) {
					return
				}
				a.read(teller)
			}
		})
	}
	group.Wait()
}

// TestWholeSentencesAreTrue reads all that the tutor says in the games of simulated beginners, and proves each sentence
// as a whole in its place: its lines and what is behind them, hints, warnings, threats, what a move was for, advice,
// reviews and tries.
func TestWholeSentencesAreTrue(t *testing.T) {
	turns, reviews := shortTurns, 1
	if needs.Soak {
		turns, reviews = longTurns, reviewEach
	}
	if *auditTurns > 0 {
		turns = *auditTurns
		reviews = reviewEach
	}
	a := newAudit()
	a.run(t, turns, reviews)
	sentences := 0
	for _, speech := range slices.Sorted(maps.Keys(a.bySpeech)) {
		t.Logf("%7d %s", a.bySpeech[speech], speech)
		sentences += a.bySpeech[speech]
	}
	for _, kind := range slices.Sorted(maps.Keys(a.falseOf)) {
		t.Logf("%7d of %d false: %s", a.falseOf[kind], a.byKind[kind], kind)
	}
	t.Logf("%d turns, %d sentences; %d false, %d not read", a.turns, sentences, len(a.falseOnes), len(a.unread))
	assert.Empty(t, a.falseOnes)
	assert.Empty(t, a.unread)
	require.NotZero(t, a.byKind["line "+string(fact.KindHanging)])
}
