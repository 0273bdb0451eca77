package me

import (
	"net/http"

	"chesstutor/templates/me"
	"chesstutor/templates/setup"
	"chesstutor/tutor"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// settingsJSON returns all settings, and the level, which belongs to the game: a game, once begun, does not depend on
// settings.
func settingsJSON(ss *game.Session) site.Object {
	return append(ss.Settings.JSON(), site.Member{Name: "level", Value: ss.Game.Setup().Level})
}

// showSettings answers GET /settings with all settings.
func (s *Me) showSettings(w http.ResponseWriter, r *http.Request) error {
	ss := s.games.Session(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, settingsJSON(ss))
	}
	return site.WritePage(w, r, http.StatusOK,
		me.SettingsPage(s.SettingsPage(ss.Language, ss.Settings, levelChoices(ss))))
}

// levelChoices returns the levels to choose from if the computer plays.
func levelChoices(ss *game.Session) (none setup.Levels) {
	if setup := ss.Game.Setup(); setup.Players == tutor.AgainstComputer {
		return game.LevelChoices(ss.Language, ss.Language.Pages.Settings.Level, setup.Level, game.NoLevel, 0)
	}
	return none
}

// changeSettings answers POST /settings: it changes those settings that are given, and answers with all.
func (s *Me) changeSettings(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	if err := s.Change(&ss.Settings, f); err != nil {
		return err
	}
	if err := s.changeLevel(w, r, ss, f); err != nil {
		return err
	}
	if err := s.KeepSettings(w, r, ss.Settings); err != nil {
		return err
	}
	return site.Answer(w, r, "/?saved=true", settingsJSON(ss))
}

// changeLevel sets the game's level to the one in a form, if there is one. The computer plays at it from its next move
// on; between two people it is for the next game against the computer. The field "was" is the level that the sending
// page showed: if it equals "level", the user did not choose another one, and nothing changes. A game that has ended
// gives way to a new one. It refuses to change a game whose cookie could not be read.
func (s *Me) changeLevel(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	now := ss.Game.Setup().Level
	l, err := game.ReadLevel(f, now)
	if err != nil || l == now || f["level"] == f["was"] {
		return err
	}
	if err := ss.MayChange(f); err != nil {
		return err
	}
	if ss.Game.Ply() > 0 && !game.UnderWay(ss.Game) { // it has ended, and was played against another one
		if err := s.KeepWon(w, r, ss.Game); err != nil {
			return err
		}
		ss.Settings.Learn(ss.Game)
		old := ss.Game.Setup()
		ss.Game = game.Fresh(tutor.Setup{Start: s.games.Start, Players: old.Players, Learner: old.Learner})
	}
	ss.Game.SetLevel(l)
	return s.games.Save(w, r, ss.Game)
}
