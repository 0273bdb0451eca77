package classes

import (
	"net/url"
	"slices"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// readTask reads what is for today: the field today, "" for nothing, or in its place position, in FEN or as a link. It
// refuses a lesson, skill, position or friend that is not.
func readTask(f site.Form) (class.Task, error) {
	text := f["today"]
	if typed := strings.TrimSpace(f["position"]); typed != "" {
		p, err := readPosition(typed)
		if err != nil {
			return class.Task{}, errNoTask
		}
		text = class.Task{Kind: class.FENTask, Name: p.FEN()}.String()
	}
	t, ok := class.ParseTask(text)
	if !ok || t != (class.Task{}) && taskURL(t) == "" {
		return class.Task{}, errNoTask
	}
	return t, nil
}

// readPosition reads a position in FEN, or that of a link: with one in its address, of an exercise, or of a game.
func readPosition(text string) (chess.Position, error) {
	at, err := url.Parse(text)
	if err != nil {
		return chess.ParseFEN(text)
	}
	if _, link, found := strings.Cut(at.Path, "/g/"); found {
		g, err := game.ReadLink(link)
		if err != nil {
			return chess.Position{}, err
		}
		ply, err := site.Form{"ply": at.Query().Get("ply")}.Ply(g)
		if err != nil {
			return chess.Position{}, err
		}
		return *g.PositionAt(ply), nil
	}
	if e := site.ExerciseNamed(at.Query().Get("id")); e != nil && e.Hidden() == 0 {
		return e.Position, nil
	}
	if fen := at.Query().Get("fen"); fen != "" {
		text = fen
	}
	return chess.ParseFEN(text)
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
	case class.FENTask:
		if p, err := chess.ParseFEN(t.Name); err == nil {
			return "/new?side=" + p.Turn().String() + "&fen=" + url.QueryEscape(t.Name)
		}
	case class.FriendTask:
		if friend := levelNamed(t.Name); slices.Contains(ai.Friends(), friend) {
			return playURL(friend)
		}
	}
	return ""
}

// playURL returns where a game against a level is begun.
func playURL(l ai.Level) string { return "/new?level=" + strconv.Itoa(int(l)) }

// levelNamed returns the level of a number, game.NoLevel if there is none.
func levelNamed(number string) ai.Level {
	level, err := game.ReadLevel(site.Form{"level": number}, game.NoLevel)
	if err != nil {
		return game.NoLevel
	}
	return level
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
	case class.FriendTask:
		title = l.Called(levelNamed(t.Name))
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
		{Legend: words.Positions}, {Legend: words.Friends},
	}
	if t, _ := class.ParseTask(chosen); t.Kind == class.FENTask {
		groups[0].Options = append(groups[0].Options, option(t))
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
	for _, friend := range ai.Friends() {
		add(4, class.Task{Kind: class.FriendTask, Name: strconv.Itoa(int(friend))})
	}
	return groups
}
