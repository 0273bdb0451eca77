package play_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A move that is typed has the letters of the page's language, or the international ones.
func TestTypedMovesHaveTheLettersOfThePage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	require.Equal(t, http.StatusSeeOther, c.Get("/?lang=de").StatusCode)
	c.JSON().Start("", "two")
	for _, typed := range []string{"Sf3", "d7d5", "e4", "Nc6", "Lb5"} {
		assert.Equal(t, http.StatusOK, c.JSON().Post("/move", "move", typed).StatusCode, typed)
	}
	assert.Equal(t, []string{"Nf3", "d5", "e4", "Nc6", "Bb5"}, c.JSON().Board().SAN)

	webtest.RequireRefused(t, c.JSON().Post("/move", "move", "Tf4"), http.StatusUnprocessableEntity,
		"Tf4 ist hier kein erlaubter Zug.")
	webtest.RequireRefused(t, c.JSON().Post("/move", "move", "Xf4"), http.StatusBadRequest,
		"Züge sehen aus wie e4, Sf3")
	webtest.RequireRefused(t, c.JSON().Post("/move"), http.StatusBadRequest, "")

	english := webtest.NewClient(t, nil)
	english.Start("", "two")
	webtest.RequireRefused(t, english.Post("/move", "move", "Sf3"), http.StatusBadRequest, "moves look like")
}
