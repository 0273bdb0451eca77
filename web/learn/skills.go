package learn

import (
	"net/http"
	"time"

	"chesstutor/templates/learn"
	"chesstutor/tutor/practice"
	"chesstutor/web/game"
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
		return site.WritePage(w, r, http.StatusOK, learn.SkillsPage(u.skillsPage(s.Today())))
	}
	var list []skillJSON
	for _, skill := range practice.Skills() {
		one := skillJSON{Name: skill, Title: u.Language.Practice.Skills[skill], Positions: map[string]int{}}
		for _, d := range practice.Difficulties() {
			one.Positions[d.String()] = practice.Count(skill, d)
		}
		if at := u.Progress.Practice.Standing(skill); at.Met {
			due := at.Due.Date().Format(time.DateOnly)
			one.Box, one.Due = at.Box+1, &due
		}
		list = append(list, one)
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{{Name: "skills", Value: list}}, u.NoticeJSON()...))
}

func (u *learner) skillsPage(day practice.Day) learn.Skills {
	words := u.Language.Pages.Practice
	page := learn.Skills{
		Layout: site.ThumbFrame(u.Language, skillsURL, words.Skills).About(u.Language.Abouts.Skills),
		Notice: u.Notice, Today: game.Today(&u.Learner, u.own), Stats: u.PracticeStats(day),
		Now: u.Language.Pages.Learning.Today.Heading,
		Say: words.Practice, Mixed: u.MixedPractice(day),
	}
	page.Today.Main, page.Today.Resume, page.Today.Other = nil, nil, nil
	var before []learn.Skill
	for _, skill := range u.Skills(day) {
		switch {
		case skill.Went != "":
			page.Skills = append(page.Skills, skill)
		case skill.Known:
			before = append(before, skill)
		default:
			page.Later = append(page.Later, skill)
		}
	}
	page.Skills = append(page.Skills, before...)
	return page
}
