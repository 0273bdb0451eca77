package review

import (
	"sync"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Review answers the requests of those who look at games that have been played.
type Review struct {
	*site.Site
	surveys *game.Surveys
	start   chess.Position // of the game of who has none
	pool    *ai.Pool
	mu      sync.Mutex // of the jobs, so that two who ask at once share one
	jobs    game.Cache[string, *job]
	turns   turns
}

// New returns what answers; start is where the game starts of who has none, and
// pool bounds the searches.
func New(s *site.Site, known *game.Surveys, start chess.Position, pool *ai.Pool) *Review {
	return &Review{Site: s, surveys: known, start: start, pool: pool, jobs: game.Cache[string, *job]{Most: mostJobs}}
}

// Routes enters the routes of links, of games brought in and of reviews.
func (s *Review) Routes(r *site.Router) {
	s.linkRoutes(r)
	s.importRoutes(r)
	s.reviewRoutes(r)
}
