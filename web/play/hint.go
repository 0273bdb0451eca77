package play

import (
	"net/http"
	"strconv"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// hintAnswer is the answer of GET /hint.
type hintAnswer struct {
	Step    int      `json:"step"`
	Text    string   `json:"text"`
	Squares []string `json:"squares"`
	Reason  *string  `json:"reason"`         // why the move is good, from the second step on; null if none is known
	Move    string   `json:"move,omitempty"` // of the last step
	Line    []string `json:"line,omitempty"`
}

// hint answers GET /hint: it takes one step of the hint and counts it.
func (s *Play) hint(w http.ResponseWriter, r *http.Request, ss *game.Session, q site.Form) error {
	step, err := strconv.Atoi(q["step"])
	if err != nil || step < 1 || step > tutor.HintSteps {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.HintRange, Number: tutor.HintSteps})
	}
	if err := ss.MayChange(q); err != nil {
		return err
	}
	if err := checkTurn(ss, ss.MayMove(), say.ComputerTurn); err != nil {
		return err
	}
	facts, first, err := s.hints(r, ss.Game)
	if err != nil {
		return err
	}
	step = max(step, first)
	ss.Game.TakeHint(step)
	view := ss.View()
	view.HintTaken = true
	return s.writeChanged(w, r, ss, view, func() any {
		f := facts[step-1]
		said := game.NewFact(s.viewer(r, ss), ss.Game, ss.Game.Position(), f)
		answer := hintAnswer{Step: step, Text: said.Text, Squares: said.Squares, Reason: said.Reason}
		if step == tutor.HintSteps {
			answer.Move, answer.Line = f.Move.String(), said.Line
		}
		return answer
	})
}

// hints returns the facts of all steps of the hint in the current position, and the first step that says more than the
// coach's line does.
func (s *Play) hints(r *http.Request, g *tutor.Game) (steps [tutor.HintSteps]fact.Fact, first int, err error) {
	result, err := s.judge.Look(r, g)
	if err != nil {
		return steps, 0, err
	}
	progress := s.Progress.Of(r)
	known := progress.Vocabulary()
	told, err := s.judge.Facts(r, g, known, progress.IsPractising)
	if err != nil {
		return steps, 0, err
	}
	survey, line := s.surveys.Of(g.Position()), (*fact.Fact)(nil)
	if told.Speaks {
		line = &told.Facts[0]
	}
	result = coach.Taught(g.Position(), result, known)
	result = survey.Toward(coach.Findable(g, result, g.Setup().Level.Rating(), known), line)
	steps = coach.PlainHint(g, result, known)
	if err := coach.ShowOffer(&steps, func(move, taking chess.Move) (found ai.Result, err error) {
		then := g.Clone()
		for _, m := range []chess.Move{move, taking} {
			if err := then.Play(m); err != nil {
				return found, err
			}
		}
		return s.judge.Look(r, then)
	}); err != nil {
		return steps, 0, err
	}
	return steps, survey.FirstHint(line, &steps), nil
}

// takenHint is the part of a hint that was taken.
type takenHint struct {
	steps []fact.Fact
	first int // the first step that says more than the coach's line does
}

// takenHint returns the steps of the hint that have been taken in the current position, none for a page that looks
// back.
func (s *Play) takenHint(r *http.Request, ss *game.Session, view game.View) (takenHint, error) {
	n := ss.Game.HintStep()
	if view.LookingBack || n == 0 || !ss.MayMove() {
		return takenHint{}, nil
	}
	facts, first, err := s.hints(r, ss.Game)
	if err != nil {
		return takenHint{}, err
	}
	return takenHint{facts[:n], first}, nil
}
