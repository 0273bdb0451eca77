package learn

import (
	"net/http"
	"slices"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// pathLesson is the JSON encoding of a lesson in the list of all.
type pathLesson struct {
	Path      int    `json:"path"`
	Number    int    `json:"number"`
	Name      string `json:"name"`
	Title     string `json:"title"`
	Chapter   int    `json:"chapter"`
	Stars     int    `json:"stars"`
	Exercises int    `json:"exercises"`
}

// dayJSON is the JSON encoding of what was done today.
type dayJSON struct {
	Lesson    bool `json:"lesson"`
	Exercises int  `json:"exercises"` // of practice, up to Of
	Of        int  `json:"of"`
	Game      bool `json:"game"`
	Days      int  `json:"days"`   // with something done, until now
	Paused    bool `json:"paused"` // there was a day off
	Due       int  `json:"due"`    // exercises and skills to practise
}

func (u *learner) today() dayJSON {
	day := u.Progress.Daily.On(u.Day)
	return dayJSON{
		Lesson: day.Lesson, Exercises: int(day.Exercises), Of: lesson.DailyExercises, Game: day.Game,
		Days: int(day.Row), Paused: u.Progress.Daily.Paused(u.Day), Due: u.Due(),
	}
}

// pathURL returns the page of a path.
func pathURL(path int) string { return "/lessons" + pathQuery(path) }

// pathQuery returns the query that names a path, "" for the first.
func pathQuery(path int) string {
	if path == 1 {
		return ""
	}
	return "?path=" + strconv.Itoa(path)
}

// readPath returns which path a query names, the first if none.
func readPath(q site.Form) (int, error) {
	switch q["path"] {
	case "", "1":
		return 1, nil
	case "2":
		return 2, nil
	}
	return 0, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
}

// showPath answers GET /lessons: in JSON with all lessons, on a page with those of one path.
func (s *Learn) showPath(w http.ResponseWriter, r *http.Request) error {
	path, err := readPath(site.Query(r))
	if err != nil {
		return err
	}
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		page, start := u.path(path), chess.Start()
		page.Practice = u.PracticeCard(s.Today())
		page.Share = s.Share(r, "/lessons", page.Title, u.Language.Abouts.Path,
			site.BoardQuery(start.FEN(), "", chess.White))
		return site.WritePage(w, r, http.StatusOK, learn.PathPage(page))
	}
	var list []pathLesson
	for _, l := range lesson.Lessons() {
		list = append(list, pathLesson{
			l.Path, l.Number, l.Name, u.Title(l), l.Chapter, u.Progress.Stars(l), len(l.Exercises),
		})
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "lessons", Value: list}, {Name: "today", Value: u.today()},
	}, u.NoticeJSON()...))
}

// path returns the page of the lessons of a path.
func (u *learner) path(path int) learn.Path {
	words := u.Language.Pages.Learning
	lessons := lesson.OfPath(path)
	done, total := u.Total(lessons)
	page := learn.Path{
		Layout: scripted(site.ThumbFrame(u.Language, "/lessons", words.Path.Tab).About(u.Language.Abouts.Path)),
		Say:    words.Path,
		Notice: u.Notice, Total: total, Met: strconv.Itoa(done), All: strconv.Itoa(len(lessons)),
		Today: game.Today(&u.Learner, u.own), Heading: words.Path.Heading,
		Other: frame.Link{Text: words.Path.Second, URL: pathURL(2)},
	}
	if done == 0 {
		page.Total = "" // nobody begins at nothing
	}
	if page.Today.Done {
		page.Rings, page.Sounds = "day "+strconv.Itoa(int(u.Day)), words.Exercise.Sound
	}
	chapters := u.Language.Path.Chapters
	if path == 2 {
		page.Heading, chapters = words.Path.Second, u.Language.Path.Parts
		page.Other = frame.Link{Text: words.Path.First, URL: pathURL(1)}
	}
	page.Voice = u.voice(append([]string{page.Heading, page.Total}, toldOf(&page.Today)...)...)
	current, _, left := u.Progress.NextOn(path, u.Settings.KnowsMoves())
	if left {
		if met, _ := u.Progress.Met(current); met > 0 {
			page.Say.Start = words.Today.GoOn
		}
	}
	if !left {
		certificate := u.certificateOf(path)
		page.Certificate = &certificate
	}
	page.Chapters = u.chapters(path, chapters, lessons, current)
	return page
}

// chapters returns the chapters of a path with their titles and lessons, before them what was begun of the second path
// by who is on the first. current is the lesson that comes next, nil if none is left.
func (u *learner) chapters(
	path int,
	titles []string,
	lessons []*lesson.Lesson,
	current *lesson.Lesson,
) (list []learn.Chapter) {
	words := u.Language.Pages.Learning.Path
	for i, title := range titles {
		chapter := learn.Chapter{Title: title}
		if path == 2 {
			chapter.Test = u.partTest(i + 1)
		}
		list = append(list, chapter)
	}
	var ahead learn.Chapter
	if path == 1 && current != nil {
		ahead.Title = words.Second
		lessons = append(lessons, slices.DeleteFunc(lesson.OfPath(2), func(l *lesson.Lesson) bool {
			met, _ := u.Progress.Met(l)
			return met == 0 && u.Progress.Stars(l) == 0
		})...)
	}
	for _, l := range lessons {
		chapter := &list[l.Chapter-1]
		if l.Path != path {
			chapter = &ahead
		}
		stone := learn.Stone{
			Name: l.Name, Title: u.Title(l), URL: u.stoneURL(l), Stars: u.Stars(l), Current: l == current,
			Begun: u.partOf(l),
		}
		if l != current && u.Knew(l) {
			stone.Known = words.Known
		}
		chapter.Stones = append(chapter.Stones, stone)
	}
	list = slices.Insert(list, 0, ahead)
	return slices.DeleteFunc(list, func(c learn.Chapter) bool { return len(c.Stones) == 0 })
}

// toldOf returns what the card of the day says, to be read aloud.
func toldOf(t *learn.Today) []string {
	if t.Done {
		return []string{t.Say.AllDone}
	}
	list := []string{t.Say.Heading}
	for _, thing := range t.Things {
		switch {
		case thing.Done:
			thing.Text = t.Say.Done
		case thing.Of > 0 && thing.Count == 0:
			thing.Text = ""
		}
		list = append(list, thing.Title, thing.Text)
	}
	if t.Main != nil { // what comes next
		list = append(list, t.Main.Text)
	}
	return list
}

// stoneURL returns the page that a lesson's stone leads to: what is to be read first, or of a lesson that was begun, or
// begins with a move, the next exercise.
func (u *learner) stoneURL(l *lesson.Lesson) string {
	if e, left := u.Progress.NextIn(l); left && (u.partOf(l) != "" || l.BeginsWithMove()) {
		return site.ExerciseURL(l, e)
	}
	return lessonURL(l)
}

// partOf returns how much of a lesson was done that was begun, "3 of 9", "" if nothing was or it has its stars.
func (u *learner) partOf(l *lesson.Lesson) string {
	met, _ := u.Progress.Met(l)
	if met == 0 || u.Progress.Stars(l) > 0 {
		return ""
	}
	return u.Language.Pages.Learning.Phrases.Met(met, len(l.Exercises))
}

// partTest returns the button that opens the test of a part of the second path.
func (u *learner) partTest(part int) *frame.Act {
	return &frame.Act{
		URL: "/lessons/test", Name: "part", Value: strconv.Itoa(part), Text: u.Language.Pages.Learning.Path.Test,
	}
}
