package play

import (
	"net/http"

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
		return site.WriteJSON(w, http.StatusOK, game.NewBoard(ss.language, ss.game, ss.notice))
	}
	var hints []templates.Sentence
	if !v.Looking {
		if hints, err = s.takenHints(r, ss); err != nil {
			return err
		}
	}
	if s.coach(r, ss); v.Threat && !v.Looking && ss.viewer().MayMove {
		if threat, err := s.threatTo(r, ss.game, tutor.ThreatLimits); err == nil {
			ss.coached.Threat = &threat
		}
	}
	return site.WritePage(w, r, http.StatusOK, templates.PlayPage(playPage(ss, v, hints)))
}
