package exercise_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
)

// Every game of up to six plies, here of four and in the long form of six, is played through: all that a learner can
// play in so many moves, each answered by Pip. A slow program, which knows the rules of these games by their words, has
// the same moves, and calls the same end.
func TestEveryGameOfSixPliesIsPlayedThrough(t *testing.T) {
	plies := 4
	if needs.Soak {
		plies = seenPlies
	}
	for _, e := range smallGames() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			w := walked{t: t, e: e, ends: map[string]int{}}
			begun := []exercise.Attempt{exercise.Open(e)}
			answered := 0
			for range plies / 2 {
				w.seen = map[string]bool{} // positions that Pip answered
				var next []exercise.Attempt
				for _, a := range begun {
					next = append(next, w.replies(a)...)
				}
				answered += len(w.seen)
				begun = next
			}
			t.Log(answered, "positions answered", w.ends)
		})
	}
}

// replies plays every move of a small game, each answered by Pip, but for those after which a position comes up again,
// and returns the games that go on.
func (w *walked) replies(a exercise.Attempt) (on []exercise.Attempt) {
	before := a.Position()
	slow := slowOf(w.e, before)
	var fast, other []string
	for _, m := range slow.moves() {
		other = append(other, m.name())
	}
	for _, m := range a.Moves() {
		fast = append(fast, m.String())
		after, _, _, _ := exercise.PlayOne(w.e, before, m)
		if w.seen[after.FEN()] {
			continue
		}
		w.seen[after.FEN()] = true
		played := a
		r, err := played.Answer(exercise.Moved(m.From(), m.To(), m.Promotion()))
		require.NoError(w.t, err)
		w.answered(&slow, &after, m, &r)
		if r.Right && !r.Done {
			on = append(on, played)
		}
	}
	slices.Sort(fast)
	slices.Sort(other)
	require.Equal(w.t, other, fast, before.FEN())
	return on
}

// answered holds a move and Pip's reply, with what they came to, to what the slow program says of both.
func (w *walked) answered(before *slowGame, after *chess.Position, m chess.Move, r *exercise.Result) {
	text := fmt.Sprint(after.FEN(), " after ", m, ", then ", r.Reply)
	next := before.on(slowNamed(w.t, before, m))
	next.passed = slowOf(w.e, *after).passed // package chess tells it only where it can be taken
	won := r.Right && r.Done
	if r.Reply == chess.NoMove {
		w.compare(text, before, &next, won, r.Lost, r.Reason.Kind)
		return
	}
	w.compare(text, before, &next, false, false, "")
	last := next.on(slowNamed(w.t, &next, r.Reply))
	shown := slowOf(w.e, r.Position)
	last.passed = shown.passed
	require.Equal(w.t, last, shown, text)
	w.compare(text, &next, &last, won, r.Lost, r.Reason.Kind)
}

// slowNamed returns a move of the slow program's.
func slowNamed(t *testing.T, g *slowGame, m chess.Move) slowMove {
	list := g.moves()
	at := slices.IndexFunc(list, func(o slowMove) bool { return o.name() == m.String() })
	require.GreaterOrEqual(t, at, 0, "%s is not allowed", m)
	return list[at]
}
