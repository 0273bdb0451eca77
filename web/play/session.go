package play

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/own"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// session is the state of a request: the game and the settings in its cookies, and what is computed for the answer.
type session struct {
	game     *tutor.Game
	settings site.Settings
	language *say.Language    // of the answer
	lost     bool             // the game's cookie could not be read; game is a fresh one
	notice   string           // a sentence to show, or ""
	newcomer bool             // to be asked where to begin
	saved    bool             // redirected here after the settings were saved
	undone   string           // that this request has taken a move back, in a sentence, or ""
	begun    bool             // this request has begun a new game
	hinted   bool             // this request has taken a step of the hint
	share    *templates.Share // of the front page, nil on the answer to a script
	surveys  *game.Surveys
	seen     seen.Record                                 // how the learner's last chances went
	own      own.Record                                  // what was kept from games, with the counts of chances
	counted  bool                                        // this request has added a chance to seen
	judged   *game.Guess                                 // the guess that this request has made, nil for none
	lesson   *templates.Link                             // to the next lesson, nil if all are done
	progress lesson.Progress                             // in the lessons and in practice
	refused  func(*say.Language, string) templ.Component // the page of the game, with a sentence about what went wrong

	coached    *game.Coached // nil until coach has worked it out
	unfinished bool          // a search that the coach needs was refused or cut short
	shownHint  *fact.Fact    // the last step of a hint that the page shows, nil for none
}

// session decodes a request's cookies. Without a game it starts a new one.
func (s *Play) session(r *http.Request) *session {
	ss := &session{settings: s.Settings.Of(r), surveys: s.surveys}
	ss.language = s.Language(r)
	ss.seen, ss.own = s.Seen.Of(r), s.Own.Of(r)
	ss.progress = s.Progress.Of(r)
	ss.lesson = site.NextLesson(&ss.progress, ss.language)
	var err error
	if ss.game, err = s.games.Own(r); err != nil {
		ss.lost, ss.notice = true, ss.language.Problem(say.Problem{Key: say.GameLost})
	}
	ss.refused = func(_ *say.Language, notice string) templ.Component { return s.refusedPage(r, ss, notice) }
	return ss
}

// advance plays a move if the game still fits into the cookie with it. On an error the game is unchanged.
func (s *Play) advance(ss *session, m chess.Move) error {
	longer := ss.game.Clone()
	if err := longer.Play(m); err != nil {
		return err
	}
	// Encoding replays the game, which is left to save unless the game is long.
	if !s.Cookies.Holds(longer.MostBytes()) && !s.Cookies.Holds(len(longer.Encode())) {
		return ss.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameTooLong}))
	}
	ss.game = longer
	return nil
}

// toChange returns the session of a request that would change the game. It refuses if the game's cookie could not
// be read, since the request was meant for another game than the new one in the session.
func (s *Play) toChange(r *http.Request, f site.Form) (*session, error) {
	ss := s.session(r)
	if ss.lost {
		return nil, ss.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameLost}))
	}
	return ss, ss.check(f)
}

// check refuses a request made for another state of the game than the current one.
func (ss *session) check(f site.Form) error {
	stale, err := game.IsStale(ss.game, f)
	if stale {
		return ss.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.Stale}))
	}
	return err
}

// viewer returns the viewer of the session's game.
func (ss *session) viewer() game.Viewer {
	v := game.LocalViewer(ss.game, ss.settings, ss.language, ss.surveys)
	v.Coached, v.Unfinished, v.Progress = ss.coached, ss.unfinished, ss.progress
	if _, plays := ss.game.Computer(); plays && !ss.settings.On(site.Full) {
		v.Seen = ss.seen
	}
	return v
}

// board returns the session's game as JSON, with the level to play next once it has ended.
func (ss *session) board() *game.Board {
	return game.OwnBoard(ss.language, ss.game, ss.settings.Ladder(), ss.notice)
}

// Beside adds the visitor's unchanged game to a refusal, as a page or as JSON.
func (s *Play) Beside(r *http.Request, e *site.Refusal) *site.Refusal { return s.session(r).showing(e) }

// showing adds the unchanged game to a refusal, as a page or as JSON.
func (ss *session) showing(e *site.Refusal) *site.Refusal {
	return e.Beside(ss.refused, site.Object{{Name: "board", Value: ss.board()}})
}

// inPlace makes a refusal appear on the page of the game. In JSON it does not add the game, which the client has
// already.
func (ss *session) inPlace(e *site.Refusal) *site.Refusal { return e.Beside(ss.refused, nil) }
