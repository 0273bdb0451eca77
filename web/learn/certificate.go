package learn

import (
	"net/http"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
)

// certificateURL is the page to print at the end of a path.
const certificateURL = "/lessons/certificate"

// showCertificate answers GET /lessons/certificate. It can be printed once every lesson of the path has stars; until
// then the page says how many have.
func (s *Learn) showCertificate(w http.ResponseWriter, r *http.Request) error {
	path, err := readPath(site.Query(r))
	if err != nil {
		return err
	}
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	exercises, stars, lessons := 0, 0, lesson.OfPath(path)
	for _, l := range lessons {
		exercises += len(l.Exercises)
		stars += u.Progress.Stars(l)
	}
	done, total := u.Total(lessons)
	friends, of := u.Progress.Beaten.Count(), lesson.MostStars*len(lessons)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, append(site.Object{
			{Name: "earned", Value: u.walked(path)}, {Name: "lessons", Value: done},
			{Name: "exercises", Value: exercises}, {Name: "stars", Value: stars}, {Name: "of", Value: of},
			{Name: "friends", Value: friends},
		}, u.NoticeJSON()...))
	}
	words := u.Language.Pages.Learning
	count, rest := words.Phrases.StarsOf(stars, of)
	counts := []learn.Count{
		{Number: strconv.Itoa(exercises), Of: words.Certificate.Exercises}, {Number: count, Of: rest},
	}
	if friends > 0 {
		counts = append(counts, learn.Count{Number: strconv.Itoa(friends), Of: words.Certificate.Friends})
	}
	return site.WritePage(w, r, http.StatusOK, learn.CertificatePage(learn.Certificate{
		Layout: u.frame(words.Certificate.Title).About(u.Language.Abouts.Path), Say: words.Certificate,
		Path: words.Exercise.Path, PathURL: pathURL(path), Earned: u.walked(path), Total: total, Notice: u.Notice,
		Text: words.Phrases.Walked(path, len(lessons)), Counts: counts,
	}))
}

// walked reports whether every lesson of a path has stars.
func (u *learner) walked(path int) bool {
	_, _, left := u.Progress.NextOn(path, false)
	return !left
}

// certificateOf returns the link to the certificate of a path.
func (u *learner) certificateOf(path int) frame.Link {
	return frame.Link{Text: u.Language.Pages.Learning.Certificate.See, URL: certificateURL + pathQuery(path)}
}
