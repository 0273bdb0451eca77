package game

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// Bounds of what is kept, twice as many at most: surveys, of which one takes some
// ten kilobytes, and what is told of how games ended. To find the move that decided
// a game takes a survey of every position.
const (
	mostSurveys = 512
	mostEndings = 512
)

// Surveys keeps the surveys made last, and what was told of games that have
// ended. They depend on nothing but the position and the game, so all who ask
// share them.
type Surveys struct {
	positions Cache[chess.Position, *tutor.Survey]
	endings   Cache[ended, []tutor.Fact]
}

// NewSurveys returns an empty store of surveys, for a server to own.
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

// ended is a game that has ended, as far as what is told of its end goes.
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
