package classes

import (
	"strconv"

	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor"
	"chesstutor/tutor/class"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

// readTask reads what is for today, "" for nothing. It refuses a lesson, skill, position or friend that is not.
func readTask(text string) (class.Task, error) {
	t, ok := class.ParseTask(text)
	if !ok || t != (class.Task{}) && taskURL(t) == "" {
		return class.Task{}, errNoTask
	}
	return t, nil
}

// taskURL returns where a task is done, "" if there is no such thing.
func taskURL(t class.Task) string {
	switch t.Kind {
	case class.LessonTask:
		if l, ok := lesson.Find(t.Name); ok {
			return "/lesson/" + l.Name
		}
	case class.SkillTask, class.SameTask:
		if skill, ok := practice.FindSkill(t.Name); ok {
			url := "/practice?skill=" + string(skill)
			if t.Kind == class.SameTask {
				url += "&seed=" + strconv.FormatUint(uint64(t.Seed), 10)
			}
			return url
		}
	case class.PositionTask:
		if _, ok := playOut(t.Name); ok {
			return "/practice/endings"
		}
	}
	return ""
}

// playOut returns the position to play out of a name.
func playOut(name string) (tutor.PlayOut, bool) {
	for _, p := range tutor.PlayOuts() {
		if p.Name == name {
			return p, true
		}
	}
	return tutor.PlayOut{}, false
}

// taskWords returns what is for today in words.
func taskWords(l *say.Language, t class.Task) string {
	title := ""
	switch t.Kind {
	case class.LessonTask:
		title = l.Path.Lessons[t.Name].Title
	case class.SkillTask, class.SameTask:
		title = l.Practice.Skills[practice.Skill(t.Name)]
	case class.PositionTask:
		title = l.Pages.PlayingOut.Titles[t.Name]
	}
	return l.Class.Tasks[t.Kind](title)
}

// todayLink leads to what is for today, nil if nothing is. What another release knew may be nothing here.
func todayLink(l *say.Language, c *class.Class) *frame.Link {
	t := c.Today()
	if url := taskURL(t); url != "" {
		return &frame.Link{Text: taskWords(l, t), URL: url}
	}
	return nil
}

// tasks returns what can be for today, with the one that is.
func tasks(l *say.Language, chosen string) []classes.Tasks {
	words := l.Class.New
	option := func(t class.Task) frame.Option {
		text := words.OwnPath
		if t != (class.Task{}) {
			text = taskWords(l, t)
		}
		return frame.Option{Value: t.String(), Text: text, On: t.String() == chosen}
	}
	groups := []classes.Tasks{
		{Options: []frame.Option{option(class.Task{})}}, {Legend: words.Lessons}, {Legend: words.Skills},
		{Legend: words.Positions},
	}
	add := func(group int, t class.Task) { groups[group].Options = append(groups[group].Options, option(t)) }
	for _, at := range lesson.Lessons() {
		add(1, class.Task{Kind: class.LessonTask, Name: at.Name})
	}
	for n, skill := range practice.Skills() {
		add(2, class.Task{Kind: class.SkillTask, Name: string(skill)})
		add(2, class.Task{Kind: class.SameTask, Name: string(skill), Seed: uint32(n + 1)})
	}
	for _, p := range tutor.PlayOuts() {
		add(3, class.Task{Kind: class.PositionTask, Name: p.Name})
	}
	return groups
}
