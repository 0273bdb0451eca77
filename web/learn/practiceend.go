package learn

import (
	"net/http"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// The pages after a practice session, and after the exercises of a day.
const (
	practiceEndURL = "/practice?end=session"
	dayEndURL      = "/practice?end=day"
)

// endPractice answers with the end of a practice session, or of the exercises of the day, and leads to the session if
// it goes on.
func (s *Learn) endPractice(w http.ResponseWriter, r *http.Request, u *learner, end string) error {
	done, _, of := u.Progress.Practice.Session()
	if five := lesson.DailyExercises; end == "day" && u.exercisesOf(s.Today()) == five && done >= five {
		page := u.practiceEnd(five)
		page.Won = page.Glad // the day's are done
		page.Over = page.Main.URL == "/practice"
		u.addTomorrow(&page)
		u.addGame(&page)
		return site.WritePage(w, r, http.StatusOK, learn.PracticeEndPage(page))
	}
	if done < of {
		http.Redirect(w, r, "/practice", http.StatusSeeOther)
		return nil
	}
	page := u.practiceEnd(of)
	u.addMissed(&page)
	return site.WritePage(w, r, http.StatusOK, learn.PracticeEndPage(page))
}

// afterPractice leads to what the day still lacks, to more practice if that is nothing.
func (u *learner) afterPractice(today learn.Today) frame.Link {
	for i, thing := range today.Things {
		switch {
		case !thing.Now || thing.URL == "/practice":
		case i == 0 && thing.URL != "/lessons": // there is one
			return frame.Link{Text: u.Language.Pages.Learning.Phrases.Step(thing.Text), URL: thing.URL}
		default:
			return *today.Main
		}
	}
	return frame.Link{Text: u.Language.Pages.Practice.More, URL: "/practice"}
}

// practiceEnd returns the page after a number of exercises, the last of a session.
func (u *learner) practiceEnd(of int) learn.PracticeEnd {
	words, p := u.Language.Pages.Practice, &u.Progress.Practice
	today := game.Today(&u.Learner, u.own)
	right := 0
	rights := p.Rights()
	for _, each := range rights[len(rights)-of:] {
		if each {
			right++
		}
	}
	later := p.Later(of)
	score, went := words.Phrases.Score(right, of), words.Phrases.Went(right, later, of)
	switch {
	case right == 0:
		score = words.Phrases.Ended(later, of)
	case right < of:
		score = words.Phrases.AtOnce(right, of)
	}
	page := learn.PracticeEnd{
		Layout: scripted(site.LearningFrame(u.Language, skillsURL, score)).About(u.Language.Abouts.Practice),
		Voice:  u.voice(score, went),
		Say:    words.Practice, Close: u.Language.Pages.Learning.Exercise.Close,
		Sound: u.Language.Pages.Learning.Exercise.Sound,
		Score: score, Text: went, Won: right == of, Glad: 2*(right+later) >= of,
		Today: today, Main: u.afterPractice(today),
		Done: frame.Link{Text: words.Ended, URL: "/lessons"},
	}
	if today.Things[2].Now {
		page.Begins = today.Resume
	}
	for _, t := range p.Tallies(of) {
		if right == 0 { // the score counts what was right later
			t.Right = t.Later
		}
		page.Skills = append(page.Skills, learn.SkillTally{
			Name: string(t.Skill), Title: u.Language.Practice.Skills[t.Skill], Right: t.Right, Of: t.Done,
			Count: words.Phrases.Score(t.Right, t.Done), URL: "/practice?skill=" + string(t.Skill),
		})
	}
	return page
}

// addTomorrow adds to the page after the day's exercises which lesson comes tomorrow, or the way to it where it was
// begun today, and where no skills were practised the whole card of the day, whose button is that of the page.
func (u *learner) addTomorrow(page *learn.PracticeEnd) {
	page.Whole = len(page.Skills) == 0
	next, _, left := u.Next()
	if !left || !u.Progress.Daily.On(u.Day).Lesson {
		return
	}
	phrases := u.Language.Pages.Learning.Phrases
	if begun, _ := u.Progress.Met(next); begun > 0 {
		page.See = &frame.Link{Text: phrases.Step(u.Title(next)), URL: "/lesson/" + next.Name}
		return
	}
	page.Tomorrow, page.Then = phrases.Tomorrow(u.Title(next)), next.Name
}

// addGame adds to the page after the day's exercises the way to the moments of the learner's last game, unless some of
// them were solved.
func (u *learner) addGame(page *learn.PracticeEnd) {
	if g := u.own; page.See == nil && g != nil && g.Ply() > 0 && g.Outcome() != chess.Playing && len(g.Solved()) == 0 {
		page.See = &frame.Link{Text: u.Language.Pages.Practice.FromGame, URL: "/review"}
	}
}

// addMissed adds to the page after a session when what was missed comes back, and the way to see it now, in the place
// of more practice.
func (u *learner) addMissed(page *learn.PracticeEnd) {
	words, missed := u.Language.Pages.Practice, u.Progress.Misses()
	if len(missed) == 0 {
		return
	}
	if back := len(missed) - ofLessons(missed); back > 0 {
		page.Back = words.Phrases.Back(back)
	} else {
		page.Back = words.Phrases.Tricky(len(missed))
	}
	see := frame.Link{
		Text: words.Phrases.See(len(missed)), URL: (&inPractice{missed: 1}).address("/practice", ""),
	}
	if page.Main.URL == "/practice" { // what was hard helps more than five others
		page.Main = see
	} else {
		page.See = &see
	}
	for _, m := range missed[:min(2, len(missed))] {
		page.Missed = append(page.Missed, corner(m.Exercise))
	}
}

// ofLessons returns how many of those that were missed are of lessons. They come back only as the lessons do.
func ofLessons(list []lesson.Miss) (n int) {
	for _, m := range list {
		if m.Lesson != nil {
			n++
		}
	}
	return n
}
