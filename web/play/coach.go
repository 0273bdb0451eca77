package play

import (
	"context"
	"net/http"
	"slices"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// CoachTime is how long what rests on searches may take, the wait for their turn
// included: who has moved should not have to wait for the coach.
const CoachTime = 300 * time.Millisecond

// coachSeed decides among moves that are equal to the coach, so that it says the
// same of the same position in every game.
const coachSeed = 0

// coach works out what rests on searches, for one who wants help: of a move just made
// the warning, else what is said of the position.
func (s *Play) coach(r *http.Request, ss *session) {
	s.coachIf(r, ss, ss.settings.Choice(site.Help) != site.NoHelp)
}

// coachIf is coach, but what is said of the position is worked out only if it is asked
// for.
func (s *Play) coachIf(r *http.Request, ss *session, asked bool) {
	g := ss.game
	if ss.coached != nil {
		return
	}
	ss.coached = &game.Coached{Rev: g.Rev(), Warning: ss.warning()}
	soon, cancel := context.WithTimeout(r.Context(), s.times.Coach)
	defer cancel()
	r = r.WithContext(soon)
	if toWarn(g) && ss.settings.On(site.Warnings) {
		if w, err := s.searchedWarning(r, g, ss.settings); err == nil {
			ss.coached.Warning = w
		}
		return
	}
	if asked && ss.viewer().Advises && !g.ComputerToMove() && g.Outcome() == chess.Playing {
		if facts, err := s.searchedFacts(r, g); err == nil {
			ss.coached.Facts = facts
		}
	}
}

// search as little as a warning does, and keep what was found by the state of the
// game.
func (s *Play) glance(r *http.Request, g *tutor.Game) (ai.Result, error) {
	key := "glance " + g.Rev()
	if found, ok := s.found.Get(key); ok {
		return found, nil
	}
	found, err := s.search(r, *g.Position(), g.Earlier(), tutor.WarnLimits, coachSeed)
	if err == nil {
		s.found.Put(key, found)
	}
	return found, err
}

// searchedWarning returns what is to be said of the last move by two searches, and a
// third where there may be something.
func (s *Play) searchedWarning(r *http.Request, g *tutor.Game, c site.Settings) (*tutor.Fact, error) {
	before, err := s.glance(r, g.Until(g.Ply()-1))
	if err != nil {
		return nil, err
	}
	searched := tutor.Searched{Before: before, Again: func() (ai.Result, error) {
		return s.search(r, *g.Position(), g.Earlier(), tutor.SureLimits, coachSeed)
	}}
	if g.Outcome() == chess.Playing {
		if searched.After, err = s.glance(r, g); err != nil {
			return nil, err
		}
	}
	v := s.surveys.Of(g.PositionAt(g.Ply() - 1))
	return tutor.WarningOf(g, v, searched, tutor.PlainWarnings(g.Setup().Level), c.Warns), nil
}

// searchedFacts returns the facts of the position on the board without the
// chances that a search refutes, with the idea of the best move, and calm only if
// the search finds no threat either.
func (s *Play) searchedFacts(r *http.Request, g *tutor.Game) ([]tutor.Fact, error) {
	if facts, ok := s.judged.Get(g.Rev()); ok {
		return facts, nil
	}
	facts, err := s.judgedFacts(r, g)
	if err == nil {
		s.judged.Put(g.Rev(), facts)
	}
	return facts, err
}

// judgedFacts works out what searchedFacts keeps, so that a move is judged by what the page told.
func (s *Play) judgedFacts(r *http.Request, g *tutor.Game) ([]tutor.Fact, error) {
	found, err := s.glance(r, g)
	if err != nil {
		return nil, err
	}
	v := s.surveys.Of(g.Position())
	facts := slices.Clone(s.surveys.Advice(g, g.Ply()))
	moves := v.ChanceMoves(facts)
	if len(moves) > 1 || len(moves) == 1 && moves[0] != found.Move {
		limits := tutor.WarnLimits
		limits.Moves, limits.Lines = moves, len(moves)
		judged, err := s.search(r, *g.Position(), g.Earlier(), limits, coachSeed)
		if err != nil {
			return nil, err
		}
		facts = v.Veto(facts, found.Score, judged.Lines)
	}
	if f := tutor.ChanceFound(g, found.Move); f != nil {
		facts = tutor.WithChance(facts, *f)
	}
	calm := slices.IndexFunc(facts, func(f tutor.Fact) bool { return f.Kind == tutor.KindCalm })
	if calm < 0 {
		return facts, nil
	}
	threat, err := s.threatTo(r, g, tutor.WarnLimits)
	if err != nil {
		return nil, err
	}
	if threat.Kind != tutor.KindThreatNone {
		facts = slices.Delete(facts, calm, calm+1)
	}
	return facts, nil
}

// threatTo returns what the opponent would do in the position on the board if it
// could move twice, by the count, else by a search with these limits.
func (s *Play) threatTo(r *http.Request, g *tutor.Game, limits ai.Limits) (tutor.Fact, error) {
	p := g.Position()
	counted := tutor.Threat(p)
	flipped := p.Pass()
	if counted.Kind != tutor.KindThreatNone || !flipped.HasMove() {
		return counted, nil
	}
	now, err := s.glance(r, g)
	if err != nil {
		return counted, err
	}
	found, err := s.search(r, flipped, nil, limits, coachSeed)
	if err != nil {
		return counted, err
	}
	return tutor.ThreatFound(p, now, found), nil
}
