package rooms_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web"
	"chesstutor/web/webtest"
)

// In a room a player's script is answered by the page of the room as that player sees it.
func TestAScriptInARoomIsAnsweredByThePage(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		helped, unhelped, path := webtest.Opening(t, s, `{"side":"white","help":"me"}`)
		before := webtest.RequirePage(t, helped.AsPage(path), http.StatusOK)
		helped.Accept, unhelped.Accept = "application/json", "application/json"
		assert.JSONEq(t, webtest.Text(t, helped.Get(path+"/moves")), webtest.Carried(before))
		assert.Empty(t, webtest.Carried(webtest.RequirePage(t, unhelped.AsPage(path), http.StatusOK)),
			"who has to wait is told none")
		moved := webtest.RequirePage(t, helped.AsPage(path+"/move", "from", "b1", "to", "c3"), http.StatusOK)
		assert.Equal(t, webtest.RequirePage(t, helped.AsPage(path), http.StatusOK), moved)
		assert.Empty(t, webtest.Carried(moved))
		refused := webtest.RequirePage(t, helped.AsPage(path+"/move", "from", "b1", "to", "c3"), http.StatusConflict)
		assert.Contains(t, refused, `data-last="b1c3"`)
		turn := webtest.Carried(webtest.RequirePage(t, unhelped.AsPage(path), http.StatusOK))
		assert.JSONEq(t, webtest.Text(t, unhelped.Get(path+"/moves")), turn)
		assert.NotContains(t, turn, "unsafe")
		offered := webtest.RequirePage(t, unhelped.AsPage(path+"/draw", "answer", "offer"), http.StatusOK)
		assert.Contains(t, offered, `id="board"`)
	})
}
