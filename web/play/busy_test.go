package play_test

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor/coach"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

func TestABusyComputer(t *testing.T) {
	pool := ai.NewPool(2, 0)
	webtest.Occupy(t, pool, "another", ai.Limits{}, 2)
	c := webtest.NewClient(t, func(config *web.Config) { config.Pool = pool })
	b := c.Play("e2e4")
	r := c.Get("/move")
	webtest.RequireRefused(t, r, http.StatusServiceUnavailable, "too many games")
	assert.Equal(t, "1", r.Header.Get("Retry-After"))
	assert.Equal(t, b, c.Board(), "the game is as it was")

	page := &webtest.Client{T: t, Handler: c.Handler, Cookies: map[string]string{}, Accept: "text/html"}
	assert.Equal(t, http.StatusSeeOther, page.Post("/move", "from", "d2", "to", "d4").StatusCode)
	assert.Equal(t, []string{"d2d4"}, page.JSON().Board().UCI, "the learner's move is kept")
	assert.Contains(t, webtest.Text(t, page.Get("/")), "Let the computer move")
}

func TestALearnerWhoLeftIsNotAnswered(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Play("e2e4")
	ctx, leave := context.WithCancel(t.Context())
	leave()
	assert.Empty(t, c.Do(httptest.NewRequest(http.MethodGet, "/move", nil).WithContext(ctx)).Cookies())
	assert.Equal(t, 1, c.Board().Ply)
}

// A hint searches no more nodes than a level, and reports the last completed depth.
func TestAHintHasACap(t *testing.T) {
	c := webtest.NewClient(t, nil)
	c.Start(webtest.NineQueens, "two")
	assert.Equal(t, http.StatusOK, c.Get("/hint?step=4").StatusCode)
	assert.LessOrEqual(t, coach.HintLimits.Nodes, uint64(ai.FullNodes))
}
