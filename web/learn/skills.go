package learn

import (
	"net/http"
	"time"

	"chesstutor/templates"
	"chesstutor/tutor/practice"
	"chesstutor/web/site"
)

// skillJSON is the JSON encoding of a learner's progress in a skill.
type skillJSON struct {
	Name      practice.Skill `json:"name"`
	Title     string         `json:"title"`
	Positions map[string]int `json:"positions"`
	Box       int            `json:"box"` // 1 to 5, 0 if it was never practised
	Due       *string        `json:"due"` // a date, null if it was never practised
}

// showSkills answers GET /practice/skills with all skills.
func (s *Learn) showSkills(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, templates.SkillsPage(u.skillsPage(s.Today())))
	}
	var list []skillJSON
	for _, skill := range practice.Skills() {
		one := skillJSON{Name: skill, Title: u.language.Practice.Skills[skill], Positions: map[string]int{}}
		for _, d := range practice.Difficulties() {
			one.Positions[d.String()] = practice.Count(skill, d)
		}
		if at := u.progress.Practice.Standing(skill); at.Met {
			due := at.Due.Date().Format(time.DateOnly)
			one.Box, one.Due = at.Box+1, &due
		}
		list = append(list, one)
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{{Name: "skills", Value: list}}, u.noticeJSON()...))
}

func (u *learner) skillsPage(day practice.Day) templates.Skills {
	words := u.language.Pages.Practice
	return templates.Skills{
		Layout: site.LearningFrame(u.language, skillsURL, words.Skills).About(u.language.Abouts.Skills),
		Notice: u.notice, Stats: u.practiceStats(day), Skills: u.skills(day), Picture: u.skillPicture(day),
		Say: templates.PracticeWords{
			Title: words.Title, Skills: words.Skills, Intro: words.Intro, Mixed: words.Mixed, Today: words.Today,
			Sheet: words.Sheet, Print: words.Print, Lesson: words.Lesson,
		},
	}
}

// skills returns all skills for a page.
func (u *learner) skills(day practice.Day) (list []templates.Skill) {
	words := u.language.Pages.Practice
	for _, skill := range practice.Skills() {
		at := u.progress.Practice.Standing(skill)
		title := u.language.Practice.Skills[skill]
		one := templates.Skill{
			Title: title, Has: at.Has, Due: at.Met && at.Due <= day, One: words.Phrases.One(title),
			URL: "/practice?skill=" + string(skill), Sheet: "/practice/sheet?skill=" + string(skill),
			Lesson: "/lesson/" + skill.Lesson(),
		}
		switch {
		case at.Has:
			one.Step, one.Text = at.Box+1, words.Has
		case at.Met:
			one.Step, one.Text = at.Box+1, words.Phrases.Box(at.Box+1, practice.Boxes)
		}
		list = append(list, one)
	}
	return list
}

// skillPicture returns a small chart of all skills.
func (u *learner) skillPicture(day practice.Day) templates.SkillPicture {
	return templates.SkillPicture{Label: u.language.Pages.Practice.Skills, Bars: u.skills(day), Steps: practice.Boxes}
}

// practiceStats returns on how many days the learner has practised, and how many missed exercises and skills are
// due.
func (u *learner) practiceStats(day practice.Day) []string {
	r, words := &u.progress.Practice, u.language.Pages.Practice.Phrases
	list := []string{words.Days(r.Days())}
	if due := r.Due(day, u.progress.Practised()) + u.kept.Due(day); due > 0 {
		list = append(list, words.Due(due))
	}
	return list
}

// practiceCard returns the link to practice on the pages of the path and of progress.
func (s *Learn) practiceCard(u *learner) templates.PracticeCard {
	words := u.language.Pages.Practice
	return templates.PracticeCard{
		Title: words.Title, Go: words.Mixed, See: words.Skills, Stats: u.practiceStats(s.Today()),
		Picture: u.skillPicture(s.Today()),
	}
}
