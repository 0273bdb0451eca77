package learn

import (
	"net/http"

	"github.com/a-h/templ"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// learner is the sender of a request.
type learner struct {
	site.Learner
	own      *tutor.Game // theirs, nil if there is none that can be read
	fromGame bool        // they came to a lesson from there
}

// own returns the visitor's own game, nil if there is none that can be read.
func (s *Learn) own(r *http.Request) *tutor.Game {
	g, err := s.games.Own(r)
	if err != nil {
		return nil
	}
	return g
}

// learner returns the learner of a request.
func (s *Learn) learner(w http.ResponseWriter, r *http.Request) (*learner, error) {
	u, err := s.Learner(w, r)
	return &learner{*u, s.own(r), site.IsFromGame(r)}, err
}

// toChange returns the learner of a request that would change the progress. It refuses if the cookie could not be
// read, since the exercise that the request is about is not open then. The next page replaces the cookie.
func (s *Learn) toChange(r *http.Request) (*learner, error) {
	read, err := s.ReadLearner(r)
	u := &learner{*read, s.own(r), site.IsFromGame(r)}
	if err != nil {
		return nil, u.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.ProgressLost}))
	}
	return u, nil
}

// showing adds the page of the path of lessons to a refusal.
func (u *learner) showing(e *site.Refusal) *site.Refusal {
	return e.Beside(func(l *say.Language, text string) templ.Component {
		shown := *u
		shown.Language, shown.Notice = l, text
		return learn.PathPage(shown.path(1))
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

// about describes a lesson by its first sentences.
func (u *learner) about(l *lesson.Lesson) string { return u.Language.Path.Lessons[l.Name].Screens[0] }

// frame returns the layout of the pages of lessons.
func (u *learner) frame(title string) frame.Layout {
	return scripted(site.LearningFrame(u.Language, "/lessons", title))
}

// scripted returns the layout with the script of lessons, which lets them be heard.
func scripted(f frame.Layout) frame.Layout {
	f.Script = "lesson.js"
	return f
}

// skillsURL is the page of skills, under which the main navigation has practice.
const skillsURL = "/practice/skills"
