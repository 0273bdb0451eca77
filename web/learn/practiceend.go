package learn

import (
	"net/http"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/practice"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// practiceEndURL is the page after a practice session.
const practiceEndURL = "/practice?end=session"

// endPractice answers with the end of a practice session, and leads to the session if it goes on.
func (s *Learn) endPractice(w http.ResponseWriter, r *http.Request, u *learner) error {
	if done, _, of := u.Progress.Practice.Session(); done < of {
		http.Redirect(w, r, "/practice", http.StatusSeeOther)
		return nil
	}
	return site.WritePage(w, r, http.StatusOK, learn.PracticeEndPage(u.practiceEnd(s.Today())))
}

// afterPractice leads to what the day still lacks, to more practice if that is nothing.
func (u *learner) afterPractice(today learn.Today) frame.Link {
	for _, thing := range today.Things {
		if thing.Now && thing.URL != "/practice" {
			return *today.Main
		}
	}
	return frame.Link{Text: u.Language.Pages.Practice.More, URL: "/practice"}
}

// practiceEnd returns the page after a practice session that ended on a day.
func (u *learner) practiceEnd(day practice.Day) learn.PracticeEnd {
	words, p := u.Language.Pages.Practice, &u.Progress.Practice
	today := game.Today(&u.Learner)
	_, right, of := p.Session()
	score := words.Phrases.Score(right, of)
	page := learn.PracticeEnd{
		Layout: scripted(site.LearningFrame(u.Language, skillsURL, score)).About(u.Language.Abouts.Practice),
		Voice:  u.voice(score, words.Phrases.Went(right, of)),
		Say:    words.Practice, Close: u.Language.Pages.Learning.Exercise.Close, Score: score, Text: words.Phrases.Went(right, of),
		Today: today, Main: u.afterPractice(today),
		Done: frame.Link{Text: words.Ended, URL: "/lessons"},
	}
	for _, t := range p.Tallies() {
		page.Skills = append(page.Skills, learn.SkillTally{
			Name: string(t.Skill), Title: u.Language.Practice.Skills[t.Skill], Right: t.Right, Of: t.Done,
			Count: words.Phrases.Score(t.Right, t.Done), URL: "/practice?skill=" + string(t.Skill),
		})
	}
	if n := len(p.Returning(day + practice.Gap(0))); n > 0 && right < of {
		page.Back = words.Phrases.Back(n)
	}
	return page
}
