package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
)

// eachMove calls what for every pair of squares and every promotion; from squares without a piece of White, whose
// answers are all alike, only for one in sixteen, but for all with the long tests.
func eachMove(p *chess.Position, what func(from, to chess.Square, promotion chess.PieceType)) {
	for from := chess.A1; from <= chess.H8; from++ {
		for to := chess.A1; to <= chess.H8; to++ {
			if !needs.Soak && !p.Color(chess.White).Has(from) && (from+to)%16 > 0 {
				continue
			}
			what(from, to, chess.NoPieceType)
			if to.Rank() == 7 && from.Rank() == 6 {
				for t := chess.Knight; t <= chess.Rook; t++ {
					what(from, to, t)
				}
			}
		}
	}
}

// tried is what all answers at one point of an exercise come to.
type tried struct{ right, wrong, forbidden int }

// tryAll gives every answer that there is at one point of an exercise, proves the reason of each wrong one, and
// returns the attempts that a right one leads to.
func tryAll(t *testing.T, at exercise.Attempt) (n tried, on []exercise.Attempt) {
	e := at.Exercise()
	try := func(answer exercise.Answer) (exercise.Attempt, exercise.Result) {
		a := at
		r, err := a.Answer(answer)
		require.NoError(t, err, e.ID)
		if r.Right {
			n.right++
			on = append(on, a)
		} else {
			require.NotEmpty(t, r.Reason.Kind, e.ID)
		}
		return a, r
	}
	switch e.Kind {
	case exercise.Judge:
		for _, yes := range []bool{true, false} {
			_, r := try(exercise.Said(yes))
			proveJudgement(t, e, r.Reason)
			if !r.Right {
				n.wrong++
			}
		}
	case exercise.Tap:
		n.wrong = tapAll(t, e)
		_, r := try(exercise.Tapped(e.Solutions()[0].Squares...))
		assert.True(t, r.Right && r.Done, e.ID)
	default:
		p := at.Position()
		eachMove(&p, func(from, to chess.Square, promotion chess.PieceType) {
			a, r := try(exercise.Moved(from, to, promotion))
			switch {
			case r.Right:
			case r.Reason.Kind == exercise.Illegal:
				n.forbidden++
				assert.Equal(t, at, a, "a forbidden move changes nothing: %s", e.ID)
				assert.NotEqual(t, fact.KindLegal, r.Reason.Why.Kind, "%s %s%s", e.ID, from, to)
			case r.Reason.Kind == exercise.OtherPiece && at.Walker() != chess.NoSquare:
				n.forbidden++
				assert.Equal(t, at, a, "what is no walk changes nothing: %s", e.ID)
				assert.NotEqual(t, from, at.Walker(), "%s %s%s", e.ID, from, to)
			default:
				n.wrong++
				proveMove(t, &at, from, to, promotion, r.Reason)
			}
		})
	}
	return n, on
}

// tapAll taps each square alone, and all the right ones but one.
func tapAll(t *testing.T, e *exercise.Exercise) (wrong int) {
	right := e.Solutions()[0].Squares
	require.NotEmpty(t, right, e.ID)
	var all chess.Bitboard
	for _, s := range right {
		all |= s.Bitboard()
	}
	single := *e
	single.Counted = false // one square is judged then, too
	for s := chess.A1; s <= chess.H8; s++ {
		a := exercise.Open(&single)
		r, err := a.Answer(exercise.Tapped(s))
		require.NoError(t, err)
		switch {
		case all.Has(s) && len(right) == 1:
			assert.True(t, r.Right)
		case all.Has(s):
			assert.Equal(t, exercise.Reason{Kind: exercise.Missing, Count: len(right) - 1, Of: 1}, r.Reason, e.ID)
		default:
			wrong++
			assert.False(t, r.Right)
			assert.Equal(t, s.Bitboard(), r.Bad)
			proveTap(t, e, s, r.Reason)
		}
	}
	return wrong
}

// Every exercise has a right answer and a tempting wrong one at each of its steps, and ends when all right steps
// are made; the reason of each wrong answer is true. Two of the ways on are followed at each step, all in the long
// form.
func TestEveryAnswerOfEveryExercise(t *testing.T) {
	for _, l := range Lessons() {
		for _, e := range l.Exercises {
			t.Run(e.ID, func(t *testing.T) {
				t.Parallel()
				first, on := tryAll(t, exercise.Open(e))
				assert.Positive(t, first.right, "no right answer")
				if e.Kind != exercise.Game {
					assert.Positive(t, first.wrong, "no wrong answer")
				}
				for steps := 1; e.Kind != exercise.Game && len(on) > 0; steps++ {
					require.LessOrEqual(t, steps, max(1, e.Most))
					if !needs.Soak {
						on = on[:min(len(on), 2)]
					}
					on = follow(t, on)
				}
			})
		}
	}
}

// follow gives every answer after right first ones, and returns what the right ones among them lead to. Attempts
// that are alike are followed once.
func follow(t *testing.T, on []exercise.Attempt) (next []exercise.Attempt) {
	seen := map[string]bool{}
	for _, a := range on {
		position := a.Position()
		key := position.FEN()
		if a.Done() || seen[key] {
			continue
		}
		seen[key] = true
		again, err := exercise.Resume(a.Exercise(), a.Wrong(), a.State())
		require.NoError(t, err)
		assert.Equal(t, a, again)
		n, after := tryAll(t, a)
		assert.Positive(t, n.right, "stuck after right steps: %s", key)
		next = append(next, after...)
	}
	return next
}
