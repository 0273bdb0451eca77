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

// CoachTime limits how long the coach's searches may take, including their time in the queue, so that a learner's
// move is answered promptly.
const CoachTime = 300 * time.Millisecond

// coachSeed selects among moves of equal value. It is constant, so that the coach gives the same advice in the same
// position of any game.
const coachSeed = 0

// coach runs the searches that the coach's line needs, if the learner wants help: for a warning about the move just
// made, else for the facts of the position. The result is in ss.coached.
func (s *Play) coach(r *http.Request, ss *session) {
	s.coachIf(r, ss, ss.settings.Choice(site.Help) != site.NoHelp)
}

// coachIf is coach, but searches for the facts of the position only if they are asked for, whatever the settings.
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

// glance searches the position on the board of g with the limits of warnings. It caches the result by Game.Rev.
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

// searchedWarning returns the warning about the last move, nil if there is none. It takes two searches, and a third
// to confirm a warning.
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

// searchedFacts returns the facts of the current position: without chances that a search refutes, with the idea of
// the best move, and with "calm" only if the search finds no threat either. It caches them.
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

// judgedFacts computes what searchedFacts caches. The cache ensures that a move is graded by the same facts that
// the page showed.
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

// threatTo returns what the opponent would do in the current position if it could move twice: found by counting, or
// else by a search with these limits.
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
