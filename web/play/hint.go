package play

import (
	"net/http"
	"slices"
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

// mostFound is the size of each generation of the cache of search results.
const mostFound = 2048

// foundKey is the key of a hint's move: a learner could find another than one who meets stronger friends.
type foundKey struct {
	game   tutor.GameKey
	rating int
}

// find searches the position on the board for a hint, and for a move that people of the computer's strength find. It
// caches the result, so that a whole class that asks at once gets its answers at once.
func (s *Play) find(r *http.Request, g *tutor.Game) (ai.Result, error) {
	rating := g.Setup().Level.Rating()
	key := foundKey{g.Key(), rating}
	if result, ok := s.found.Get(key); ok {
		return result, nil
	}
	search := func(limits ai.Limits) (ai.Result, error) {
		return s.judge.Search(r, *g.Position(), g.Earlier(), limits, g.Setup().Seed)
	}
	best, err := search(coach.HintLimits)
	if err != nil {
		return best, err
	}
	result, err := s.promoteFirst(r, g, best)
	if err == nil && result.Move == best.Move {
		result, err = coach.Findable(g, best, rating, search)
	}
	if err != nil {
		return result, err
	}
	s.found.Put(key, result)
	return result, nil
}

// dearestPromotion is how much worse than the best move found a promotion may be, in centipawns, to be the hint
// nevertheless.
const dearestPromotion = 100

// promoteFirst replaces a quiet move that was found by a promotion, unless that costs more than dearestPromotion.
func (s *Play) promoteFirst(r *http.Request, g *tutor.Game, found ai.Result) (ai.Result, error) {
	p := g.Position()
	promotion := s.surveys.Of(p).Promotion()
	plies, mates := found.Score.Mate()
	if promotion == chess.NoMove || mates && plies <= coach.FarthestHint ||
		found.Move.Promotion() != chess.NoPieceType || chess.Taken(p, found.Move) != chess.NoPiece {
		return found, nil
	}
	next := p.Play(promotion)
	if next.Outcome(g.Earlier()) != chess.Playing {
		return found, nil
	}
	earlier := append(slices.Clone(g.Earlier()), p.Key())
	after, err := s.judge.Search(r, next, earlier, coach.WarnLimits, g.Setup().Seed)
	if err != nil || -after.Score < found.Score-dearestPromotion {
		return found, err
	}
	line := append([]chess.Move{promotion}, after.PV...)
	return ai.Result{
		Move:  promotion,
		Score: -after.Score,
		PV:    line,
		Nodes: found.Nodes + after.Nodes,
		Depth: after.Depth + 1,
	}, nil
}

// hintAnswer is the answer of GET /hint.
type hintAnswer struct {
	Step    int      `json:"step"`
	Text    string   `json:"text"`
	Squares []string `json:"squares"`
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
	facts, err := s.hints(r, ss.Game)
	if err != nil {
		return err
	}
	ss.Game.TakeHint(step)
	view := ss.View()
	view.HintTaken = true
	return s.writeChanged(w, r, ss, view, func() any {
		f := facts[step-1]
		said := game.NewFact(s.viewer(r, ss), ss.Game, ss.Game.Position(), f)
		answer := hintAnswer{Step: step, Text: said.Text, Squares: said.Squares}
		if step == tutor.HintSteps {
			answer.Move, answer.Line = f.Move.String(), said.Line
		}
		return answer
	})
}

// hints returns the facts of all steps of the hint in the current position.
func (s *Play) hints(r *http.Request, g *tutor.Game) ([tutor.HintSteps]fact.Fact, error) {
	result, err := s.find(r, g)
	if err != nil {
		return [tutor.HintSteps]fact.Fact{}, err
	}
	return coach.HintFacts(g, result), nil
}

// takenHints returns the steps of the hint that have been taken in the current position, none for a page that looks
// back.
func (s *Play) takenHints(r *http.Request, ss *game.Session, view game.View) ([]fact.Fact, error) {
	n := ss.Game.HintStep()
	if view.LookingBack || n == 0 || !ss.MayMove() {
		return nil, nil
	}
	facts, err := s.hints(r, ss.Game)
	if err != nil {
		return nil, err
	}
	return facts[:n], nil
}
