package learn

import (
	"fmt"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// exercisePage is the page of an exercise: the learner's attempt, what a page without scripts was asked to show, and
// the result of the last answer.
type exercisePage struct {
	*learner
	round
	exercise *exercise.Exercise
	attempt  *exercise.Attempt // nil while it is not open

	chosen   chess.Square // the piece that is chosen, NoSquare if none
	becoming chess.Square // where the chosen pawn is to be promoted, NoSquare if nowhere
	tapped   chess.Bitboard

	result *exercise.Result // of an answer, nil if there was none
	before int              // wrong answers before it
	gave   given
}

// round is the series that an exercise belongs to: a lesson's exercises, its test, or a practice session.
type round interface {
	tab(*learner) string
	described(*learner) string
	head(*learner) string
	place(*learner) string // its number in the round, in words
	dots(*learner) []learn.Dot
	url() string // of the page with the exercise
	skill() string
	section() string // the page under which the main navigation has it
	answerURL() string
	begin(*learner) learn.Sheet // the sheet of an exercise that is not open
	noted(*learner) string      // a note before the first answer, or ""
	remarks(*learner) []string  // remarks after the answer that ends the exercise
	stats(*learner) []string
	onward(*learner) (*frame.Act, *frame.Link) // the button or link to go on
	// judge judges and records an answer. It returns the result, and the attempt after it if the exercise is still
	// open.
	judge(*learner, exercise.Answer) (exercise.Result, *exercise.Attempt, error)
}

// exercisePage returns the page of an exercise of a round, with the learner's attempt at it, nil if it is not open.
func (u *learner) exercisePage(in round, e *exercise.Exercise, attempt *exercise.Attempt) *exercisePage {
	return &exercisePage{
		learner:  u,
		round:    in,
		exercise: e,
		attempt:  attempt,
		chosen:   chess.NoSquare,
		becoming: chess.NoSquare,
	}
}

// read parses what the query of a page asks to show: from, the chosen piece; ask, a promotion; or squares, those
// tapped.
func (t *exercisePage) read(q site.Form) (err error) {
	if t.attempt == nil {
		return nil
	}
	if q["squares"] != "" && t.exercise.Kind == exercise.Tap {
		t.tapped, err = readSquares(q)
		return err
	}
	if q["ask"] != "" {
		if t.chosen, t.becoming, _, err = readMove(q["ask"]); err != nil {
			return err
		}
	} else if q["from"] != "" {
		if t.chosen, err = q.Square("from"); err != nil {
			return err
		}
	}
	if len(t.targets(t.chosen)) == 0 {
		t.chosen, t.becoming = chess.NoSquare, chess.NoSquare
	}
	return nil
}

// try identifies the state of the open exercise. The page sends it with an answer, so that an answer that is sent
// again, after a reload or a lost response, does not count twice.
func (t *exercisePage) try() string {
	if t.attempt == nil {
		return ""
	}
	return fmt.Sprintf("%d.%d", t.attempt.Wrong(), t.attempt.Used())
}

// targets returns the moves of the piece on a square that may be tried.
func (t *exercisePage) targets(from chess.Square) (list []chess.Move) {
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

// position returns the position on the board, and the squares whose pieces are not drawn.
func (t *exercisePage) position() (chess.Position, chess.Bitboard) {
	switch {
	case t.result != nil:
		return t.result.Position, t.result.Hidden
	case t.attempt != nil:
		return t.attempt.Position(), t.attempt.Hidden()
	}
	return t.exercise.Position, t.exercise.Hidden()
}

// stars returns the squares of the stars still to be collected.
func (t *exercisePage) stars() chess.Bitboard {
	switch {
	case t.attempt != nil:
		return t.attempt.Stars()
	case t.result != nil && t.result.Right:
		return 0
	}
	return t.exercise.Stars
}

// page returns the page of the exercise.
func (t *exercisePage) page() learn.Exercise {
	words := t.Language.Pages.Learning
	e := t.exercise
	page := learn.Exercise{
		Layout: site.LearningFrame(t.Language, t.section(), t.tab(t.learner)).About(t.described(t.learner)),
		Say:    words.Exercise, Notice: t.Notice, Head: t.head(t.learner),
		Task: t.Language.Task(e), Title: t.Language.Title(e), Dots: t.dots(t.learner), Place: t.place(t.learner),
		Stats: t.stats(t.learner), ID: e.ID, Try: t.try(), URL: t.url(), Answer: t.answerURL(), Skill: t.skill(),
		Word: words.Exercise.Tapped, Taps: strings.Join(names(t.tapped.Squares()), ","), Rows: t.rows(),
		Arrows: t.arrows(), Kind: t.kind(), Sheet: t.sheet(), Note: t.note(),
	}
	if t.becoming != chess.NoSquare {
		page.Sheet.Choices = game.Choices(t.Language, chess.White)
	}
	switch {
	case t.result != nil:
		page.Spoken = t.spoken(&page.Sheet)
	case t.practised() && t.try() == "0.0": // a new one: the heading has no room for which of the session's it is
		page.Spoken = site.Sentence(page.Place)
	}
	return page
}

// kind returns how the board is used: "tap", "move", or "" if nothing can be done on it.
func (t *exercisePage) kind() string {
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

// note returns the round's note before the first answer, and later the number of moves used in an exercise of
// several moves.
func (t *exercisePage) note() string {
	if before := t.noted(t.learner); before != "" && t.result == nil && t.attempt != nil {
		return before
	}
	if t.attempt == nil || t.exercise.Most < 2 || t.result != nil && !t.result.Right {
		return ""
	}
	return t.Language.Pages.Learning.Phrases.Moves(t.attempt.Used(), t.exercise.Most)
}
