package learn

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/own"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// learner is the sender of a request: their progress and language.
type learner struct {
	language *say.Language
	progress lesson.Progress
	kept     own.Record // positions and counts from games
	notice   string     // a sentence to show, or ""
}

// learner decodes a request's progress cookie. If it cannot be read it is replaced by a beginner's, and the notice
// says so.
func (s *Learn) learner(w http.ResponseWriter, r *http.Request) (*learner, error) {
	u := &learner{language: s.Language(r), kept: s.Own(r)}
	lost := false
	if u.progress, lost = s.Progress(r); !lost {
		return u, nil
	}
	u.notice = u.language.Problem(say.Problem{Key: say.ProgressLost})
	return u, s.KeepProgress(w, r, &u.progress)
}

// toChange returns the learner of a request that would change the progress. It refuses if the cookie could not be
// read, since the exercise that the request is about is not open then. The next page replaces the cookie.
func (s *Learn) toChange(r *http.Request) (*learner, error) {
	u := &learner{language: s.Language(r), kept: s.Own(r)}
	lost := false
	if u.progress, lost = s.Progress(r); lost {
		return nil, u.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.ProgressLost}))
	}
	return u, nil
}

// showing adds the page of the path of lessons to a refusal.
func (u *learner) showing(e *site.Refusal) *site.Refusal {
	return e.Beside(func(l *say.Language, text string) templ.Component {
		shown := *u
		shown.language, shown.notice = l, text
		return templates.PathPage(shown.path())
	}, nil)
}

// find returns the lesson in the address of a request.
func find(r *http.Request) (*lesson.Lesson, error) {
	l, ok := lesson.Find(site.Var(r, "name"))
	if !ok {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	return l, nil
}

// title returns the title of a lesson.
func (u *learner) title(l *lesson.Lesson) string { return u.language.Path.Lessons[l.Name].Title }

// about describes a lesson by its first sentences.
func (u *learner) about(l *lesson.Lesson) string { return u.language.Path.Lessons[l.Name].Screens[0] }

// frame returns the layout of the pages of lessons.
func (u *learner) frame(title string) templates.Layout {
	return site.LearningFrame(u.language, "/lessons", title)
}

// skillsURL is the page of skills, under which the main navigation has practice.
const skillsURL = "/practice/skills"

// stars returns the stars of a lesson.
func (u *learner) stars(l *lesson.Lesson) (s templates.Stars) {
	n := u.progress.Stars(l)
	if n == 0 {
		return s
	}
	s.Text = u.language.Pages.Learning.Phrases.Stars(n)
	for i := range lesson.MostStars {
		s.On = append(s.On, i < n)
	}
	return s
}

// total returns how many lessons have stars, and a sentence with the number of these and of all stars.
func (u *learner) total() (done int, text string) {
	stars := 0
	all := lesson.Lessons()
	for _, l := range all {
		n := u.progress.Stars(l)
		stars += n
		if n > 0 {
			done++
		}
	}
	return done, u.language.Pages.Learning.Phrases.Done(done, len(all), stars)
}
