package play

import (
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Play has the handlers of games on one device, against the computer or between two people.
type Play struct {
	*site.Site
	reply   time.Duration // as Config.ReplyTime of package web
	judge   *game.Judge
	found   game.Cache[tutor.GameKey, ai.Result] // results of the searches for hints
	surveys *game.Surveys
	games   *game.Games
}

// ReplyTime is the default pause before the computer's answer is shown, so that learners see the effect of their
// own move.
const ReplyTime = 500 * time.Millisecond

// New returns a Play; judge does all searches, for moves and for hints.
func New(
	s *site.Site,
	known *game.Surveys,
	games *game.Games,
	judge *game.Judge,
	reply time.Duration,
) *Play {
	return &Play{
		Site: s, judge: judge, reply: reply, surveys: known, games: games,
		found: game.Cache[tutor.GameKey, ai.Result]{Most: mostFound},
	}
}

// Routes registers the routes of games on one device.
func (s *Play) Routes(r *site.Router) {
	s.showRoutes(r)
	s.movesRoutes(r)
	s.moveRoutes(r)
	s.adviceRoutes(r)
	s.hintRoutes(r)
	s.guessRoutes(r)
	s.newRoutes(r)
	s.levelRoutes(r)
	s.undoRoutes(r)
	s.pgnRoutes(r)
}
