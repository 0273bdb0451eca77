package learn

import (
	"net/http"
	"slices"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// inLesson is the series of a lesson's exercises, or of its test.
type inLesson struct {
	lesson        *lesson.Lesson
	exercise      *exercise.Exercise
	test          int  // the number of the exercise in the test, 0 outside a test
	part          int  // of the second path whose test it is, 0 for that of a lesson
	ended, passed bool // the test, by this request
	fixes         bool // the exercise was missed, as others may be, and all of the lesson were met
	left          bool // some of the lesson were not met when the request came
}

// at returns the exercise with an id and the learner's attempt at it, if it is open.
func (u *learner) at(l *lesson.Lesson, id string) (*exercisePage, error) {
	e, ok := l.Exercise(id)
	if !ok {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	in := &inLesson{lesson: l, exercise: e, fixes: u.fixes(l, e)}
	_, in.left = u.Progress.NextIn(l)
	open, attempt, ok := u.Progress.Current()
	if !ok || open != l || attempt.Exercise() != e {
		return u.exercisePage(in, e, nil), nil
	}
	testing, _ := u.Progress.Testing()
	in.test, in.part = testing.Number, testing.Part
	return u.exercisePage(in, e, attempt), nil
}

// fixes reports whether an exercise is one of those that were missed, in a lesson without any that was not met.
func (u *learner) fixes(l *lesson.Lesson, e *exercise.Exercise) bool {
	_, left := u.Progress.NextIn(l)
	return !left && slices.Contains(u.Progress.Missed(l), e)
}

func (in *inLesson) round(u *learner) round {
	l, words := in.lesson, u.Language.Pages.Learning
	met, _ := u.Progress.MetExercise(l, in.exercise.ID)
	begin := words.Exercise.Begin
	if met {
		begin = words.Exercise.Again
	}
	r := round{
		page: learn.Exercise{
			Head: words.Phrases.Titled(l.Number, u.Title(l)), Path: u.out(l),
			URL: u.toExercise(l, in.exercise), Answer: u.toLesson(l, "/answer"), Large: l.TeachesSquares(),
			FromGame: u.fromGame,
		},
		begin: learn.Sheet{Heading: words.Exercise.NotOpen, Main: u.openAct(l, in.exercise, begin)},
		end:   learn.Sheet{Go: &frame.Link{Text: words.Exercise.Next, URL: u.toLesson(l, "?end=lesson")}},

		without: u.toLesson(l, "?end=lesson"),
	}
	switch {
	case in.exercise.Kind == exercise.Game:
		r.again = u.anewAct(l, in.exercise, words.Exercise.PlayAgain)
	case in.test == 0 && in.exercise.Kind != exercise.Judge:
		r.again = u.openAct(l, in.exercise, words.Exercise.Now)
	}
	if in.test > 0 {
		in.addTest(u, &r)
	} else {
		in.addPlace(u, &r, met)
	}
	r.page.Layout = u.frame(r.page.Place + " · " + u.Title(l)).About(u.about(l))
	return r
}

// addPlace adds the place of the exercise in the lesson, and the way on from there; met is whether it was answered.
func (in *inLesson) addPlace(u *learner, r *round, met bool) {
	l, words := in.lesson, u.Language.Pages.Learning
	at := slices.Index(l.Exercises, in.exercise)
	if at == 0 && l.BeginsWithMove() {
		r.read = &frame.Link{Text: words.Exercise.HowMoves, URL: u.toLesson(l, "")}
	}
	r.page.Place = words.Phrases.Place(at+1, len(l.Exercises))
	for i, e := range l.Exercises {
		met, right := u.Progress.MetExercise(l, e.ID)
		r.page.Dots = append(r.page.Dots, learn.Dot{
			Met: met, Right: right, Begun: !met && u.begun(e), Current: i == at,
		})
	}
	next := in.next(u)
	if next == nil {
		r.last = true
		return
	}
	onward := words.Exercise.Next
	if in.exercise.Kind == exercise.Game && next.Kind == exercise.Game {
		onward = words.Exercise.NextRound
	}
	r.end = learn.Sheet{Main: u.openAct(l, next, onward)}
	r.without = u.toExercise(l, next)
	if again := *r.begin.Main; met { // whoever comes back goes on, or does it once more
		again.Main = false
		r.begin.Main, r.begin.Other = r.end.Main, &again
	}
}

// begun reports whether an exercise is open and was tried.
func (u *learner) begun(e *exercise.Exercise) bool {
	_, attempt, open := u.Progress.Current()
	return open && attempt.Exercise() == e && attempt.Wrong()+attempt.Used() > 0
}

// addTest adds the place of the exercise in the test, how the test ended, and the way on from there.
func (in *inLesson) addTest(u *learner, r *round) {
	words, of := u.Language.Pages.Learning, lesson.TestLength
	r.page.Place = words.Phrases.InTest(in.test, of)
	r.end.Go.URL = u.toLesson(in.lesson, "?end=test")
	passed := words.Exercise.Passed
	if in.part > 0 {
		r.page.Place, passed = words.Phrases.InPart(in.test, of), words.Exercise.PassedPart
		r.end.Go.URL = u.out(in.lesson)
	}
	for n := 1; n <= of; n++ {
		r.page.Dots = append(r.page.Dots, learn.Dot{Met: n < in.test, Current: n == in.test})
	}
	r.last = in.ended
	switch open, attempt, ok := u.Progress.Current(); {
	case in.passed:
		r.end.Text = []string{passed}
	case in.ended:
		r.end.Text = []string{words.Exercise.NotPassed}
	case ok:
		r.end.Go.URL = u.toExercise(open, attempt.Exercise())
	}
}

// next returns the exercise that follows: in a lesson of which all were met, after one that was missed the next that
// was; while some were not met the next of these; else the next in order. It is nil for the last.
func (in *inLesson) next(u *learner) *exercise.Exercise {
	list := in.lesson.Exercises
	if in.fixes {
		list = u.Progress.Missed(in.lesson)
	} else if in.left {
		list = slices.DeleteFunc(slices.Clone(list), func(e *exercise.Exercise) bool {
			met, _ := u.Progress.MetExercise(in.lesson, e.ID)
			return met
		})
	}
	at := slices.Index(in.lesson.Exercises, in.exercise)
	for _, e := range list {
		if slices.Index(in.lesson.Exercises, e) > at {
			return e
		}
	}
	return nil
}

func (in *inLesson) judge(u *learner, a exercise.Answer) (exercise.Result, *exercise.Attempt, error) {
	testing, _ := u.Progress.Testing()
	wrong := testing.Wrong
	_, left := u.Progress.NextIn(in.lesson)
	r, err := u.Progress.Answer(in.lesson.Name, in.exercise.ID, a)
	if err != nil {
		return r, nil, err
	}
	_, attempt, open := u.Progress.Current()
	if in.test > 0 && r.Done && !open {
		if !r.Right {
			wrong++
		}
		in.ended, in.passed = true, wrong <= 1
	}
	_, still := u.Progress.NextIn(in.lesson)
	through := in.test == 0 && (r.Done || r.Lost) && !still && (left || in.next(u) == nil)
	if through || in.passed {
		u.Progress.Daily.Add(lesson.ALesson, u.Day)
	}
	if _, _, small := u.SmallGame(); small && in.exercise.Kind == exercise.Game && (r.Done || r.Lost) {
		u.Progress.Daily.Add(lesson.AGame, u.Day)
	}
	if r.Done || r.Lost { // the last position of a lost game stays on the board
		attempt = nil
	}
	return r, attempt, nil
}
