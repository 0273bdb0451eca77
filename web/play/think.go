package play

import (
	"net/http"

	"chesstutor/tutor/chess"
)

// think searches for the computer's move in a session's game and plays it.
func (s *Play) think(r *http.Request, ss *session) (chess.Move, error) {
	g := ss.game
	result, err := s.judge.Search(r, *g.Position(), g.Earlier(), g.Setup().Level.Limits(), g.Setup().Seed)
	if err != nil {
		return chess.NoMove, err
	}
	return result.Move, s.advance(ss, result.Move)
}
