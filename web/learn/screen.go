package learn

import (
	"fmt"
	"net/http"
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

func lessonURL(l *lesson.Lesson) string { return "/lesson/" + l.Name }

// toLesson returns the address of a lesson, or of what the end of the address names in it.
func (u *learner) toLesson(l *lesson.Lesson, end string) string { return u.within(lessonURL(l) + end) }

// toExercise returns the address of an exercise of a lesson, like toLesson.
func (u *learner) toExercise(l *lesson.Lesson, e *exercise.Exercise) string {
	return u.within(site.ExerciseURL(l, e))
}

// within returns an address of lessons, from which whoever came from their game is led back there.
func (u *learner) within(url string) string {
	if u.fromGame {
		return site.BackToGame(url)
	}
	return url
}

// out returns where a lesson is left for: the learner's game if they came from there, or the path.
func (u *learner) out(l *lesson.Lesson) string {
	if u.fromGame {
		return "/"
	}
	return pathURL(l.Path)
}

// nameOut lets texts that lead out of a lesson name the game for whoever came from there.
func (u *learner) nameOut(texts ...*string) {
	if u.fromGame {
		for _, text := range texts {
			*text = u.Language.Pages.Play.BackToGame
		}
	}
}

// openAct returns the button that opens an exercise.
func (u *learner) openAct(l *lesson.Lesson, e *exercise.Exercise, text string) *frame.Act {
	return &frame.Act{URL: u.toLesson(l, "/open"), Name: "id", Value: e.ID, Text: text, Main: true}
}

// pathExercise is the JSON encoding of an exercise. It does not contain the answers.
type pathExercise struct {
	ID     string   `json:"id"`
	Kind   string   `json:"kind"`
	Task   string   `json:"task"`
	FEN    string   `json:"fen"`
	Side   string   `json:"side"`
	Stars  []string `json:"stars,omitempty"`
	About  []string `json:"about,omitempty"`
	Most   int      `json:"most,omitempty"`
	Hidden []string `json:"hidden,omitempty"`
}

func (u *learner) exerciseJSON(e *exercise.Exercise) pathExercise {
	return pathExercise{
		ID: e.ID, Kind: string(e.Kind), Task: u.Language.Task(e), FEN: e.Position.FEN(),
		Side:  e.Position.Turn().String(),
		Stars: names(e.Stars.Squares()), About: names(e.About()), Most: e.Most, Hidden: names(e.Hidden().Squares()),
	}
}

// anewAct returns the button that opens an exercise anew: what was wrong before is forgotten.
func (u *learner) anewAct(l *lesson.Lesson, e *exercise.Exercise, text string) *frame.Act {
	a := u.openAct(l, e, text)
	a.Name = "anew"
	return a
}

// showLesson answers GET /lesson/{name}: in JSON with the whole lesson, on a page with one of its screens, with one
// of its exercises, or with the end of the lesson.
func (s *Learn) showLesson(w http.ResponseWriter, r *http.Request) error {
	l, err := find(r)
	if err != nil {
		return err
	}
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	q := site.Query(r)
	switch {
	case !site.WantsHTML(r):
		return site.WriteJSON(w, http.StatusOK, u.lessonJSON(l))
	case q["id"] != "":
		t, err := u.at(l, q["id"])
		if err != nil {
			return err
		}
		return show(w, r, t, q)
	case q["end"] != "":
		page := u.end(l)
		return site.WritePage(w, r, http.StatusOK, learn.LessonEndPage(page))
	}
	screens := len(u.Language.Path.Lessons[l.Name].Screens)
	n := 1
	if q["screen"] != "" {
		if n, err = strconv.Atoi(q["screen"]); err != nil || n < 1 || n > screens {
			return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
		}
	}
	page, shown := u.screen(l, n), l.Picture(n-1)
	page.Share = s.Share(r, lessonURL(l), u.Title(l), u.about(l),
		site.BoardQuery(shown.Position.FEN(), "", chess.White))
	return site.WritePage(w, r, http.StatusOK, learn.LessonScreenPage(page))
}

func (u *learner) lessonJSON(l *lesson.Lesson) site.Object {
	words := u.Language.Path.Lessons[l.Name]
	var list []pathExercise
	for _, e := range l.Exercises {
		list = append(list, u.exerciseJSON(e))
	}
	return append(site.Object{
		{Name: "name", Value: l.Name}, {Name: "title", Value: words.Title},
		{Name: "text", Value: words.Screens}, {Name: "exercises", Value: list},
	}, u.NoticeJSON()...)
}

// screen returns screen n of a lesson, counted from 1.
func (u *learner) screen(l *lesson.Lesson, n int) learn.LessonScreen {
	words, text := u.Language.Pages.Learning, u.Language.Path.Lessons[l.Name]
	seen := words.Phrases.Screen(n, len(text.Screens))
	page := learn.LessonScreen{
		Layout: u.frame(seen + " · " + text.Title).About(u.about(l)), Say: words.Exercise,
		Notice: u.Notice,
		Head:   words.Phrases.Titled(l.Number, text.Title), Title: text.Title, Text: text.Screens[n-1],
		Voice:   u.voice(text.Title, text.Screens[n-1]),
		Picture: u.picture(l.Picture(n - 1)), Seen: seen, Further: n > 1, Large: l.TeachesSquares(),
		Path: u.out(l), Back: u.out(l),
		Test: frame.Act{URL: u.toLesson(l, "/open"), Name: "test", Value: "true", Text: words.Exercise.Test},
	}
	u.nameOut(&page.Say.Close)
	for i := range text.Screens {
		page.Bars = append(page.Bars, i < n)
	}
	if n > 1 {
		page.Back = u.toLesson(l, fmt.Sprintf("?screen=%d", n-1))
	}
	if n < len(text.Screens) {
		page.Next = u.toLesson(l, fmt.Sprintf("?screen=%d", n+1))
	} else {
		first, left := u.Progress.NextIn(l)
		if !left {
			first = l.Exercises[0]
		}
		page.First = u.anewAct(l, first, words.Exercise.First)
	}
	for i, e := range l.Exercises {
		met, right := u.Progress.MetExercise(l, e.ID)
		label := words.Phrases.Place(i+1, len(l.Exercises))
		switch {
		case right:
			label += ", " + words.Exercise.WasRight
		case met:
			label += ", " + words.Today.Done
		}
		page.Exercises = append(page.Exercises, learn.ExerciseLink{
			Act: *u.anewAct(l, e, strconv.Itoa(i+1)), Met: met, Right: right, Label: label,
		})
	}
	for _, skill := range practice.Skills() {
		if skill.Lesson() == l.Name {
			text := u.Language.Pages.Practice.Phrases.One(u.Language.Practice.Skills[skill])
			page.Practice = append(page.Practice, frame.Link{Text: text, URL: "/practice?skill=" + string(skill)})
		}
	}
	for _, name := range l.Reference {
		page.More = append(page.More, frame.Link{Text: u.Language.Guide.Topics[name].Title, URL: "/learn#" + name})
	}
	return page
}
