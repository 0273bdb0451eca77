package learn

import (
	"fmt"
	"net/http"
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// exercisePage is the page of an exercise: the learner's attempt, what a page without scripts was asked to show, and
// the result of the last answer.
type exercisePage struct {
	*learner
	series
	exercise *exercise.Exercise
	attempt  *exercise.Attempt // nil while it is not open

	chosen   chess.Square // the piece that is chosen, NoSquare if none
	becoming chess.Square // where the chosen pawn is to be promoted, NoSquare if nowhere
	tapped   chess.Bitboard
	copied   []chess.Move // the shown answer, which scripts let be made on the board before it goes on; nil for none

	result *exercise.Result // of an answer, nil if there was none
	gave   exercise.Answer
	before *exercise.Attempt // what it answered
	lost   exercise.Answer   // the move by which a small game was lost that has stepped back to before it
}

// series is what an exercise belongs to: a lesson's exercises, its test, or a practice session.
type series interface {
	// round returns what the series says on the page of its exercise, as it stands now.
	round(*learner) round
	// judge judges and records an answer. It returns the result, and the attempt after it if the exercise is still
	// open.
	judge(*learner, exercise.Answer) (exercise.Result, *exercise.Attempt, error)
	// counts returns under which skill an answer counts in a class, and in which lesson, "" for none.
	counts() (skill, lesson string)
	// stars returns the stars of that lesson.
	stars(*learner) int
}

// round is what a series says on the page of one of its exercises.
type round struct {
	page  learn.Exercise // layout, head, place, dots, stats and addresses
	known string         // stands in place of how to answer, for who knows that: the exercise was missed before
	begin learn.Sheet    // of an exercise that is not open
	end   learn.Sheet    // remarks after the answer that ends the exercise, and the button or link to go on
	last  bool           // no other exercise of the series follows
	// again opens an exercise whose answer was shown, to repeat it, or a small game once more; nil where that cannot
	// be.
	again *frame.Act
	// read is a page that tells more once an exercise was right, nil for none.
	read *frame.Link
	// without is where it goes on from a small game that was lost.
	without string
}

// exercisePage returns the page of an exercise of a series, with the learner's attempt at it, nil if it is not open.
func (u *learner) exercisePage(in series, e *exercise.Exercise, attempt *exercise.Attempt) *exercisePage {
	return &exercisePage{
		learner: u, series: in, exercise: e, attempt: attempt,
		chosen: chess.NoSquare, becoming: chess.NoSquare,
	}
}

// show answers with the page of an exercise as the query asks to show it. It opens nothing: pages without scripts use
// it to choose pieces and squares.
func show(w http.ResponseWriter, r *http.Request, t *exercisePage, q site.Form) error {
	if err := t.read(q); err != nil {
		return err
	}
	return site.WritePage(w, r, http.StatusOK, learn.ExercisePage(t.page()))
}

// read parses what the query of a page asks to show: from, the chosen piece; ask, a promotion; squares, those tapped;
// or lost, the move by which a small game was lost that has stepped back to before it.
func (t *exercisePage) read(q site.Form) (err error) {
	if t.attempt == nil {
		return nil
	}
	if q["lost"] != "" {
		lost, err := readMove(q["lost"])
		if err != nil {
			return err
		}
		if t.exercise.Kind == exercise.Game && slices.ContainsFunc(t.attempt.Moves(), func(m chess.Move) bool {
			return m.From() == lost.From && m.To() == lost.To
		}) {
			t.lost = lost
		}
	}
	if q["squares"] != "" && t.exercise.Kind == exercise.Tap {
		t.tapped, err = readSquares(q)
		return err
	}
	if q["ask"] != "" {
		move, err := readMove(q["ask"])
		if err != nil {
			return err
		}
		t.chosen, t.becoming = move.From, move.To
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
	if len(t.copied) > 0 && from == t.copied[0].From() {
		return t.copied[:1]
	}
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
	words, round := t.Language.Pages.Learning, t.round(t.learner)
	t.choose()
	if t.copied = t.toCopy(&round); len(t.copied) > 0 {
		t.chosen = t.copied[0].From()
	}
	page := round.page
	page.Say, page.Word, page.Notice = words.Exercise, words.Exercise.Tapped, t.Notice
	t.nameOut(&page.Say.Close)
	page.ID, page.Try, page.Kind, page.Last = t.exercise.ID, t.try(), t.kind(), t.lastMove()
	page.Task, page.Title = t.Language.Task(t.exercise), t.Language.Title(t.exercise)
	page.Taps, page.Rows, page.Arrows = strings.Join(names(t.tapped.Squares()), ","), t.rows(), t.arrows()
	page.One = t.one()
	for _, m := range t.copied {
		page.Kind, page.Copied = "move", append(page.Copied, m.From().String()+m.To().String())
	}
	shown, _ := t.position()
	page.Mate = !t.exercise.HiddenKings && shown.Outcome(nil) == chess.Checkmate
	if t.result != nil {
		page.Wrong = strings.Join(names(t.result.Bad.Squares()), ",")
	}
	page.Sheet = t.sheet(&round)
	page.Face = game.Coach
	if t.exercise.Kind == exercise.Game {
		page.Face, page.Versus = game.Portrait(ai.Pip), true
	}
	if len(page.Sheet.Tracks) == 0 { // they tell more
		page.Note = t.movesUsed()
	}
	switch {
	case t.result != nil:
		page.Spoken = t.spoken(&page)
	case t.inSession() && t.try() == "0.0": // a new one: the heading has no room for which of the session's it is
		page.Spoken = site.Sentence(page.Place)
	}
	page.Voice = t.voiceOf(&page, round.last)
	return page
}

// choose chooses what the board shows as chosen at once: the piece that collects stars, the only one that can move in a
// small game, or one that was moved where it cannot go, which shows where it can.
func (t *exercisePage) choose() {
	if t.attempt == nil {
		return
	}
	if t.chosen == chess.NoSquare {
		t.chosen = t.attempt.Walker()
	}
	moves := t.attempt.Moves()
	if t.chosen == chess.NoSquare && t.attempt.Exercise().Kind == exercise.Game && len(moves) > 0 &&
		!slices.ContainsFunc(moves, func(m chess.Move) bool { return m.From() != moves[0].From() }) {
		t.chosen = moves[0].From()
	}
	if t.result != nil && t.result.Reason.Kind == exercise.Illegal && len(t.targets(t.gave.From)) > 0 {
		t.chosen = t.gave.From
	}
}

// toCopy returns the learner's moves of an answer that is shown, where it goes on to another exercise: to make them
// oneself is to remember them. Of a line, which has Black's moves, too, that is the first. It returns nil where the
// exercise is to be repeated, or no move is shown.
func (t *exercisePage) toCopy(r *round) []chess.Move {
	if t.result == nil || !t.result.Shown || r.again != nil || len(t.result.Solutions) == 0 {
		return nil
	}
	moves := t.result.Solutions[0].Moves
	if p, _ := t.position(); len(moves) == 0 || p.At(moves[0].From()).Color() != chess.White {
		return nil
	}
	if t.exercise.Kind == exercise.Line {
		moves = moves[:1]
	}
	return moves
}

// inSession reports whether the exercise is done in a session of practice.
func (t *exercisePage) inSession() bool {
	_, ok := t.series.(*inPractice)
	return ok
}

// practised reports whether the exercise is one of practice.
func (t *exercisePage) practised() bool { return practice.IsID(t.exercise.ID) }

// kind returns how the board is used: "tap", "move", or "" if nothing can be done on it.
func (t *exercisePage) kind() string {
	switch {
	case t.attempt == nil:
		return ""
	case t.exercise.Kind == exercise.Tap:
		return "tap"
	case len(t.attempt.Moves()) > 0:
		return "move"
	}
	return ""
}

// one reports whether the first square that is tapped is the answer: in a lesson, where one square is right. Practice
// does not tell how many there are.
func (t *exercisePage) one() bool {
	return t.exercise.Kind == exercise.Tap && !t.practised() && len(t.exercise.Solutions()[0].Squares) == 1
}

// movesUsed returns the number of moves used in an exercise of several moves, "" in others.
func (t *exercisePage) movesUsed() string {
	if t.attempt == nil || t.exercise.Most < 2 || t.result != nil && !t.result.Right {
		return ""
	}
	return t.Language.Pages.Learning.Phrases.Moves(t.attempt.Used(), t.exercise.Most)
}
