package play_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/web/webtest"
)

// The title of the tab tells a newcomer what the site is for, and then the learner what to do; nothing while the
// computer thinks.
func TestTheTabSaysWhatWaits(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	title := func() string { return webtest.TitleOf(t, webtest.Text(t, c.Get("/"))) }
	assert.Equal(t, "Learn chess by playing · Chess Tutor", title(), "nothing has begun")
	c.JSON().Post("/welcome", "door", "closed")
	assert.Equal(t, "Your move · Chess Tutor", title(), "White begins")
	c.JSON().Play("e2e4")
	assert.Equal(t, "Chess Tutor", title(), "the computer is to move")
	c.JSON().Get("/move")
	assert.Equal(t, "Your move · Chess Tutor", title())
	assert.Equal(t, "Chess Tutor", webtest.TitleOf(t, webtest.Text(t, c.Get("/?ply=0"))), "a look back")

	inARoom := webtest.ClientOf(t, webtest.NewRoomServer(t, nil)).Browser()
	room := inARoom.Post("/rooms", "side", "white").Header.Get("Location")
	assert.Equal(t, "Waiting for your opponent · Chess Tutor", webtest.TitleOf(t, webtest.Text(t, inARoom.Get(room))))
}
