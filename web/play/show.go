package play

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates/play"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// show answers GET /: with the page of the game, or with the game as JSON. If the game's cookie cannot be read it
// deletes the cookie, and the answer has a notice. A hint that it closes or opens stays so.
func (s *Play) show(w http.ResponseWriter, r *http.Request) error {
	ss, q := s.games.Session(r), site.Query(r)
	v, err := game.ReadView(s.viewer(r, ss), ss.Game, q)
	if err != nil {
		return err
	}
	if ss.Lost {
		s.games.Forget(w, r)
	}
	if (v.Closed || v.HintTaken) && ss.Game.CloseHint(v.Closed) && s.SameSite(r) == nil {
		if err := s.games.Save(w, r, ss.Game); err != nil {
			return err
		}
	}
	if !site.WantsHTML(r) {
		ss.Game = v.Shown(ss.Game)
		return site.WriteJSON(w, http.StatusOK, ss.Board())
	}
	if !ss.Lost && s.goesOnLearning(r, ss) { // else the board tells of the lost game
		http.Redirect(w, r, "/lessons", http.StatusSeeOther)
		return nil
	}
	if !site.WantsPage(r) && r.URL.RawQuery == "" { // who comes back finds the hint folded, and can open it again
		v.Closed = true
	}
	page, err := s.page(r, ss, v)
	if err != nil {
		return err
	}
	if s.isNewcomer(r, ss.Settings) {
		page.Title = ss.Language.Abouts.Title
		page.Doors, page.Begins = &play.Doors{Say: ss.Language.Pages.Welcome, Rev: page.Board.Shown}, "welcome"
	}
	if q["saved"] == "true" {
		page.Done = ss.Language.Pages.Settings.Saved
	}
	if !site.WantsPage(r) {
		page.Share = s.Share(r, "/", "Chess Tutor", ss.Language.Abouts.Site,
			site.BoardQuery(s.games.Start.FEN(), "", chess.White))
	}
	return site.WritePage(w, r, http.StatusOK, play.PlayPage(page))
}

// goesOnLearning reports whether a request is from a learner who was new to chess, and who opens the site by its
// address, a bookmark or its icon while no game is going on and things of the day wait: their way on is the path. A
// browser that navigates there so names no page that led to it; links and forms of the site do.
func (s *Play) goesOnLearning(r *http.Request, ss *game.Session) bool {
	g, progress := ss.Game, s.Progress.Of(r)
	byAddress := r.Header.Get("Sec-Fetch-Mode") == "navigate" && r.Referer() == "" && r.URL.RawQuery == ""
	return byAddress && ss.Settings.Door() == site.NewDoor &&
		(g.Ply() == 0 || g.Outcome() != chess.Playing) && progress.HasBegun() && !progress.Daily.On(s.Today()).Done()
}

// isNewcomer reports whether to ask where to begin: there is no game, no door was taken, and the query is empty.
func (s *Play) isNewcomer(r *http.Request, c site.Settings) bool {
	return !s.Has(r, site.GameCookie) && c.Door() == site.NoDoor && r.URL.RawQuery == ""
}

// writeChanged stores a changed game and answers: with the page to a script that wants it, with a redirect to a
// page without scripts, and else with value as JSON. If the page cannot be rendered, the game is not stored.
func (s *Play) writeChanged(
	w http.ResponseWriter,
	r *http.Request,
	ss *game.Session,
	v game.View,
	value func() any,
) error {
	var page templ.Component
	if site.WantsPage(r) {
		content, err := s.page(r, ss, v)
		if err != nil {
			return err
		}
		page = play.PlayPage(content)
	}
	if err := s.games.Save(w, r, ss.Game); err != nil {
		return err
	}
	switch {
	case page != nil:
		return site.WritePage(w, r, http.StatusOK, page)
	case site.WantsHTML(r):
		home := "/"
		if ss.Game.HintStep() > 0 && !ss.Game.HintClosed() {
			home = "/?hint=open"
		}
		http.Redirect(w, r, home, http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, value())
}
