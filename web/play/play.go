package play

import (
	"net/http"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/cache"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Play has the handlers of games on one device, against the computer or between two people.
type Play struct {
	*site.Site
	reply   time.Duration // as Config.ReplyTime of package web
	judge   *game.Judge
	found   cache.Cache[tutor.GameKey, ai.Result] // results of the searches for hints
	surveys *game.Surveys
	games   *game.Games
}

// ReplyTime is the default pause before the computer's answer is shown, so that learners see the effect of their
// own move.
const ReplyTime = 500 * time.Millisecond

// New returns a Play; judge does all searches, for moves and for hints.
func New(s *site.Site, surveys *game.Surveys, games *game.Games, judge *game.Judge, reply time.Duration) *Play {
	return &Play{
		Site: s, judge: judge, reply: reply, surveys: surveys, games: games,
		found: cache.Cache[tutor.GameKey, ai.Result]{Most: mostFound},
	}
}

// Routes registers the routes of games on one device. A GET that changes the game is for clients that know no other
// way: it refuses requests from other sites.
func (s *Play) Routes(r *site.Router) {
	r.Get("/", s.show)
	r.Get("/show", s.show)
	r.Get("/moves", s.moves)
	r.Get("/why", s.why)
	r.Get("/advice", s.advice)
	r.Get("/threat", s.threat)
	r.Get("/levels", s.levels)
	r.Get("/game.pgn", s.pgn)
	r.Post("/move", s.changing(s.move))
	r.GetOnly("/move", s.changing(s.answer))
	r.GetOnly("/hint", s.changing(s.hint))
	r.Post("/guess", s.changing(s.guess))
	r.Post("/undo", s.changing(s.undo))
	r.Get("/new", s.setUp)
	r.Post("/new", s.changing(s.new))
}

// moves answers GET /moves: with the legal moves and all marks of the current position or of an earlier one.
func (s *Play) moves(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	v := game.LocalViewer(ss.game, ss.settings, ss.language, s.surveys)
	return game.WriteMoves(w, site.Query(r), v, ss.game)
}

// why answers GET /why: whether a move between two squares is legal, and if not, which rule forbids it.
func (s *Play) why(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	return game.WriteWhy(w, site.Query(r), s.viewer(r, ss), ss.game)
}

// advice answers GET /advice: with the facts of a position, of a legal move in it, or of all moves of a piece, the
// most important first. For the current position these are the facts on the page.
func (s *Play) advice(w http.ResponseWriter, r *http.Request) error {
	q, ss := site.Query(r), s.session(r)
	v := s.viewer(r, ss)
	if game.AsksOfBoard(q, ss.game) {
		v.Coached = s.coach(r, ss, true, false)
	}
	return game.WriteAdvice(w, q, v, ss.game)
}

// threat answers GET /threat: with what the opponent would do if it could move twice.
func (s *Play) threat(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	ply, err := site.Query(r).Ply(ss.game)
	if err != nil {
		return err
	}
	if ply == ss.game.Ply() && !ss.mayMove() {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NoThreat})
	}
	threat, err := s.judge.Threat(r, ss.game.Until(ply), coach.ThreatLimits)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, game.NewFact(s.viewer(r, ss), ss.game, ss.game.PositionAt(ply), threat))
}

// levels answers GET /levels with all levels, the easiest first.
func (s *Play) levels(w http.ResponseWriter, r *http.Request) error {
	var levels []game.Level
	for _, l := range ai.Levels() {
		levels = append(levels, game.NewLevel(s.Language(r), l))
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "levels", Value: levels}})
}

// pgn answers GET /game.pgn: with the game in PGN.
func (s *Play) pgn(w http.ResponseWriter, r *http.Request) error {
	return game.WritePGN(w, r, s.session(r).game.PGN(time.Now()))
}

// undo answers POST /undo: it takes moves back to the last position with a person to move.
func (s *Play) undo(w http.ResponseWriter, r *http.Request, ss *session, f site.Form) error {
	if err := ss.mayChange(f); err != nil {
		return err
	}
	moves := ss.game.Moves()
	if !ss.game.TakeBack() {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NoMoveToUndo})
	}
	ss.happened = ss.language.Game.Undone(ss.game.Position(), moves[ss.game.Ply()])
	return s.writeChanged(w, r, ss, ss.view(), func() any { return ss.board() })
}
