package play

import (
	"net/http"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/web/site"
)

func (s *Play) settingsRoutes(r *site.Router) {
	r.Get("/settings", s.showSettings)
	r.Post("/settings", s.changeSettings)
}

// chosen returns all settings as JSON, and the level, which belongs to the game: a game, once begun, does not
// depend on settings.
func (ss *session) chosen() site.Object {
	return append(ss.settings.JSON(), site.Member{Name: "level", Value: ss.game.Setup().Level})
}

// showSettings answers GET /settings with all settings.
func (s *Play) showSettings(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, ss.chosen())
	}
	return site.WritePage(w, r, http.StatusOK,
		templates.SettingsPage(s.SettingsPage(ss.language, ss.settings, ss.levelChoices())))
}

// changeSettings answers POST /settings: it changes those settings that are given, and answers with all.
func (s *Play) changeSettings(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	ss := s.session(r)
	before := ss.settings
	if err := s.Change(&ss.settings, f); err != nil {
		return err
	}
	levelChanged, err := ss.changeLevel(f)
	if err != nil {
		return err
	}
	if levelChanged {
		if err := s.saveGame(w, r, ss.game); err != nil {
			return err
		}
	}
	if ss.settings != before { // of two answers that cross, one without a change must not bring the older settings back
		if err := s.KeepSettings(w, r, ss.settings); err != nil {
			return err
		}
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, "/?saved=true", http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, ss.chosen())
}

// levelChoices returns the levels to choose from if the computer plays.
func (ss *session) levelChoices() (none templates.Levels) {
	if setup := ss.game.Setup(); setup.Players == tutor.AgainstComputer {
		return levelChoices(ss.language, ss.language.Pages.Settings.Level, setup.Level, noLevel)
	}
	return none
}
