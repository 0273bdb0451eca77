package web

import (
	"net/http"

	"chesstutor/templates"
	"chesstutor/tutor"
)

func (s *play) settingsRoutes(r *router) {
	r.get("/settings", s.showSettings)
	r.post("/settings", s.changeSettings)
}

// chosen is all settings as JSON tells them, and the level, which is the game's: a game, once begun, does not depend on
// settings.
func (ss *session) chosen() object {
	return append(ss.settings.json(), member{"level", ss.game.Setup().Level})
}

// showSettings answers with all settings.
func (s *play) showSettings(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	if !wantsHTML(r) {
		return writeJSON(w, http.StatusOK, ss.chosen())
	}
	return writePage(w, r, http.StatusOK, templates.SettingsPage(settingsPage(ss)))
}

// settingsPage offers every setting of the table: values to choose among, members of a set, and what is on or off.
func settingsPage(ss *session) templates.Settings {
	page := templates.Settings{Layout: layout("/settings", "Settings")}
	for i, e := range settingsTable {
		s := setting(i)
		switch {
		case e.flag():
			page.Flags = append(page.Flags, templates.Option{Name: e.name, Value: "true", Text: settingTexts[s], On: ss.settings.on(s)})
		case e.set:
			page.Sets = append(page.Sets, ss.settings.options(s))
		default:
			page.Choices = append(page.Choices, ss.settings.options(s))
		}
	}
	if setup := ss.game.Setup(); setup.Players == tutor.AgainstComputer {
		page.Levels = levelChoices(ss.language, "How the computer plays, from its next move on", setup.Level)
	}
	return page
}

// options offers the values of a setting.
func (c settings) options(s setting) templates.Options {
	e := settingsTable[s]
	offered := templates.Options{Name: e.name, Legend: settingTexts[s]}
	for i, value := range e.values {
		on := c.get(s) == uint64(i)
		if e.set {
			on = c.get(s)>>i&1 == 0
		}
		offered.Options = append(offered.Options, templates.Option{Name: e.name, Value: value, Text: valueTexts[s][value], On: on})
	}
	return offered
}

// changeSettings changes those settings that are given, and answers with all.
func (s *play) changeSettings(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	ss := s.session(r)
	before := ss.settings
	if err := ss.settings.change(f); err != nil {
		return err
	}
	leveled, err := ss.changeLevel(f)
	if err != nil {
		return err
	}
	if leveled {
		if err := s.keepGame(w, r, ss.game); err != nil {
			return err
		}
	}
	if ss.settings != before { // of two answers that cross, one without a change must not bring the older settings back
		if err := s.keepSettings(w, r, ss.settings); err != nil {
			return err
		}
	}
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, ss.chosen())
}
