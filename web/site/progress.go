package site

import (
	"net/http"

	"chesstutor/templates"
	"chesstutor/tutor/lesson/path"
	"chesstutor/tutor/say"
)

// ProgressCookie holds how far a learner has come.
const ProgressCookie = "chess_learn"

// Progress reads how far the learner has come who sent a request. Without a
// cookie, or with one that cannot be read, that is a beginner's progress; lost
// tells of the latter.
func (s *Site) Progress(r *http.Request) (p path.Progress, lost bool) {
	data, found, err := s.Cookies.Open(r, ProgressCookie)
	if found && err == nil {
		p, err = path.Decode(data)
	}
	if err != nil {
		return path.Progress{}, true
	}
	return p, false
}

// KeepProgress sends the cookie of a learner's progress.
func (s *Site) KeepProgress(w http.ResponseWriter, r *http.Request, p *path.Progress) error {
	value, err := s.ProgressCode(p)
	if err != nil {
		return err
	}
	s.SetCookie(w, r, ProgressCookie, value)
	return nil
}

// ProgressCode is a learner's progress, signed, to be kept in a cookie or carried
// to another device by a link.
func (s *Site) ProgressCode(p *path.Progress) (string, error) {
	return s.Cookies.Sign(ProgressCookie, p.Encode())
}

// ReadProgressCode reads what ProgressCode wrote. It returns an error for any
// other text, and for one that is a year old.
func (s *Site) ReadProgressCode(code string) (path.Progress, error) {
	data, err := s.Cookies.Read(ProgressCookie, code)
	if err != nil {
		return path.Progress{}, err
	}
	return path.Decode(data)
}

// NextLesson leads to the lesson that comes next for who sent a request, nil if
// every lesson has stars.
func (s *Site) NextLesson(r *http.Request, l *say.Language) *templates.Link {
	p, _ := s.Progress(r)
	next, _, ok := p.Next()
	if !ok {
		return nil
	}
	return &templates.Link{Text: l.Pages.Learning.Phrases.Step(l.Path.Lessons[next.Name].Title), URL: "/lesson/" + next.Name}
}
