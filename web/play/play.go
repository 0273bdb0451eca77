package play

import (
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Play answers the requests of those who play on one device, against the computer
// or each other.
type Play struct {
	*site.Site
	start   chess.Position // of every new game
	pool    *ai.Pool
	times   Times
	found   game.Cache[string, ai.Result]                   // what searches for hints have found, by the state of the game
	hinted  game.Cache[string, [tutor.HintSteps]tutor.Fact] // the steps of hints, by the state of the game
	judged  game.Cache[string, []tutor.Fact]                // the facts of positions that searches have judged, by the state of the game
	surveys *game.Surveys
}

// Times are how long things take in a game.
type Times struct {
	Coach time.Duration // the coach's searches, at most
	Reply time.Duration // from the landing of the learner's piece to the computer's answer on the page, in whole milliseconds
}

// ReplyTime is a moment to see what one's own move has done, before it is answered.
const ReplyTime = 500 * time.Millisecond

// New returns what answers; every new game starts so, and pool bounds the computer's
// searches, of hints too.
func New(s *site.Site, known *game.Surveys, start chess.Position, pool *ai.Pool, times Times) *Play {
	return &Play{
		Site: s, start: start, pool: pool, times: times, surveys: known, found: game.Cache[string, ai.Result]{Most: mostFound},
		judged: game.Cache[string, []tutor.Fact]{Most: mostFound},
		hinted: game.Cache[string, [tutor.HintSteps]tutor.Fact]{Most: mostHinted},
	}
}

// Routes enters the routes of all that is done in a game.
func (s *Play) Routes(r *site.Router) {
	s.showRoutes(r)
	s.movesRoutes(r)
	s.moveRoutes(r)
	s.adviceRoutes(r)
	s.hintRoutes(r)
	s.newRoutes(r)
	s.levelRoutes(r)
	s.welcomeRoutes(r)
	s.undoRoutes(r)
	s.pgnRoutes(r)
	s.settingsRoutes(r)
	s.seenRoutes(r)
}
