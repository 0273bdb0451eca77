package learn_test

import (
	"net/http"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/webtest"
)

// The list has the lessons of both paths, the first path first; each page shows one path and leads to the other.
func TestTheListHasBothPaths(t *testing.T) {
	c := webtest.NewClient(t, nil)
	list := webtest.Decode[struct {
		Lessons []struct {
			Path, Number, Chapter int
			Name                  string
		}
	}](t, c.Get("/lessons"), http.StatusOK).Lessons
	require.Len(t, list, len(lesson.Lessons()))
	for i, l := range lesson.Lessons() {
		assert.Equal(t, []any{l.Path, l.Number, l.Chapter, l.Name},
			[]any{list[i].Path, list[i].Number, list[i].Chapter, list[i].Name})
	}
	b := c.Browser()
	first, second := b.Follow(b.Get("/lessons")), b.Follow(b.Get("/lessons?path=2"))
	assert.Equal(t, second, b.Link(first, "From first game to first prize"))
	assert.Equal(t, first, b.Link(second, "The first path"))
	for _, l := range lesson.Lessons() {
		pages := []string{first, second}
		assert.Regexp(t, `href="/lesson/`+l.Name+`["?]`, pages[l.Path-1])
		assert.NotRegexp(t, `<a class="stone" href="/lesson/`+l.Name+`["?]`, pages[2-l.Path])
	}
	assert.NotContains(t, first, "Test of this part")
	for _, path := range []string{"/lessons?path=3", "/lessons?path=x", "/lessons/certificate?path=0"} {
		assert.Equal(t, http.StatusNotFound, c.Get(path).StatusCode, path)
	}
}

// The test of each part is passed on pages, and gives a star to each of its lessons and to no other; there is no test
// of another part.
func TestTheTestOfAPart(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	b.Unknown = true
	starred := map[string]bool{}
	for part := range 6 {
		list := lesson.PartTest(part)
		if len(list) == 0 {
			assert.Equal(t, http.StatusNotFound, b.JSON().Post("/lessons/test", "part", strconv.Itoa(part)).StatusCode)
			continue
		}
		passPart(t, b, part, list)
		for _, l := range lesson.Part(part) {
			starred[l.Name] = true
		}
		for _, l := range b.JSON().Learned().Lessons {
			assert.Equal(t, starred[l.Name], l.Stars == 1, l.Name)
		}
	}
	for _, part := range []string{"6", "x"} {
		assert.Equal(t, http.StatusNotFound, b.JSON().Post("/lessons/test", "part", part).StatusCode, part)
	}
}

// passPart answers the test of a part rightly.
func passPart(t *testing.T, b *webtest.Client, part int, list []*exercise.Exercise) {
	page := b.Follow(b.Post("/lessons/test", "part", strconv.Itoa(part)))
	for i, e := range list {
		require.Contains(t, page, e.ID)
		assert.Contains(t, page, "Test of the part: "+string(rune('1'+i))+" of 5")
		page = solve(b, page, e)
		require.Contains(t, page, "Right!", e.ID)
		if i == len(list)-1 {
			assert.Contains(t, page, "You passed the test of this part")
		}
		page = b.Link(page, "Next")
	}
	assert.Contains(t, page, "From first game to first prize")
}
