package learn

import (
	"net/http"
	"strconv"

	"chesstutor/templates/learn"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
)

// certificateURL is the page to print at the end of the path.
const certificateURL = "/lessons/certificate"

// showCertificate answers GET /lessons/certificate. It can be printed once every lesson has stars; until then the page
// says how many have.
func (s *Learn) showCertificate(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	exercises, stars, lessons := 0, 0, lesson.Lessons()
	for _, l := range lessons {
		exercises += len(l.Exercises)
		stars += u.Progress.Stars(l)
	}
	done, total := u.Total()
	friends, of := u.Progress.Beaten.Count(), lesson.MostStars*len(lessons)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, append(site.Object{
			{Name: "earned", Value: u.walked()}, {Name: "lessons", Value: done}, {Name: "exercises", Value: exercises},
			{Name: "stars", Value: stars}, {Name: "of", Value: of}, {Name: "friends", Value: friends},
		}, u.NoticeJSON()...))
	}
	words := u.Language.Pages.Learning
	count, rest := words.Phrases.StarsOf(stars, of)
	return site.WritePage(w, r, http.StatusOK, learn.CertificatePage(learn.Certificate{
		Layout: u.frame(words.Certificate.Title).About(u.Language.Abouts.Path), Say: words.Certificate,
		Path: words.Exercise.Path, Earned: u.walked(), Total: total, Notice: u.Notice,
		Text: words.Phrases.Walked(len(lessons)),
		Counts: []learn.Count{
			{Number: strconv.Itoa(exercises), Of: words.Certificate.Exercises}, {Number: count, Of: rest},
			{Number: strconv.Itoa(friends), Of: words.Certificate.Friends},
		},
	}))
}

// walked reports whether every lesson has stars.
func (u *learner) walked() bool {
	_, _, left := u.Progress.Next()
	return !left
}
