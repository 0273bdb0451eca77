package web

import (
	"context"
	"errors"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// thinkTime is how long the computer's move may take, its time in the queue
// included. The program cuts off answers that take a minute.
const thinkTime = 45 * time.Second

// quickNodes is how many positions a quick search looks at, at most: some twenty
// milliseconds' worth.
const quickNodes = 20_000

// think plays the computer's move in a session's game.
func (s *Server) think(ctx context.Context, ss *session) (chess.Move, error) {
	g := ss.game
	limits := g.Setup().Level.Limits()
	patient, cancel := context.WithTimeout(ctx, thinkTime)
	defer cancel()
	result, err := s.poolFor(limits).Search(patient, *g.Position(), g.Earlier(), limits, uint64(g.Setup().Seed))
	switch {
	case errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil:
		return chess.NoMove, ai.ErrBusy
	case err != nil:
		return chess.NoMove, err
	}
	return result.Move, s.advance(ss, result.Move)
}

// poolFor returns the pool in which a level's search waits for its turn. The
// levels that take long have a queue of their own: where many play them, nobody
// else waits for a hint or for a quick answer.
func (s *Server) poolFor(limits ai.Limits) *ai.Pool {
	deep := limits.Nodes > quickNodes || limits.Depth > ai.DefaultDepth || limits.Nodes == 0 && limits.Time > 0
	if deep && s.config.Deep != nil {
		return s.config.Deep
	}
	return s.config.Pool
}
