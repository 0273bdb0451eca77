package play

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) showRoutes(r *site.Router) {
	r.Get("/", s.show)
	r.Get("/show", s.show)
}

// show answers GET /: with the page of the game, or with the game as JSON. If the game's cookie cannot be read it
// deletes the cookie, and the answer has a notice.
func (s *Play) show(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	v, err := game.ReadView(ss.viewer(), ss.game, site.Query(r))
	if err != nil {
		return err
	}
	if ss.lost {
		s.games.Forget(w, r)
	}
	if !site.WantsHTML(r) {
		ss.game = v.Shown(ss.game)
		return site.WriteJSON(w, http.StatusOK, ss.board())
	}
	ss.newcomer, ss.saved = s.isNewcomer(r, ss.settings), site.Query(r)["saved"] == "true"
	if !site.WantsPage(r) {
		ss.share = s.Share(r, "/", "Chess Tutor", ss.language.Abouts.Site,
			site.BoardQuery(s.games.Start.FEN(), "", chess.White))
	}
	page, err := s.page(r, ss, v)
	if err != nil {
		return err
	}
	return site.WritePage(w, r, http.StatusOK, page)
}

// page returns the page of a session's game, including what takes searches.
func (s *Play) page(r *http.Request, ss *session, v game.View) (templ.Component, error) {
	var hints []templates.Sentence
	var err error
	if !v.LookingBack {
		if hints, err = s.takenHints(r, ss); err != nil {
			return nil, err
		}
	}
	if s.coach(r, ss); v.Threat && !v.LookingBack && ss.viewer().MayMove {
		threat, err := s.judge.Threat(r, ss.game, coach.ThreatLimits)
		if err == nil {
			ss.coached.Threat = &threat
		}
		ss.unfinished = ss.unfinished || err != nil
	}
	return templates.PlayPage(playPage(ss, v, hints, s.end(r, ss, v), s.reply)), nil
}

// refusedPage returns the page of the unchanged game with a sentence about what went wrong. If the search pool is
// busy it leaves out what takes searches.
func (s *Play) refusedPage(r *http.Request, ss *session, notice string) templ.Component {
	ss.notice = notice
	v := game.View{Ply: ss.game.Ply()}
	page, err := s.page(r, ss, v)
	if err != nil {
		return templates.PlayPage(playPage(ss, v, nil, s.end(r, ss, v), s.reply))
	}
	return page
}

// writeChanged stores a changed game and answers: with the page to a script that wants it, with a redirect to a
// page without scripts, and else with value as JSON. If the page cannot be rendered, the game is not stored.
func (s *Play) writeChanged(w http.ResponseWriter, r *http.Request, ss *session, value func() any) error {
	var page templ.Component
	if site.WantsPage(r) {
		var err error
		if page, err = s.page(r, ss, game.View{Ply: ss.game.Ply()}); err != nil {
			return err
		}
	}
	if err := s.save(w, r, ss); err != nil {
		return err
	}
	switch {
	case page != nil:
		return site.WritePage(w, r, http.StatusOK, page)
	case site.WantsHTML(r):
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, value())
}

// isNewcomer reports whether to ask where to begin: there is no game, no door was taken, and the query is empty.
func (s *Play) isNewcomer(r *http.Request, c site.Settings) bool {
	return !s.Has(r, site.GameCookie) && c.Door() == site.NoDoor && r.URL.RawQuery == ""
}
