package web

import (
	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// play answers the requests of those who play on one device, against the computer
// or each other.
type play struct {
	*site
	start   chess.Position // of every new game
	pool    *ai.Pool
	found   kept[string, ai.Result] // what searches for hints have found, by the state of the game
	surveys *surveys
}

func newPlay(s *site, config Config, known *surveys) *play {
	return &play{
		site: s, start: config.Start, pool: config.Pool, surveys: known, found: kept[string, ai.Result]{most: mostFound},
	}
}

func (s *play) routes(r *router) {
	s.showRoutes(r)
	s.movesRoutes(r)
	s.moveRoutes(r)
	s.adviceRoutes(r)
	s.hintRoutes(r)
	s.newRoutes(r)
	s.levelRoutes(r)
	s.undoRoutes(r)
	s.pgnRoutes(r)
	s.settingsRoutes(r)
}
