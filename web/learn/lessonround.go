package learn

import (
	"net/http"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// inLesson is the round of a lesson's exercises, or of its test.
type inLesson struct {
	lesson   *lesson.Lesson
	exercise *exercise.Exercise
	test     *lessonTest // nil outside a test
}

// lessonTest is a test under way, or one that has just ended.
type lessonTest struct {
	number, of    int
	ended, passed bool
}

// at returns the exercise with an id and the learner's attempt at it, if it is open.
func (u *learner) at(l *lesson.Lesson, id string) (*exercisePage, error) {
	e, ok := l.Exercise(id)
	if !ok {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	in := &inLesson{lesson: l, exercise: e}
	open, attempt, ok := u.Progress.Current()
	if !ok || open != l || attempt.Exercise() != e {
		return u.exercisePage(in, e, nil), nil
	}
	if number, _, tested := u.Progress.Testing(); tested {
		in.test = &lessonTest{number: number, of: len(l.Test())}
	}
	return u.exercisePage(in, e, attempt), nil
}

func (in *inLesson) tab(u *learner) string { return in.place(u) + " · " + u.Title(in.lesson) }

func (in *inLesson) described(u *learner) string { return u.about(in.lesson) }
func (in *inLesson) head(u *learner) string {
	return u.Language.Pages.Learning.Phrases.Titled(in.lesson.Number, u.Title(in.lesson))
}
func (in *inLesson) url() string             { return exerciseURL(in.lesson, in.exercise) }
func (in *inLesson) skill() string           { return "" }
func (in *inLesson) section() string         { return "/lessons" }
func (in *inLesson) answerURL() string       { return lessonURL(in.lesson) + "/answer" }
func (in *inLesson) noted(*learner) string   { return "" }
func (in *inLesson) stats(*learner) []string { return nil }

func (in *inLesson) place(u *learner) string {
	words := u.Language.Pages.Learning.Phrases
	if in.test != nil {
		return words.InTest(in.test.number, in.test.of)
	}
	for i, e := range in.lesson.Exercises {
		if e == in.exercise {
			return words.Place(i+1, len(in.lesson.Exercises))
		}
	}
	return ""
}

// dots returns the progress dots of the lesson's exercises, or of those of the test.
func (in *inLesson) dots(u *learner) (list []learn.Dot) {
	if in.test != nil {
		for i := range in.test.of {
			list = append(list, learn.Dot{Met: i+1 < in.test.number, Current: i+1 == in.test.number})
		}
		return list
	}
	for _, e := range in.lesson.Exercises {
		met, right := u.Progress.MetExercise(in.lesson, e.ID)
		list = append(list, learn.Dot{Met: met, Right: right, Current: e == in.exercise})
	}
	return list
}

func (in *inLesson) begin(u *learner) learn.Sheet {
	words := u.Language.Pages.Learning.Exercise
	text := words.Begin
	if met, _ := u.Progress.MetExercise(in.lesson, in.exercise.ID); met {
		text = words.Again
	}
	return learn.Sheet{Heading: words.NotOpen, Main: openAct(in.lesson, in.exercise, text)}
}

// remarks returns how a test ended.
func (in *inLesson) remarks(u *learner) []string {
	words := u.Language.Pages.Learning.Exercise
	switch {
	case in.test == nil || !in.test.ended:
		return nil
	case in.test.passed:
		return []string{words.Passed}
	}
	return []string{words.NotPassed}
}

// onward returns the button or the link to the next exercise, or past the last one.
func (in *inLesson) onward(u *learner) (*frame.Act, *frame.Link) {
	words := u.Language.Pages.Learning.Exercise
	if in.test != nil {
		if open, attempt, ok := u.Progress.Current(); ok && !in.test.ended {
			return nil, &frame.Link{Text: words.Next, URL: exerciseURL(open, attempt.Exercise())}
		}
		return nil, &frame.Link{Text: words.Next, URL: lessonURL(in.lesson) + "?end=test"}
	}
	for i, e := range in.lesson.Exercises[:len(in.lesson.Exercises)-1] {
		if e == in.exercise {
			return openAct(in.lesson, in.lesson.Exercises[i+1], words.Next), nil
		}
	}
	return nil, &frame.Link{Text: words.Next, URL: lessonURL(in.lesson) + "?end=lesson"}
}

func (in *inLesson) judge(u *learner, a exercise.Answer) (exercise.Result, *exercise.Attempt, error) {
	_, wrong, _ := u.Progress.Testing()
	r, err := u.Progress.Answer(in.lesson.Name, in.exercise.ID, a)
	if err != nil {
		return r, nil, err
	}
	_, attempt, open := u.Progress.Current()
	if in.test != nil && r.Done && !open {
		if !r.Right {
			wrong++
		}
		in.test.ended, in.test.passed = true, wrong <= 1
	}
	if r.Done {
		attempt = nil
	}
	return r, attempt, nil
}
