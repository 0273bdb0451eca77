package rooms_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A clock that no room can have brings the form back as it was filled in, with what is wrong said at once.
func TestTheFormOfARoomComesBackAsItWas(t *testing.T) {
	c := webtest.ClientOf(t, webtest.NewRoomServer(t, nil)).Browser()
	for _, minutes := range []string{"999", "181", "0", "many"} {
		answer := c.Post("/rooms", "side", "black", "time", "free", "minutes", minutes, "increment", "3", "help",
			"none")
		page := webtest.Text(t, answer)
		require.Equal(t, http.StatusBadRequest, answer.StatusCode, minutes)
		assert.Regexp(t, `<div class="notice" id="wrong" role="alert"><p>[A-Z]`, page, minutes)
		assert.Regexp(t, `name="minutes"[^>]* value="`+minutes+`"`, page)
		assert.Contains(t, page, `name="side" value="black" checked`, minutes)
	}
}
