package about_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say/english"
	"chesstutor/web"
	"chesstutor/web/webtest"
)

// The page tells the version, and of what is kept what is true: for how long by the constants that decide it.
func TestAbout(t *testing.T) {
	s := webtest.NewRoomServer(t, func(c *web.Config) { c.Version = "v1.2.3" })
	c := webtest.ClientOf(t, s)
	told := webtest.Decode[struct{ Name, Version, License string }](t, c.Get("/about"), http.StatusOK)
	assert.Equal(t, "Chess Tutor", told.Name)
	assert.Equal(t, "v1.2.3", told.Version)
	assert.Equal(t, "MIT", told.License)

	c.Accept = "text/html"
	page := webtest.Text(t, c.Get("/about"))
	assert.Contains(t, page, "This is version v1.2.3.")
	assert.Contains(t, page, english.English.Pages.About.Nobody)
	assert.Contains(t, page, "for a year")
	for _, cookie := range c.Post("/settings", "sound", "false").Cookies() {
		assert.Equal(t, 365*24*3600, cookie.MaxAge, cookie.Name)
	}
	assert.Contains(t, page, "30 days after the last move")
	assert.EqualValues(t, 30*24, sqlstore.KeepIdle.Hours())
	assert.Contains(t, webtest.Text(t, c.Get("/settings")), `href="/about"`)
}
