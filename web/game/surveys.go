package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/cache"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// Cache sizes, in entries of each generation. A survey takes about ten kilobytes. Facts are cached because finding the
// move that decided a game takes a survey of every position.
const (
	mostSurveys = 512
	mostAdvice  = 512
)

// Surveys caches surveys of positions, and facts about games. They depend on nothing but the position and the
// game, so all requests share them.
type Surveys struct {
	positions cache.Cache[chess.Position, *coach.Survey]
	advice    cache.Cache[adviceKey, []fact.Fact]
}

// NewSurveys returns an empty cache.
func NewSurveys() *Surveys {
	return &Surveys{
		positions: cache.Cache[chess.Position, *coach.Survey]{Most: mostSurveys},
		advice:    cache.Cache[adviceKey, []fact.Fact]{Most: mostAdvice},
	}
}

// Of returns the survey of a position.
func (s *Surveys) Of(p *chess.Position) *coach.Survey {
	v, ok := s.positions.Get(*p)
	if !ok {
		v = coach.NewSurvey(p)
		s.positions.Put(*p, v)
	}
	return v
}

// adviceKey is the cache key of the facts of a position in a game.
type adviceKey struct {
	game    tutor.GameKey
	ply     int
	players tutor.Players
}

// Advice returns the facts of the position after ply moves of a game. They must not be changed.
func (s *Surveys) Advice(g *tutor.Game, ply int) []fact.Fact {
	key := adviceKey{g.Key(), ply, g.Setup().Players}
	facts, ok := s.advice.Get(key)
	if !ok {
		facts = s.Of(g.PositionAt(ply)).Advice(g, ply)
		s.advice.Put(key, facts)
	}
	return facts
}
