package site

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/notebook"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

// Learner is the sender of a request, as their cookies describe them.
type Learner struct {
	Language *say.Language
	Progress lesson.Progress // in the lessons and in practice
	Notebook notebook.Record // positions and counts from games
	Settings Settings
	Day      practice.Day // of the request
	Notice   string       // a sentence to show, or ""
}

// Next returns what to do next in the lessons, as lesson.Progress.Next does.
func (u *Learner) Next() (*lesson.Lesson, *exercise.Exercise, bool) {
	return u.Progress.Next(u.Settings.KnowsMoves())
}

// Knew reports whether a lesson that was not begun teaches what the learner came with: how the pieces move.
func (u *Learner) Knew(l *lesson.Lesson) bool {
	met, _ := u.Progress.Met(l)
	return met == 0 && l.TeachesMoves() && u.Settings.KnowsMoves()
}

// SmallGame returns the small game that is the day's game of who came by the door for newcomers and has not met check
// and mate yet; ok is false for others.
func (u *Learner) SmallGame() (l *lesson.Lesson, e *exercise.Exercise, ok bool) {
	if u.Settings.Door() != NewDoor {
		return nil, nil, false
	}
	return u.Progress.SmallGame()
}

// Learner returns the learner of a request. If the progress cookie cannot be read it is replaced by a beginner's, and
// the notice says so.
func (s *Site) Learner(w http.ResponseWriter, r *http.Request) (*Learner, error) {
	u, err := s.ReadLearner(r)
	if err == nil {
		return u, nil
	}
	u.Notice = u.Language.Problem(say.Problem{Key: say.ProgressLost})
	return u, s.Progress.Set(w, r, u.Progress)
}

// ReadLearner returns the learner of a request, as a beginner with an error if the progress cookie cannot be read.
func (s *Site) ReadLearner(r *http.Request) (*Learner, error) {
	progress, err := s.Progress.Read(r)
	return &Learner{
		Language: s.Language(r), Notebook: s.Notebook.Of(r), Settings: s.Settings.Of(r),
		Progress: progress, Day: s.Today(),
	}, err
}

// ExerciseNamed returns an exercise of practice or of a lesson, nil if there is none.
func ExerciseNamed(id string) *exercise.Exercise {
	if item, ok := practice.Find(id); ok {
		return item.Exercise
	}
	for _, at := range lesson.Lessons() {
		if e, ok := at.Exercise(id); ok {
			return e
		}
	}
	return nil
}

// ExerciseURL returns the page of an exercise of a lesson.
func ExerciseURL(l *lesson.Lesson, e *exercise.Exercise) string {
	return "/lesson/" + l.Name + "?id=" + e.ID
}

// Title returns the title of a lesson.
func (u *Learner) Title(l *lesson.Lesson) string { return u.Language.Path.Lessons[l.Name].Title }

// Stars returns the stars of a lesson.
func (u *Learner) Stars(l *lesson.Lesson) learn.Stars { return u.StarsOf(u.Progress.Stars(l)) }

// StarsOf returns so many stars of lesson.MostStars.
func (u *Learner) StarsOf(n int) (s learn.Stars) {
	if n == 0 {
		return s
	}
	s.Text = u.Language.Pages.Learning.Phrases.Stars(n)
	for i := range lesson.MostStars {
		s.On = append(s.On, i < n)
	}
	return s
}

// Total returns how many of some lessons have stars, and a sentence with the number of these and of their stars.
func (u *Learner) Total(lessons []*lesson.Lesson) (done int, text string) {
	stars := 0
	for _, l := range lessons {
		n := u.Progress.Stars(l)
		stars += n
		if n > 0 {
			done++
		}
	}
	return done, u.Language.Pages.Learning.Phrases.Done(done, len(lessons), stars)
}

// NoticeJSON returns the learner's notice as JSON members, none if there is no notice.
func (u *Learner) NoticeJSON() Object {
	if u.Notice == "" {
		return nil
	}
	return Object{{Name: "notice", Value: u.Notice}}
}

// Skills returns all skills for a page: of one that was practised today also how it went in the session, of one whose
// lesson alone was done its stars.
func (u *Learner) Skills(day practice.Day) (list []learn.Skill) {
	words := u.Language.Pages.Practice
	done, _, _ := u.Progress.Practice.Session()
	tallies := u.Progress.Practice.Tallies(done)
	for _, skill := range practice.Skills() {
		at := u.Progress.Practice.Standing(skill)
		title := u.Language.Practice.Skills[skill]
		one := learn.Skill{
			Name: string(skill), Title: title, Met: at.Met, Has: at.Has, Due: at.Met && at.Due <= day,
			One: words.Phrases.One(title),
			URL: "/practice?skill=" + string(skill), Sheet: "/practice/sheet?skill=" + string(skill),
			Lesson: "/lesson/" + skill.Lesson(), Known: u.Progress.Knows(skill),
		}
		i := slices.IndexFunc(tallies, func(t practice.Tally) bool { return t.Skill == skill })
		if i >= 0 && u.Progress.Practice.Latest(skill) == day {
			one.Went = words.Phrases.Score(tallies[i].Right, tallies[i].Done)
		}
		switch {
		case at.Has:
			one.Text = words.Has
		case at.Met:
			one.Text = words.Phrases.Box(at.Box+1, practice.Boxes)
		case one.Known:
			taught, _ := lesson.Find(skill.Lesson())
			one.Text = u.Stars(taught).Text
		}
		list = append(list, one)
	}
	return list
}

