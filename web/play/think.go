package play

import (
	"context"
	"errors"
	"net/http"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// thinkTime limits how long the computer's move or a hint may take, including its time in the queue. It is below
// the server's timeout of a minute for an answer.
const thinkTime = 45 * time.Second

// think searches for the computer's move in a session's game and plays it.
func (s *Play) think(r *http.Request, ss *session) (chess.Move, error) {
	g := ss.game
	result, err := s.search(r, *g.Position(), g.Earlier(), g.Setup().Level.Limits(), g.Setup().Seed)
	if err != nil {
		return chess.NoMove, err
	}
	return result.Move, s.advance(ss, result.Move)
}

// search searches a position for a move, when it is the turn of the client's address in the queue of the pool.
func (s *Play) search(
	r *http.Request,
	position chess.Position,
	earlier []uint64,
	limits ai.Limits,
	seed uint32,
) (ai.Result, error) {
	patient, cancel := context.WithTimeout(r.Context(), thinkTime)
	defer cancel()
	from := site.Network(s.Addresses.From(r)).String()
	result, err := s.pool.Search(patient, from, position, earlier, limits, uint64(seed))
	if errors.Is(err, context.DeadlineExceeded) && r.Context().Err() == nil {
		return result, &ai.BusyError{After: s.pool.Wait(from, limits)}
	}
	return result, err
}
