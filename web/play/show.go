package play

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) showRoutes(r *site.Router) {
	r.Get("/", s.show)
	r.Get("/show", s.show)
}

// show answers with the game as it stands: a page for a browser, otherwise
// JSON. A cookie that cannot be read is ended here, and the answer says so.
func (s *Play) show(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	v, err := game.ReadView(ss.viewer(), ss.game, site.Query(r))
	if err != nil {
		return err
	}
	if ss.lost {
		s.SetCookie(w, r, site.GameCookie, "")
	}
	if !site.WantsHTML(r) {
		ss.game = v.Shown(ss.game)
		return site.WriteJSON(w, http.StatusOK, ss.board())
	}
	ss.newcomer, ss.saved = isNewcomer(r, ss.settings), site.Query(r)["saved"] == "true"
	page, err := s.page(r, ss, v)
	if err != nil {
		return err
	}
	return site.WritePage(w, r, http.StatusOK, page)
}

// page returns the page of a session's game, with what rests on searches.
func (s *Play) page(r *http.Request, ss *session, v game.View) (templ.Component, error) {
	var hints []templates.Sentence
	var err error
	if !v.LookingBack {
		if hints, err = s.takenHints(r, ss); err != nil {
			return nil, err
		}
	}
	if s.coach(r, ss); v.Threat && !v.LookingBack && ss.viewer().MayMove {
		if threat, err := s.threatTo(r, ss.game, tutor.ThreatLimits); err == nil {
			ss.coached.Threat = &threat
		}
	}
	return templates.PlayPage(playPage(ss, v, hints, s.end(r, ss, v), s.times.Reply)), nil
}

// refusedPage is the page of the game as it is, with a sentence about what went wrong. Where no search can be had
// now it does without.
func (s *Play) refusedPage(r *http.Request, ss *session, notice string) templ.Component {
	ss.notice = notice
	v := game.View{Ply: ss.game.Ply()}
	page, err := s.page(r, ss, v)
	if err != nil {
		return templates.PlayPage(playPage(ss, v, nil, s.end(r, ss, v), s.times.Reply))
	}
	return page
}

// writeChanged keeps a changed game and answers: a script that wants the page with the page as it is now, a page
// without scripts by leading back to it, a program with a value. A page that cannot be had leaves the game as it
// was.
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
