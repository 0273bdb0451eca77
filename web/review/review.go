package review

import (
	"net/http"

	"chesstutor/ai"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the routes of reviews, and of the positions from them in practice.
func (s *Review) Routes(r *site.Router) {
	r.GetOnly("/review", s.review)
	r.GetOnly("/review.pgn", s.annotated)
	r.Post("/review/try", site.WithForm(s.try))
	r.Post("/review/keep", site.WithForm(s.keepMoment))
	r.GetOnly(positionsPath, s.practisePosition)
	r.Post(positionsPath+"/try", site.WithForm(s.tryPosition))
}

// Review has the handlers of reviews of games, and of the positions from them in practice.
type Review struct {
	*site.Site
	surveys *game.Surveys
	games   *game.Games
	pool    *ai.Pool
	jobs    *jobs
	turns   turns
}

// New returns a Review; pool bounds the searches of reviews.
func New(s *site.Site, surveys *game.Surveys, games *game.Games, pool *ai.Pool) *Review {
	return &Review{Site: s, surveys: surveys, games: games, pool: pool, jobs: newJobs(mostPlies)}
}

// review answers GET /review: with the review of a game, or with its progress, as a page or as JSON.
func (s *Review) review(w http.ResponseWriter, r *http.Request) error {
	f := site.Query(r)
	a, err := s.subject(r, f)
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
	return site.WritePage(w, r, http.StatusOK, reviewPage(l, s.Settings.Of(r), &a, j.review, s.surveys))
}
