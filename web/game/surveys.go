package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Cache sizes, in entries of each generation. A survey takes about ten kilobytes. The facts of an ended game are
// cached because finding the move that decided it takes a survey of every position.
const (
	mostSurveys = 512
	mostEndings = 512
)

// Surveys caches surveys of positions, and facts about ended games. They depend on nothing but the position and the
// game, so all requests share them.
type Surveys struct {
	positions Cache[chess.Position, *tutor.Survey]
	endings   Cache[ended, []tutor.Fact]
}

// NewSurveys returns an empty cache.
func NewSurveys() *Surveys {
	return &Surveys{
		positions: Cache[chess.Position, *tutor.Survey]{Most: mostSurveys},
		endings:   Cache[ended, []tutor.Fact]{Most: mostEndings},
	}
}

// Of returns the survey of a position.
func (s *Surveys) Of(p *chess.Position) *tutor.Survey {
	v, ok := s.positions.Get(*p)
	if !ok {
		v = tutor.NewSurvey(p)
		s.positions.Put(*p, v)
	}
	return v
}

// ended is the cache key of an ended game.
type ended struct {
	rev     string
	players tutor.Players
}

// Advice returns the facts of the position after ply moves of a game.
func (s *Surveys) Advice(g *tutor.Game, ply int) []tutor.Fact {
	if ply < g.Ply() || g.Outcome() == chess.Playing {
		return s.Of(g.PositionAt(ply)).Advice(g, ply)
	}
	key := ended{g.Rev(), g.Setup().Players}
	facts, ok := s.endings.Get(key)
	if !ok {
		facts = s.Of(g.PositionAt(ply)).Advice(g, ply)
		s.endings.Put(key, facts)
	}
	return facts
}
