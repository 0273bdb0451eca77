package learn

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"chesstutor/templates"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/own"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
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
		return site.WriteJSON(w, http.StatusOK, u.progressJSON(s.Today()))
	}
	page := u.progressPage(s.Today())
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

func (u *learner) progressPage(day practice.Day) templates.Progress {
	words := u.language.Pages.Learning
	page := templates.Progress{
		Kept: u.keptLinks(), Chances: u.chances(day),
		Layout: u.frame(words.Progress.Title).About(u.language.Abouts.Progress),
		Say:    templates.ProgressWords(words.Progress), Notice: u.notice, Seen: u.language.Pages.Seen.Title,
	}
	_, page.Total = u.total()
	for _, l := range lesson.Lessons() {
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

func (u *learner) progressJSON(day practice.Day) site.Object {
	var list []progressLesson
	for _, l := range lesson.Lessons() {
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
	object = append(object, site.Member{Name: "chances", Value: chancesJSON(u.kept.Counts(day))})
	return append(object, u.noticeJSON()...)
}

// resetProgress answers POST /progress/reset: it deletes all progress, and what was kept from games.
func (s *Learn) resetProgress(w http.ResponseWriter, r *http.Request) error {
	if _, err := site.ReadForm(w, r); err != nil {
		return err
	}
	u := &learner{language: s.Language(r)}
	if err := s.KeepProgress(w, r, &u.progress); err != nil {
		return err
	}
	if err := s.KeepOwn(w, r, &u.kept); err != nil {
		return err
	}
	return s.answerProgress(w, r, u, "/progress?done=reset")
}

// answerProgress answers a change of the progress: with a redirect of the page to an address, or with the progress
// as JSON.
func (s *Learn) answerProgress(w http.ResponseWriter, r *http.Request, u *learner, address string) error {
	if site.WantsHTML(r) {
		http.Redirect(w, r, address, http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, u.progressJSON(s.Today()))
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
		return site.WriteJSON(w, http.StatusOK,
			append(site.Object{{Name: "url", Value: link}, {Name: "code", Value: code}}, u.noticeJSON()...))
	}
	page := u.progressPage(s.Today())
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
	u := &learner{language: s.Language(r), kept: s.Own(r)}
	u.progress, _ = s.Progress(r)
	other, err := s.ReadProgressCode(f["code"])
	if err != nil {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoProgressLink})
	}
	u.progress.Merge(other)
	if err := s.KeepProgress(w, r, &u.progress); err != nil {
		return err
	}
	return s.answerProgress(w, r, u, "/progress?done=added")
}

// exercisesOf returns links from a topic of "How to play" to the lessons that practise it.
func (u *learner) exercisesOf(topic string) (list []templates.Link) {
	for _, l := range lesson.Lessons() {
		if slices.Contains(l.Reference, topic) {
			list = append(list,
				templates.Link{Text: u.language.Pages.Learning.Phrases.Practise(u.title(l)), URL: lessonURL(l)})
		}
	}
	return list
}

// keptLinks returns the positions from the learner's games, with links to practise them.
func (u *learner) keptLinks() (list []templates.Link) {
	for _, p := range u.kept.Positions() {
		list = append(list, templates.Link{
			Text: u.language.Pages.Reviewing.FromGame(p.From.Date(), p.Board.MoveNumber()),
			URL:  "/practice/own?id=" + p.ID(),
		})
	}
	return list
}

// chances returns how many chances of each group of ideas were seen and missed in the last weeks.
func (u *learner) chances(day practice.Day) (list []templates.ChanceCount) {
	for _, n := range u.kept.Counts(day) {
		list = append(list, templates.ChanceCount{
			Group: u.language.Fading.Groups[n.Group], Seen: strconv.Itoa(n.Seen), Missed: strconv.Itoa(n.Missed),
			None: n.Seen+n.Missed == 0,
		})
	}
	return list
}

// chanceJSON is the JSON encoding of the counts of a group of ideas.
type chanceJSON struct {
	Group  seen.Group `json:"group"`
	Seen   int        `json:"seen"`
	Missed int        `json:"missed"`
}

func chancesJSON(counts []own.Count) (list []chanceJSON) {
	for _, n := range counts {
		list = append(list, chanceJSON{n.Group, n.Seen, n.Missed})
	}
	return list
}
