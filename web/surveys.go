package web

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

// surveys keeps the surveys made last, and what was told of games that have
// ended. They depend on nothing but the position and the game, so all who ask
// share them.
type surveys struct {
	positions kept[chess.Position, *tutor.Survey]
	endings   kept[ended, []tutor.Fact]
}

func newSurveys() *surveys {
	return &surveys{
		positions: kept[chess.Position, *tutor.Survey]{most: mostSurveys},
		endings:   kept[ended, []tutor.Fact]{most: mostEndings},
	}
}

// of returns the survey of a position.
func (s *surveys) of(p *chess.Position) *tutor.Survey {
	v, ok := s.positions.look(*p)
	if !ok {
		v = tutor.NewSurvey(p)
		s.positions.keep(*p, v)
	}
	return v
}

// ended is a game that has ended, as far as what is told of its end goes.
type ended struct {
	rev     string
	players tutor.Players
}

// advice returns the facts of the position after ply moves of a game.
func (s *surveys) advice(g *tutor.Game, ply int) []tutor.Fact {
	if ply < g.Ply() || g.Outcome() == chess.Playing {
		return s.of(g.PositionAt(ply)).Advice(g, ply)
	}
	key := ended{g.Rev(), g.Setup().Players}
	facts, ok := s.endings.look(key)
	if !ok {
		facts = s.of(g.PositionAt(ply)).Advice(g, ply)
		s.endings.keep(key, facts)
	}
	return facts
}
