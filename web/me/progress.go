package me

import (
	"net/http"
	"net/url"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/me"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// showProgress answers GET /progress: with the learner's progress. With the parameter with=<code>, from a link, the
// page asks whether to add the progress in the link.
func (s *Me) showProgress(w http.ResponseWriter, r *http.Request) error {
	u, err := s.Learner(w, r)
	if err != nil {
		return err
	}
	words := u.Language.Pages.Learning.Progress
	q := site.Query(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, progressJSON(u, s.Today()))
	}
	page := progressPage(u, s.Today())
	page.Practice = u.PracticeCard(s.Today())
	if q["with"] != "" {
		if other, err := s.Progress.Decode(q["with"]); err == nil {
			brought := site.Learner{Language: u.Language, Progress: other}
			page.Arrived = q["with"]
			_, page.Brings = brought.Total(lesson.Lessons())
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
	return site.WritePage(w, r, http.StatusOK, me.ProgressPage(page))
}

func progressPage(u *site.Learner, day practice.Day) me.Progress {
	words := u.Language.Pages.Learning
	page := me.Progress{
		Kept: ownLinks(u), Chances: chances(u, day),
		Layout: site.ThumbFrame(u.Language, "/lessons", words.Progress.Title).About(u.Language.Abouts.Progress),
		Say:    words.Progress, Notice: u.Notice, Seen: u.Language.Pages.Seen.Title,
	}
	_, page.Total = u.Total(lesson.Lessons())
	for _, l := range lesson.Lessons() {
		met, _ := u.Progress.Met(l)
		row := me.LearnedLesson{
			Title: u.Title(l), URL: "/lesson/" + l.Name, Stars: u.Stars(l),
			Met: words.Phrases.Met(met, len(l.Exercises)),
		}
		if u.Knew(l) {
			row.Met = words.Path.Known
		}
		page.Lessons = append(page.Lessons, row)
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

func progressJSON(u *site.Learner, day practice.Day) site.Object {
	var list []progressLesson
	for _, l := range lesson.Lessons() {
		met, first := u.Progress.Met(l)
		list = append(list, progressLesson{l.Name, u.Progress.Stars(l), met, first, len(l.Exercises)})
	}
	object := site.Object{{Name: "lessons", Value: list}, {Name: "open", Value: nil}, {Name: "next", Value: nil}}
	if l, attempt, ok := u.Progress.Current(); ok {
		object[1].Value = map[string]string{"lesson": l.Name, "id": attempt.Exercise().ID}
	}
	if l, e, ok := u.Next(); ok {
		object[2].Value = map[string]string{"lesson": l.Name, "id": e.ID}
	}
	object = append(object, site.Member{Name: "chances", Value: u.Notebook.Counts(day)})
	return append(object, u.NoticeJSON()...)
}

// resetProgress answers POST /progress/reset: it deletes all progress, and what was kept from games.
func (s *Me) resetProgress(w http.ResponseWriter, r *http.Request, _ site.Form) error {
	u := &site.Learner{Language: s.Language(r)}
	if err := s.Progress.Set(w, r, u.Progress); err != nil {
		return err
	}
	if err := s.Notebook.Set(w, r, u.Notebook); err != nil {
		return err
	}
	return site.Answer(w, r, "/progress?done=reset", progressJSON(u, s.Today()))
}

// linkProgress answers GET /progress/link: with a link that takes the progress to another device.
func (s *Me) linkProgress(w http.ResponseWriter, r *http.Request) error {
	u, err := s.Learner(w, r)
	if err != nil {
		return err
	}
	code, err := s.Progress.Encode(u.Progress)
	if err != nil {
		return err
	}
	link := s.Origin(r) + "/progress?with=" + url.QueryEscape(code)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK,
			append(site.Object{{Name: "url", Value: link}, {Name: "code", Value: code}}, u.NoticeJSON()...))
	}
	page := progressPage(u, s.Today())
	page.Practice = u.PracticeCard(s.Today())
	page.Link, page.QR = link, site.QR(link)
	return site.WritePage(w, r, http.StatusOK, me.ProgressPage(page))
}

// addProgress answers POST /progress/link: it adds the progress in a link to that of this device.
func (s *Me) addProgress(w http.ResponseWriter, r *http.Request, f site.Form) error {
	u := &site.Learner{Language: s.Language(r), Notebook: s.Notebook.Of(r), Progress: s.Progress.Of(r)}
	other, err := s.Progress.Decode(f["code"])
	if err != nil {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoProgressLink})
	}
	u.Progress.Merge(other)
	if err := s.Progress.Set(w, r, u.Progress); err != nil {
		return err
	}
	return site.Answer(w, r, "/progress?done=added", progressJSON(u, s.Today()))
}

// ownLinks returns the positions from the learner's games, with links to practise them.
func ownLinks(u *site.Learner) (list []frame.Link) {
	for _, p := range u.Notebook.Positions() {
		list = append(list, frame.Link{
			Text: u.Language.Pages.Reviewing.FromGame(p.From.Date(), p.Board.MoveNumber()),
			URL:  "/practice/own?id=" + p.ID(),
		})
	}
	return list
}

// chances returns how many chances of each group of ideas were seen and missed in the last weeks.
func chances(u *site.Learner, day practice.Day) (list []me.ChanceCount) {
	for _, n := range u.Notebook.Counts(day) {
		list = append(list, me.ChanceCount{
			Group: u.Language.Fading.Groups[n.Group], Seen: strconv.Itoa(n.Seen), Missed: strconv.Itoa(n.Missed),
			None: n.Seen+n.Missed == 0,
		})
	}
	return list
}
