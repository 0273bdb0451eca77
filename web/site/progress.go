package site

import (
	"chesstutor/templates/frame"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

// PracticeOf returns a link to the practice of a skill.
func PracticeOf(l *say.Language, skill practice.Skill) *frame.Link {
	return &frame.Link{
		Text: l.Pages.Practice.Phrases.One(l.Practice.Skills[skill]),
		URL:  "/practice?skill=" + string(skill),
	}
}

// NextLesson returns a link to the next lesson for a learner, nil if every lesson has stars.
func NextLesson(p *lesson.Progress, c Settings, l *say.Language) *frame.Link {
	next, _, ok := p.Next(c.KnowsMoves())
	if !ok {
		return nil
	}
	return &frame.Link{
		Text: l.Pages.Learning.Phrases.Step(l.Path.Lessons[next.Name].Title),
		URL:  "/lesson/" + next.Name,
	}
}