// PracticeDue tells how many missed exercises and skills are due, "" for none.
func (u *Learner) PracticeDue() string {
	due := u.Due()
	if due == 0 {
		return ""
	}
	return u.Language.Pages.Practice.Phrases.Due(due)
}

// Due returns how many missed exercises and skills are due.
func (u *Learner) Due() int {
	return u.Progress.Practice.Due(u.Day, u.Progress.Practised()) + u.Notebook.Due(u.Day)
}

// PracticeStats returns on how many days the learner has practised, and how many missed exercises and skills are
// due.
func (u *Learner) PracticeStats(day practice.Day) []string {
	r, words := &u.Progress.Practice, u.Language.Pages.Practice.Phrases
	list := []string{words.Days(r.Days())}
	if due := r.Due(day, u.Progress.Practised()) + u.Notebook.Due(day); due > 0 {
		list = append(list, words.Due(due))
	}
	return list
}

// PracticeCard returns the link to practice on the pages of the path and of progress.
func (u *Learner) PracticeCard(day practice.Day) learn.PracticeCard {
	words := u.Language.Pages.Practice
	return learn.PracticeCard{
		Title: words.Title, Go: u.MixedPractice(day), See: words.Skills, Stats: u.PracticeStats(day),
		Skills: u.Skills(day),
	}
}

// MixedPractice returns the text of the button that begins a session of practice, or goes on with one. Once the day's
// exercises are done, what is left of the session is no debt: the button counts nothing.
func (u *Learner) MixedPractice(day practice.Day) string {
	words := u.Language.Pages.Practice
	done, _, of := u.Progress.Practice.Session()
	if done == of { // another begins
		done = 0
	}
	over := u.Progress.Daily.On(day).Exercises == lesson.DailyExercises
	switch done, of = u.PracticeCount(day, done, of); {
	case done > 0 && over:
		return u.Language.Pages.Learning.Today.Practise
	case done > 0:
		return words.GoOn + " · " + u.Language.Pages.Learning.Phrases.Met(done, of)
	case of == lesson.DailyExercises:
		return words.MixedFive
	}
	return words.Mixed
}

// PracticeCount returns as what a page counts how many exercises of a session are done, of how many: as those of the
// day, which its card promises, as long as some of these are left for the session.
func (u *Learner) PracticeCount(day practice.Day, done, of int) (shown, total int) {
	goal, had := lesson.DailyExercises, int(u.Progress.Daily.On(day).Exercises)
	if had < goal && goal-had <= of-done {
		return had, goal
	}
	return done, of
}

// KeepDone notes that one of the things of today was done. A progress that cannot be read stays.
func (s *Site) KeepDone(w http.ResponseWriter, r *http.Request, t lesson.Thing) error {
	progress, err := s.Progress.Read(r)
	if err != nil {
		return nil
	}
	before := progress.Daily
	progress.Daily.Add(t, s.Today())
	if progress.Daily == before {
		return nil
	}
	return s.Progress.Set(w, r, progress)
}

// KeepGame notes that a game ended at a time: it is that of the day, if it was today.
func (s *Site) KeepGame(w http.ResponseWriter, r *http.Request, ended time.Time) error {
	if practice.DayOf(ended) != s.Today() {
		return nil
	}
	return s.KeepDone(w, r, lesson.AGame)
}

// KeepWon adds the friend who was beaten in a game, or the stars of a position that was played out, to the learner's
// progress. A progress that cannot be read stays.
func (s *Site) KeepWon(w http.ResponseWriter, r *http.Request, g *tutor.Game) error {
	progress, err := s.Progress.Read(r)
	beaten, stars := progress.Beaten.After(g), progress.PlayedOut.After(g)
	if err != nil || beaten == progress.Beaten && stars == progress.PlayedOut {
		return nil
	}
	progress.Beaten, progress.PlayedOut = beaten, stars
	return s.Progress.Set(w, r, progress)
}

// BackToGame returns an address of lessons for whoever comes from their game: from there they are led back to it.
func BackToGame(url string) string {
	if strings.Contains(url, "?") {
		return url + "&back=game"
	}
	return url + "?back=game"
}

// IsFromGame reports whether the address of a request is such a one.
func IsFromGame(r *http.Request) bool { return Query(r)["back"] == "game" }
