package play

import (
	"net/http"
	"strconv"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the routes of games on one device. A GET that changes the game is for clients that know no other
// way: it refuses requests from other sites.
func (s *Play) Routes(r *site.Router) {
	r.Get("/", s.show)
	r.Get("/show", s.show)
	r.Get("/moves", s.moves)
	r.Get("/why", s.why)
	r.Get("/advice", s.advice)
	r.Get("/threat", s.threat)
	r.Get("/purpose", s.purpose)
	r.Get("/levels", s.levels)
	r.Get("/game.pgn", s.pgn)
	r.Post("/move", s.Changing(s.move))
	r.GetOnly("/move", s.Changing(s.answer))
	r.GetOnly("/hint", s.Changing(s.hint))
	r.Post("/guess", s.Changing(s.guess))
	r.Post("/undo", s.Changing(s.undo))
	r.Get("/new", s.setUp)
	r.Post("/new", s.Changing(s.new))
}

// Play has the handlers of games on one device, against the computer or between two people.
type Play struct {
	*site.Site
	reply   time.Duration // as Config.ReplyTime of package web
	judge   *game.Judge
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
	}
}

// moves answers GET /moves: with the legal moves and all marks of the current position or of an earlier one.
func (s *Play) moves(w http.ResponseWriter, r *http.Request) error {
	ss := s.games.Session(r)
	v := s.viewer(r, ss)
	v.Findings = s.judge.Looked(ss.Game)
	return game.WriteMoves(w, site.Query(r), v, ss.Game)
}

// why answers GET /why: whether a move between two squares is legal, and if not, which rule forbids it.
func (s *Play) why(w http.ResponseWriter, r *http.Request) error {
	ss := s.games.Session(r)
	return game.WriteWhy(w, site.Query(r), s.viewer(r, ss), ss.Game)
}

// advice answers GET /advice: with the facts of a position, of a legal move in it, or of all moves of a piece, the
// most important first. For the current position these are the facts on the page.
func (s *Play) advice(w http.ResponseWriter, r *http.Request) error {
	q, ss := site.Query(r), s.games.Session(r)
	v := s.viewer(r, ss)
	if game.AsksOfBoard(q, ss.Game) {
		v.Findings = s.coach(r, ss, true, false)
	} else if ss.MayMove() {
		v.Findings = s.judge.OfMove(r, ss.Game, q)
	}
	return game.WriteAdvice(w, q, v, ss.Game)
}

// threat answers GET /threat: with what the opponent would do if it could move twice.
func (s *Play) threat(w http.ResponseWriter, r *http.Request) error {
	ss := s.games.Session(r)
	ply, err := site.Query(r).Ply(ss.Game)
	if err != nil {
		return err
	}
	if ply == ss.Game.Ply() && !ss.MayMove() {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NoThreat})
	}
	v := s.viewer(r, ss)
	threat, err := s.judge.Threat(r, ss.Game.Until(ply), v.Known())
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, game.NewFact(v, ss.Game, ss.Game.PositionAt(ply), threat))
}

// purpose answers GET /purpose: with what the last move before a position was for.
func (s *Play) purpose(w http.ResponseWriter, r *http.Request) error {
	ss := s.games.Session(r)
	ply, err := site.Query(r).Ply(ss.Game)
	switch {
	case err != nil:
		return err
	case ply == 0:
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NoLastMove})
	}
	v := s.viewer(r, ss)
	facts := coach.Purposes(ss.Game, ply, v.Known())
	answer := game.NewFact(v, ss.Game, ss.Game.PositionAt(ply), facts[0])
	for _, f := range facts[1:] {
		answer.Text += " " + v.Language.Fact(f, v.Audience)
	}
	return site.WriteJSON(w, http.StatusOK, answer)
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
	return game.WritePGN(w, r, s.games.Session(r).Game.PGN(time.Now()))
}

// undo answers POST /undo: it takes moves back to the last position with a person to move.
func (s *Play) undo(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	if err := ss.MayChange(f); err != nil {
		return err
	}
	moves, to := ss.Game.Moves(), ss.Game.Ply()
	if f["to"] != "" {
		var err error
		if to, err = strconv.Atoi(f["to"]); err != nil {
			return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotANumber, Name: "to"})
		}
	}
	if !ss.Game.TakeBack() {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NoMoveToUndo})
	}
	for ss.Game.Ply() > to && ss.Game.TakeBack() {
		continue
	}
	ss.Happened = ss.Language.Game.Undone(ss.Game.Position(), moves[ss.Game.Ply()])
	return s.writeChanged(w, r, ss, ss.View(), func() any { return ss.Board() })
}
