package lesson

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
)

// The first path has 25 lessons in four chapters, the second has parts with those that are whole; each lesson has nine
// or ten exercises of its own. Places are kept for good: those of what was dropped are not used again.
func TestThePathsAreWhole(t *testing.T) {
	chapters := [Paths]map[int]int{{}, {}}
	kinds := map[exercise.Kind]int{}
	seen := map[string]string{}
	places := map[int]string{}
	dropped := []string{"board-5", "knight-10", "pawn-9", "taking-10", "mate-8", "rook-8", "bishop-8", "queen-4",
		"queen-8"}
	for _, l := range Lessons() {
		chapters[l.Path-1][l.Chapter]++
		assert.Same(t, l, OfPath(l.Path)[l.Number-1])
		assert.Empty(t, places[l.place], l.Name)
		assert.Less(t, l.place, lessonRoom)
		places[l.place] = l.Name
		if l.Path == 1 {
			assert.True(t, l.place < 25 && (l.Screens == 2 || l.Screens == 3), l.Name)
		} else {
			assert.True(t, l.place >= 25 && l.Screens == 3, l.Name)
		}
		assert.True(t, len(l.Exercises) == 9 || len(l.Exercises) == MostExercises, l.Name)
		for _, e := range l.Exercises {
			kinds[e.Kind]++
			assert.Regexp(t, "^"+l.Name+"-[0-9]+$", e.ID)
			assert.NotContains(t, dropped, e.ID)
			assert.True(t, place(e) >= 0 && place(e) < exerciseRoom, e.ID)
			assert.Same(t, e, l.at(place(e)), "one place, one exercise")
			key := e.Rule + " " + e.Position.FEN()
			assert.Empty(t, seen[key], "%s is like %s", e.ID, seen[key])
			seen[key] = e.ID
		}
	}
	assert.Equal(t, map[int]int{1: 7, 2: 7, 3: 5, 4: 6}, chapters[0])
	assert.Len(t, kinds, 7, "every kind is met")
	for part, lessons := range chapters[1] {
		assert.LessOrEqual(t, lessons, []int{7, 4, 6, 3, 5}[part-1])
	}
	_, ok := Find("none")
	assert.False(t, ok)
}

// In each lesson of the second path yes is right about as often as no, and what is found comes before what is done.
func TestSecondPathLessonsGoFromFindingToDoing(t *testing.T) {
	order := map[exercise.Kind]int{
		exercise.Tap: 0, exercise.Judge: 0, exercise.OneMove: 1, exercise.Line: 2, exercise.Game: 2,
	}
	for _, l := range OfPath(2) {
		yes, no, last := 0, 0, 0
		for _, e := range l.Exercises {
			at, ok := order[e.Kind]
			assert.True(t, ok && at >= last, "%s comes too late", e.ID)
			last = at
			if e.Kind == exercise.Judge && e.Solutions()[0].Yes {
				yes++
			} else if e.Kind == exercise.Judge {
				no++
			}
		}
		assert.InDelta(t, yes, no, 1, l.Name)
		assert.Positive(t, last, l.Name)
	}
}

// Who always says yes, or always no, is right half the time along the first path.
func TestYesIsAsOftenRightAsNo(t *testing.T) {
	yes, no := 0, 0
	for _, l := range OfPath(1) {
		for _, e := range l.Exercises {
			if e.Kind == exercise.Judge && e.Solutions()[0].Yes {
				yes++
			} else if e.Kind == exercise.Judge {
				no++
			}
		}
	}
	assert.InDelta(t, yes, no, 2)
}

// The path begins with a move of the rook; the squares have their names once every piece moves; games come early.
func TestThePathBeginsWithAMove(t *testing.T) {
	var names []string
	games := map[string]bool{}
	for _, l := range Lessons() {
		names = append(names, l.Name)
		games[l.Name] = l.Exercises[len(l.Exercises)-1].Kind == exercise.Game
	}
	assert.Equal(t, []string{"rook", "bishop", "queen", "king", "knight", "pawn", "board"}, names[:7])
	first := Lessons()[0].Exercises[0]
	assert.Equal(t, []any{exercise.Collect, 1, 1}, []any{first.Kind, first.Most, first.Stars.Count()})
	assert.LessOrEqual(t, slices.Index(names, "mate"), 10)
	for _, name := range []string{"pawn", "taking", "mate"} {
		assert.True(t, games[name], "%s ends with a game", name)
	}
}

// Who knows how the pieces move begins with what is left unguarded, then with what else is no move or plain taking; who
// does not begins with the rook.
func TestWhoKnowsTheMovesBeginsWithUnguardedPieces(t *testing.T) {
	names := func(knowsMoves bool) (list []string) {
		for _, l := range inOrder(Lessons(), knowsMoves) {
			list = append(list, l.Name)
		}
		return list
	}
	known := names(true)
	assert.Equal(t, []string{"free", "save", "attacks", "check", "mate"}, known[:5])
	last := []string{"rook", "bishop", "queen", "king", "knight", "pawn", "board", "taking"}
	assert.Equal(t, last, known[len(known)-len(last):])
	assert.Equal(t, "rook", names(false)[0])
	assert.ElementsMatch(t, names(false), known)

	var p Progress
	l, _, _ := p.Next(true)
	assert.Equal(t, "free", l.Name)
	_, err := p.Open("taking", "taking-1")
	require.NoError(t, err, "it stays open")
	l, _, _ = p.NextOn(2, true)
	assert.Equal(t, OfPath(2)[0], l)
}

// No exercise shows its answer: what a page is given of it says where to look, not what is right.
func TestWhatIsShownTellsNoAnswer(t *testing.T) {
	for _, l := range Lessons() {
		for _, e := range l.Exercises {
			if e.Kind != exercise.Tap {
				continue
			}
			for _, s := range e.Solutions()[0].Squares {
				assert.NotContains(t, e.About(), s, e.ID)
			}
		}
	}
}
