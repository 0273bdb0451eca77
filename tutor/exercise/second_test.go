package exercise_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/practice"
)

// moveRule and tapRule return the slow program's rules of lessons and practice.
func moveRule(e *exercise.Exercise) func(*slow, *exercise.Exercise, step) bool {
	for _, rules := range []map[string]func(*slow, *exercise.Exercise, step) bool{planMoves, lessonMoves, slowMoves} {
		if rule, ok := rules[e.Rule]; ok {
			return rule
		}
	}
	return nil
}

func tapRule(e *exercise.Exercise) func(*slow, *exercise.Exercise) []int {
	for _, rules := range []map[string]func(*slow, *exercise.Exercise) []int{planTaps, lessonTaps, slowTaps} {
		if rule, ok := rules[e.Rule]; ok {
			return rule
		}
	}
	return nil
}

// judged are the judgements of the slow program that ask about no move.
var judged = map[string]func(b *slow, e *exercise.Exercise) bool{
	"guards": func(b *slow, e *exercise.Exercise) bool { return has(b.recapturers(index(e.Square)), index(e.Piece)) },
	"weak":   func(b *slow, e *exercise.Exercise) bool { return b.weak(index(e.Square)) },
	"wins":   func(b *slow, _ *exercise.Exercise) bool { return b.result(b.fen()) > 0 },
	"holds":  func(b *slow, _ *exercise.Exercise) bool { return b.result(b.fen()) >= 0 },
	"en-passant": func(b *slow, _ *exercise.Exercise) bool {
		return slices.ContainsFunc(b.moves(), func(m step) bool { return m.passing })
	},
	"fitted": func(_ *slow, e *exercise.Exercise) bool {
		return strings.Contains(setUps[e.SetUp], nameOf(index(e.Last.From()))+nameOf(index(e.Last.To())))
	},
}

// yes is the slow program's answer to a yes-or-no exercise.
func (b *slow) yes(t *testing.T, e *exercise.Exercise) bool {
	if judge, ok := judged[e.Rule]; ok {
		return judge(b, e)
	}
	asked := *e
	if e.Rule == "traps" {
		asked.Square = e.Other
	}
	rule := moveRule(e)
	require.NotNil(t, rule, "%s: %s", e.ID, e.Rule)
	for _, m := range b.moves() {
		if m.from == index(e.Piece) && m.to == index(e.Square) {
			return rule(b, &asked, m)
		}
	}
	require.Fail(t, "no such move", e.ID)
	return false
}

// accepts reports whether a move is right by the slow program, with so many moves left in a line.
func (b *slow) accepts(t *testing.T, e *exercise.Exercise, first *slow, left int, m step) bool {
	if e.Kind == exercise.Line {
		switch e.Rule {
		case "mate":
			return b.mates(m, left)
		case "promote":
			return b.promotes(m, left)
		}
		return b.ahead(m, first.lead(true)+e.Least, left)
	}
	rule := moveRule(e)
	require.NotNil(t, rule, "%s: %s", e.ID, e.Rule)
	return rule(b, e, m) && (!e.Sound || b.sound(m)) && (!e.Safe || b.safe(m)) &&
		(!e.Mates || b.mates(m, 1)) && (!e.Forks || b.forks(m))
}

// A count is of answers that were compared, of right ones, and of exercises that the slow program does not know.
type count struct {
	answers, right int
	others         []string
}

