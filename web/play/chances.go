package play

import (
	"net/http"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/seen"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// count records whether the learner's move m, which is about to be played against the computer, takes the chance
// that the coach's line mentioned or asked about. It does nothing without such a chance.
func (s *Play) count(r *http.Request, ss *session, m chess.Move) {
	g := ss.game
	if _, plays := g.Computer(); !plays || ss.settings.Choice(site.Help) == site.NoHelp || !ss.seen.Waits(g) {
		return
	}
	s.coach(r, ss)
	said := game.CommentaryOn(ss.viewer(), g, game.View{Ply: g.Ply()}, ss.settings, nil)
	ss.coached = nil // of the position before the move
	f := said.Line
	if f == nil {
		f = said.Asked
	}
	if ss.counted = ss.seen.Count(g, s.surveys.Of(g.Position()), f, m); ss.counted {
		group := seen.Of(f)
		ss.own.Count(group, ss.seen.Chances(group)[0] != seen.Missed, s.Today())
	}
}

// save sets the game's cookie, and the cookies of the learner's chances if one was counted.
func (s *Play) save(w http.ResponseWriter, r *http.Request, ss *session) error {
	if err := s.games.Save(w, r, ss.game); err != nil || !ss.counted {
		return err
	}
	if err := s.Seen.Set(w, r, ss.seen); err != nil {
		return err
	}
	return s.Own.Set(w, r, ss.own)
}
