package lesson

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The test of a part has five exercises of its lessons, of as many as can be, and none is a game.
func TestTestsOfParts(t *testing.T) {
	assert.Empty(t, PartTest(0))
	assert.Empty(t, PartTest(6))
	for part := 1; part <= 5; part++ {
		list := PartTest(part)
		if len(Part(part)) == 0 {
			assert.Empty(t, list)
			continue
		}
		require.Len(t, list, TestLength, part)
		ids, lessons := map[string]bool{}, map[string]bool{}
		for _, e := range list {
			ids[e.ID] = true
			lessons[lessonOf(e).Name] = true
			assert.Equal(t, part, lessonOf(e).Chapter)
			assert.Contains(t, lessonOf(e).Test(), e)
		}
		assert.Len(t, ids, TestLength)
		assert.Len(t, lessons, min(TestLength, len(Part(part))))
	}
}

// Whoever passes the test of a part, with one wrong answer at most, has a star for each of its lessons, and none is
// lost.
func TestATestOfAPartGivesStars(t *testing.T) {
	for _, c := range []struct {
		right []bool
		stars int
	}{
		{[]bool{true, true, true, true, true}, 1},
		{[]bool{true, false, true, true, true}, 1},
		{[]bool{false, true, false}, 0},
	} {
		var p Progress
		first := Part(1)[0]
		p.lessons[lessonNamed(t, "rook").place].stars = 2
		_, err := p.OpenPartTest(1)
		require.NoError(t, err)
		for i, right := range c.right {
			p, err = Decode(p.Encode())
			require.NoError(t, err)
			at, ok := p.Testing()
			require.True(t, ok)
			assert.Equal(t, []int{i + 1, 1}, []int{at.Number, at.Part})
			l, open, _ := p.Current()
			assert.Equal(t, l, lessonOf(open.Exercise()))
			if right {
				solve(t, &p)
			} else {
				assert.True(t, fail(t, &p).Done, "one try each")
			}
		}
		_, ok := p.Testing()
		assert.False(t, ok, "it is over")
		for _, l := range Part(1) {
			assert.Equal(t, c.stars, p.Stars(l), l.Name)
		}
		p.lessons[first.place].stars = 3
		p.atLeast(first, 1)
		assert.Equal(t, 3, p.Stars(first))
		assert.Equal(t, 2, p.Stars(lessonNamed(t, "rook")))
	}
	var p Progress
	for _, part := range []int{-1, 0, 6} {
		_, err := p.OpenPartTest(part)
		assert.ErrorIs(t, err, ErrUnknown)
	}
}

// What is next at the end of the first path is the first lesson of the second.
func TestTheSecondPathFollowsTheFirst(t *testing.T) {
	var p Progress
	for _, l := range OfPath(1) {
		p.atLeast(l, 1)
	}
	l, e, ok := p.Next(false)
	require.True(t, ok)
	assert.Equal(t, []any{2, 1, l.Exercises[0]}, []any{l.Path, l.Number, e})
	_, _, left := p.NextOn(1, false)
	assert.False(t, left)
	l, _, left = p.NextOn(2, false)
	assert.True(t, left)
	assert.Equal(t, 1, l.Number)
}

// A lesson of the second path that was begun is next before any of the first that was not.
func TestABegunLessonOfTheSecondPathIsNext(t *testing.T) {
	var p Progress
	first := OfPath(2)[0]
	_, err := p.Open(first.Name, first.Exercises[0].ID)
	require.NoError(t, err)
	solve(t, &p)
	l, e, ok := p.Next(false)
	require.True(t, ok)
	assert.Equal(t, []any{first, first.Exercises[1]}, []any{l, e})
}
