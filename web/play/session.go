package play

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Changing returns the handler of a request that may change the game, by its form or its query. What does not fit the
// game is refused beside it as it was; an illegal move is refused beside its page alone, as a client in JSON has the
// game already.
func (s *Play) Changing(h func(http.ResponseWriter, *http.Request, *game.Session, site.Form) error) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		f, err := s.form(w, r)
		if err == nil {
			err = h(w, r, s.games.Session(r), f)
		}
		if err == nil {
			return nil
		}
		switch e, _ := site.AsRefusal(err); e.Status {
		case http.StatusConflict:
			return e.Beside(s.refusedPage(r), site.Object{{Name: "board", Value: s.games.Session(r).Board()}})
		case http.StatusUnprocessableEntity:
			return e.Beside(s.refusedPage(r), nil)
		}
		return err
	}
}

// form returns the parameters of a request that may change the game. It refuses a GET from another site.
func (s *Play) form(w http.ResponseWriter, r *http.Request) (site.Form, error) {
	if r.Method == http.MethodGet {
		return site.Query(r), s.SameSite(r)
	}
	return site.ReadForm(w, r)
}

// refusedPage returns the page of the unchanged game, to which a sentence about what went wrong is added. If the search
// pool is busy it leaves out what takes searches.
func (s *Play) refusedPage(r *http.Request) func(*say.Language, string) templ.Component {
	return func(_ *say.Language, notice string) templ.Component {
		ss := s.games.Session(r)
		ss.Notice = notice
		hint, _ := s.takenHint(r, ss, ss.View())
		return play.PlayPage(s.pageWith(r, ss, ss.View(), hint))
	}
}

// advance plays a move if the game still fits into the cookie with it. On an error the game is unchanged.
func (s *Play) advance(ss *game.Session, m chess.Move) error {
	longer := ss.Game.Clone()
	if err := longer.Play(m); err != nil {
		return err
	}
	if !s.Cookies.Holds(len(longer.Encode())) {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameTooLong})
	}
	ss.Game = longer
	return nil
}

// unanswered returns how many moves the learner has made that the computer has not answered yet.
func unanswered(g *tutor.Game) int {
	if g.Ply() > 0 && g.ComputerToMove() {
		return 1
	}
	return 0
}

// viewer returns the viewer of the session's game.
func (s *Play) viewer(r *http.Request, ss *game.Session) game.Viewer {
	v := game.LocalViewer(ss.Game, ss.Settings, ss.Language, s.surveys)
	v.Progress = s.Progress.Of(r)
	missed := ss.Settings.On(site.Warnings) && ss.Settings.Warns(coach.WarnMissed)
	if missed || ss.Helped() { // either asks for the mate, even when a move is made but not answered
		v.FindsMate = ss.Game.Until(ss.Game.Ply() - unanswered(ss.Game)).Key()
	}
	if _, plays := ss.Game.Computer(); plays && ss.Settings.Fades() {
		v.Seen = s.Chances.Of(r)
	}
	return v
}
