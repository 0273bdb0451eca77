package proof_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/say/proof"
)

// auditTurns is how many turns of a simulated beginner the audit reads; 0 stands for a few, or with tag soak many.
var auditTurns = flag.Int("turns", 0, "read what the tutor says in so many turns of beginners' games")

// auditFrom is the number of the game before the first one that the audit reads.
var auditFrom = flag.Uint64("from", 0, "leave out so many games")

// How many turns the audit reads, and of how many games it reads a review: one in so many.
const (
	shortTurns = 8
	longTurns  = 10_000
	turnsEach  = 60
	reviewEach = 4
)

// An audit counts the sentences that were read.
type audit struct {
	mu                sync.Mutex
	doubts            int // sentences of which the search for material doubts the advice
	turns             int
	bySpeech          map[proof.Speech]int
	byKind            map[string]int
	falseOnes, unread []string
	falseOf           map[string]int
}

func newAudit() *audit {
	return &audit{bySpeech: map[proof.Speech]int{}, byKind: map[string]int{}, falseOf: map[string]int{}}
}

// read proves what a teller has collected.
func (a *audit) read(t *teller) {
	for _, s := range t.said {
		err := proof.Prove(s.Place, s.text)
		if doubt := (*proof.DoubtError)(nil); errors.As(err, &doubt) {
			a.count(&a.doubts)
			err = judge(t.ctx, &s, doubt, judgeNodes)
			if errors.Is(err, proof.ErrFalse) {
				err = judge(t.ctx, &s, doubt, 10*judgeNodes) // what the judge refuses it thinks about longer
			}
			if doubt.Ending != "" {
				err = endsSo(s.game, &s, doubt.Ending)
			}
		}
		if err == nil {
			err = toldAlike(&s)
		}
		a.mu.Lock()
		kind := fmt.Sprintf("%s %s", s.Speech, s.kind)
		a.bySpeech[s.Speech]++
		a.byKind[kind]++
		last := s.Moves[max(0, len(s.Moves)-2):]
		about := fmt.Sprintf("seed %d, %s: %q (%v) of %q in %s after %s, said before: %q", t.seed, kind, s.text, err,
			s.Move, s.fen, last, s.Before)
		switch {
		case errors.Is(err, proof.ErrFalse):
			a.falseOnes = append(a.falseOnes, about)
			a.falseOf[kind]++
		case err != nil:
			a.unread = append(a.unread, about+": "+err.Error())
		}
		a.mu.Unlock()
	}
	a.mu.Lock()
	a.turns += t.turns
	a.mu.Unlock()
}

func (a *audit) count(n *int) {
	a.mu.Lock()
	defer a.mu.Unlock()
	*n++
}

// judgeNodes is how long the judge of doubtful advice searches; mostLost how many centipawns good advice may lose, and
// leastLost how many a bad move loses at least. By leastWon it has to stand above the material on the board after what
// wins something.
const (
	judgeNodes = 300_000
	mostLost   = 100
	leastLost  = 30
	leastWon   = 50
)

// judge decides by a search of some nodes what is doubted of some moves.
func judge(ctx context.Context, s *said, doubt *proof.DoubtError, nodes uint64) error {
	p := s.game.PositionAt(len(s.Moves))
	if len(doubt.Moves) == 0 {
		return nil
	}
	if doubt.Said == proof.Threats {
		passed := p.Pass()
		p = &passed
	}
	limits := ai.Limits{Method: ai.Selective, Nodes: nodes}
	best, err := aitest.Search(ctx, *p, nil, limits, 1)
	if err != nil {
		return err
	}
	for _, text := range doubt.Moves {
		m, err := p.ParseUCI(text)
		if err != nil {
			return err
		}
		limits.Moves = append(limits.Moves, m)
	}
	told, err := aitest.Search(ctx, *p, nil, limits, 1)
	if err != nil {
		return err
	}
	if plies, mates := told.Score.Mate(); 0 < doubt.Within && !(mates && plies < 2*doubt.Within) {
		// A search that is short, or not full, may find a longer mate first.
		limits.Nodes *= 10
		if doubt.Within <= 4 {
			limits = ai.Limits{Method: ai.Full, Depth: 2 * doubt.Within, Moves: limits.Moves}
		}
		if told, err = aitest.Search(ctx, *p, nil, limits, 1); err != nil {
			return err
		}
	}
	most := max(best.Score, told.Score) // a search of fewer moves may see farther
	lost, chances := most-told.Score, coach.ExpectedScore(most)-coach.ExpectedScore(told.Score)
	plies, mates := told.Score.Mate()
	switch bad := lost > mostLost && chances > 0.02; {
	case doubt.Said == proof.Mates && !(mates && plies > 0):
		return fmt.Errorf("%w: no mate is found", proof.ErrFalse)
	case doubt.Said == proof.Mates && doubt.Within > 0 && plies > 2*doubt.Within-1:
		return fmt.Errorf("%w: the mate takes %d plies", proof.ErrFalse, plies)
	case doubt.Said == proof.Gains && (bad || int(told.Score) < 100*chess.Lead(p, p.Turn())+leastWon):
		return fmt.Errorf("%w: it wins nothing, and loses %d centipawns", proof.ErrFalse, lost)
	case doubt.Said == proof.IsBad && lost < leastLost && !matesSooner(best.Score, told.Score):
		return fmt.Errorf("%w: it loses %d centipawns alone", proof.ErrFalse, lost)
	case (doubt.Said == proof.AreGood || doubt.Said == proof.Threats) && bad:
		return fmt.Errorf("%w: it loses %d centipawns", proof.ErrFalse, lost)
	}
	return nil
}

// matesSooner reports whether one score is a mate, and the other none or a later one.
func matesSooner(one, other ai.Score) bool {
	plies, mates := one.Mate()
	later, also := other.Mate()
	return mates && plies > 0 && !(also && 0 < later && later <= plies)
}

// run plays games and reads what is said in them, until enough turns are read.
func (a *audit) run(t *testing.T, turns, reviews int) {
	t.Helper()
	var next atomic.Uint64
	next.Store(*auditFrom)
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
	turns, reviews := shortTurns, 2
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
	t.Logf("%d turns, %d sentences; %d doubtful, %d false, %d not read", a.turns, sentences, a.doubts, len(a.falseOnes),
		len(a.unread))
	for _, text := range slices.Concat(a.unread, a.falseOnes) {
		t.Error(text)
	}
	require.NotZero(t, a.byKind["line "+string(fact.KindHanging)])
}
