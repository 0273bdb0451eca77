package review

import (
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Review answers the requests of those who look at games that have been played.
type Review struct {
	*site.Site
	surveys *game.Surveys
	start   chess.Position // of the game of who has none
}

// New returns what answers; start is where the game starts of who has none.
func New(s *site.Site, known *game.Surveys, start chess.Position) *Review {
	return &Review{Site: s, surveys: known, start: start}
}

// Routes enters the routes of links, of games brought in and of reviews.
func (s *Review) Routes(r *site.Router) {
	s.linkRoutes(r)
	s.importRoutes(r)
}
