package review

import (
	"net/http"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Review has the handlers of links, imports and reviews of games.
type Review struct {
	*site.Site
	surveys *game.Surveys
	games   *game.Games
	start   chess.Position // of a visitor's game without a cookie
	pool    *ai.Pool
	judge   *game.Judge
	jobs    *jobs
	turns   turns
	links   *links
}

// New returns a Review; start is the starting position of a visitor without a game, pool bounds the searches of
// reviews, and judge does those for the tutor where moves are tried.
func New(
	s *site.Site,
	known *game.Surveys,
	games *game.Games,
	start chess.Position,
	pool *ai.Pool,
	judge *game.Judge,
) *Review {
	return &Review{
		Site: s, surveys: known, games: games, start: start, pool: pool, judge: judge, links: newLinks(),
		jobs: newJobs(mostPlies),
	}
}

// Routes registers the routes of links, of trying moves, of imports and of reviews.
func (s *Review) Routes(r *site.Router) {
	s.linkRoutes(r)
	s.exploreRoutes(r)
	s.importRoutes(r)
	s.reviewRoutes(r)
	s.keptRoutes(r)
}

func (s *Review) reviewRoutes(r *site.Router) {
	r.GetOnly("/review", s.review)
	r.GetOnly("/review.pgn", s.annotated)
	r.Post("/review/try", s.try)
}

// review answers GET /review: with the review of a game, or with its progress, as a page or as JSON.
func (s *Review) review(w http.ResponseWriter, r *http.Request) error {
	f := site.Query(r)
	a, err := s.asked(r, f)
	if err != nil {
		return err
	}
	j, most, enough := s.jobOf(r, &a), soonTime, whole
	switch {
	case f["wait"] == "true":
		most = wholeTime
	case f["ply"] != "":
		enough = found(f["ply"])
	}
	if err := s.work(r, j, most, enough); err != nil {
		return err
	}
	defer j.leave()
	l := s.Language(r)
	switch {
	case !site.WantsHTML(r):
		return site.WriteJSON(w, http.StatusOK, newReviewJSON(l, &a, j.review))
	case f["ply"] != "" && (j.review.Done() || found(f["ply"])(j.review)):
		return s.moment(w, r, &a, j.review, f)
	}
	return site.WritePage(w, r, http.StatusOK, reviewPage(l, &a, j.review, s.surveys))
}
