package learn

import (
	"fmt"
	"net/http"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson/exercise"
	"chesstutor/tutor/lesson/path"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// trying is an exercise before a learner: how far it has come, what a page without
// scripts has been asked to show, and what came of the last answer.
type trying struct {
	*learner
	lesson   *path.Lesson
	exercise *exercise.Exercise
	attempt  *exercise.Attempt // nil while it is not open
	test     *trial            // nil outside of a test

	chosen   chess.Square // the piece that is chosen, NoSquare if none
	becoming chess.Square // where the chosen pawn is to be promoted, NoSquare if nowhere
	tapped   chess.Bitboard

	result *exercise.Result // of an answer, nil if there was none
	before int              // wrong answers before it
	gave   given
}

// trial is a test under way, or one that has just ended.
type trial struct {
	number, of    int
	ended, passed bool
}

// at returns the exercise with an id as it stands for the learner.
func (u *learner) at(l *path.Lesson, id string) (*trying, error) {
	e, ok := l.Exercise(id)
	if !ok {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	t := &trying{learner: u, lesson: l, exercise: e, chosen: chess.NoSquare, becoming: chess.NoSquare}
	if open, attempt, ok := u.progress.Current(); ok && open == l && attempt.Exercise() == e {
		t.attempt = attempt
		if number, _, tested := u.progress.Testing(); tested {
			t.test = &trial{number: number, of: len(l.Test())}
		}
	}
	return t, nil
}

// read returns the exercise that the address of a page asks for: id; from, a piece
// that is chosen; ask, a promotion; or squares, those tapped.
func (u *learner) read(l *path.Lesson, q site.Form) (*trying, error) {
	t, err := u.at(l, q["id"])
	if err != nil || t.attempt == nil {
		return t, err
	}
	if q["squares"] != "" && t.exercise.Kind == exercise.Tap {
		squares, err := readSquares(q["squares"])
		for _, s := range squares {
			t.tapped |= s.Bitboard()
		}
		return t, err
	}
	if q["ask"] != "" {
		if t.chosen, t.becoming, _, err = readMove(q["ask"]); err != nil {
			return nil, err
		}
	} else if q["from"] != "" {
		if t.chosen, err = q.Square("from"); err != nil {
			return nil, err
		}
	}
	if len(t.targets(t.chosen)) == 0 {
		t.chosen, t.becoming = chess.NoSquare, chess.NoSquare
	}
	return t, nil
}

// try names the state of the open exercise, which a page sends along: an answer that is sent again, because the page was
// loaded anew or the first answer was lost, does not count twice.
func (t *trying) try() string {
	if t.attempt == nil {
		return ""
	}
	return fmt.Sprintf("%d.%d", t.attempt.Wrong(), t.attempt.Used())
}

// targets are the moves of the piece on a square that may be tried.
func (t *trying) targets(from chess.Square) (list []chess.Move) {
	if t.attempt == nil || from == chess.NoSquare {
		return nil
	}
	for _, m := range t.attempt.Moves() {
		if m.From() == from {
			list = append(list, m)
		}
	}
	return list
}

// position is what is on the board, with the squares whose pieces are not drawn.
func (t *trying) position() (chess.Position, chess.Bitboard) {
	switch {
	case t.result != nil:
		return t.result.Position, t.result.Hidden
	case t.attempt != nil:
		return t.attempt.Position(), t.attempt.Hidden()
	}
	return t.exercise.Position, t.exercise.Hidden()
}

// stars are those still to be collected.
func (t *trying) stars() chess.Bitboard {
	switch {
	case t.attempt != nil:
		return t.attempt.Stars()
	case t.result != nil && t.result.Right:
		return 0
	}
	return t.exercise.Stars
}

// page is the page of the exercise.
func (t *trying) page() templates.Exercise {
	words := t.language.Pages.Learning
	e := t.exercise
	task := t.language.Task(e)
	page := templates.Exercise{
		Layout: t.frame(t.title(t.lesson)), Say: templates.ExerciseWords(words.Exercise), Notice: t.notice,
		Head: words.Phrases.Titled(t.lesson.Number, t.title(t.lesson)), Task: task, Dots: t.dots(), Place: t.place(),
		ID: e.ID, Try: t.try(), URL: exerciseURL(t.lesson, e), Answer: lessonURL(t.lesson) + "/answer", Word: words.Exercise.Tapped,
		Taps: strings.Join(names(t.tapped.Squares()), ","), Rows: t.rows(), Arrows: t.arrows(), Kind: t.kind(),
		Sheet: t.sheet(), Note: t.note(),
	}
	if t.becoming != chess.NoSquare {
		page.Sheet.Choices = game.Choices(t.language, chess.White)
	}
	if t.result != nil {
		page.Spoken = t.spoken(&page.Sheet)
	}
	return page
}

// kind is what can be done with the board.
func (t *trying) kind() string {
	switch {
	case t.attempt == nil:
		return ""
	case t.exercise.Kind == exercise.Tap && t.result == nil:
		return "tap"
	case len(t.attempt.Moves()) > 0:
		return "move"
	}
	return ""
}

// place says which exercise of the lesson or test this is.
func (t *trying) place() string {
	words := t.language.Pages.Learning.Phrases
	if t.test != nil {
		return words.InTest(t.test.number, t.test.of)
	}
	for i, e := range t.lesson.Exercises {
		if e == t.exercise {
			return words.Place(i+1, len(t.lesson.Exercises))
		}
	}
	return ""
}

// dots show the exercises of the lesson, or those of the test.
func (t *trying) dots() (list []templates.Dot) {
	if t.test != nil {
		for i := range t.test.of {
			list = append(list, templates.Dot{Met: i+1 < t.test.number, Current: i+1 == t.test.number})
		}
		return list
	}
	for _, e := range t.lesson.Exercises {
		met, right := t.progress.MetExercise(t.lesson, e.ID)
		list = append(list, templates.Dot{Met: met, Right: right, Current: e == t.exercise})
	}
	return list
}

// note counts the moves of a walk, a line or a game.
func (t *trying) note() string {
	if t.attempt == nil || t.exercise.Most < 2 || t.result != nil && !t.result.Right {
		return ""
	}
	return t.language.Pages.Learning.Phrases.Moves(t.attempt.Used(), t.exercise.Most)
}
