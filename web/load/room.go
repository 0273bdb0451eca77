package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"slices"
	"time"

	"chesstutor/tutor/chess"
)

// Room is two players who play each other, and their streams. Its methods must be called from one goroutine.
type Room struct {
	Players [2]*Player // the first has White in the first game
	Streams [2]*Stream

	white    int  // the player who has White now
	playing  bool // a game has started
	position chess.Position
	last     int      // the number of the last event that changed it
	before   int      // moves of earlier games
	moves    []string // of all games
}

// Open makes a room on one server, and lets the opponent join on another, or the same.
func Open(ctx context.Context, c *http.Client, maker, guest string) (*Room, error) {
	first, err := Make(ctx, c, maker, map[string]any{"side": "white"})
	if err != nil {
		return nil, err
	}
	second, err := first.Join(ctx, c, guest)
	return &Room{Players: [2]*Player{first, second}}, err
}

// Listen opens the streams and waits for the first event of each.
func (r *Room) Listen(ctx context.Context) error {
	for i, p := range r.Players {
		r.Streams[i] = p.Listen(ctx)
	}
	for _, s := range r.Streams {
		if _, err := s.Await(ctx, 0, "created"); err != nil {
			return err
		}
	}
	return nil
}

// Close closes the streams.
func (r *Room) Close() {
	for _, s := range r.Streams {
		if s != nil {
			s.Close()
		}
	}
}

// Moves returns how many moves were played.
func (r *Room) Moves() int { return len(r.moves) }

// Play plays random moves, and further games, with a pause of about pace before each move, until stop is closed; it
// finishes the last move first. The times are added to a report.
func (r *Room) Play(ctx context.Context, stop <-chan struct{}, pace time.Duration, to *Report) error {
	for {
		if err := r.Begin(ctx); err != nil {
			return err
		}
		select {
		case <-stop:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(rand.N(2*pace + 1)):
		}
		legal := r.position.Moves()
		if len(legal) == 0 {
			return errors.New("the server goes on with a game that is over")
		}
		answer, heard, err := r.Move(ctx, legal[rand.IntN(len(legal))])
		if err != nil {
			return err
		}
		to.note(func() {
			to.Heard = append(to.Heard, heard)
			if answer > 0 { // none was lost
				to.Answered = append(to.Answered, answer)
			}
		})
	}
}

// Begin waits until a game has started.
func (r *Room) Begin(ctx context.Context) error {
	if r.playing {
		return nil
	}
	e, err := r.Streams[0].Await(ctx, r.last, "started")
	r.playing, r.position, r.last, r.before = err == nil, chess.Start(), e.Seq, len(r.moves)
	return err
}

// Move plays a move and waits until the opponent's stream has it. If it ends the game the players agree on a
// rematch. It returns how long the answer took, 0 if one was lost, and how long the event took.
func (r *Room) Move(ctx context.Context, m chess.Move) (answer, heard time.Duration, err error) {
	me := (r.white + int(r.position.Turn())) % 2
	sent := time.Now()
	if answer, err = r.Players[me].Play(ctx, m.String(), r.last); err != nil {
		return 0, 0, fmt.Errorf("playing %v: %w", m, err)
	}
	r.moves = append(r.moves, m.String())
	e, err := r.Streams[1-me].Await(ctx, r.last, "moved")
	if err == nil && e.Move != m.String() {
		err = fmt.Errorf("the opponent heard of %s instead of %v", e.Move, m)
	}
	if err != nil {
		return 0, 0, err
	}
	r.position, r.last = r.position.Play(m), e.Seq
	if e.Status == "over" {
		err = r.agreeRematch(ctx)
	}
	return answer, e.Arrived.Sub(sent), err
}

// agreeRematch starts another game: both players ask for a rematch.
func (r *Room) agreeRematch(ctx context.Context) error {
	for _, p := range r.Players {
		err := p.retry(ctx, func() (bool, error) {
			_, err := p.Do(ctx, "rematch", map[string]any{})
			return isFinal(err), err
		})
		var known *Refused // an earlier answer was lost
		if err != nil && !errors.As(err, &known) {
			return err
		}
	}
	e, err := r.Streams[0].Await(ctx, r.last, "again")
	r.playing, r.last, r.white = false, e.Seq, 1-r.white
	return err
}

// Check returns an error if anything was lost, repeated, out of order or otherwise not as played: in the room's
// state on both servers, or in the events of both streams, for which it waits.
func (r *Room) Check(ctx context.Context) error {
	for i, p := range r.Players {
		if err := r.check(ctx, p, r.Streams[i]); err != nil {
			return fmt.Errorf("room %s, player %d: %w", p.room, i+1, err)
		}
	}
	return nil
}

func (r *Room) check(ctx context.Context, p *Player, s *Stream) error {
	state, err := p.State(ctx)
	if err != nil {
		return err
	}
	if r.playing && !slices.Equal(state.Board.UCI, r.moves[r.before:]) {
		return fmt.Errorf("the board has %v of %v", state.Board.UCI, r.moves[r.before:])
	}
	if err := s.waitFor(ctx, state.Seq); err != nil {
		return err
	}
	stored, err := p.Events(ctx, 0)
	if err != nil {
		return err
	}
	var moves []string
	for i, told := range s.Log()[:state.Seq] {
		if told.Arrived = (time.Time{}); i >= len(stored) || told != stored[i] {
			return fmt.Errorf("the stream told %v, which is not event %d", told, i+1)
		}
		if told.Kind == "moved" {
			moves = append(moves, told.Move)
		}
	}
	if !slices.Equal(moves, r.moves) {
		return fmt.Errorf("the stream told of %v instead of %v", moves, r.moves)
	}
	return nil
}
