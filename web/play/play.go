package play

import (
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Play has the handlers of games on one device, against the computer or between two people.
type Play struct {
	*site.Site
	start   chess.Position // of every new game
	reply   time.Duration  // as Config.ReplyTime of package web
	judge   *game.Judge
	found   game.Cache[string, ai.Result]                   // results of the searches for hints, by Game.Rev
	hinted  game.Cache[string, [tutor.HintSteps]tutor.Fact] // the steps of hints, by Game.Rev
	boards  game.Cache[boardKey, []byte]                    // games in JSON
	pages   game.Cache[pageKey, []byte]                     // pages in HTML
	surveys *game.Surveys
	games   *game.Games
}

// ReplyTime is the default pause before the computer's answer is shown, so that learners see the effect of their
// own move.
const ReplyTime = 500 * time.Millisecond

// mostBoards is the size of each generation of the cache of games in JSON; one takes two kilobytes.
const mostBoards = 512

// New returns a Play in which every new game starts from start; judge does all searches, for moves and for hints.
func New(
	s *site.Site,
	known *game.Surveys,
	games *game.Games,
	start chess.Position,
	judge *game.Judge,
	reply time.Duration,
) *Play {
	return &Play{
		Site: s, start: start, judge: judge, reply: reply, surveys: known, games: games,
		found:  game.Cache[string, ai.Result]{Most: mostFound},
		boards: game.Cache[boardKey, []byte]{Most: mostBoards},
		pages:  game.Cache[pageKey, []byte]{Most: mostPages, Weight: weight},
		hinted: game.Cache[string, [tutor.HintSteps]tutor.Fact]{Most: mostHinted},
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
	s.welcomeRoutes(r)
	s.undoRoutes(r)
	s.pgnRoutes(r)
	s.settingsRoutes(r)
	s.seenRoutes(r)
	s.forgetRoutes(r)
}
