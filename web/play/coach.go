package play

import (
	"net/http"

	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// coach runs the searches that the coach's line needs, if the learner wants help: for a warning about the move just
// made, else for the facts of the position. The result is in ss.coached.
func (s *Play) coach(r *http.Request, ss *session) {
	s.coachIf(r, ss, ss.settings.Choice(site.Help) != site.NoHelp)
}

// coachIf is coach, but searches for the facts of the position only if they are asked for, whatever the settings.
func (s *Play) coachIf(r *http.Request, ss *session, asked bool) {
	g := ss.game
	if ss.coached != nil {
		return
	}
	ss.coached = &game.Coached{Key: g.Key(), Warning: ss.warning()}
	r, cancel := s.judge.Soon(r)
	defer cancel()
	if toWarn(g) && ss.settings.On(site.Warnings) {
		w, err := s.judge.Warning(r, g, ss.settings.Warns)
		if err == nil {
			ss.coached.Warning = w
		}
		ss.unfinished = ss.unfinished || err != nil
		return
	}
	if asked && ss.viewer().Advises && !g.ComputerToMove() && g.Outcome() == chess.Playing {
		judged, err := s.judge.Facts(r, g)
		if err == nil {
			ss.coached.Judged = judged
		}
		ss.unfinished = ss.unfinished || err != nil
	}
}
