package learn

import (
	"net/http"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// pathLesson is the JSON encoding of a lesson in the list of all.
type pathLesson struct {
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

// showPath answers GET /lessons with all lessons.
func (s *Learn) showPath(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	if site.WantsHTML(r) {
		page, start := u.path(), chess.Start()
		page.Practice = u.PracticeCard(s.Today())
		page.Share = s.Share(r, "/lessons", page.Title, u.Language.Abouts.Path,
			site.BoardQuery(start.FEN(), "", chess.White))
		return site.WritePage(w, r, http.StatusOK, learn.PathPage(page))
	}
	var list []pathLesson
	for _, l := range lesson.Lessons() {
		list = append(list, pathLesson{l.Number, l.Name, u.Title(l), l.Chapter, u.Progress.Stars(l), len(l.Exercises)})
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{
		{Name: "lessons", Value: list}, {Name: "today", Value: u.today()},
	}, u.NoticeJSON()...))
}

// path returns the page of all lessons.
func (u *learner) path() learn.Path {
	words := u.Language.Pages.Learning
	lessons := lesson.Lessons()
	done, total := u.Total()
	page := learn.Path{
		Layout: site.ThumbFrame(u.Language, "/lessons", words.Path.Tab).About(u.Language.Abouts.Path), Say: words.Path,
		Notice: u.Notice, Total: total, Met: strconv.Itoa(done), All: strconv.Itoa(len(lessons)),
		Today: game.Today(&u.Learner),
	}
	current, _, left := u.Progress.Next()
	if !left {
		page.Certificate = &frame.Link{Text: u.Language.Pages.Learning.Certificate.See, URL: certificateURL}
	}
	for _, title := range u.Language.Path.Chapters {
		page.Chapters = append(page.Chapters, learn.Chapter{Title: title})
	}
	for _, l := range lessons {
		chapter := &page.Chapters[l.Chapter-1]
		chapter.Stones = append(chapter.Stones, learn.Stone{
			Name: l.Name, Title: u.Title(l), URL: lessonURL(l), Stars: u.Stars(l), Current: l == current,
		})
	}
	return page
}
