package review

import (
	"sync"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Review has the handlers of links, imports and reviews of games.
type Review struct {
	*site.Site
	surveys *game.Surveys
	start   chess.Position // of a visitor's game without a cookie
	pool    *ai.Pool
	mu      sync.Mutex // guards jobs, so that simultaneous requests share a job
	jobs    game.Cache[string, *job]
	turns   turns
}

// New returns a Review; start is the starting position of a visitor without a game, and pool bounds the searches.
func New(s *site.Site, known *game.Surveys, start chess.Position, pool *ai.Pool) *Review {
	return &Review{Site: s, surveys: known, start: start, pool: pool, jobs: game.Cache[string, *job]{Most: mostJobs}}
}

// Routes registers the routes of links, imports and reviews.
func (s *Review) Routes(r *site.Router) {
	s.linkRoutes(r)
	s.importRoutes(r)
	s.reviewRoutes(r)
}
