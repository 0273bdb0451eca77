package learn

import (
	"net/http"
	"net/url"
	"slices"

	"chesstutor/templates"
	"chesstutor/tutor/lesson/path"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// showProgress answers GET /progress: with the learner's progress. With the parameter with=<code>, from a link, the
// page asks whether to add the progress in the link.
func (s *Learn) showProgress(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	words := u.language.Pages.Learning.Progress
	q := site.Query(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, u.progressJSON())
	}
	page := u.progressPage()
	page.Practice = s.practiceCard(u)
	if q["with"] != "" {
		if other, err := s.ReadProgressCode(q["with"]); err == nil {
			brought := learner{language: u.language, progress: other}
			page.Arrived = q["with"]
			_, page.Brings = brought.total()
		} else {
			page.Notice = words.BadLink
		}
	}
	switch q["done"] {
	case "reset":
		page.Notice = words.Was
	case "added":
		page.Notice = words.Added
	}
	return site.WritePage(w, r, http.StatusOK, templates.ProgressPage(page))
}

func (u *learner) progressPage() templates.Progress {
	words := u.language.Pages.Learning
	page := templates.Progress{
		Layout: u.frame(words.Progress.Title).About(u.language.Abouts.Progress), Say: templates.ProgressWords(words.Progress), Notice: u.notice, Seen: u.language.Pages.Seen.Title,
	}
	_, page.Total = u.total()
	for _, l := range path.Lessons() {
		met, _ := u.progress.Met(l)
		page.Lessons = append(page.Lessons, templates.LearnedLesson{
			Title: u.title(l), URL: lessonURL(l), Stars: u.stars(l), Met: words.Phrases.Met(met, len(l.Exercises)),
		})
	}
	return page
}

// progressLesson is the JSON encoding of the learner's progress in a lesson.
type progressLesson struct {
	Name      string `json:"name"`
	Stars     int    `json:"stars"`
	Met       int    `json:"met"`   // exercises done or tried
	First     int    `json:"first"` // right at the first try
	Exercises int    `json:"exercises"`
}

func (u *learner) progressJSON() site.Object {
	var list []progressLesson
	for _, l := range path.Lessons() {
		met, first := u.progress.Met(l)
		list = append(list, progressLesson{l.Name, u.progress.Stars(l), met, first, len(l.Exercises)})
	}
	object := site.Object{{Name: "lessons", Value: list}, {Name: "open", Value: nil}, {Name: "next", Value: nil}}
	if l, attempt, ok := u.progress.Current(); ok {
		object[1].Value = map[string]string{"lesson": l.Name, "id": attempt.Exercise().ID}
	}
	if l, e, ok := u.progress.Next(); ok {
		object[2].Value = map[string]string{"lesson": l.Name, "id": e.ID}
	}
	return append(object, u.noticeJSON()...)
}

// resetProgress answers POST /progress/reset: it deletes all progress.
func (s *Learn) resetProgress(w http.ResponseWriter, r *http.Request) error {
	if _, err := site.ReadForm(w, r); err != nil {
		return err
	}
	u := &learner{language: s.Language(r)}
	if err := s.KeepProgress(w, r, &u.progress); err != nil {
		return err
	}
	return u.answerProgress(w, r, "/progress?done=reset")
}

// answerProgress answers a change of the progress: with a redirect of the page to an address, or with the progress
// as JSON.
func (u *learner) answerProgress(w http.ResponseWriter, r *http.Request, address string) error {
	if site.WantsHTML(r) {
		http.Redirect(w, r, address, http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, u.progressJSON())
}

// linkProgress answers GET /progress/link: with a link that takes the progress to another device.
func (s *Learn) linkProgress(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	code, err := s.ProgressCode(&u.progress)
	if err != nil {
		return err
	}
	link := s.Origin(r) + "/progress?with=" + url.QueryEscape(code)
	if !site.WantsHTML(r) {
		return site.WriteJSON(
			w,
			http.StatusOK,
			append(site.Object{{Name: "url", Value: link}, {Name: "code", Value: code}}, u.noticeJSON()...),
		)
	}
	page := u.progressPage()
	page.Practice = s.practiceCard(u)
	page.Link, page.QR = link, site.QR(link)
	return site.WritePage(w, r, http.StatusOK, templates.ProgressPage(page))
}

// addProgress answers POST /progress/link: it adds the progress in a link to that of this device.
func (s *Learn) addProgress(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	u := &learner{language: s.Language(r)}
	u.progress, _ = s.Progress(r)
	other, err := s.ReadProgressCode(f["code"])
	if err != nil {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoProgressLink})
	}
	u.progress.Merge(other)
	if err := s.KeepProgress(w, r, &u.progress); err != nil {
		return err
	}
	return u.answerProgress(w, r, "/progress?done=added")
}

// exercisesOf returns links from a topic of "How to play" to the lessons that practise it.
func (u *learner) exercisesOf(topic string) (list []templates.Link) {
	for _, l := range path.Lessons() {
		if slices.Contains(l.Reference, topic) {
			list = append(
				list,
				templates.Link{Text: u.language.Pages.Learning.Phrases.Practise(u.title(l)), URL: lessonURL(l)},
			)
		}
	}
	return list
}
