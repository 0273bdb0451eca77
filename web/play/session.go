package play

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// session is the visitor's game with the settings, and what the answer tells beside it.
type session struct {
	game     *tutor.Game
	lost     bool // the game's cookie could not be read; game is a fresh one
	settings site.Settings
	language *say.Language // of the answer
	notice   string        // what went wrong, in a sentence, or ""
	happened string        // what this request has done to the game, in a sentence for screen readers, or ""
}

// session returns the session of a request. Without a game it starts a new one.
func (s *Play) session(r *http.Request) *session {
	g, err := s.games.Own(r)
	ss := &session{game: g, lost: err != nil, settings: s.Settings.Of(r), language: s.Language(r)}
	if ss.lost {
		ss.notice = ss.language.Problem(say.Problem{Key: say.GameLost})
	}
	return ss
}

// changing returns the handler of a request that may change the game, by its form or its query. What does not fit the
// game is refused beside it as it was; an illegal move is refused beside its page alone, as a client in JSON has the
// game already.
func (s *Play) changing(h func(http.ResponseWriter, *http.Request, *session, site.Form) error) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		f, err := s.form(w, r)
		if err == nil {
			err = h(w, r, s.session(r), f)
		}
		if err == nil {
			return nil
		}
		switch e, _ := site.AsRefusal(err); e.Status {
		case http.StatusConflict:
			return s.Beside(r, e)
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

// Beside adds the visitor's unchanged game to a refusal, as a page or as JSON.
func (s *Play) Beside(r *http.Request, e *site.Refusal) *site.Refusal {
	return e.Beside(s.refusedPage(r), site.Object{{Name: "board", Value: s.session(r).board()}})
}

// refusedPage returns the page of the unchanged game, to which a sentence about what went wrong is added. If the search
// pool is busy it leaves out what takes searches.
func (s *Play) refusedPage(r *http.Request) func(*say.Language, string) templ.Component {
	return func(_ *say.Language, notice string) templ.Component {
		ss := s.session(r)
		ss.notice = notice
		hints, _ := s.takenHints(r, ss, ss.view())
		return play.PlayPage(s.pageWith(r, ss, ss.view(), hints))
	}
}

// mayChange refuses a request to change a game whose cookie could not be read, since it was meant for another game than
// the new one in the session, and what current refuses.
func (ss *session) mayChange(f site.Form) error {
	if ss.lost {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost})
	}
	return ss.current(f)
}

// current refuses a request made for another state of the game than the current one.
func (ss *session) current(f site.Form) error {
	stale, err := game.IsStale(ss.game, f)
	if stale {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.Stale})
	}
	return err
}

// advance plays a move if the game still fits into the cookie with it. On an error the game is unchanged.
func (s *Play) advance(ss *session, m chess.Move) error {
	longer := ss.game.Clone()
	if err := longer.Play(m); err != nil {
		return err
	}
	// Encoding replays the game, which is left to writeChanged unless the game is long.
	if !s.Cookies.Holds(longer.MostBytes()) && !s.Cookies.Holds(len(longer.Encode())) {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameTooLong})
	}
	ss.game = longer
	return nil
}

// mayMove reports whether it is a person's turn.
func (ss *session) mayMove() bool {
	return ss.game.Outcome() == chess.Playing && !ss.game.ComputerToMove()
}

// helped reports whether the tutor may comment unasked.
func (ss *session) helped() bool { return ss.settings.Choice(site.Help) != site.NoHelp }

// view is that of a page that shows the current position.
func (ss *session) view() game.View { return game.View{Ply: ss.game.Ply()} }

// viewer returns the viewer of the session's game.
func (s *Play) viewer(r *http.Request, ss *session) game.Viewer {
	v := game.LocalViewer(ss.game, ss.settings, ss.language, s.surveys)
	v.Progress = s.Progress.Of(r)
	if _, plays := ss.game.Computer(); plays && !ss.settings.On(site.Full) {
		v.Seen = s.Seen.Of(r)
	}
	return v
}

// board returns the session's game as JSON, with the level to play next once it has ended.
func (ss *session) board() *game.Board {
	return game.OwnBoard(ss.language, ss.game, ss.settings.Ladder(), ss.notice)
}
