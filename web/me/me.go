// Package me serves what a browser keeps of its user: the settings, where to begin, the progress, how chances in games
// went, and the end of all that.
package me

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Me has the handlers of what a browser keeps.
type Me struct {
	*site.Site
	games  *game.Games
	beside func(*http.Request, *site.Refusal) *site.Refusal
}

// New returns a Me. beside adds the page of the visitor's own game to a refusal.
func New(s *site.Site, games *game.Games, beside func(*http.Request, *site.Refusal) *site.Refusal) *Me {
	return &Me{s, games, beside}
}

// Routes registers the routes of what a browser keeps.
func (s *Me) Routes(r *site.Router) {
	r.Get("/settings", s.showSettings)
	r.Post("/settings", s.changeSettings)
	r.Get("/welcome", s.showDoors)
	r.Post("/welcome", s.welcome)
	r.Get("/progress", s.showProgress)
	r.Post("/progress/reset", site.WithForm(s.resetProgress))
	r.Get("/progress/link", s.linkProgress)
	r.Post("/progress/link", site.WithForm(s.addProgress))
	r.Get("/seen", s.showChances)
	r.Post("/seen/reset", site.WithForm(s.forgetChances))
	r.Get("/forget", s.showCookies)
	r.Post("/forget", site.WithForm(s.forget))
}

// session is the visitor's own game and their settings.
type session struct {
	game     *tutor.Game
	lost     error // why the game's cookie cannot be read; the game is a fresh one then
	settings site.Settings
	language *say.Language
}

func (s *Me) session(r *http.Request) *session {
	ss := &session{settings: s.Settings.Of(r)}
	ss.language = s.Language(r)
	ss.game, ss.lost = s.games.Own(r)
	return ss
}

// current refuses a form that was made for another state of the game than the current one.
func (s *Me) current(r *http.Request, ss *session, f site.Form) error {
	stale, err := game.IsStale(ss.game, f)
	if stale {
		return s.beside(r, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.Stale}))
	}
	return err
}

// keep stores the settings, unless they are as before: of two answers that cross, one without a change must not bring
// the older settings back.
func (s *Me) keep(w http.ResponseWriter, r *http.Request, ss *session, before site.Settings) error {
	if ss.settings == before {
		return nil
	}
	return s.Settings.Set(w, r, ss.settings)
}
