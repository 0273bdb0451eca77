package me

import (
	"net/http"

	"chesstutor/templates/me"
	"chesstutor/templates/setup"
	"chesstutor/tutor"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// settingsJSON returns all settings, and the level, which belongs to the game: a game, once begun, does not depend on
// settings.
func (ss *session) settingsJSON() site.Object {
	return append(ss.settings.JSON(), site.Member{Name: "level", Value: ss.game.Setup().Level})
}

// showSettings answers GET /settings with all settings.
func (s *Me) showSettings(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, ss.settingsJSON())
	}
	return site.WritePage(w, r, http.StatusOK,
		me.SettingsPage(s.SettingsPage(ss.language, ss.settings, ss.levelChoices())))
}

// levelChoices returns the levels to choose from if the computer plays.
func (ss *session) levelChoices() (none setup.Levels) {
	if setup := ss.game.Setup(); setup.Players == tutor.AgainstComputer {
		return game.LevelChoices(ss.language, ss.language.Pages.Settings.Level, setup.Level, game.NoLevel)
	}
	return none
}

// changeSettings answers POST /settings: it changes those settings that are given, and answers with all.
func (s *Me) changeSettings(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	ss := s.session(r)
	before := ss.settings
	if err := s.Change(&ss.settings, f); err != nil {
		return err
	}
	if err := s.changeLevel(w, r, ss, f); err != nil {
		return err
	}
	if err := s.keep(w, r, ss, before); err != nil {
		return err
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, "/?saved=true", http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, ss.settingsJSON())
}

// changeLevel sets the game's level to the one in a form, if there is one. The computer plays at it from its next move
// on; between two people it is for the next game against the computer. The field "was" is the level that the sending
// page showed: if it equals "level", the user did not choose another one, and nothing changes. It refuses to change a
// game whose cookie could not be read.
func (s *Me) changeLevel(w http.ResponseWriter, r *http.Request, ss *session, f site.Form) error {
	now := ss.game.Setup().Level
	l, err := game.ReadLevel(f, now)
	if err != nil || l == now || f["level"] == f["was"] {
		return err
	}
	if ss.lost != nil {
		return s.beside(r, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost}))
	}
	if err := s.current(r, ss, f); err != nil {
		return err
	}
	ss.game.SetLevel(l)
	return s.games.Save(w, r, ss.game)
}
