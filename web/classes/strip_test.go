package classes_test

import (
	"encoding/json"
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// line is where a child is led from every page.
type line struct {
	Text, URL string
	Now       bool
}

// On every page, also over a board, a child is led to what everyone does now, else to what is for today, but for the
// page that it leads to. Who has no seat sees nothing of it.
func TestTheStripLeadsThere(t *testing.T) {
	s := webtest.NewRoomServer(t, nil)
	teacher, path, _ := makeClass(t, s)
	otter, cat := join(t, s, path, "blue", "otter"), join(t, s, path, "green", "cat")
	told := streamOf(t, s, otter, path)
	leads := func(address string) string {
		t.Helper()
		page := otter.Browser().Document(address)
		require.Equal(t, 1, page.Find("#strip b").Length(), address)
		return page.Find("#strip .button").AttrOr("href", "")
	}
	hears := func(want *line) {
		t.Helper()
		for e := range told {
			var seen struct{ Line *line }
			require.NoError(t, json.Unmarshal([]byte(e.Data), &seen))
			if assert.ObjectsAreEqual(want, seen.Line) {
				return
			}
		}
		t.Errorf("nobody said %+v", want)
	}
	boards := []string{"/", "/lesson/bishop?id=bishop-1", "/practice?skill=fork", "/edit"}
	for _, page := range boards {
		assert.Equal(t, "/lesson/rook", leads(page))
		assert.Equal(t, 1, otter.Browser().Document(page).Find("#strip.line").Length(), "a line that moves no board")
	}
	assert.Empty(t, leads("/lesson/rook"))
	hears(&line{"Lesson: The rook", "/lesson/rook", false})

	makePairs(t, teacher, path)
	room := toPlay(t, otter, path).URL
	hears(&line{"Play Green Cat", room, true})
	assert.Equal(t, room, leads("/"))
	assert.Empty(t, leads(room))
	assert.Equal(t, room, toPlay(t, cat, path).URL)

	lookAt(t, teacher.Post(path+"/together", "skill", "fork"))
	hears(&line{"Everyone look: answer now", path + "/together", true})
	assert.Equal(t, path+"/together", leads(room), "also over the game of a pair")
	lookAt(t, teacher.Post(path+"/together", "end", "true"))
	webtest.Decode[struct{}](t, teacher.Post(path+"/today", "today", ""), http.StatusOK)
	webtest.Decode[struct{}](t, otter.Post(room+"/abort"), http.StatusOK)
	hears(nil)
	assert.Empty(t, leads("/"))
	for _, page := range boards {
		assert.Zero(t, webtest.ClientOf(t, s).Browser().Document(page).Find("#strip").Length())
	}
}
