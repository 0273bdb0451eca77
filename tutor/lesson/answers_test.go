package lesson

import (
	"bufio"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// known is what another program, on another library of rules, found to be right and wrong with an exercise.
type known struct {
	ID       string
	Right    []string
	Tempting []struct{ Answer, Reason string }
}

func knownAnswers(t testing.TB) (list []known) {
	file, err := os.Open("testdata/answers.jsonl")
	require.NoError(t, err)
	defer file.Close()
	lines := bufio.NewScanner(file)
	for lines.Scan() {
		var k known
		require.NoError(t, json.Unmarshal(lines.Bytes(), &k))
		list = append(list, k)
	}
	return list
}

func find(t testing.TB, id string) *exercise.Exercise {
	for _, l := range Lessons() {
		if e, ok := l.Exercise(id); ok {
			return e
		}
	}
	require.Fail(t, "no exercise "+id)
	return nil
}

// text formats a solution as the known answers do.
func text(e *exercise.Exercise, s exercise.Solution) (list []string) {
	switch e.Kind {
	case exercise.Tap:
		for _, s := range s.Squares {
			list = append(list, s.String())
		}
	case exercise.Judge:
		list = []string{map[bool]string{true: "yes", false: "no"}[s.Yes]}
	case exercise.Line:
		list = []string{s.Moves[0].String()}
	default:
		var moves []string
		for _, m := range s.Moves {
			moves = append(moves, m.String())
		}
		list = []string{strings.Join(moves, " ")}
	}
	return list
}

// Two programs agree on every answer that is right.
func TestSolutionsAreThoseOfAnotherProgram(t *testing.T) {
	for _, k := range knownAnswers(t) {
		e := find(t, k.ID)
		if e.Kind == exercise.Game && e.Solutions() == nil {
			continue // too large to be solved
		}
		var got []string
		for _, s := range e.Solutions() {
			got = append(got, text(e, s)...)
		}
		slices.Sort(got)
		slices.Sort(k.Right)
		assert.Equal(t, k.Right, got, k.ID)
	}
}

func TestTemptingAnswersAreWrong(t *testing.T) {
	for _, k := range knownAnswers(t) {
		e := find(t, k.ID)
		for _, wrong := range k.Tempting {
			a := exercise.Open(e)
			r, err := a.Answer(answerOf(t, e, wrong.Answer))
			require.NoError(t, err, k.ID)
			if e.Kind == exercise.Game && !strings.Contains(wrong.Reason, " takes your ") {
				continue // not lost at once
			}
			assert.False(t, r.Right, "%s %s", k.ID, wrong.Answer)
		}
	}
}

func answerOf(t testing.TB, e *exercise.Exercise, text string) exercise.Answer {
	if text == "yes" || text == "no" {
		return exercise.Said(text == "yes")
	}
	if e.Kind == exercise.Tap {
		s, err := chess.ParseSquare(text)
		require.NoError(t, err)
		return exercise.Tapped(s)
	}
	from, to, promoted, err := chess.SplitUCI(text)
	require.NoError(t, err)
	return exercise.Moved(from, to, promoted)
}
