package site

import (
	"net/http"

	"chesstutor/templates"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

// Progress returns the progress in a request's cookie, or that of a beginner if there is no cookie or it cannot be
// read; lost is true in the latter case.
func (s *Site) Progress(r *http.Request) (p lesson.Progress, lost bool) {
	data, found, err := s.Open(r, ProgressCookie)
	if found && err == nil {
		p, err = lesson.Decode(data)
	}
	if err != nil {
		return lesson.Progress{}, true
	}
	return p, false
}

// KeepProgress sets the cookie of a learner's progress.
func (s *Site) KeepProgress(w http.ResponseWriter, r *http.Request, p *lesson.Progress) error {
	value, err := s.ProgressCode(p)
	if err != nil {
		return err
	}
	s.SetCookie(w, r, ProgressCookie, value)
	return nil
}

// ProgressCode returns a learner's progress, encoded and signed, for a cookie or for a link to another device.
func (s *Site) ProgressCode(p *lesson.Progress) (string, error) {
	return s.Cookies.Sign(ProgressCookie, p.Encode())
}

// ReadProgressCode decodes the result of ProgressCode. It returns an error if the text is anything else or more
// than a year old.
func (s *Site) ReadProgressCode(code string) (lesson.Progress, error) {
	data, err := s.Cookies.Read(ProgressCookie, code)
	if err != nil {
		return lesson.Progress{}, err
	}
	return lesson.Decode(data)
}

// PracticeOf returns a link to the practice of a skill.
func PracticeOf(l *say.Language, skill practice.Skill) *templates.Link {
	return &templates.Link{
		Text: l.Pages.Practice.Phrases.One(l.Practice.Skills[skill]),
		URL:  "/practice?skill=" + string(skill),
	}
}

// NextLesson returns a link to the next lesson for a learner, nil if every lesson has stars.
func NextLesson(p *lesson.Progress, l *say.Language) *templates.Link {
	next, _, ok := p.Next()
	if !ok {
		return nil
	}
	return &templates.Link{
		Text: l.Pages.Learning.Phrases.Step(l.Path.Lessons[next.Name].Title),
		URL:  "/lesson/" + next.Name,
	}
}
