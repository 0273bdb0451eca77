package lesson

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/needs"
)

// ofThumb are the rules that ask for a move which follows a plan or a habit, not for the best one.
var ofThumb = []string{
	"trades", "open-file", "better-square", "gives-air", "attacks-king", "attacks", "adds", "passes",
	"brings-out", "castles", "centre", "set-up",
}

// Of the second path a search of 100,000 positions finds that no move which is right loses a point and a half, and that
// none which is wrong is within 0.3 of it. Other moves may mate or make a queen, too, later. Moves that follow a plan
// or a habit lose half a point at most, and others may be as good. Of moves that shut a king in, see
// TestWhatShutsAKingInMatesSoonest. Every ninth exercise of a lesson is searched here, all in the long tests.
func TestRightMovesAreGoodBySearch(t *testing.T) {
	searched := 0
	for _, l := range OfPath(2) {
		for i, e := range l.Exercises {
			if i%9 != 4 && !needs.Soak {
				continue
			}
			if e.Kind != exercise.OneMove && e.Kind != exercise.Line {
				continue
			}
			right := map[chess.Move]bool{}
			for _, s := range e.Solutions() {
				right[s.Moves[0]] = true
			}
			var wrong []chess.Move
			for _, m := range e.Position.Moves() {
				if !right[m] {
					wrong = append(wrong, m)
				}
			}
			least, most := ai.Score(1<<30), ai.Score(-1<<30)
			for m := range right {
				score := searchOf(t, e, []chess.Move{m})
				least, most = min(least, score), max(most, score)
			}
			searched++
			other := searchOf(t, e, wrong)
			loss := ai.Score(150)
			later := strings.HasPrefix(e.Rule, "mate") || e.Rule == "promote" || e.Rule == "shuts-in"
			if slices.Contains(ofThumb, e.Rule) {
				loss, later = 50, true
			}
			assert.Less(t, max(most, other)-least, loss, "%s: a right move is bad", e.ID)
			if !later {
				assert.Less(t, other, least-30, "%s: a wrong move is good", e.ID)
			}
		}
	}
	assert.Greater(t, searched, 10)
}

// searchOf returns how good the best of some moves of an exercise is.
func searchOf(t *testing.T, e *exercise.Exercise, moves []chess.Move) ai.Score {
	limits := ai.Limits{Method: ai.Selective, Nodes: 100_000, Moves: moves}
	found, err := ai.Search(context.Background(), e.Position, nil, limits, 1)
	require.NoError(t, err, e.ID)
	return found.Score
}

// A game would mark no answer otherwise than a lesson judges it.
func TestAGameWouldMarkAnswersOfLessonsAlike(t *testing.T) {
	for _, l := range Lessons() {
		for _, e := range l.Exercises {
			assert.False(t, e.MarkedOtherwise(), e.ID)
		}
	}
}