// compare gives every answer to an exercise, and in a line every further one, and compares the verdicts.
func (c *count) compare(t *testing.T, e *exercise.Exercise) {
	b := readSlow(e.Position.FEN())
	same := func(want, got bool, text string) {
		c.answers++
		if got {
			c.right++
		}
		assert.Equal(t, want, got, "%s %s, %s: %s", e.ID, e.Rule, e.Position.FEN(), text)
	}
	switch e.Kind {
	case exercise.Judge:
		yes := b.yes(t, e)
		for _, said := range []bool{true, false} {
			a := exercise.Open(e)
			r, err := a.Answer(exercise.Said(said))
			require.NoError(t, err)
			same(said == yes, r.Right, map[bool]string{true: "yes", false: "no"}[said])
		}
	case exercise.Tap:
		right := tapRule(e)
		require.NotNil(t, right, "%s: %s", e.ID, e.Rule)
		list, single := right(&b, e), *e
		single.Counted = false // one square is judged then, too
		for s := chess.A1; s <= chess.H8; s++ {
			a := exercise.Open(&single)
			r, err := a.Answer(exercise.Tapped(s))
			require.NoError(t, err)
			same(has(list, index(s)), r.Good.Has(s), s.String())
		}
	default:
		c.moves(t, exercise.Open(e), &b, same)
	}
}

// moves gives every legal move as an answer to an attempt, and goes on where it is right.
func (c *count) moves(t *testing.T, a exercise.Attempt, first *slow, same func(want, got bool, text string)) {
	e, p := a.Exercise(), a.Position()
	b := readSlow(p.FEN())
	legal := b.moves()
	require.Len(t, p.Moves(), len(legal), p.FEN())
	for _, m := range legal {
		to, err := chess.ParseSquare(nameOf(m.to))
		require.NoError(t, err)
		from, err := chess.ParseSquare(nameOf(m.from))
		require.NoError(t, err)
		on := a
		r, err := on.Answer(exercise.Moved(from, to, becomes[m.becomes]))
		require.NoError(t, err)
		same(b.accepts(t, e, first, e.Most-a.Used(), m), r.Right, nameOf(m.from)+nameOf(m.to))
		if r.Right && !r.Done {
			c.moves(t, on, first, same)
		}
	}
}

var becomes = map[byte]chess.PieceType{'q': chess.Queen, 'r': chess.Rook, 'b': chess.Bishop, 'n': chess.Knight}

// apart reports whether the slow program does not judge an exercise: a small game, or one of the first steps that
// TestSolutionsAreThoseOfAnotherProgram of package lesson compares.
func apart(e *exercise.Exercise) bool {
	return e.HiddenKings || e.Kind == exercise.Game || e.Way == exercise.ByThreat ||
		moveRule(e) == nil && tapRule(e) == nil && judged[e.Rule] == nil
}

// A slow program that shares nothing with the rules gives the same verdict on every answer to the exercises of both
// paths, to those of all further moves in a line too: to every fifth exercise, and to all with the long tests.
func TestASlowProgramAgreesOnLessons(t *testing.T) {
	t.Parallel()
	for path := 1; path <= lesson.Paths; path++ {
		var c count
		for _, l := range lesson.OfPath(path) {
			for i, e := range l.Exercises {
				if i%5 != l.Number%5 && !needs.Soak {
					continue
				}
				if apart(e) {
					c.others = append(c.others, e.ID)
					continue
				}
				c.compare(t, e)
			}
		}
		t.Log("path", path, ":", c.answers, "answers,", c.right, "right; not these exercises:", c.others)
	}
}

// costly are the skills whose exercises take the slow program long, with the step by which it goes through the tenth of
// them.
var costly = map[practice.Skill]int{
	practice.Fork: 6, practice.OpenedLine: 6, practice.MateInTwo: 6, practice.TrappedPiece: 8, practice.OpenedCheck: 2,
	practice.Deflection: 12, practice.InBetween: 8, practice.TakeTheGuard: 2, practice.PromoteOrStop: 2,
}

// The slow program gives the same verdict on every answer to the exercises of the bank: to one in
// forty, of costly skills to fewer, and to all with the long tests.
func TestASlowProgramAgreesOnTheBank(t *testing.T) {
	for _, s := range practice.Skills() {
		t.Run(string(s), func(t *testing.T) {
			t.Parallel()
			var c count
			step := 1
			if !needs.Soak {
				step = 40 * max(1, costly[s])
			}
			for number := 0; number < practice.Size(s); number += step {
				c.compare(t, practice.At(s, number).Exercise)
			}
			t.Log(c.answers, "answers,", c.right, "right")
		})
	}
}
