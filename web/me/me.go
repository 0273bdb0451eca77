// Package me serves what a browser keeps of its user: the settings, where to begin, the progress, how chances in games
// went, and the end of all that.
package me

import (
	"net/http"

	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the routes of what a browser keeps.
func (s *Me) Routes(r *site.Router) {
	r.Get("/settings", s.showSettings)
	r.Post("/settings", s.changing(s.changeSettings))
	r.Get("/welcome", s.showDoors)
	r.Post("/welcome", s.changing(s.welcome))
	r.Get("/progress", s.showProgress)
	r.Post("/progress/reset", site.WithForm(s.resetProgress))
	r.Get("/progress/link", s.linkProgress)
	r.Post("/progress/link", site.WithForm(s.addProgress))
	r.Get("/seen", s.showChances)
	r.Post("/seen/reset", site.WithForm(s.forgetChances))
	r.Get("/forget", s.showCookies)
	r.Post("/forget", site.WithForm(s.forget))
}

// Me has the handlers of what a browser keeps.
type Me struct {
	*site.Site
	games    *game.Games
	changing func(changer) site.Handler
}

// changer is the handler of a request that may change the visitor's own game.
type changer = func(http.ResponseWriter, *http.Request, *game.Session, site.Form) error

// New returns a Me. changing returns the handler of a request that may change the visitor's own game.
func New(s *site.Site, games *game.Games, changing func(changer) site.Handler) *Me {
	return &Me{s, games, changing}
}
