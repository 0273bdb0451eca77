package learn

import (
	"errors"
	"net/http"
	"strconv"

	"github.com/a-h/templ"

	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// names returns the names of squares, nil for no squares.
func names(squares []chess.Square) (list []string) {
	for _, s := range squares {
		list = append(list, s.String())
	}
	return list
}

// readMove parses a move in UCI notation.
func readMove(text string) (exercise.Answer, error) {
	from, to, promotion, err := chess.SplitUCI(text)
	if err != nil {
		return exercise.Answer{}, badAnswer("move")
	}
	return exercise.Moved(from, to, promotion), nil
}

// readSquares parses names of squares separated by commas; "none" and "" give no squares.
func readSquares(f site.Form) (chess.Bitboard, error) {
	squares, err := f.Squares("squares")
	if err != nil {
		return 0, badAnswer("squares")
	}
	return squares, nil
}

func badAnswer(field string) error {
	return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.BadAnswer, Name: field})
}

// field returns the name of the form field for the answer to an exercise.
func field(e *exercise.Exercise) string {
	switch e.Kind {
	case exercise.Tap:
		return "squares"
	case exercise.Judge:
		return "yes"
	}
	return "move"
}

// readAnswer reads the answer from a form, which has exactly one of the fields squares, move and yes.
func readAnswer(e *exercise.Exercise, f site.Form) (a exercise.Answer, err error) {
	for _, name := range []string{"squares", "move", "yes"} {
		if (f[name] != "") != (name == field(e)) {
			if name == "squares" && name == field(e) {
				continue // nothing was tapped
			}
			return a, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.OtherAnswer, Name: field(e)})
		}
	}
	switch e.Kind {
	case exercise.Tap:
		squares, err := readSquares(f)
		return exercise.Tapped(squares.Squares()...), err
	case exercise.Judge:
		if f["yes"] != "true" && f["yes"] != "false" {
			return a, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotBoolean, Name: "yes"})
		}
		return exercise.Said(f["yes"] == "true"), nil
	}
	return readMove(f["move"])
}

// post reads the lesson and the form of a request, and the learner whose progress it changes.
func (s *Learn) post(w http.ResponseWriter, r *http.Request) (l *lesson.Lesson, f site.Form, u *learner, err error) {
	if l, err = find(r); err != nil {
		return nil, nil, nil, err
	}
	if f, err = site.ReadForm(w, r); err != nil {
		return nil, nil, nil, err
	}
	u, err = s.toChange(r)
	return l, f, u, err
}

// open answers POST /lesson/{name}/open: it opens an exercise, or the test, of a lesson.
func (s *Learn) open(w http.ResponseWriter, r *http.Request) error {
	l, f, u, err := s.post(w, r)
	if err != nil {
		return err
	}
	switch {
	case f["test"] == "true":
		_, err = u.Progress.OpenTest(l.Name)
	case f["anew"] != "":
		u.Progress.Leave()
		_, err = u.Progress.Open(l.Name, f["anew"])
	default:
		_, err = u.Progress.Open(l.Name, f["id"])
	}
	return s.opened(w, r, u, err)
}

// openPartTest answers POST /lessons/test: it opens the test of a part of the second path.
func (s *Learn) openPartTest(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	u, err := s.toChange(r)
	if err != nil {
		return err
	}
	part, _ := strconv.Atoi(f["part"]) // there is no part 0
	_, err = u.Progress.OpenPartTest(part)
	return s.opened(w, r, u, err)
}

// opened stores the progress and answers with the exercise that was opened, unless there was an error.
func (s *Learn) opened(w http.ResponseWriter, r *http.Request, u *learner, err error) error {
	if errors.Is(err, lesson.ErrUnknown) {
		return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoExercise})
	}
	if err != nil {
		return err
	}
	if err := s.Progress.Set(w, r, u.Progress); err != nil {
		return err
	}
	l, attempt, _ := u.Progress.Current()
	if site.WantsHTML(r) {
		http.Redirect(w, r, u.toExercise(l, attempt.Exercise()), http.StatusSeeOther)
		return nil
	}
	return site.WriteJSON(w, http.StatusOK, u.exerciseJSON(attempt.Exercise()))
}

// answer answers POST /lesson/{name}/answer: it judges an answer to the open exercise.
func (s *Learn) answer(w http.ResponseWriter, r *http.Request) error {
	l, f, u, err := s.post(w, r)
	if err != nil {
		return err
	}
	t, err := u.at(l, f["id"])
	if err != nil {
		return err
	}
	return s.answerTo(w, r, t, f)
}

// showing adds the page of the unchanged exercise to a refusal.
func (t *exercisePage) showing(e *site.Refusal) *site.Refusal {
	return e.Beside(func(_ *say.Language, text string) templ.Component {
		shown := *t
		u := *t.learner
		u.Notice, shown.learner = text, &u
		return learn.ExercisePage(shown.page())
	}, nil)
}

// answerTo judges an answer to an exercise, stores the progress, and answers with the result.
func (s *Learn) answerTo(w http.ResponseWriter, r *http.Request, t *exercisePage, f site.Form) error {
	if t.attempt == nil {
		return t.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.NotOpen}))
	}
	if f["try"] != "" && f["try"] != t.try() {
		return t.showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.AnsweredAlready}))
	}
	gave, err := readAnswer(t.exercise, f)
	if err != nil {
		return err
	}
	before, stood := t.series.stars(t.learner), *t.attempt
	result, attempt, err := t.judge(t.learner, gave)
	if err != nil {
		return err
	}
	class := s.countInClass(r, t, result, before)
	t.gave, t.result, t.attempt, t.before = gave, &result, attempt, &stood
	if result.Reason.Kind == exercise.TooFew {
		err = t.keepTapped(f)
	} else if !result.Done {
		t.tapped = result.Good // what was right stays tapped for the next try
	}
	if err != nil {
		return err
	}
	if err := s.Progress.Set(w, r, t.Progress); err != nil {
		return err
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(t.page()))
	}
	answer := t.resultJSON()
	answer.Class = class
	return site.WriteJSON(w, http.StatusOK, answer)
}

// keepTapped leaves the board as it was before an answer that was not judged: what is tapped, and what was wrong
// before.
func (t *exercisePage) keepTapped(f site.Form) (err error) {
	if t.tapped, err = readSquares(f); err != nil {
		return err
	}
	wrong, err := f.Squares("wrong")
	if err != nil {
		return badAnswer("wrong")
	}
	for _, s := range wrong.Squares() {
		if !t.exercise.WhyWrong(s).Right() {
			t.result.Bad |= s.Bitboard()
		}
	}
	return nil
}

// answerJSON is the JSON encoding of the result of an answer.
type answerJSON struct {
	Right     bool       `json:"right"`
	Done      bool       `json:"done"`
	Text      string     `json:"text"`
	Squares   []string   `json:"squares"`
	FEN       string     `json:"fen"`
	Hidden    []string   `json:"hidden,omitempty"`
	Stars     []string   `json:"stars,omitempty"`
	Reply     string     `json:"reply,omitempty"`
	Solutions []solution `json:"solutions,omitempty"`
	Session   *session   `json:"session,omitempty"` // of practice
	Class     string     `json:"class,omitempty"`   // whether the class of a child has it, "counted" or "later"
}

// solution is the JSON encoding of a right answer.
type solution struct {
	Squares []string `json:"squares,omitempty"`
	Moves   []string `json:"moves,omitempty"`
	Yes     *bool    `json:"yes,omitempty"`
}

func (t *exercisePage) resultJSON() answerJSON {
	r := t.result
	answer := answerJSON{
		Right: r.Right, Done: r.Done, Text: t.explained(), Squares: t.spokenOf(),
		FEN: r.Position.FEN(), Hidden: names(r.Hidden.Squares()), Stars: names(t.stars().Squares()),
	}
	if r.Reply != chess.NoMove {
		answer.Reply = r.Reply.String()
	}
	answer.Solutions = solutionsJSON(t.exercise, r.Solutions)
	if t.inSession() {
		session := t.session()
		answer.Session = &session
	}
	return answer
}

// explained returns why the answer is right or wrong, in the first lessons without the names of squares.
func (t *exercisePage) explained() string {
	text := t.Language.Answer(t.exercise, *t.result)
	if r := t.result; t.exercise.Rule == "queen-pawns" && r.Done && r.Position.Pieces(chess.Pawn, chess.Black) != 0 {
		text = t.Language.Pages.Learning.Exercise.StuckGame
	}
	return t.nameless(text)
}

// nameless says a sentence in the first lessons without the names of squares.
func (t *exercisePage) nameless(text string) string {
	var of *lesson.Lesson
	switch in := t.series.(type) {
	case *inLesson:
		of = in.lesson
	case *inPractice:
		of = in.lesson
	}
	if of != nil && !of.NamesSquares() {
		return t.Language.Path.Nameless(text)
	}
	return text
}
